import Foundation
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollStudio

@Suite("The page to share") struct ShareCommandTests {
  /// A template that holds the numbers alone, and the program's other files.
  private let assets = Assets { name throws(Failure) in
    if name == "share.html" { return FileContents(path: name, text: "<@CONFIG@>") }
    let path = AssetFile.path(name)
    return FileContents(path: path, data: try InputFile(path: path, limit: 1 << 24).read())
  }

  private func json(_ html: String) throws -> [String: Any] {
    #expect(html.hasPrefix("<{") && html.hasSuffix("}>") && !html.contains("</"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(html.dropFirst().dropLast().utf8)) as? [String: Any])
  }

  @Test("the page of a demo has the demo's numbers, sliders and springs", arguments: DemoCatalog.standard.names)
  func numbers(_ name: String) throws {
    let card = try #require(DemoCatalog.standard.demo(named: name)).card
    var values = ParameterValues(base: .uikit, defaults: card.defaults)
    values[.snapStiffness] = 321
    guard let page = SharedPage(card, values, beside: nil, assets) else {
      #expect(card.page == nil)
      return
    }
    let config = try json(try page.html)
    #expect(config["demo"] as? String == name && config["title"] as? String == card.title)
    let sets = try #require(config["sets"] as? [[String: Any]])
    #expect(sets.count == 1 && sets[0]["name"] as? String == "" && sets[0]["feel"] as? String == "uikit")
    let shared = try #require(sets[0]["values"] as? [String: Double])
    for parameter in Parameter.feel + card.parameters where parameter != .slop {
      #expect(shared[parameter.id.rawValue] == values[parameter], "\(parameter.id.rawValue)")
    }
    #expect(shared["slop"] == nil && shared["snap.stiffness"] == 321)
    let sliders = try #require(config["parameters"] as? [[String: Any]])
    #expect(sliders.compactMap { $0["id"] as? String } == card.parameters.map(\.id.rawValue))
    for (slider, parameter) in zip(sliders, card.parameters) {
      let numbers = ["low", "value", "high"].compactMap { slider[$0] as? Double }
      let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
      #expect(numbers == [low, values[parameter], high], "\(parameter.id.rawValue)")
    }
    #expect((config["map"] != nil) == (card.page?.map != nil))
  }

  @Test("A and B are shared side by side, whichever is tuned, by the first item of the menu")
  func sets() throws {
    var setup = AppSetup(catalog: DemoCatalog(DemoCatalog.standard.demos, assets: assets))
    setup.parameters = DemoParameters(.standard, base: .uikit)
    var scripted = ScriptedApp(setup)
    scripted.press("A")
    scripted.app.perform(.set(.parameter(.decelerationRate), to: 0.99))
    for _ in 0..<2 {
      scripted.press("S", modifiers: [.control, .shift])
      scripted.press("Return")
      guard case .save(let html, named: _, fileExtension: "html")? = scripted.effects.last
      else { return #expect(Bool(false), "no page") }
      let shared = try #require(try json(html)["sets"] as? [[String: Any]])
      #expect(shared.compactMap { $0["name"] as? String } == ["A", "B"])
      let rates = shared.compactMap { ($0["values"] as? [String: Double])?["decelerationRate"] }
      #expect(rates == [0.998, 0.99])
      scripted.app.perform(.tune(.a))
    }
  }

  @Test("where the page is missing, its item is dim, and its tooltip and the action say how to get it")
  func refused() throws {
    var scripted = ScriptedApp(AppSetup(catalog: DemoCatalog(DemoCatalog.standard.demos, assets: .none)))
    let words = "The page to share is not built. Run make web, then start Overscroll again."
    scripted.app.perform(.export(.page))
    #expect(scripted.effects.isEmpty && scripted.app.overlays.toast?.notice == .problem(words))
    scripted.app.perform(.dismissToast)
    scripted.press("S", modifiers: [.control, .shift])
    let panel = try #require(scripted.app.panel(.overlay) as? MenuPanel)
    let index = try #require(panel.menu.items.firstIndex { $0.action == .export(.page) })
    #expect(!panel.menu.items[index].isEnabled)
    scripted.hover(panel.rows[index].center)
    #expect(scripted.texts.contains { words.hasPrefix($0) && $0.hasPrefix("The page to share") })
    let page = try #require(SharedPage(scripted.app.card, ParameterValues(), beside: nil, .none))
    let failure = #expect(throws: Failure.self) { try page.html }
    #expect(failure?.exitStatus == 66 && failure?.description.contains("make web") == true)
  }

  @Test(
    "wrong usage is reported in one line with status 64",
    arguments: ["nosuchdemo", "curves", "scroll --feel jelly", "scroll --set slop=x", "scroll --beside jelly"])
  func usage(_ words: String) throws {
    let failure = #expect(throws: Failure.self) {
      try Program.options(ShareCommand.self, words.split(separator: " ").map(String.init))?.perform()
    }
    #expect(failure?.exitStatus == 64 && failure?.description.contains("\n") == false)
  }
}
