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
    let read = try Picture(png: path)
    #expect((read.width, read.height) == (drawn.width, drawn.height))
    #expect(zip(read.pixels, drawn.pixels).allSatisfy { $0 & 0xFF_FFFF == $1 & 0xFF_FFFF })
  }

  @Test("the error for a file that is not a picture names the file", arguments: ["/nowhere/at-all.png", #filePath])
  func unreadable(path: String) {
    let error = #expect(throws: Failure.self) { try Picture(png: path) }
    #expect(error?.description.contains(path) == true)
  }
}
