import FoundationEssentials
import OverscrollDemoKit
import OverscrollSDL
import OverscrollStudio
import Synchronization

extension OwnPicture {
  /// Decodes a file; `nil` if it is neither a PNG nor a JPEG.
  ///
  /// - Parameters:
  ///   - path: The path that finds the file again at the next start.
  ///   - count: The number of pictures that share the memory of one.
  init?(_ contents: FileContents, path: String, sharing count: Int = 1) throws(Failure) {
    guard let head = try PictureHead(contents) else { return nil }
    let bitmap = try Bitmap.decoded([UInt8](contents.data), path: contents.path, sharing: count)
    self.init(path: URL(fileURLWithPath: path).path, bitmap, width: head.width)
  }

  /// Reads a picture of the settings.
  ///
  /// - Throws: `Failure` with one line for a person.
  init(path: String, sharing count: Int) throws(Failure) {
    let contents = FileContents(
      path: UserFolder.abbreviated(path),
      data: try InputFile(path: path, limit: Session.longestRecording).readRegular())
    guard let picture = try OwnPicture(contents, path: path, sharing: count) else {
      throw .malformed(file: contents.path, line: nil, "not a PNG or a JPEG")
    }
    self = picture
  }
}

/// The pictures of the settings, which together take the memory of one.
final class StoredPictures: Sendable {
  private struct Contents {
    var pictures: [OwnPicture] = []
    var missing: [String] = []
    var problems: [String] = []
  }

  private let paths: [String]
  private let contents = Mutex<Contents?>(nil)

  init(_ paths: [String]) { self.paths = paths }

  private func read() -> Contents {
    var found = Contents()
    for path in paths {
      do throws(Failure) {
        found.pictures.append(try OwnPicture(path: path, sharing: paths.count))
      } catch {
        found.missing.append(path)
        found.problems.append("\(error)")
      }
    }
    return found
  }

  /// Reads the pictures before the run begins.
  func read(into setup: inout AppSetup) {
    let found = read()
    (setup.pictures, setup.missingPictures) = (found.pictures, found.missing)
    setup.problems += found.problems
  }

  /// Reads the pictures beside the window, which comes first: a dozen large photographs take seconds.
  func readInBackground() {
    BackgroundThread.start { [self] in
      let found = read()
      contents.withLock { $0 = found }
    }
  }

  /// Shows the pictures if they have been read by now, and returns whether they were.
  func show(in app: inout App) -> Bool {
    guard let found = contents.withLock({ $0 }) else { return false }
    app.adopt(found.pictures, missing: found.missing)
    for problem in found.problems { app.report(.failed(problem)) }
    return true
  }
}
