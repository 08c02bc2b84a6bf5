import FoundationEssentials
import Glibc
import OverscrollDemoKit

/// The scaled copies of the settings' pictures in the user's cache folder, so that a start decodes only what has
/// changed. The folder has no other copies. So its size is bounded as the memory of the pictures is: by that of one.
struct PictureCache {
  private let folder: String
  /// The number of pictures that share the memory of one.
  private let sharing: Int

  /// Creates the cache in `parent`; `nil` if there is no such folder and none can be made.
  init?(in parent: String? = UserFolder.cache, sharing count: Int) {
    guard let parent else { return nil }
    (folder, sharing) = (parent + "/overscroll/pictures/", count)
    // The pictures may be private.
    guard (try? OutputFile.makeFolder(of: parent + "/overscroll/")) != nil, mkdir(folder, 0o700) == 0 || errno == EEXIST
    else { return nil }
  }

  /// Returns the name of a picture's copy: a hash of its path and state (FNV-1a, 64 bits); `nil` if there is no file.
  func name(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let state = "\(sharing) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) \(path)"
    return String(
      state.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }

  /// Returns a copy with the width of its picture in the file; `nil` if there is none, or it is damaged. A copy is words
  /// of 32 bits: that width, its own width and height, and its pixels.
  func copy(named name: String) -> (bitmap: Bitmap, width: Int)? {
    guard let data = try? InputFile(path: folder + name, limit: 1 << 28).readRegular() else { return nil }
    let words = [UInt32](unsafeUninitializedCapacity: data.count / 4) { $1 = data.copyBytes(to: $0) / 4 }
    guard words.count > 3, data.count == 4 * words.count, words[1] > 0, words[0] > words[1],
      (words.count - 3).quotientAndRemainder(dividingBy: Int(words[1])) == (Int(words[2]), 0)
    else { return nil }
    return (Bitmap(width: Int(words[1]), pixels: Array(words[3...])), Int(words[0]))
  }

  /// Keeps a scaled copy of a picture whose file has this width, if it can be written.
  func keep(_ bitmap: Bitmap, width: Int, named name: String) {
    guard bitmap.width < width else { return }
    let words = [UInt32(width), UInt32(bitmap.width), UInt32(bitmap.height)] + bitmap.pixels
    try? OutputFile.write(words.withUnsafeBytes { Data($0) }, to: folder + name)
  }

  func removeOthers(_ paths: [String]) {
    let names = Set(paths.compactMap(name))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !names.contains(name) {
      unlink(folder + name)
    }
  }
}
