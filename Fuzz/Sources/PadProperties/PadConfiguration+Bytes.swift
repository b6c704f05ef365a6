import PanEngine

extension PadConfiguration {
  /// Any configuration that the documentation allows.
  public init(_ bytes: inout Bytes) {
    self.init()
    leave = bytes.choice(of: [.cancel, .clamp, .rubberBand])
    shape = bytes.choice(of: [
      .circle, .circle, .square, .horizontal, .vertical, .ellipse(height: 0.4),
      .polygon(corners: [Point(x: -0.8, y: 0.5), Point(x: 0.5, y: -0.8), Point(x: 0.7, y: 0.7)]),
    ])
    release = bytes.choice(
      of: [.goesBack, .glides, .holds(.both), .holds(.x), .holds(.y)])
    radius = bytes.extent()
    knobRadius = bytes.choice(of: [25.0, 25, 25, 1, 1e-3, 300])
    let flags = bytes.byte()
    fitsScene = flags & 1 != 0
    reducesMotion = flags & 2 != 0
    latches = flags & 4 != 0
    reportsReturn = flags & 8 != 0
    slop = Self.slop(&bytes)
    timing = Self.timing(&bytes)
    spring = Self.spring(&bytes)
    snap = Self.snap(&bytes)
    response = Self.response(&bytes)
    rate = bytes.choice(of: [0.0, 0, 0, 0.01, 10, 60, 1000])
    directions = bytes.choice(of: [0, 4, 8])
  }

  private static func slop(_ bytes: inout Bytes) -> PanRecognizer.Slop {
    switch bytes.byte() % 4 {
    case 0: PanRecognizer.Slop(bytes.unit() * 20)
    case 1: PanRecognizer.Slop(0)
    default: PanRecognizer.Slop()
    }
  }

  private static func timing(_ bytes: inout Bytes) -> Timing {
    // The last one swings far beyond both ends.
    let curve = bytes.choice(
      of: [.easeInOut, .linear, .easeOut, TimingCurve(0.3, -4, 0.7, 5)])
    return Timing(duration: bytes.choice(of: [0.2, 0.2, 0, 1e-9, 1, 60]), curve: curve)
  }

  private static func spring(_ bytes: inout Bytes) -> Spring? {
    guard bytes.byte() % 3 == 0 else { return nil }
    return Spring(
      dampingRatio: bytes.choice(of: [0.05, 0.3, 1 - 1e-9, 1, 1 + 1e-9, 2, 20]),
      response: bytes.choice(of: [0.001, 0.1, 0.3, 1, 5]))
  }

  private static func snap(_ bytes: inout Bytes) -> Snap {
    switch bytes.byte() % 8 {
    case 0: .directions(1 + Int(bytes.byte() % 16))
    case 1: .center(within: bytes.unit() * 2)
    case 2: .rings((0..<(bytes.byte() % 4)).map { _ in bytes.unit() * 2 })
    default: .none
    }
  }

  private static func response(_ bytes: inout Bytes) -> Response {
    var response = Response()
    let flags = bytes.byte()
    if flags & 1 != 0 { response.axes = flags & 2 != 0 ? .x : .y }
    response.mapsCircleToSquare = flags & 4 != 0
    response.invertsX = flags & 8 != 0
    response.invertsY = flags & 16 != 0
    if flags & 32 != 0 { response.deadZone = min(bytes.unit(), 1.nextDown) }
    if flags & 64 != 0 { response.expo = bytes.unit() }
    return response
  }
}
