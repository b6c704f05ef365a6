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
    let first = elements[head]
    head += 1
    if head == elements.count { empty() }
    return first
  }

  /// One by one: of the few that there are that takes less than `removeAll`, which is made for
  /// many.
  private mutating func empty() {
    while elements.popLast() != nil {}
    head = 0
  }
}
