internal import CirclePanSupport

/// The name of this machine; empty where it has none.
func hostName() -> [UInt8] {
  var name = [CChar](repeating: 0, count: 256)
  guard gethostname(&name, name.count - 1) == 0 else { return [] }
  return name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
}
