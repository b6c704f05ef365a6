import Testing

@testable import PanEngine

@Suite struct QueueTests {
  @Test func firstInFirstOut() {
    var queue = Queue<Int>()
    #expect(queue.popFirst() == nil)
    queue.append(1)
    queue.append(2)
    #expect(queue.popFirst() == 1)
    queue.append(3)
    #expect(queue.popFirst() == 2)
    #expect(queue.popFirst() == 3)
    #expect(queue.popFirst() == nil)
    queue.append(4)
    #expect(queue.popFirst() == 4)
  }
}
