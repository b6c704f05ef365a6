/// What went over the wire in some time, counted.
public struct TraceSpan: Equatable, Sendable {
  /// How many requests of each name. Those of an extension carry its name too, as in
  /// "RENDER-Composite".
  public private(set) var requests: [String: Int] = [:]
  /// How many answers, by the name of the request (without an extension's): each is one that the
  /// program may have waited for.
  public private(set) var replies: [String: Int] = [:]
  /// How many events of each name, forwarded ones (by XSendEvent) included.
  public private(set) var events: [String: Int] = [:]
  /// How many errors.
  public private(set) var errors = 0
  /// Bytes of all requests.
  public private(set) var bytesToServer = 0
  /// Bytes of all answers, events and errors.
  public private(set) var bytesFromServer = 0

  /// Of an event and of an error, in bytes.
  private static let eventSize = 32

  /// All requests.
  public var requestCount: Int { requests.values.reduce(0, +) }
  /// All answers.
  public var replyCount: Int { replies.values.reduce(0, +) }

  /// Counts lines of xtrace, which look like these:
  ///
  ///     000:<:0001: 20: Request(98): QueryExtension name='RENDER'
  ///     000:>:0001:32: Reply to QueryExtension: present=true(0x01)
  ///     000:<:0002: 12: RENDER-Request(139,0): QueryVersion major-version=0
  ///     000:>:0017: Event Expose(12) window=0x00200001
  init(lines: [String]) {
    for line in lines {
      let fields = line.split(separator: ":", maxSplits: 4).map { $0.drop { $0 == " " } }
      guard fields.count > 3 else { continue }
      if fields[1] == "<" { countRequest(size: fields[3], fields.last ?? "") }
      if fields[1] == ">" {
        // Only answers have a size of their own.
        bytesFromServer +=
          fields.count > 4 ? Int(fields[3]) ?? TraceSpan.eventSize : TraceSpan.eventSize
        countAnswer(fields[3...].joined(separator: ":"))
      }
    }
  }

  private mutating func countRequest(size: Substring, _ text: Substring) {
    guard let size = Int(size), let bracket = text.range(of: "Request("),
      let end = text.range(of: "): ")
    else { return }
    bytesToServer += size
    let name = text[end.upperBound...].prefix { $0 != " " }
    requests[String(text[..<bracket.lowerBound] + name), default: 0] += 1
  }

  private mutating func countAnswer(_ text: String) {
    if let reply = text.range(of: "Reply to ") {
      replies[String(text[reply.upperBound...].prefix { $0 != ":" }), default: 0] += 1
    } else if let event = text.range(of: "Event ") {
      let words = text[event.upperBound...].split(separator: " ")
      let name = words.first { !$0.hasPrefix("(") } ?? ""
      events[String(name.prefix { $0 != "(" }), default: 0] += 1
    } else if text.hasPrefix("Error") {
      errors += 1
    }
  }
}
