import FoundationEssentials
import Glibc
import OverscrollDemoKit
import OverscrollFormats

/// The scaled copies of the settings' pictures in the user's cache folder, so that a start decodes only what has changed.
///
/// The folder has no other copies. So its size is bounded as the memory of the pictures is: by that of one.
struct PictureCache {
  private let folder: String

  /// The first line of a copy, before its pixels: the state of the picture's file, and the sizes.
  struct Head: Codable, Equatable {
    private let path: String
    private let length, seconds, nanoseconds: Int
    /// The number of pictures that share the memory of one.
    private let sharing: Int
    /// The width of the picture in the file, in pixels.
    fileprivate var width = 0
    fileprivate var scaledWidth = 0, scaledHeight = 0

    /// Creates the head for a picture without a copy; `nil` if there is no file.
    init?(_ path: String, sharing: Int) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (self.path, self.sharing, length) = (path, sharing, Int(status.st_size))
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }

    /// The name of the copy: a hash of the path (FNV-1a, 64 bits).
    fileprivate var name: String {
      let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325) { (hash: UInt64, byte) in
        (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      return String(hash, radix: 16)
    }
  }

  /// Creates the cache in `parent`; `nil` if there is no such folder and none can be made.
  init?(in parent: String? = UserFolder.cache) {
    guard let parent else { return nil }
    folder = parent + "/overscroll/pictures/"
    // The pictures may be private.
    guard (try? OutputFile.makeFolder(of: parent + "/overscroll/")) != nil,
      mkdir(folder, 0o700) == 0 || errno == EEXIST
    else { return nil }
  }

  /// Returns the copy of a picture with the width of its file; `nil` if there is none, or the picture has changed.
  func copy(_ head: Head) -> (Bitmap, width: Int)? {
    guard let data = try? InputFile(path: folder + head.name, limit: 1 << 28).readRegular(),
      let end = data.firstIndex(of: UInt8(ascii: "\n")),
      let found = try? JSONDecoder().decode(Head.self, from: data[..<end])
    else { return nil }
    var expected = head
    (expected.width, expected.scaledWidth) = (found.width, found.scaledWidth)
    expected.scaledHeight = found.scaledHeight
    let bytes = data[(end + 1)...]
    guard found == expected, found.scaledWidth > 0,
      bytes.count.quotientAndRemainder(dividingBy: 4 * found.scaledWidth) == (found.scaledHeight, 0)
    else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { pixels, count in
      count = bytes.copyBytes(to: pixels) / 4
    }
    return (Bitmap(width: found.scaledWidth, pixels: pixels), found.width)
  }

  /// Keeps a scaled copy of a picture, if it can be written.
  func keep(_ bitmap: Bitmap, width: Int, _ head: Head) {
    var head = head
    (head.width, head.scaledWidth, head.scaledHeight) = (width, bitmap.width, bitmap.height)
    let data = Data(head.json([]).utf8) + [UInt8(ascii: "\n")] + bitmap.pixels.withUnsafeBytes { Data($0) }
    try? OutputFile.write(data, to: folder + head.name)
  }

  /// Removes the copies of all other pictures.
  func removeOthers(_ heads: [Head]) {
    let names = Set(heads.map(\.name))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !names.contains(name) {
      unlink(folder + name)
    }
  }
}
