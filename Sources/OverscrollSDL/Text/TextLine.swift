/// A laid out line of text, in pixels.
struct TextLine: Hashable, Sendable {
  /// A part of the line in one font; a tabular figure is a run of its own.
  struct Run: Hashable, Sendable {
    var text: String
    var font: FontKey
    /// From the line's left and top.
    var x: Int
    var y: Int
  }

  var runs: [Run] = []
  var width = 0
  var height: Int
  /// From the top to the baseline.
  var ascent: Int
}
