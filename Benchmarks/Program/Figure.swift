/// What is measured, in the order in which it is printed.
enum Figure: CaseIterable {
  case start
  case latency
  case latencyP95
  case programTime
  case serverTime
  case frames
  case lag
  case memory
  case idleTime
  case idleSwitches
  case waits
  case bytesToServer
  case bytesFromServer
  case roundTrips
  case slowEarly
  case slowLate
  case slowHome
  case farFrames

  /// What it is, with its unit.
  var label: String {
    switch self {
    case .start: "start to the first right pixel, ms"
    case .latency: "motion to its pixel, median, µs"
    case .latencyP95: "motion to its pixel, 95th percentile, µs"
    case .programTime: "CPU per motion at 1,000 Hz, program, µs"
    case .serverTime: "… the server's, net of the hand's, µs"
    case .frames: "… frames shown of 100 motions"
    case .lag: "… one more motion behind these, µs"
    case .memory: "memory (Pss), KB"
    case .idleTime: "idle: CPU time, µs/s"
    case .idleSwitches: "idle: context switches in 2 s"
    case .waits: "waits for the server before the first frame"
    case .bytesToServer: "bytes a frame, to the server"
    case .bytesFromServer: "bytes a frame, from the server"
    case .roundTrips: "round trips a frame"
    case .slowEarly: "12 kB/s, 100 ms: age of what is shown, at 2 s, ms"
    case .slowLate: "… at 9 s, ms"
    case .slowHome: "… from the release to the knob at home, ms"
    case .farFrames: "100 ms there and back: pictures/s at 200 Hz"
    }
  }
}
