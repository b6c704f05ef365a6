/// Decides whose a pointer is: the recognizer of the view in front at the press owns it until its
/// release, wherever it goes meanwhile.
///
/// Reports wait in a queue until they are taken, in the order in which they came about. Whoever
/// takes one may disable, cancel or remove anything at once: what follows from it is queued behind,
/// so no report is lost and none arrives in the middle of another.
public struct GestureRouter: Sendable {
  private struct Attachment: Sendable {
    var view: ViewID
    var recognizer: PanRecognizer
    var owned: OwnedPointer?
  }

  private struct OwnedPointer: Sendable {
    var pointer: Pointer
    var button: Int
  }

  /// The button that drags.
  private static let primaryButton = 1

  private var attachments: [Attachment] = []
  private var reports = Queue<GestureReport>()

  /// A router without recognizers.
  public init() {}

  /// Gives a view a recognizer: presses on the view, and on what it holds, are the recognizer's.
  public mutating func attach(_ recognizer: PanRecognizer, to view: ViewID) -> RecognizerID {
    attachments.append(Attachment(view: view, recognizer: recognizer))
    return RecognizerID(index: attachments.count - 1)
  }

  /// The recognizer of that name, as it stands.
  public subscript(id: RecognizerID) -> PanRecognizer {
    attachments[id.index].recognizer
  }

  /// The oldest report that has not been taken; nil where there is none.
  public mutating func nextReport() -> GestureReport? {
    reports.popFirst()
  }

  // MARK: Pointers

  /// A button went down. Only the primary one begins a gesture; a pointer that is owned already, a
  /// recognizer that has a pointer already, and a press on nothing change nothing.
  ///
  /// - Parameter location: in the scene (logical pixels, y down).
  public mutating func press(
    at location: Point, button: Int, pointer: Pointer, in tree: ViewTree, time: Instant
  ) {
    guard button == GestureRouter.primaryButton, owner(of: pointer) == nil,
      let index = recognizer(at: location, in: tree), attachments[index].owned == nil
    else { return }
    let phase = attachments[index].recognizer.press(
      at: location, kind: pointer.kind, time: time)
    if attachments[index].recognizer.isTracking {
      attachments[index].owned = OwnedPointer(pointer: pointer, button: button)
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
    for index in attachments.indices { cancel(RecognizerID(index: index), at: time) }
  }

  /// Cancels a recognizer's gesture, if it has one.
  public mutating func cancel(_ id: RecognizerID, at time: Instant) {
    report(attachments[id.index].recognizer.cancel(), of: id.index, at: time)
  }

  /// Switches a recognizer on or off; off cancels its gesture and frees its pointer.
  public mutating func setEnabled(_ isEnabled: Bool, _ id: RecognizerID, at time: Instant) {
    report(attachments[id.index].recognizer.setEnabled(isEnabled), of: id.index, at: time)
  }

  /// Makes a recognizer's translation count so that it is `translation` now.
  public mutating func setTranslation(_ translation: Vector, of id: RecognizerID) {
    attachments[id.index].recognizer.setTranslation(translation)
  }

  /// Cancels the gestures of views that are no longer in the tree.
  public mutating func cancelRemovedViews(in tree: ViewTree, at time: Instant) {
    for index in attachments.indices where !tree.contains(attachments[index].view) {
      cancel(RecognizerID(index: index), at: time)
    }
  }

  // MARK: Inside

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
    let recognizer = attachments[index].recognizer
    if !recognizer.isTracking { attachments[index].owned = nil }
    guard let phase else { return }
    reports.append(
      GestureReport(
        recognizer: RecognizerID(index: index),
        phase: phase,
        translation: recognizer.translation,
        time: time))
  }
}
