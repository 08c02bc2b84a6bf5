import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct BoxDrawingTests {
  @Test("a rectangle on whole pixels covers exactly those pixels", arguments: [1.0, 2, 3])
  func wholePixels(ratio: Double) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      let (x, y) = (Int.random(in: -5...50, using: &numbers), Int.random(in: -5...40, using: &numbers))
      let (width, height) = (Int.random(in: 1...30, using: &numbers), Int.random(in: 1...30, using: &numbers))
      let scale = 1 / ratio
      let rect = Rect(
        x: Double(x) * scale, y: Double(y) * scale, width: Double(width) * scale, height: Double(height) * scale)
      let shown = try picture(Size(64, 48) * scale, pixelRatio: ratio) { $0.fill(rect, .white) }
      for row in 0..<shown.height {
        for column in 0..<shown.width {
          let isInside = column >= x && column < x + width && row >= y && row < y + height
          #expect(shown[column, row] == (isInside ? 0xFFFFFF : 0), "seed \(seed), column \(column), row \(row)")
        }
      }
    }
  }

  @Test("an edge between whole pixels is antialiased by coverage")
  func antialiasing() throws {
    let shown = try picture { $0.fill(Rect(x: 10.25, y: 20.5, width: 5.25, height: 4), .white) }
    let columns = [0, 0.75, 1, 1, 1, 1, 0.5, 0]
    let rows = [0, 0.5, 1, 1, 1, 0.5, 0]
    for (row, down) in rows.enumerated() {
      for (column, across) in columns.enumerated() {
        #expect(abs(shown.coverage(9 + column, 19 + row) - across * down) < 0.01)
      }
    }
  }

  @Test("the coverage of a rounded rectangle adds up to its area")
  func roundedArea() throws {
    for seed in 1...30 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { (numbers.number(range) * 8).rounded() / 8 }
      let rect = Rect(x: number(2...20), y: number(2...20), width: number(2...40), height: number(2...24))
      let radius = number(0...min(rect.width, rect.height) / 2)
      let shown = try picture { $0.fill(rect, radius: radius, .white) }
      let area = rect.width * rect.height - (4 - Double.pi) * radius * radius
      #expect(abs(shown.area - area) < 0.01 * area + 0.3, "seed \(seed): \(shown.area) for \(area)")
    }
  }

  @Test("a shadow is darkest inside, fades outward and ends at its blur")
  func shadow() throws {
    let shown = try picture(Size(120, 120)) {
      $0.shadow(of: Rect(x: 40, y: 40, width: 40, height: 40), radius: 8, blur: 16, .white)
    }
    let line = (0...60).map { shown.coverage($0, 60) }
    #expect(zip(line, line.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(line[20] == 0 && line[60] > 0.9)
    #expect(abs(shown.coverage(39, 60) + shown.coverage(40, 60) - 1) < 0.02, "half at the edge")
    #expect(shown.isBlank { x, y in x < 23 || x > 96 || y < 23 || y > 96 })
  }

  @Test("a nine-sliced shadow has no seams")
  func seamlessShadow() throws {
    let shown = try picture(Size(300, 300)) {
      $0.shadow(of: Rect(x: 60, y: 60, width: 180, height: 180), radius: 12, blur: 20, .white)
    }
    for y in 30..<270 { for x in 30..<269 { #expect(abs(shown.coverage(x, y) - shown.coverage(x + 1, y)) < 0.08) } }
  }
}
