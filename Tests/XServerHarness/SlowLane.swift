/// One direction of a slow line: what is under way, and when it arrives.
struct SlowLane: Sendable {
  private struct Parcel {
    let arrival: ContinuousClock.Instant
    let bytes: ArraySlice<UInt8>
  }

  private let delay: Duration
  private let bytesPerSecond: Int?
  private var parcels: [Parcel] = []
  private var next = 0
  /// When all that was taken so far has gone into the line.
  private var freeFrom = ContinuousClock.now
  /// Whether nothing more will be taken.
  private(set) var isEnding = false

  /// A narrow line delivers this many bytes at a time, so that nothing waits for what is behind it.
  private static let parcelSize = 32

  /// An empty lane.
  init(delay: Duration, bytesPerSecond: Int?) {
    self.delay = delay
    self.bytesPerSecond = bytesPerSecond
  }

  /// Takes what was read; nothing at the source's end.
  mutating func take(_ bytes: [UInt8]) {
    if bytes.isEmpty { isEnding = true }
    var rest = bytes[...]
    freeFrom = max(freeFrom, .now)
    while !rest.isEmpty {
      let part = bytesPerSecond == nil ? rest : rest.prefix(SlowLane.parcelSize)
      if let bytesPerSecond { freeFrom += .seconds(Double(part.count) / Double(bytesPerSecond)) }
      parcels.append(Parcel(arrival: freeFrom + delay, bytes: part))
      rest = rest[part.endIndex...]
    }
  }

  /// Milliseconds until the next arrival, rounded up, for poll(2); below 0 where nothing is under
  /// way.
  var millisecondsUntilNext: Int32 {
    guard next < parcels.count else { return -1 }
    let rest = (parcels[next].arrival - .now) / .milliseconds(1)
    return Int32(max(0, rest.rounded(.up)))
  }

  /// Hands over what has arrived.
  ///
  /// - Returns: false where there will be no more, or nobody takes it.
  mutating func deliver(to target: Descriptor) -> Bool {
    while next < parcels.count, parcels[next].arrival <= .now {
      guard target.sendAll(parcels[next].bytes) else { return false }
      next += 1
    }
    if next == parcels.count {
      parcels.removeAll(keepingCapacity: true)
      next = 0
      return !isEnding
    }
    return true
  }
}
