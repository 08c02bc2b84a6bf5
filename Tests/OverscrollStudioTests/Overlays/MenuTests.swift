import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Menus") struct MenuTests {
  private static let sizes = [Size(480, 360), Size(1120, 760)]
  private static let openers: [Command] = [.showMainMenu, .showSpeeds, .showFormats, .showPreferences, .showPalette]

  private func menu(_ scripted: ScriptedApp) -> Menu? {
    scripted.app.overlays.menu
  }

  private func panel(_ scripted: ScriptedApp) throws -> MenuPanel {
    MenuPanel(menu: try #require(menu(scripted)), window: scripted.app.shell.size, time: scripted.time)
  }

  @Test("a menu stays within the window, and each of its items can be reached and clicked", arguments: sizes, openers)
  func fit(_ size: Size, _ opener: Command) throws {
    var scripted = ScriptedApp(ScrollDemo.self, size: size)
    scripted.app.perform(opener)
    scripted.wait(1)
    let window = Rect(origin: .zero, size: size)
    let list = try panel(scripted).listLayout.frame
    #expect(window.intersection(list) == list && list.height >= 28)
    for item in try #require(menu(scripted)).items where item.isEnabled {
      #expect(scripted.scroll(to: item.action) != nil, "\(item.title)")
    }
  }

  @Test("a click elsewhere, Escape or a resize closes a menu and does nothing else")
  func closing() throws {
    for close in [0, 1, 2] {
      var scripted = ScriptedApp(ScrollDemo.self)
      scripted.press("F10")
      #expect(menu(scripted) != nil)
      switch close {
      case 0: scripted.click(try #require(scripted.app.shell.layout.sidebar).center)
      case 1: scripted.press("Escape")
      default: scripted.resize(to: Size(1000, 700))
      }
      #expect(menu(scripted) == nil && scripted.app.card.name == "scroll")
    }
  }

  @Test("arrows move past disabled items, and Enter chooses")
  func keys() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press("F10", "Return")
    let items = try #require(menu(scripted)).items
    #expect(items.contains { !$0.isEnabled } && menu(scripted)?.selection == -1, "Enter chooses nothing at first")
    var passed: [Int] = []
    for _ in items.indices {
      scripted.press("Down")
      passed.append(try #require(menu(scripted)).selection)
    }
    #expect(Set(passed) == Set(items.indices.filter { items[$0].isEnabled }))
    scripted.press("Home")
    #expect(menu(scripted)?.items[passed[0]].action == .command(.resetDemo))
    scripted.press("Right", "Return")
    #expect(menu(scripted) == nil)
  }

  @Test("the menu sets the speed, the toolbar shows it, and S restores full speed")
  func speeds() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    for speed in [PlaybackSpeed.half, .quarter, .tenth] {
      scripted.click(try #require(scripted.find(.command(.showSpeeds))))
      scripted.click(try #require(scripted.find(.setSpeed(speed))) + Vector2(0, 3))
      #expect(scripted.app.stage.speed == speed && scripted.texts.contains(speed.title))
      let before = scripted.app.stage.now
      scripted.wait(1)
      #expect((scripted.app.stage.now - before - speed.rawValue).magnitude < 1e-9)
      scripted.press("S")
      #expect(scripted.app.stage.speed == .full)
    }
  }

  @Test("the preferences stay open when a switch is clicked, and Ctrl+comma opens them")
  func preferences() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press(",", modifiers: .control)
    for isReduced in [true, false] {
      scripted.click(try #require(scripted.find(.command(.toggleReducedMotion))) + Vector2(0, 3))
      #expect(scripted.app.shell.isMotionReduced == isReduced && menu(scripted) != nil)
      #expect(menu(scripted)?.items.first { $0.action == .command(.toggleReducedMotion) }?.isCurrent == isReduced)
    }
    scripted.click(try #require(scripted.find(.setAppearance(.light))) + Vector2(0, 3))
    #expect(!scripted.app.shell.theme.isDark && scripted.app.shell.choices.appearance == .light)
    scripted.click(try #require(scripted.find(.setAppearance(nil))) + Vector2(0, 3))
    #expect(scripted.app.shell.theme.isDark && scripted.app.shell.choices.appearance == nil)
  }

  // MARK: - Menus of rows

  private func scripted(_ demo: any Demo.Type = ScrollDemo.self, _ size: Size = Size(1120, 2600)) -> ScriptedApp {
    var scripted = ScriptedApp(demo, size: size)
    scripted.wait(1)
    return scripted
  }

  @Test("a right click on any part of a row opens the menu of its parameter", arguments: DemoCatalog.standard.names)
  func rows(_ demo: String) throws {
    var scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)))
    let before = scripted.app.tuning.parameters
    for control in scripted.app.tuning.controls {
      let row = try #require(scripted.app.inspector?.row(of: control)).frame
      for x in [row.minX + 10, row.minX + 60, row.maxX - 30] {
        scripted.secondaryClick(Vector2(x, row.minY + 12))
        #expect(menu(scripted)?.title == control.descriptor.term && scripted.app.tuning.control == control)
        #expect(menu(scripted)?.selection == -1, "Enter chooses nothing at first")
        scripted.press("Escape")
        scripted.wait(1)
      }
    }
    #expect(scripted.app.tuning.parameters == before)
  }

  @Test("the menu of a row resets, edits and copies, and each item does what its key does")
  func items() throws {
    let control = ParameterControl.parameter(.bounceStiffness)
    func opened() throws -> ScriptedApp {
      var scripted = scripted()
      scripted.app.perform(.set(control, to: 240))
      let row = try #require(scripted.app.inspector?.row(of: control)).frame
      scripted.secondaryClick(row.center)
      return scripted
    }
    let titles = try #require(menu(try opened())).items.map(\.title)
    let shown = ["Edit value", "Reset to default", "Copy value", "Copy as…", "Show figure"]
    #expect(titles == shown + ["Save preset…"])
    for (index, title) in titles.enumerated() {
      var scripted = try opened()
      for _ in 0...index { scripted.press("Down") }
      scripted.press("Return")
      switch title {
      case "Edit value": #expect(scripted.app.tuning.entry != nil && scripted.app.tuning.control == control)
      case "Reset to default": #expect(!scripted.app.tuning.isChanged(control))
      case "Copy value": #expect(scripted.effects.last == .copy("240"))
      case "Copy as…": #expect(menu(scripted)?.title == "Copy the parameters as")
      case "Show figure": #expect(scripted.app.card.name == "curves")
      default: #expect(menu(scripted)?.field != nil)
      }
    }
  }
}
