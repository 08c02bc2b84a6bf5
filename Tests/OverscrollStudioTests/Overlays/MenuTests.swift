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

  @Test("the button says Copy, and the format under the pointer is the one that is highlighted and shown")
  func copying() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    #expect(scripted.texts.contains("Copy"))
    scripted.click(try #require(scripted.app.header?.frame(of: .command(.showFormats))).center)
    for format in [CopyFormat.css, .json] {
      let found = scripted.scroll(to: .copy(format))
      let place = try #require(found)
      scripted.hover(place)
      let opened = try #require(menu(scripted))
      #expect(opened.items[opened.selection].action == .copy(format))
      let color = scripted.app.shell.theme.highlight
      let marks = scripted.commands.filter { command in
        guard case .roundedRect(let rect, _) = command.shape, command.paint == .solid(color) else { return false }
        return rect.contains(place)
      }
      #expect(marks.count == 1)
      let code = scripted.app.copiedFeel.text(as: format)
      #expect(code.hasPrefix(scripted.texts.last { !$0.isEmpty && code.hasPrefix($0) } ?? "?"))
    }
  }

  @Test("the last of the buttons below a field is the default, and a click on another does only what that does")
  func buttons() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    let name = scripted.app.tuning.proposedName
    for action in [AppAction.savePreset(name), .closeMenu] {
      scripted.press("S", modifiers: .control)
      let panel = try panel(scripted)
      let (save, cancel) = (
        try #require(scripted.find(.savePreset(name))), try #require(scripted.find(.closeMenu))
      )
      #expect(cancel.x < save.x && (cancel.y - save.y).magnitude < 8 && save.y > panel.fieldFrame.maxY)
      scripted.click(try #require(scripted.find(action)) + Vector2(4, 4))
      #expect(menu(scripted) == nil)
      #expect((scripted.app.tuning.presets[name] != nil) == true)
    }
    #expect(scripted.app.tuning.presets.count == 1)
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
}
