/// Decides whose a pointer is: the recognizer of the view in front at the press owns it until its
/// release, wherever it goes meanwhile.
///
/// Reports wait in a queue until they are taken, in the order in which they came about. Whoever
/// takes one may disable, cancel or remove anything at once: what follows from it is queued behind,
/// so no report is lost and none arrives in the middle of another.
public struct GestureRouter: Sendable {
  private struct Attachment: Sendable {
    /// nil where the place is free.
    var view: ViewID?
    var recognizer: PanRecognizer
    /// Tells the recognizers that have had this place one after the other apart.
    var generation: Int
    var owned: OwnedPointer?
  }

  private struct OwnedPointer: Sendable {
    var pointer: Pointer
    var button: Int
  }

  /// The button that drags.
  private static let primaryButton = 1

  private var attachments: [Attachment] = []
  private var freeIndices: [Int] = []
  private var lastGeneration = 0
  private var reports = Queue<GestureReport>()

  /// A router without recognizers.
  public init() {}

  /// Gives a view a recognizer: presses on the view, and on what it holds, are the recognizer's.
  ///
  /// - Returns: the name of the recognizer from now on, which is also in its reports.
  @discardableResult
  public mutating func attach(_ recognizer: PanRecognizer, to view: ViewID) -> RecognizerID {
    lastGeneration += 1
    let attachment = Attachment(
      view: view, recognizer: recognizer, generation: lastGeneration)
    let index = freeIndices.popLast() ?? attachments.count
    if index == attachments.count {
      attachments.append(attachment)
    } else {
      attachments[index] = attachment
    }
    return name(of: index)
  }

  /// Takes a recognizer away from its view. A gesture that is on is cancelled, and the report of it
  /// still comes. Nothing happens where it is not attached (any more).
  public mutating func detach(_ id: RecognizerID, at time: Instant) {
    guard contains(id) else { return }
    cancel(id, at: time)
    attachments[id.index].view = nil
    attachments[id.index].generation = 0
    freeIndices.append(id.index)
  }

  /// Whether the recognizer is attached to a view.
  public func contains(_ id: RecognizerID) -> Bool {
    id.index < attachments.count && attachments[id.index].generation == id.generation
  }

  /// The recognizer of that name, as it stands.
  ///
  /// - Precondition: the recognizer is attached (``contains(_:)``), here and in what follows.
  public subscript(id: RecognizerID) -> PanRecognizer {
    attachments[index(of: id)].recognizer
  }

  /// Whether recognizers own any pointers.
  public var ownsPointers: Bool { attachments.contains { $0.owned != nil } }

  /// Whether a recognizer owns the pointer.
  public func isOwned(_ pointer: Pointer) -> Bool {
    owner(of: pointer) != nil
  }

  /// Whether a press at that location would be some recognizer's.
  public func claims(_ location: Point, in tree: ViewTree) -> Bool {
    recognizer(at: location, in: tree) != nil
  }

  /// The oldest report that has not been taken; nil where there is none.
  public mutating func nextReport() -> GestureReport? {
    reports.popFirst()
  }

  // MARK: Pointers

  /// A button went down. Only the primary one begins a gesture; a pointer that is owned already, a
  /// recognizer that has a pointer already, and a press on nothing change nothing.
  ///
  /// Here and in what follows a location is in the scene: logical pixels, y down.
  public mutating func press(
    at location: Point, button: Int, pointer: Pointer, in tree: ViewTree, time: Instant
  ) {
    guard button == GestureRouter.primaryButton, !isOwned(pointer),
      let index = recognizer(at: location, in: tree)
    else { return }
    begin(index, at: location, pointer: pointer, time: time)
  }

  /// Gives a recognizer a pointer as if it had been pressed on the recognizer's view, wherever it
  /// is. Ignored where the pointer or the recognizer is busy, or the recognizer is off.
  public mutating func begin(
    _ id: RecognizerID, at location: Point, pointer: Pointer, time: Instant
  ) {
    if !isOwned(pointer) { begin(index(of: id), at: location, pointer: pointer, time: time) }
  }

  private mutating func begin(
    _ index: Int, at location: Point, pointer: Pointer, time: Instant
  ) {
    guard attachments[index].owned == nil else { return }
    let phase = attachments[index].recognizer.press(
      at: location, kind: pointer.kind, time: time)
    if attachments[index].recognizer.isTracking {
      attachments[index].owned = OwnedPointer(
        pointer: pointer, button: GestureRouter.primaryButton)
    }
    report(phase, of: index, at: time)
  }

  /// A pointer moved. Where its button is up, the release was never delivered: the gesture is
  /// cancelled.
  public mutating func move(
    to location: Point, primaryIsDown: Bool, pointer: Pointer, time: Instant
  ) {
    guard let index = owner(of: pointer) else { return }
    let phase =
      primaryIsDown
      ? attachments[index].recognizer.move(to: location, time: time)
      : attachments[index].recognizer.cancel()
    report(phase, of: index, at: time)
  }

  /// A button came up. Only the one that began the gesture ends it.
  public mutating func release(
    at location: Point, button: Int, pointer: Pointer, time: Instant
  ) {
    guard let index = owner(of: pointer), attachments[index].owned?.button == button else {
      return
    }
    report(
      attachments[index].recognizer.release(at: location, time: time), of: index, at: time)
  }

  // MARK: Interventions

  /// Cancels every gesture: the pointers are lost.
  public mutating func cancelAll(at time: Instant) {
    for index in attachments.indices { cancel(index, at: time) }
  }

  /// Cancels the gestures of a pointer that is lost, and of those that move the same cursor.
  public mutating func cancel(_ pointer: Pointer, at time: Instant) {
    for index in attachments.indices {
      guard let owner = attachments[index].owned?.pointer else { continue }
      if owner == pointer || owner.sharesCursor(with: pointer) { cancel(index, at: time) }
    }
  }

  /// Cancels a recognizer's gesture, if it has one.
  public mutating func cancel(_ id: RecognizerID, at time: Instant) {
    cancel(index(of: id), at: time)
  }

  private mutating func cancel(_ index: Int, at time: Instant) {
    report(attachments[index].recognizer.cancel(), of: index, at: time)
  }

  /// Switches a recognizer on or off; off cancels its gesture and frees its pointer.
  public mutating func setEnabled(_ isEnabled: Bool, _ id: RecognizerID, at time: Instant) {
    let index = index(of: id)
    report(attachments[index].recognizer.setEnabled(isEnabled), of: index, at: time)
  }

  /// Makes a recognizer's translation count so that it is `translation` now.
  public mutating func setTranslation(_ translation: Vector, of id: RecognizerID) {
    attachments[index(of: id)].recognizer.setTranslation(translation)
  }

  /// Detaches the recognizers of views that are no longer in the tree; see ``Stage/remove(_:)``.
  public mutating func dropRemovedViews(in tree: ViewTree, at time: Instant) {
    for index in attachments.indices {
      guard let view = attachments[index].view, !tree.contains(view) else { continue }
      detach(name(of: index), at: time)
    }
  }

  // MARK: Inside

  private func index(of id: RecognizerID) -> Int {
    precondition(contains(id), "the recognizer is not attached")
    return id.index
  }

  private func name(of index: Int) -> RecognizerID {
    RecognizerID(index: index, generation: attachments[index].generation)
  }

  private func owner(of pointer: Pointer) -> Int? {
    attachments.firstIndex { $0.owned?.pointer == pointer }
  }

  /// The recognizer that a press belongs to: the view in front has the first claim, then what holds
  /// it.
  private func recognizer(at location: Point, in tree: ViewTree) -> Int? {
    var candidate = tree.hitTest(location)
    while let view = candidate {
      if let index = attachments.firstIndex(where: { $0.view == view && $0.recognizer.isEnabled }) {
        return index
      }
      candidate = tree.parent(of: view)
    }
    return nil
  }

  private mutating func report(_ phase: PanRecognizer.Phase?, of index: Int, at time: Instant) {
    if !attachments[index].recognizer.isTracking { attachments[index].owned = nil }
    guard let phase else { return }
    reports.append(
      GestureReport(
        recognizer: name(of: index),
        phase: phase,
        translation: attachments[index].recognizer.translation,
        time: time))
  }
}
