internal import PanEngine

/// Keeps the frames few that are on their way to the server, so that what is shown is never far
/// behind what was drawn: a line that takes less than is drawn would else hold more of it every
/// second.
///
/// With some frames a marker is sent: a message to the program's own window, which the server gives
/// back when it gets there. No answer is waited for. How many frames may be under way follows from
/// the time that markers take, as TCP Vegas finds its window (Brakmo and Peterson, 1995): enough to
/// fill the line, and fewer as soon as they queue.
struct FrameFence {
  private struct Marker {
    let frame: Int
    let sent: Instant
  }

  /// How often a screen shows something new, in seconds.
  private static let framePeriod = 1.0 / 60
  /// A marker that is back within this many seconds has come over no line that could be slow.
  private static let quickTrip = 0.004
  /// How many frames share a marker where they are quick: each one wakes the program up.
  private static let quickSpacing = 8
  /// Two times that, so that the line is asked again before the frames are held back.
  private static let quickLimit = 16
  /// Frames that may be under way before the first marker is back.
  private static let firstLimit = 8
  private static let smallestLimit = 2
  private static let largestLimit = 64
  /// Of a lasting change for the worse, the share that is believed with each marker.
  private static let share = 0.125

  /// How many frames were drawn, how many of them the server has shown, and the last with a marker.
  private var drawn = 0
  private var shown = 0
  private var marked = 0
  private var markers: [Marker] = []
  private var limit = FrameFence.firstLimit
  private var isQuick = false
  /// The shortest time that a marker took, in seconds.
  private var shortestTrip = Double.infinity

  /// Nothing is drawn yet.
  init() {}

  /// Whether another frame may be drawn. Where not, a marker will come back that changes it.
  var hasRoom: Bool { drawn - shown < limit }

  /// A frame was drawn.
  mutating func noteFrame() {
    drawn += 1
  }

  /// Whether a marker is to be sent behind what was drawn so far, and its number.
  mutating func nextMarker(at now: Instant) -> Int? {
    let spacing = isQuick ? FrameFence.quickSpacing : 1
    guard drawn > marked, drawn - marked >= spacing || !hasRoom else { return nil }
    marked = drawn
    markers.append(Marker(frame: drawn, sent: now))
    return drawn
  }

  /// A marker is back. One that was never sent is nobody's.
  mutating func take(marker frame: Int, at now: Instant) {
    guard let index = markers.firstIndex(where: { $0.frame == frame }) else { return }
    let trip = max(0, now.seconds(since: markers[index].sent))
    markers.removeFirst(index + 1)
    shown = frame
    adapt(to: trip)
  }

  private mutating func adapt(to trip: Double) {
    shortestTrip = min(shortestTrip, trip)
    isQuick = trip < FrameFence.quickTrip
    let isLate = trip > shortestTrip + 2 * FrameFence.framePeriod
    if isQuick {
      limit = FrameFence.quickLimit
    } else if !isLate {
      if limit < fillingLimit { limit += 1 }
    } else if limit > FrameFence.smallestLimit {
      limit -= 1
    } else {
      // As few as can be, and late all the same: the line itself has become longer.
      shortestTrip += FrameFence.share * (trip - shortestTrip)
    }
  }

  /// As many frames as the line holds, one that is drawn and one that is shown.
  private var fillingLimit: Int {
    let frames = (shortestTrip / FrameFence.framePeriod).rounded(.up)
    return Int(min(frames, Double(FrameFence.largestLimit - 2))) + 2
  }
}
