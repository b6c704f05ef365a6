import Foundation
import XServerHarness

/// The programs, the rounds, and what came out of them.
struct ProgramBenchmark {
  private let contestants: [Contestant]
  private let rounds: Int
  private var values: [[Figure: [Double]]]

  /// Measures and prints.
  ///
  /// - Parameter arguments: the program's name, how many rounds, and the paths of the program that
  ///   ships and of the floor.
  /// - Returns: the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 4, let rounds = Int(arguments[1]), rounds > 0 else {
      print("usage: ProgramBenchmark ROUNDS PROGRAM FLOOR")
      return 2
    }
    do {
      var benchmark = ProgramBenchmark(
        contestants: [
          Contestant(name: "circlepan", path: arguments[2], arguments: ["--leave", "clamp"]),
          Contestant(name: "C floor", path: arguments[3], arguments: []),
          Contestant(name: "with cursor", path: arguments[3], arguments: ["cursor"]),
        ], rounds: rounds)
      try benchmark.measure()
      benchmark.printTable()
      return 0
    } catch {
      print("make bench: \(error)")
      return 1
    }
  }

  private init(contestants: [Contestant], rounds: Int) {
    self.contestants = contestants
    self.rounds = rounds
    values = contestants.map { _ in [:] }
  }

  // MARK: Measure

  private mutating func measure() throws {
    for _ in 0..<rounds {
      for index in contestants.indices {
        keep(try NearMeasurement(contestants[index]).figures, for: index)
      }
    }
    // What is counted, or so long that nothing disturbs it, needs no rounds.
    for index in contestants.indices {
      keep(try FarMeasurement(contestants[index]).figures, for: index)
      keep(try SlowMeasurement(contestants[index]).figures, for: index)
      if Trace.isAvailable { keep(try WireMeasurement(contestants[index]).figures, for: index) }
    }
  }

  private mutating func keep(_ figures: [Figure: Double], for contestant: Int) {
    for (figure, value) in figures { values[contestant][figure, default: []].append(value) }
  }

  // MARK: Print

  private func printTable() {
    let names = contestants.map(\.name)
    printLine("medians of \(rounds) rounds", names + ["ratio", "spread"])
    for figure in Figure.allCases {
      let medians = values.compactMap { median($0[figure] ?? []) }
      guard medians.count == contestants.count else { continue }
      let ratio = medians[1] == 0 ? "" : text(medians[0] / medians[1])
      printLine(figure.label, medians.map(text) + [ratio, spread(values[0][figure] ?? [])])
    }
    if !Trace.isAvailable { print("bytes and round trips: \(Trace.requirement)") }
  }

  private func median(_ values: [Double]) -> Double? {
    if values.isEmpty { return nil }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// How far the rounds lay apart, of the median.
  private func spread(_ values: [Double]) -> String {
    guard values.count > 1, let most = values.max(), let least = values.min(),
      let middle = median(values), middle > 0
    else { return "" }
    return "\(Int((100 * (most - least) / middle).rounded())) %"
  }

  private func text(_ number: Double) -> String {
    String(format: abs(number) < 100 ? "%.2f" : "%.0f", number)
  }

  private func printLine(_ label: String, _ columns: [String]) {
    let padded = columns.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
    print(label.padding(toLength: 50, withPad: " ", startingAt: 0) + padded.joined())
  }
}
