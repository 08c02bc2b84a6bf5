/// A face at one size, with or without hinting.
struct FontKey: Hashable, Sendable {
  var file: FontFile
  /// The em size in quarters of a pixel.
  var quarterPixels: Int
  /// Whether the text moves. Moving text is not hinted.
  var isMoving: Bool
}
