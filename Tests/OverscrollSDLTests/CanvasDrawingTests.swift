import Foundation
import OverscrollGraphics
import ScrollGeometry
import Testing

@testable import OverscrollSDL

/// Some of everything.
private func draw(on canvas: inout Canvas, movedBy displacement: Vector2 = .zero) {
  canvas.translated(by: displacement) { canvas in
    canvas.shadow(of: Rect(x: 10, y: 8, width: 40, height: 30), radius: 6, blur: 5, Color(0xFFFFFF, alpha: 0.5))
    canvas.fill(Rect(x: 10, y: 8, width: 40, height: 30), radius: 6, .vertical(Color(0x203040), Color(0x506070)))
    canvas.stroke(Rect(x: 10, y: 8, width: 40, height: 30), radius: 6, .white)
    canvas.text("Flick 12.5", at: Vector2(14, 12), TextStyle(size: 9), .white)
    canvas.stroke(
      Path([Vector2(12, 30), Vector2(25, 14), Vector2(31, 33), Vector2(48, 20)]), Stroke(width: 2.5),
      Color(0xFF8000, alpha: 0.7))
    canvas.fill(Path([Vector2(20, 20), Vector2(40, 24), Vector2(28, 36)]), Color(0x00FF80, alpha: 0.5))
    canvas.line(from: Vector2(12, 24.3), to: Vector2(48, 24.3), dashes: [3, 2], .white)
  }
}

@Suite struct CanvasDrawingTests {
  @Test("the same canvas gives the same bytes, whatever was drawn before", arguments: [1, 1.5, 2])
  func deterministic(ratio: Double) throws {
    let first = try picture(pixelRatio: ratio) { draw(on: &$0) }
    let renderer = try OffscreenRenderer(size: Size(64, 48), pixelRatio: ratio)
    for step in 0..<5 {
      var other = renderer.makeCanvas()
      draw(on: &other, movedBy: Vector2(Double(step) * 1.3, 0.7))
      _ = try renderer.render(other)
    }
    var again = renderer.makeCanvas()
    draw(on: &again)
    #expect(try renderer.render(again) == first)
  }

  @Test("the same picture gives the same PNG")
  func png() throws {
    let pictures = try (0..<2).map { _ in try picture { draw(on: &$0) }.pngData() }
    #expect(pictures[0] == pictures[1])
    #expect(Array(pictures[0].prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  @Test("what moves by whole pixels keeps its look")
  func moving() throws {
    let still = try picture { draw(on: &$0) }
    let moved = try picture { draw(on: &$0, movedBy: Vector2(3, 2)) }
    for y in 0..<46 {
      for x in 0..<61 { #expect(still[x, y] == moved[x + 3, y + 2]) }
    }
  }

  @Test("a clip hides everything outside and changes nothing inside")
  func clip() throws {
    let whole = try picture { draw(on: &$0) }
    let clipped = try picture {
      $0.clipped(to: Rect(x: 13, y: 11, width: 22, height: 17)) { draw(on: &$0) }
    }
    for y in 0..<48 {
      for x in 0..<64 {
        let isInside = x >= 13 && x < 35 && y >= 11 && y < 28
        #expect(clipped[x, y] == (isInside ? whole[x, y] : 0), "column \(x), row \(y)")
      }
    }
  }

  @Test("NaN, infinite and huge coordinates draw nothing and stop nothing")
  func wild() throws {
    let clear = Color(0x000000, alpha: 0)
    let wild = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e7, -1e-300]
    let shown = try picture {
      for a in wild {
        for b in wild {
          $0.fill(Rect(x: a, y: b, width: 10, height: 10), radius: 3, clear)
          $0.fill(Rect(x: 1, y: 1, width: a, height: b), radius: b, clear)
          $0.stroke(Rect(x: 1, y: 1, width: a, height: 5), radius: b, width: a, clear)
          $0.shadow(of: Rect(x: a, y: 1, width: 4, height: b), radius: a, blur: b, clear)
          $0.line(from: Vector2(a, b), to: Vector2(5, 5), width: a, dashes: [b, a], clear)
          $0.stroke(Path([Vector2(a, b), Vector2(5, 5), Vector2(b, 1)]), Stroke(width: b), clear)
          $0.fill(Path([Vector2(a, b), Vector2(5, 5), Vector2(b, 1)]), clear)
          $0.text("x", at: Vector2(a, b), TextStyle(size: 10), clear)
          $0.text("x", at: Vector2(1, 1), TextStyle(size: a), clear)
        }
      }
      $0.fill(Rect(x: 2, y: 2, width: 3, height: 3), .white)
    }
    #expect(shown.area == 9)
  }

  @Test("what is fully transparent changes nothing")
  func transparent() throws {
    let shown = try picture {
      $0.fill(Rect(x: 0, y: 0, width: 64, height: 48), .white)
      $0.faded(to: 0.0001) { draw(on: &$0) }
    }
    #expect(shown.area == 64 * 48)
  }
}

@Suite struct PathDrawingTests {
  @Test("a stroke covers its length times its width, and two half round ends")
  func strokeArea() throws {
    for angle in stride(from: 0.1, to: 1.5, by: 0.2) {
      let direction = Vector2(1 - angle / 2, angle)
      let end = Vector2(20, 20) + direction * (80 / direction.length)
      let shown = try picture(Size(120, 120)) { $0.line(from: Vector2(20, 20), to: end, width: 5, .white) }
      #expect(abs(shown.area - (80 * 5 + Double.pi * 6.25)) < 4, "\(angle)")
    }
  }

  @Test("a horizontal line lies on whole pixels", arguments: [1, 1.25, 1.5, 2])
  func crispLines(ratio: Double) throws {
    let shown = try picture(pixelRatio: ratio) {
      $0.line(from: Vector2(4, 10.3), to: Vector2(40, 10.3), .white)
    }
    let column = (0..<shown.height).map { shown[Int(20 * ratio), $0] }
    #expect(column.allSatisfy { $0 == 0 || $0 == 0xFFFFFF })
    #expect(column.filter { $0 != 0 }.count == max(1, Int(ratio.rounded())))
  }

  @Test("a path drawn in tiles looks as if drawn at once")
  func tiles() throws {
    let points = (0...60).map { Vector2(Double($0) * 13, 300 + 280 * (Double($0 % 7) / 3.5 - 0.9)) }
    let path = Path(points)
    let shown = try picture(Size(760, 620)) { $0.stroke(path, Stroke(width: 6), .white) }
    let whole = CairoMask.draw(
      path, stroke: OutlineStroke(width: 6, dashes: []),
      region: PixelRect(width: 760, height: 620))
    let differences = (0..<620).map { y in
      (0..<760).count { x in abs(Int(shown[x, y] >> 16) - Int(whole.coverage[y * 760 + x])) > 2 }
    }
    #expect(differences.reduce(0, +) == 0)
  }

  @Test("what moves by whole pixels needs no new mask")
  func cachedMasks() throws {
    let fonts = try Fonts(file: nil)
    let atlas = MaskAtlas(side: 512)
    let painter = CanvasPainter(fonts: fonts, atlas: atlas)
    let masks = (0..<4).map { step -> Int in
      var canvas = Canvas(size: Size(64, 48), pixelRatio: 1, measure: Typesetter(fonts: fonts, pixelRatio: 1))
      draw(on: &canvas, movedBy: Vector2(Double(step), 0))
      atlas.beginFrame()
      _ = painter.quads(of: canvas, width: 64, height: 48)
      return atlas.lastMask
    }
    #expect(masks[0] > 5 && masks[1...].allSatisfy { $0 == masks[0] })
  }
}

@Suite("PNG files") struct PictureFileTests {
  @Test("a picture that is written and read again is the same bit by bit")
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

  @Test("the error for a file that is no picture names it", arguments: ["/nowhere/at-all.png", #filePath])
  func unreadable(path: String) {
    let error = #expect(throws: BackendError.self) { try Picture(png: path) }
    #expect(error?.description.contains(path) == true)
  }
}
