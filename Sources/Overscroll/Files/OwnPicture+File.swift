import FoundationEssentials
import OverscrollDemoKit
import OverscrollSDL

extension OwnPicture {
  /// Decodes a file; `nil` if it is neither a PNG nor a JPEG.
  ///
  /// - Parameter path: The path that finds the file again at the next start.
  init?(_ contents: FileContents, path: String) throws(Failure) {
    guard let head = try PictureHead(contents) else { return nil }
    let bitmap = try Bitmap.decoded([UInt8](contents.data), path: contents.path)
    self.init(path: URL(fileURLWithPath: path).path, bitmap, width: head.width)
  }

  /// Reads a picture of the settings.
  ///
  /// - Throws: `Failure` with one line for a person.
  init(path: String) throws(Failure) {
    let contents = FileContents(
      path: UserFolder.abbreviated(path),
      data: try InputFile(path: path, limit: Session.longestRecording).readRegular())
    guard let picture = try OwnPicture(contents, path: path) else {
      throw .malformed(file: contents.path, line: nil, "not a PNG or a JPEG")
    }
    self = picture
  }
}
