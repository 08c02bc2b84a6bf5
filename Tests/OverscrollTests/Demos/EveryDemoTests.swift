import AppTesting
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// Laws that every demo follows.
@Suite("Every demo")
struct EveryDemoTests {
  static let names = DemoCatalog.standard.names

  @Test("every demo has a title, hints and distinct parameters", arguments: names)
  func cards(name: String) throws {
    let card = try #require(DemoCatalog.standard.demo(named: name)).card
    #expect(!card.title.isEmpty && !card.hints.isEmpty && !card.parameters.isEmpty)
    #expect(Set(card.parameters).count == card.parameters.count)
    #expect(Self.names.filter { $0 == name }.count == 1)
  }

  @Test("every demo draws only finite shapes, in both themes", arguments: names, Theme.Appearance.allCases)
  func drawing(name: String, appearance: Theme.Appearance) throws {
    var setup = AppSetup(catalog: .standard)
    setup.demo = try #require(DemoCatalog.standard.demo(named: name))
    setup.askedAppearance = appearance
    for size in [Size(480, 360), Size(1120, 760), Size(1, 1), Size(3000, 2000)] {
      setup.size = size
      var app = App(setup)
      app.handle(WindowEvent(time: 0, kind: .key(KeyPress("D"))))
      var canvas = Canvas(size: size, pixelRatio: 1.5, measure: EvenMeasure())
      app.draw(on: &canvas)
      #expect(!canvas.commands.isEmpty)
      #expect(canvas.commands.allSatisfy { $0.isFinite })
    }
  }
}
