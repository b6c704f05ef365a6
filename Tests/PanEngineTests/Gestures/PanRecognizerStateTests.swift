import PanEngine
import Randomness
import Testing

/// The whole state machine as a table: from each place that it can be in, each step that can
/// happen.
@Suite struct PanRecognizerStateTests {
  /// A place in the machine, and the way to it from a new recognizer whose slop is 8.
  enum Place: CaseIterable {
    case fresh, pressed, began, changed, ended, cancelled, failed, disabled

    func make() -> PanRecognizer {
      var recognizer = PanRecognizer(slop: PanRecognizer.Slop(8))
      for step in way { _ = step.take(&recognizer) }
      return recognizer
    }

    private var way: [Step] {
      switch self {
      case .fresh: []
      case .pressed: [.press]
      case .began: [.press, .moveFar]
      case .changed: [.press, .moveFar, .moveLittle]
      case .ended: [.press, .moveFar, .release]
      case .cancelled: [.press, .moveFar, .cancel]
      case .failed: [.press, .release]
      case .disabled: [.disable]
      }
    }
  }

  enum Step: CaseIterable {
    case press, pressNowhere, moveLittle, moveFar, moveNowhere, release, releaseNowhere
    case cancel, disable, enable

    func take(_ recognizer: inout PanRecognizer) -> PanRecognizer.Phase? {
      let nowhere = Point(x: .nan, y: .infinity)
      return switch self {
      case .press: recognizer.press(at: .zero, time: .zero)
      case .pressNowhere: recognizer.press(at: nowhere, time: .zero)
      case .moveLittle: recognizer.move(to: Point(x: 1, y: 0), time: .zero)
      case .moveFar: recognizer.move(to: Point(x: 100, y: 0), time: .zero)
      case .moveNowhere: recognizer.move(to: nowhere, time: .zero)
      case .release: recognizer.release(at: Point(x: 100, y: 0), time: .zero)
      case .releaseNowhere: recognizer.release(at: nowhere, time: .zero)
      case .cancel: recognizer.cancel()
      case .disable: recognizer.setEnabled(false)
      case .enable: recognizer.setEnabled(true)
      }
    }
  }

  /// What a step leads to.
  struct Outcome: Equatable {
    var state: PanRecognizer.State
    var report: PanRecognizer.Phase?
    var isTracking: Bool

    /// The recognizer tracks a pointer and reports the state that it enters.
    static func on(_ state: PanRecognizer.State, _ report: PanRecognizer.Phase?) -> Outcome {
      Outcome(state: state, report: report, isTracking: true)
    }
    /// The recognizer tracks nothing.
    static func off(
      _ state: PanRecognizer.State, _ report: PanRecognizer.Phase? = nil
    ) -> Outcome {
      Outcome(state: state, report: report, isTracking: false)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var from: Place
    var outcomes: [Step: Outcome]
    /// What all steps lead to that are not in `outcomes`.
    var otherwise: Outcome

    var testDescription: String { "\(from)" }
  }

  static let table = [
    Row(
      from: .fresh, outcomes: [.press: .on(.possible, nil)], otherwise: .off(.possible)),
    Row(
      from: .pressed,
      outcomes: [
        .moveFar: .on(.began, .began),
        .moveNowhere: .off(.failed),
        .release: .off(.failed), .releaseNowhere: .off(.failed),
        .cancel: .off(.failed), .disable: .off(.failed),
      ],
      otherwise: .on(.possible, nil)),
    Row(
      from: .began,
      outcomes: [
        .moveLittle: .on(.changed, .changed), .moveFar: .on(.changed, .changed),
        .moveNowhere: .off(.cancelled, .cancelled),
        .release: .off(.ended, .ended), .releaseNowhere: .off(.cancelled, .cancelled),
        .cancel: .off(.cancelled, .cancelled), .disable: .off(.cancelled, .cancelled),
      ],
      otherwise: .on(.began, nil)),
    Row(
      from: .changed,
      outcomes: [
        .moveLittle: .on(.changed, .changed), .moveFar: .on(.changed, .changed),
        .moveNowhere: .off(.cancelled, .cancelled),
        .release: .off(.ended, .ended), .releaseNowhere: .off(.cancelled, .cancelled),
        .cancel: .off(.cancelled, .cancelled), .disable: .off(.cancelled, .cancelled),
      ],
      otherwise: .on(.changed, nil)),
    Row(from: .ended, outcomes: [.press: .on(.possible, nil)], otherwise: .off(.ended)),
    Row(
      from: .cancelled, outcomes: [.press: .on(.possible, nil)], otherwise: .off(.cancelled)),
    Row(from: .failed, outcomes: [.press: .on(.possible, nil)], otherwise: .off(.failed)),
    Row(from: .disabled, outcomes: [:], otherwise: .off(.possible)),
  ]

  @Test(arguments: table)
  func everyStepFromEveryPlace(_ row: Row) {
    for step in Step.allCases {
      var recognizer = row.from.make()
      let report = step.take(&recognizer)
      let outcome = Outcome(
        state: recognizer.state, report: report, isTracking: recognizer.isTracking)
      #expect(outcome == row.outcomes[step] ?? row.otherwise, "\(row.from), \(step)")
    }
  }

  @Test func theTableIsWhole() {
    #expect(PanRecognizerStateTests.table.map(\.from) == Place.allCases)
  }

  /// With no slop a press begins at once, from wherever no pointer is tracked.
  @Test(arguments: [Place.fresh, .ended, .cancelled, .failed])
  func withoutSlopAPressBegins(_ place: Place) {
    var recognizer = place.make()
    recognizer.slop = PanRecognizer.Slop(0)
    #expect(Step.press.take(&recognizer) == .began)
    #expect(recognizer.state == .began)
    #expect(recognizer.isTracking)
  }

  @Test func onlyBeganAndChangedAreActive() {
    let active: [PanRecognizer.State] = [.began, .changed]
    for state in [PanRecognizer.State.possible, .began, .changed, .ended, .cancelled, .failed] {
      #expect(state.isActive == active.contains(state))
    }
  }

  @Test func enablingAgainTakesPressesAgain() {
    var recognizer = Place.disabled.make()
    #expect(!recognizer.isEnabled)
    #expect(Step.enable.take(&recognizer) == nil)
    #expect(recognizer.isEnabled)
    #expect(Step.press.take(&recognizer) == nil)
    #expect(recognizer.isTracking)
  }

  @Test func everyGestureThatBeganEndsOnceWhateverHappens() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      var recognizer = PanRecognizer(slop: PanRecognizer.Slop(Bool.random(using: &random) ? 8 : 0))
      var isOn = false
      for _ in 0..<60 {
        guard let step = Step.allCases.randomElement(using: &random) else { continue }
        switch step.take(&recognizer) {
        case nil: break
        case .began:
          #expect(!isOn)
          isOn = true
        case .changed: #expect(isOn)
        case .ended, .cancelled:
          #expect(isOn)
          isOn = false
        }
        #expect(recognizer.state.isActive == isOn)
      }
    }
  }
}
