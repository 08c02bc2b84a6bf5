import Foundation
import Testing

@testable import OverscrollSDL

@Suite struct CanvasDrawingTests {
  @Test("a drawing moved by whole pixels keeps its look")
  func moving() throws {
    let still = try picture { $0.drawSamples() }
    let moved = try picture { $0.drawSamples(movedBy: Vector2(3, 2)) }
    for y in 0..<46 { for x in 0..<61 { #expect(still[x, y] == moved[x + 3, y + 2]) } }
  }

  @Test("a drawing scaled by a half has the pixels that it has on a display with half as many")
  func scaling() throws {
    let whole = try picture { $0.drawSamples() }
    let half = try picture(pixelRatio: 2) {
      $0.clipped(to: Rect(x: 16, y: 12, width: 32, height: 24)) {
        $0.translated(by: Vector2(16, 12)) { $0.scaled(by: 0.5) { $0.drawSamples() } }
      }
    }
    for y in 0..<48 { for x in 0..<64 { #expect(whole[x, y] == half[x + 32, y + 24]) } }
    #expect(whole.area > 0 && whole.area == half.area)
  }

  @Test("a clip hides everything outside and changes nothing inside")
  func clip() throws {
    let whole = try picture { $0.drawSamples() }
    let clipped = try picture { $0.clipped(to: Rect(x: 13, y: 11, width: 22, height: 17)) { $0.drawSamples() } }
    for y in 0..<48 {
      for x in 0..<64 {
        let isInside = x >= 13 && x < 35 && y >= 11 && y < 28
        #expect(clipped[x, y] == (isInside ? whole[x, y] : 0), "column \(x), row \(y)")
      }
    }
  }

  @Test("NaN, infinite and huge coordinates draw nothing and leave other shapes intact")
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
}
