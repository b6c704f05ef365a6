internal import CirclePanX11
internal import CirclePanXrandr

extension XRRModeInfo {
  /// How often it shows something new, in nanoseconds: all pixels and pauses of a picture, and so
  /// many of these a second. nil for what no screen does, as virtual ones say that they have no
  /// clock.
  var frameInterval: Int64? {
    var pixels = Double(hTotal) * Double(vTotal)
    // Each line twice; or each time only every other line.
    if modeFlags & UInt(RR_DoubleScan) != 0 { pixels *= 2 }
    if modeFlags & UInt(RR_Interlace) != 0 { pixels /= 2 }
    let seconds = pixels / Double(dotClock)
    return seconds > 0 && seconds < 1 ? Int64(seconds * 1e9) : nil
  }
}
