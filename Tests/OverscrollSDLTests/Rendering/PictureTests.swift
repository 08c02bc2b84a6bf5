import Foundation
import Testing

@testable import OverscrollSDL

@Suite("PNG files") struct PictureTests {
  @Test("a picture too large for a renderer or for a PNG is refused in one line")
  func large() throws {
    for (width, height) in [(32_768, 1), (1, 32_768), (65_536, 65_536), (8193, 8192)] {
      let size = Size(Double(width), Double(height))
      let failure = #expect(throws: Failure.self) { try OffscreenRenderer(size: size * 0.25, pixelRatio: 4) }
      #expect(failure?.exitStatus == 64 && failure?.description.contains("\(width) × \(height)") == true)
    }
    let widest = Bitmap(width: 32_767, pixels: Array(repeating: 0, count: 32_767))
    #expect(try Bitmap.decoded(widest.pngData(), path: "a.png").width == 32_767)
    let failure = #expect(throws: Failure.self) {
      try Bitmap(width: 32_768, pixels: Array(repeating: 0, count: 32_768)).pngData()
    }
    #expect(failure?.exitStatus == 69)
  }

  @Test("the error for a file that is not a picture names the file")
  func unreadable() {
    let error = #expect(throws: Failure.self) { try Bitmap.decoded([UInt8]("no picture".utf8), path: "a.png") }
    #expect(error?.description.hasPrefix("cannot read a.png: ") == true)
  }
}
