/// What only the eye notices.
extension PadScene {
  /// Whether no reading would be made by a tick at that moment: none is due by then, and no knob is
  /// read on its way, or has ended it by then.
  public func isQuiet(at moment: Instant) -> Bool {
    let end = stage.animator.nextEnd ?? moment
    return pads.allSatisfy { pad in
      if let due = pad.repeater?.next, due <= moment { return false }
      return !pad.isReadOnItsWay || pad.repeater != nil && end > moment
    }
  }
}
