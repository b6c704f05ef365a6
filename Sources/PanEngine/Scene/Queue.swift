/// First in, first out. Once it has grown to its working size it allocates no more, which keeps the
/// steady state of a drag free of allocations.
struct Queue<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private var head = 0

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// The oldest element, which leaves the queue; nil where there is none.
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: true)
        head = 0
      }
    }
    return elements[head]
  }
}
