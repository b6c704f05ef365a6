/// The names by which the resource database knows a program.
struct ResourceProgram {
  let instance: String
  let className: String

  /// The first byte of the instance's name; 0 where that is empty.
  var instanceInitial: UInt8 { instance.utf8.first ?? 0 }
  /// The first byte of the class's name; 0 where that is empty.
  var classInitial: UInt8 { className.utf8.first ?? 0 }
}
