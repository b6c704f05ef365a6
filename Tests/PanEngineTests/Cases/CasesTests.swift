import PanEngine
import Testing

/// Faults that users of comparable programs have reported, restated as what must happen here
/// instead. The numbers are those of the project's list of cases; the ones that need a window or a
/// stream are with the tests of the bridge and of the program.
@Suite struct CasesTests {
  static let middle = Point(x: 200, y: 200)
  static let finger = Pointer(kind: .touch, number: 1)
}
