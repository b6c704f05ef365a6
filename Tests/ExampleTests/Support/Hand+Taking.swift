import PanEngine

extension Hand {
  /// What has to be drawn anew since the last call.
  mutating func takeDamage() -> Damage? { scene.takeDamage() }
}

extension Hand where Content == PadScene {
  /// The readings that have come about since the last call.
  mutating func takeReadings() -> [Reading] {
    var readings: [Reading] = []
    while let reading = scene.nextReading() { readings.append(reading) }
    return readings
  }
}
