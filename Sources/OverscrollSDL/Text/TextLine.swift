/// A laid out line of text, in pixels.
struct TextLine: Hashable, Sendable {
  /// A part of the line in one font. Each tabular figure is its own run.
  struct Run: Hashable, Sendable {
    var text: String
    var font: FontKey
    /// The position relative to the line's top left corner.
    var x: Int
    var y: Int
  }

  var runs: [Run] = []
  var width = 0
  var height: Int
  /// The distance from the top to the baseline.
  var ascent: Int
}
