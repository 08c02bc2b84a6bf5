/// A face in a font file.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The index of the face in the file; for a variable face, the upper 16 bits contain the index of its named instance.
  var index: Int
  /// Whether strokes must be thickened because there is no bold face.
  var needsEmboldening = false
}
