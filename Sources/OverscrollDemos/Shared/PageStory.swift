struct PageStory: Sendable {
  let kicker, title, words: String
  /// The colors of the sky at the top and at the horizon, as 0xRRGGBB.
  let sky: (UInt32, UInt32)
  /// The colors of the farthest and the nearest land, as 0xRRGGBB.
  let land: (UInt32, UInt32)
  /// The height of the land, from 0 for a calm sea to 1 for mountains.
  let relief: Double
  /// The position of the sun or moon across and down the picture, from 0 to 1, and its color.
  var sun: (x: Double, y: Double, color: UInt32)?
  let width: Double

  static let all: [PageStory] = [
    PageStory(
      kicker: "COAST", title: "The Last Ferry", words: "Forty minutes of open water",
      sky: (0x35408E, 0xF4A460), land: (0x4B5FA8, 0x1A2B5C), relief: 0.05, sun: (0.68, 0.47, 0xFFE9BC), width: 1),
    PageStory(
      kicker: "WORK", title: "North Wind", words: "What the miller knows",
      sky: (0x8CCBEA, 0xEAF6F4), land: (0xA9CF8B, 0x3E7A45), relief: 0.35, width: 0.72),
    PageStory(
      kicker: "CITY", title: "The City at Ten", words: "When the second shift of lights goes on",
      sky: (0x14123A, 0x7B3F7D), land: (0x2B2556, 0x110F2B), relief: 0.02, sun: (0.2, 0.2, 0xF5EBD5), width: 1.3),
    PageStory(
      kicker: "AIR", title: "Cloud Hunters", words: "Up before the wind is",
      sky: (0x6FB4E8, 0xFCE6C8), land: (0xD9A679, 0x8C5A44), relief: 0.5, sun: (0.16, 0.52, 0xFFF3D0), width: 0.86),
    PageStory(
      kicker: "HILLS", title: "Slow Mountains", words: "A week without a road",
      sky: (0x9CC5C9, 0xF6E8CF), land: (0x8FB0B5, 0x1F4A4A), relief: 1, sun: (0.5, 0.3, 0xFFF6DE), width: 1.12),
    PageStory(
      kicker: "COAST", title: "Keeper of the Light", words: "Nine seconds, then dark",
      sky: (0x16264A, 0xD9748A), land: (0x44456F, 0x15162F), relief: 0.12, width: 0.68),
    PageStory(
      kicker: "NORTH", title: "Polar Night", words: "How to see green",
      sky: (0x050B22, 0x123A4F), land: (0x1B3F55, 0x07131F), relief: 0.75, width: 1.22),
    PageStory(
      kicker: "REST", title: "A Room in the Snow", words: "Firewood, tea, one window",
      sky: (0x5C7AA8, 0xDDE7F2), land: (0xC3D3E6, 0xF4F8FC), relief: 0.55, width: 0.8),
    PageStory(
      kicker: "FEAST", title: "A Thousand Lanterns", words: "The river carries them all",
      sky: (0x1B1038, 0x6B2C55), land: (0x3A2150, 0x160B26), relief: 0.2, width: 1),
    PageStory(
      kicker: "SOUTH", title: "Sand Roads", words: "Follow the ridge, not the valley",
      sky: (0xF2B880, 0xFBE6C4), land: (0xE0A265, 0xA35F33), relief: 0.6, sun: (0.72, 0.26, 0xFFF7E0), width: 1.15),
    PageStory(
      kicker: "NIGHT", title: "Wide Sky", words: "A field, a blanket, no phone",
      sky: (0x070A20, 0x2C3470), land: (0x20264F, 0x0A0D22), relief: 0.3, sun: (0.62, 0.24, 0xF7F3E3), width: 0.7),
    PageStory(
      kicker: "SPRING", title: "Swallow Season", words: "They are back on Tuesday",
      sky: (0x7FC4D6, 0xE9F7E4), land: (0xB9DDA0, 0x558B4B), relief: 0.4, sun: (0.26, 0.24, 0xFFFBE2), width: 0.95),
  ]
}
