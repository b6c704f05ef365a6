/// Keeps a window on the scale that the user's desktop asks for, which may change while the program
/// runs.
///
/// It looks when the window appears again or gets the keyboard. To be told of each change would
/// mean to be woken by everything that happens on the root window. Grid and size change in one
/// step, when the manager has said what size the window gets, so that no picture is wrong in
/// between; and not while something is held, whose place counts from where it was taken.
struct ScaleFollower {
  private enum State {
    /// The window is on the scale that was seen last.
    case settled
    /// The scale may have changed.
    case due
    /// The manager has been asked for the size that goes with the grid.
    case resizing(PixelGrid)
    /// Nothing is in the way of the grid any more.
    case ready(PixelGrid)
  }

  private let window: Window
  private var state = State.settled
  private var hasAppeared = false

  /// Nothing has changed since the window was made.
  init(_ window: Window) {
    self.window = window
  }

  /// Whether something is to be asked.
  var isDue: Bool {
    if case .due = state { true } else { false }
  }

  /// Whether there is another grid for the window.
  var isReady: Bool {
    if case .ready = state { true } else { false }
  }

  /// The window can be seen. For the first time is no news: the connection is not much older.
  mutating func windowAppeared() {
    if hasAppeared { look() }
    hasAppeared = true
  }

  /// The scale should be looked at, some time. A manager that has not answered by now never will,
  /// and the grid counts without another size.
  mutating func look() {
    switch state {
    case .settled: state = .due
    case .resizing(let grid): state = .ready(grid)
    case .due, .ready: break
    }
  }

  /// The window has a size, be it the old one; whether that is the one that goes with the grid.
  mutating func sizeCame() -> Bool {
    guard case .resizing(let grid) = state else { return false }
    state = .ready(grid)
    return true
  }

  /// Asks what is to be asked, while nothing is held: one round trip where a look is due.
  ///
  /// - Returns: whether there is a grid by now that no size has to be waited for.
  mutating func ask() -> Bool {
    guard case .due = state else { return false }
    state = .settled
    guard let grid = window.readGrid() else { return false }
    let waits = window.resize(for: grid)
    state = waits ? .resizing(grid) : .ready(grid)
    return !waits
  }

  /// Brings the window onto the other grid, while nothing is held; whether there was one.
  mutating func adopt() -> Bool {
    guard case .ready(let grid) = state else { return false }
    state = .settled
    window.grid = grid
    return true
  }
}
