/// A face at one size, hinted one way.
struct FontKey: Hashable, Sendable {
  var file: FontFile
  /// The em in quarters of a pixel.
  var quarterPixels: Int
  /// Text that moves is not hinted.
  var isMoving: Bool
}
