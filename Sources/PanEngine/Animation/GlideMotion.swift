/// A glide over time: a point that was let go with a velocity.
public struct GlideMotion: Timeline {
  /// When it starts.
  public var start: Instant
  /// Where it leads.
  public var glide: Glide<Limit>

  /// A glide that starts at `start`.
  public init(_ glide: Glide<Limit>, start: Instant) {
    self.glide = glide
    self.start = start
  }

  /// When it has come to rest.
  public var end: Instant { start.advanced(bySeconds: glide.duration) }

  /// Where it is at a moment.
  public func value(at now: Instant) -> Point {
    now >= end ? glide.end : glide.position(after: max(0, now.seconds(since: start)))
  }
}
