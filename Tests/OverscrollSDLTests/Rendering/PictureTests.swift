import Foundation
import OverscrollGraphics
import ScrollGeometry
import Testing

@testable import OverscrollSDL

@Suite("PNG files") struct PictureTests {
  @Test("a picture written as PNG and read again is identical")
  func roundTrip() throws {
    let drawn = try picture {
      $0.fill(Rect(x: 3, y: 5, width: 30, height: 20), radius: 7, Color(0x3366CC))
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png").path
    try drawn.write(toPNG: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let read = try Bitmap.decoded([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), path: path)
    #expect((read.width, read.height) == (drawn.width, drawn.height))
    #expect(zip(read.pixels, drawn.pixels).allSatisfy { $0 & 0xFF_FFFF == $1 & 0xFF_FFFF })
  }

  @Test("the error for a file that is not a picture names the file")
  func unreadable() {
    let error = #expect(throws: Failure.self) { try Bitmap.decoded([UInt8]("no picture".utf8), path: "a.png") }
    #expect(error?.description.hasPrefix("cannot read a.png: ") == true)
  }
}
