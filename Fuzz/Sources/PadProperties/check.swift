/// Ends the process with a message where a promise is broken, which is what a fuzzer looks for.
public func check(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError(promise()) }
}
