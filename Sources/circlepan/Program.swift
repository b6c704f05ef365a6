import CirclePanSupport
import PanEngine
import XlibBridge

/// The program, from its arguments to its exit status.
enum Program {
  static let version = "0.1.0"

  /// Does what the command line asks for.
  ///
  /// - Returns: the exit status. What went wrong has been said on standard error, in one line.
  static func run() -> Int32 {
    do throws(ProgramError) {
      let wereOpen = StandardDescriptors.open()
      prepareSignals()
      support_keep_libraries_from_waiting()
      var options = try CommandLineOptions.read()
      if !wereOpen.output, options.writesToOutput { throw StandardDescriptors.cannotWrite(EBADF) }
      if !wereOpen.input, options.readsFromInput {
        throw .input(SystemError.text(EBADF, "--replay", "-"))
      }
      switch options.action {
      case .help: try StandardDescriptors.print(Help.text())
      case .version: try StandardDescriptors.print("circlepan \(version)\n")
      case .run where options.isHeadless: try HeadlessSession.run(options)
      case .run: try WindowSession.run(&options, outputWasOpen: wereOpen.output)
      }
      return 0
    } catch {
      if let message = error.message { StandardDescriptors.complain(message, .seconds(1)) }
      return error.status
    }
  }

  /// A reader that has gone, and a file that has got as long as it may, are told by what write
  /// returns, not by a signal that ends the program; and one that is to end it does, whatever who
  /// started it has blocked.
  private static func prepareSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, nil)
    sigemptyset(&signals)
    for signal in EndingSignals.all.numbers { sigaddset(&signals, signal) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
