/// A face in a font file.
struct FontFile: Hashable, Sendable {
  var path: String
  /// Which face of the file, and in the upper 16 bits which named instance of a variable one.
  var index: Int
  /// Whether the strokes must be thickened, for want of a bold face.
  var needsEmboldening = false
}
