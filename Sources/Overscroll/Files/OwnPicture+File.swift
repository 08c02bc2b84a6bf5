import FoundationEssentials
import OverscrollDemoKit
import OverscrollSDL
import OverscrollStudio
import Synchronization

extension OwnPicture {
  /// Decodes a file, which shares the memory of one with `count` others; `nil` if it is neither a PNG nor a JPEG.
  init?(_ contents: FileContents, path: String, sharing count: Int = 1) throws(Failure) {
    guard let head = try PictureHead(contents) else { return nil }
    let bitmap = try Bitmap.decoded([UInt8](contents.data), path: contents.path, sharing: count)
    self.init(path: URL(fileURLWithPath: path).path, bitmap, width: head.width)
  }

  /// Reads a picture of the settings, or its scaled copy in `cache`.
  init(path: String, sharing count: Int, cache: PictureCache?) throws(Failure) {
    // Taken before the file is read: one that changes meanwhile has another name.
    let name = cache?.name(of: path)
    if let name, let (bitmap, width) = cache?.copy(named: name) {
      self.init(path: URL(fileURLWithPath: path).path, bitmap, width: width)
      return
    }
    let contents = try FileContents(typed: path, limit: Session.maximumRecordingSize)
    guard let width = try PictureHead(contents)?.width,
      let picture = try OwnPicture(contents, path: path, sharing: count)
    else { throw .foreign(file: contents.name, expected: "a picture that can be read (PNG or JPEG)") }
    self = picture
    if let name { cache?.keep(bitmap, width: width, named: name) }
  }
}

/// The pictures of the settings, which together take the memory of one.
final class StoredPictures: Sendable {
  private struct Contents {
    var pictures: [OwnPicture] = []
    var failures: [(path: String, problem: String)] = []
  }

  private let paths: [String]
  private let contents = Mutex<Contents?>(nil)
  init(_ paths: [String]) { self.paths = paths }

  private func read(_ cache: PictureCache? = nil) -> Contents {
    var found = Contents()
    for path in paths {
      do throws(Failure) {
        found.pictures.append(try OwnPicture(path: path, sharing: paths.count, cache: cache))
      } catch {
        found.failures.append((path, "\(error)"))
      }
    }
    cache?.removeOthers(paths)
    return found
  }

  func read(into setup: inout AppSetup) {
    let found = read()
    (setup.pictures, setup.missingPictures) = (found.pictures, found.failures.map(\.path))
    setup.problems += found.failures.map(\.problem)
  }

  /// Reads the pictures beside the window, which comes first: the first time, a dozen large photographs take seconds.
  func readInBackground() {
    BackgroundThread.start { [self] in
      let found = read(paths.isEmpty ? nil : PictureCache(sharing: paths.count))
      contents.withLock { $0 = found }
    }
  }

  /// Shows the pictures if they have been read by now, and returns whether they were.
  func show(in app: inout App) -> Bool {
    guard let found = contents.withLock({ $0 }) else { return false }
    app.adopt(found.pictures, missing: found.failures.map(\.path))
    for failure in found.failures { app.report(.failed(failure.problem)) }
    return true
  }
}
