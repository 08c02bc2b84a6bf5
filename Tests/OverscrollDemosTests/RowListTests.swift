import AppTesting
import Testing

@testable import OverscrollDemos

@Suite("Row lists") struct RowListTests {
  @Test("the cost of drawing does not depend on the number of rows")
  func cost() {
    let theme = Theme(appearance: .light)
    func commands(_ count: Int, at row: Double) -> Int {
      var canvas = Canvas(size: Size(500, 700), pixelRatio: 1, measure: EvenMeasure())
      RowList(count: count, width: 500).draw(
        on: &canvas, visible: Rect(x: 0, y: row * RowList.rowHeight, width: 500, height: 700), theme)
      return canvas.commands.count
    }
    #expect(commands(1_000_000, at: 0) == commands(48, at: 0))
    var canvas = Canvas(size: Size(500, 700), pixelRatio: 1, measure: EvenMeasure())
    var setup = DemoSetup(size: canvas.size, values: [.contentOffsetY: 64 * 499_999.5])
    setup.parameters[.rowCount] = 1_000_000
    ScrollDemo(setup).draw(on: &canvas, at: 100, theme)
    #expect(canvas.commands.count < 400)
    // The half visible row at the top as well.
    #expect(canvas.commands.contains { if case .text("500\u{202F}000", _, _) = $0.shape { true } else { false } })
    #expect(canvas.commands.contains { if case .text("500\u{202F}001", _, _) = $0.shape { true } else { false } })
  }

  @Test("numbers are written in groups of three")
  func numbers() {
    #expect(RowList.number(7) == "7")
    #expect(RowList.number(1_000_000) == "1\u{202F}000\u{202F}000")
  }
}
