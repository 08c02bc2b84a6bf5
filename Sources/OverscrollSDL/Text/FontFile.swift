/// A face in a font file.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The index of the face in the file, and in the upper 16 bits that of a variable face's named instance.
  var index: Int
  /// Whether strokes must be thickened, for want of a bold face.
  var needsEmboldening = false
}
