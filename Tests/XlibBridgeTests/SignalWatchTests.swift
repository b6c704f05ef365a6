import Glibc
import Synchronization
import Testing

@testable import XlibBridge

/// What the tests' own handler has heard last; 0 for nothing.
private let heard = Atomic<Int32>(0)

/// How signals are heard, without a server. One after the other: there is one handler of each in a
/// process.
@Suite(.serialized) struct SignalWatchTests {
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  @Test(arguments: signals)
  func `a signal is told once, and ends what can be read`(_ signal: Int32) {
    let server = SocketPair()
    let watch = SignalWatch(server: server.near)
    #expect(watch.take() == nil)
    #expect(!server.isReadable())
    raise(signal)
    #expect(server.isAtEnd)
    // What is still to be said can be said.
    #expect(server.carries)
    #expect(watch.take() == signal)
    #expect(watch.take() == nil)
  }

  @Test func `F6: a watch of other signals hears those, and gives them back`() {
    let server = SocketPair()
    do {
      let watch = SignalWatch(server: server.near, for: EndingSignals([SIGUSR2, 0, 1000]))
      raise(SIGUSR2)
      #expect(server.isAtEnd)
      #expect(watch.take() == SIGUSR2)
    }
    var action = sigaction()
    sigaction(SIGUSR2, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil)
    let all = EndingSignals.all.numbers
    #expect(Set([SIGUSR1, SIGUSR2, SIGALRM, SIGPWR, SIGQUIT, SIGXCPU]).isSubset(of: all))
    #expect(
      Set([SIGKILL, SIGSTOP, SIGPIPE, SIGXFSZ, SIGCHLD, SIGSEGV, SIGTSTP, 32]).isDisjoint(with: all)
    )
  }

  @Test func `a connection by TCP is watched in the same way`() {
    let server = SocketPair.overTCP()
    #expect(server.carries)
    let watch = SignalWatch(server: server.near)
    #expect(!server.isReadable())
    raise(SIGTERM)
    #expect(server.isAtEnd)
    #expect(server.carries)
    #expect(watch.take() == SIGTERM)
  }

  @Test func `after it all handlers and blocked signals are what they were`() {
    listening(to: SIGHUP) {
      blocking(SIGTERM) {
        let (actions, mask) = (handlers(), blockedSignals())
        #expect(mask == [SIGTERM])
        do {
          let server = SocketPair()
          let watch = SignalWatch(server: server.near)
          #expect(handlers() != actions)
          #expect(blockedSignals() == [])
          raise(SIGTERM)
          #expect(watch.take() == SIGTERM)
        }
        #expect(handlers() == actions)
        #expect(blockedSignals() == mask)
      }
    }
  }

  @Test func `a signal that waits, as it is blocked, is heard at the beginning`() {
    blocking(SIGTERM) {
      raise(SIGTERM)
      let server = SocketPair()
      let watch = SignalWatch(server: server.near)
      #expect(server.isAtEnd)
      #expect(watch.take() == SIGTERM)
    }
  }

  @Test func `a signal that is ignored stays so`() {
    let server = SocketPair()
    with(SIG_IGN, for: SIGHUP) {
      // Blocked, it would wait for whoever unblocks it next.
      blocking(nil) {
        let watch = SignalWatch(server: server.near)
        raise(SIGHUP)
        #expect(watch.take() == nil)
        #expect(!server.isReadable())
      }
    }
  }

  @Test func `a signal that nobody took is raised anew at the end`() {
    let server = SocketPair()
    listening(to: SIGTERM) {
      do {
        let watch = SignalWatch(server: server.near)
        raise(SIGTERM)
        #expect(heard.load(ordering: .relaxed) == 0)
        _ = watch
      }
      #expect(heard.load(ordering: .relaxed) == SIGTERM)
    }
  }

  @Test func `a signal that was taken is not raised again`() {
    let server = SocketPair()
    listening(to: SIGTERM) {
      do {
        let watch = SignalWatch(server: server.near)
        raise(SIGTERM)
        #expect(watch.take() == SIGTERM)
      }
      #expect(heard.load(ordering: .relaxed) == 0)
    }
  }

  @Test func `within another's life, a signal ends what the inner one waits for`() {
    let (around, within) = (SocketPair(), SocketPair())
    let outer = SignalWatch(server: around.near)
    do {
      let inner = SignalWatch(server: within.near)
      raise(SIGTERM)
      #expect(within.isAtEnd && !around.isReadable())
      #expect(inner.take() == SIGTERM)
    }
    #expect(outer.take() == nil && !around.isReadable())
    raise(SIGINT)
    #expect(around.isAtEnd)
    #expect(outer.take() == SIGINT)
  }

  @Test func `what the inner one has not taken is for the outer one to hear`() {
    let (around, within) = (SocketPair(), SocketPair())
    let outer = SignalWatch(server: around.near)
    do {
      let inner = SignalWatch(server: within.near)
      raise(SIGTERM)
      #expect(within.isAtEnd)
      _ = inner
    }
    #expect(around.isAtEnd)
    #expect(outer.take() == SIGTERM)
  }

  @Test func `one that outlives the other hears on, and leaves all as it was`() {
    let (first, second) = (SocketPair(), SocketPair())
    listening(to: SIGTERM) {
      let actions = handlers()
      do {
        let older = SignalWatch(server: first.near)
        let younger = SignalWatch(server: second.near)
        _ = consume older
        raise(SIGTERM)
        #expect(second.isAtEnd && !first.isReadable())
        #expect(younger.take() == SIGTERM)
        #expect(heard.load(ordering: .relaxed) == 0)
      }
      #expect(handlers() == actions)
      raise(SIGTERM)
      #expect(heard.load(ordering: .relaxed) == SIGTERM)
      // And the next one begins anew.
      let next = SignalWatch(server: first.near)
      raise(SIGTERM)
      #expect(first.isAtEnd)
      #expect(next.take() == SIGTERM)
    }
  }

  // MARK: Around a watch

  /// Lets a signal do something else meanwhile.
  private func with(_ handler: sighandler_t?, for signal: Int32, _ body: () -> Void) {
    var (action, before) = (sigaction(), sigaction())
    action.__sigaction_handler.sa_handler = handler
    sigaction(signal, &action, &before)
    body()
    sigaction(signal, &before, nil)
  }

  /// Lets ``heard`` tell of a signal meanwhile.
  private func listening(to signal: Int32, _ body: () -> Void) {
    heard.store(0, ordering: .relaxed)
    let listener: sighandler_t = { heard.store($0, ordering: .relaxed) }
    with(listener, for: signal) { blocking(nil, body) }
  }

  /// Keeps that one of the signals from this thread meanwhile, or none. The threads that tests run
  /// on have all of them blocked.
  private func blocking(_ blocked: Int32?, _ body: () -> Void) {
    var (mask, before) = (sigset_t(), sigset_t())
    pthread_sigmask(SIG_BLOCK, nil, &before)
    mask = before
    for signal in SignalWatchTests.signals { sigdelset(&mask, signal) }
    if let blocked { sigaddset(&mask, blocked) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    body()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Which of the signals are kept from this thread.
  private func blockedSignals() -> [Int32] {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return SignalWatchTests.signals.filter { sigismember(&mask, $0) == 1 }
  }

  /// Where the handlers of the signals are.
  private func handlers() -> [UInt] {
    SignalWatchTests.signals.map {
      var action = sigaction()
      sigaction($0, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    }
  }
}
