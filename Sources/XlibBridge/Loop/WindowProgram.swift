internal import CirclePanSupport
internal import PanEngine

/// How a program of one window begins and ends, as its shell and its user expect it: what goes wrong
/// is one line on standard error, `name: reason`, and status 1; after a signal it dies of that
/// signal; else the status is 0.
///
/// A program with an end of its own takes its parts: ``ConnectionError/explanation``,
/// ``EventLoopError/explanation``, ``LoopEnd/explanation`` and ``LoopEnd/dieOfSignal()``.
public struct WindowProgram: Sendable {
  /// What its messages begin with.
  public var name: String

  /// A program of that name.
  public init(named name: String) {
    self.name = name
  }

  /// A connection to that display, or to the one that the variable DISPLAY names; where there is
  /// none, the process ends.
  public func connect(display: String? = nil) -> Connection {
    // For where a library ends the process; kept for its life.
    support_set_last_words(STDERR_FILENO, strdup(line(LoopEnd.lost)))
    do throws(ConnectionError) {
      return try Connection(display: display)
    } catch {
      fail(error.explanation)
    }
  }

  /// A loop for that window; where there is none, the process ends.
  public func makeLoop(
    _ window: Window, endingOn signals: EndingSignals = .usual
  ) -> EventLoop {
    do throws(EventLoopError) {
      return try EventLoop(window, endingOn: signals)
    } catch {
      fail(error.explanation)
    }
  }

  /// Ends the process as its loop has ended.
  public func leave(_ end: LoopEnd) -> Never {
    support_set_last_words(-1, nil)
    end.dieOfSignal()
    if let explanation = end.explanation { fail(explanation) }
    exit(0)
  }

  /// Says why the program cannot go on, and ends the process. Where nobody reads the line, it is
  /// dropped after a second.
  public func fail(_ reason: String) -> Never {
    support_set_last_words(-1, nil)
    support_say(line(reason))
    exit(1)
  }

  private func line(_ reason: String) -> String {
    joined([name, ": ", reason, "\n"])
  }
}
