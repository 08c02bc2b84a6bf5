import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Toolbar") struct ToolbarTests {
  private static let sizes = [Size(480, 360), Size(700, 500), Size(1120, 760), Size(1920, 1080)]

  /// Returns an app at rest with a gesture to replay and steps to undo and redo.
  private static func used(_ size: Size, _ demo: any Demo.Type = ScrollDemo.self) -> ScriptedApp {
    var scripted = ScriptedApp(demo, size: size)
    scripted.flick(from: scripted.stage.center, by: Vector2(-20, -60))
    scripted.wait(8)
    scripted.press("Down", "Right", "Down", "Right")
    scripted.press("Z", modifiers: .control)
    scripted.wait(4)
    return scripted
  }

  @Test("every action with a key has a control or a menu item that names the key", arguments: sizes)
  func everyKey(_ size: Size) throws {
    var scripted = Self.used(size)
    try scripted.click("Main menu")
    let items = scripted.menuItems
    scripted.press("Escape")
    var reached = 0
    for action in scripted.app.keys.actions {
      let (title, key) = (scripted.app.title(of: action), action.definition.keyLabel)
      // The pointer uses the inspector's rows and sliders, clicks beside overlays, and needs no focus.
      guard action.definition.isInMainMenu || action == .command(.showMainMenu) else { continue }
      reached += 1
      let control = scripted.elements.first {
        !key.isEmpty && $0.actions.first?.key == key && ($0.id.hasPrefix("window/Toolbar/") || $0.role == .listItem)
      }
      if let item = items.first(where: { $0.name == title }) {
        #expect([key, action.definition.obstacle(scripted.app)].contains(item.description), "\(title)")
        #expect(control == nil, "\(title) is there twice")
      } else if action == .command(.toggleSlowMotion) || action == .command(.step) {
        try scripted.click("Speed")
        let chosen = action == .command(.step) ? title : PlaybackSpeed.tenth.title
        #expect(scripted.menuItems.contains { $0.name == chosen && $0.description == key })
        scripted.press("Escape")
      } else {
        let control = try #require(control, "\(title) has no control")
        scripted.hover(control.frame.center)
        #expect(scripted.texts.contains(key), "the control of \(title) does not name \(key)")
        let words = action.definition.tooltip ?? title
        if control.role != .listItem { #expect(scripted.texts.contains(words), "\(title)") }
      }
    }
    #expect(reached > 20)
  }

  /// Returns the state of the app that a person can see, except for the pointer.
  private func standing(_ scripted: ScriptedApp) -> [String] {
    var app = scripted
    // A gesture in a loop is at some moment of it.
    let elements = app.elements.filter { $0.role != .canvas && !$0.id.hasPrefix("window/Graph/") && $0.role != .image }
    let words = elements.map { "\($0.id) \($0.description) \($0.states.rawValue) \($0.value?.text ?? "")" }
    app.press("Escape")
    return words + [
      "\(app.app.choices.panels)", "\(app.theme.appearance)",
      "\(app.isOn("Physics overlay")) \(app.isOn("Loop gesture")) \(app.isOn("Pause"))", "\(scripted.effects)",
    ]
  }

  @Test("a button or a menu item does the same as its key", arguments: [Size(480, 360), Size(1120, 760)])
  func sameAsKey(_ size: Size) throws {
    let used = Self.used(size)
    var same = 0
    for action in used.app.keys.actions where used.app.isEnabled(action) {
      guard let press = action.definition.keys.first else { continue }
      let title = used.app.title(of: action)
      var (byKey, byMouse) = (used, used)
      byKey.press(press.key.name, modifiers: press.modifiers)
      if let button = used.elements.first(where: {
        $0.actions.first?.key == action.definition.keyLabel && $0.id.hasPrefix("window/Toolbar/")
      }) {
        byMouse.click(button.frame.center)
      } else {
        try byMouse.click("Main menu")
        guard byMouse.has(title, .menuItem) else { continue }
        let place = try byMouse.scroll(to: title)
        byMouse.click(try #require(place, "\(title)"))
      }
      // Notices have disappeared by then.
      byKey.wait(12)
      byMouse.wait(12)
      same += 1
      #expect(standing(byKey) == standing(byMouse), "\(title)")
    }
    #expect(same > 20)
  }

  @Test("Compare is a word, or a letter where the toolbar is narrow", arguments: [480.0, 560, 720])
  func word(_ width: Double) {
    #expect(ScriptedApp(ScrollDemo.self, size: Size(width, 500)).texts.contains(width == 720 ? "A" : "Compare"))
  }

  @Test("a disabled button is dimmed, shows its name until a click, and does nothing when clicked")
  func disabled() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    for (name, key) in [("Undo", "Ctrl+Z"), ("Redo", "Ctrl+Shift+Z"), ("Replay gesture", "B")] {
      scripted.hover(try scripted.control(name).frame.center)
      #expect(scripted.texts.contains(key))
      try scripted.click(name)
      #expect(scripted.message == nil && !scripted.isEnabled(name) && !scripted.texts.contains(key))
    }
    #expect(!scripted.app.isEnabled(.command(.exchange)))
    scripted.press("A")
    #expect(scripted.app.isEnabled(.command(.exchange)))
    scripted = Self.used(Size(1120, 760))
    for name in ["Undo", "Redo", "Replay gesture"] { #expect(scripted.isEnabled(name)) }
  }

  @Test(
    "a tool that means nothing in a demo has no control, item or effect, and the others have their places",
    arguments: DemoCatalog.standard.demos)
  func tools(_ demo: any Demo.Type) {
    let commands: [(DemoTool, Command)] = [
      (.comparison, .toggleReference), (.physics, .togglePhysics), (.graph, .toggleGraph), (.presets, .showFeels),
    ]
    #expect(Set(commands.map(\.0)) == Set(DemoTool.allCases))
    func buttons(_ demo: any Demo.Type) -> [Toolbar.Button] { ScriptedApp(demo).app.header?.buttons ?? [] }
    #expect(buttons(demo).allSatisfy(buttons(ScrollDemo.self).contains))
    for (tool, command) in commands {
      var scripted = ScriptedApp(demo)
      scripted.press("F10")
      let menu = Set(scripted.menuItems.map(\.name))
      scripted.press("Escape")
      let (title, isMeant) = (command.definition.title, demo.card.tools.contains(tool))
      #expect((scripted.has(title, .toggle) || scripted.has(title, .button)) == isMeant, "\(title)")
      #expect(isMeant || !menu.contains(title), "\(title)")
      #expect(scripted.app.paletteMenu.items.contains { $0.action == .command(command) } == isMeant, "\(title)")
      scripted.app.perform(command)
      #expect((scripted.message == "“\(title)” is not available in \(demo.card.title).") == !isMeant, "\(title)")
    }
  }
}

extension ScriptedApp {
  /// Scrolls the menu to an item, and returns its place: the item is selected under the mouse.
  mutating func scroll(to title: String) throws -> Vector2? {
    for _ in 0..<80 {
      let frame = try control(title, .menuItem).frame
      hover(frame.center)
      wait(1)
      let item = try control(title, .menuItem)
      #expect(item.frame == frame, "the list stays where an item is pointed at")
      if item.states.contains(.selected) { return item.frame.center }
      wheel(Vector2(0, -0.4), at: menu?.frame.center ?? .zero)
      wait(1)
    }
    return nil
  }
}
