import Glibc

/// The name of this machine.
func hostName() -> String {
  var name = [CChar](repeating: 0, count: 256)
  gethostname(&name, 255)
  return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
