/// A line of text, set: in pixels.
struct TextLine: Hashable, Sendable {
  /// A part of the line in one font; digits of equal width stand alone.
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
  var ascent: Int
}
