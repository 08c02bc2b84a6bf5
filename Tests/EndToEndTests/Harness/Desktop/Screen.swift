import AppTesting
import Foundation
import OverscrollSDL

/// The pixels of an X server in memory, read from its framebuffer file (`Xvfb -fbdir`), an X Window Dump.
struct Screen {
  let width, height: Int
  private let dump: Data
  private let start, bytesPerLine: Int

  init(dump: Data) throws {
    // The header consists of numbers of four bytes, the highest byte first.
    func number(_ field: Int) -> Int { dump.dropFirst(4 * field).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    guard dump.count > 100, number(11) == 32 else { throw Desktop.Failed(what: "Xvfb", why: "no 32 bits a pixel") }
    (self.dump, width, height, bytesPerLine) = (dump, number(4), number(5), number(12))
    // A palette follows the header, with twelve bytes per color.
    start = number(0) + 12 * number(19)
  }

  /// The red, green and blue of the pixel in column `x` and row `y`, as 0xRRGGBB.
  subscript(x: Int, y: Int) -> UInt32 {
    let place = start + y * bytesPerLine + 4 * x
    return dump.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) } & 0xFF_FFFF
  }

  /// Compares `picture` with the upper left part of the screen.
  func difference(from picture: Bitmap) -> PictureDifference {
    PictureDifference(width: min(width, picture.width), height: min(height, picture.height), rounding: 3, visible: 8) {
      PictureDifference.levels(self[$0, $1], picture[$0, $1])
    }
  }
}
