import PadProperties
import PanEngine

/// Any pad, and anything that can happen to it in any order, keeps the promises; and what happened,
/// played back, says the same.
@c(LLVMFuzzerTestOneInput)
public func fuzzEvents(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Bytes(start, count: count)
  let player = Player(&bytes)
  player.play(&bytes)
  return 0
}
