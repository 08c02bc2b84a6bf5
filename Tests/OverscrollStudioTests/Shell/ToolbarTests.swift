import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Toolbar") struct ToolbarTests {
  private static let sizes = [Size(480, 360), Size(700, 500), Size(1120, 760), Size(1920, 1080)]

  /// Returns an app at rest with a gesture to replay and steps to undo and redo.
  private static func used(_ size: Size, _ demo: any Demo.Type = ScrollDemo.self) -> ScriptedApp {
    var scripted = ScriptedApp(demo, size: size)
    let stage = scripted.app.shell.layout.stage
    scripted.flick(from: stage.center, by: Vector2(-20, -60))
    scripted.wait(8)
    scripted.press("Right", "Down", "Right")
    scripted.press("Z", modifiers: .control)
    scripted.wait(4)
    return scripted
  }

  private static func items(_ app: App) -> [Menu.Item] {
    guard let menu = app.overlays.menu else { return [] }
    return menu.items
  }

  @Test("every action with a key has a control or a menu item that names the key", arguments: sizes)
  func everyKey(_ size: Size) throws {
    var scripted = Self.used(size)
    scripted.click(try #require(scripted.find(.command(.showMainMenu))))
    let items = Self.items(scripted.app)
    scripted.press("Escape")
    for action in scripted.app.keys.actions {
      let (title, key) = (scripted.app.title(of: action), action.definition.keyLabel)
      // The pointer uses the inspector's rows and sliders, clicks beside overlays, and needs no focus.
      guard action.definition.isInMainMenu || action == .command(.showMainMenu) else { continue }
      if let item = items.first(where: { $0.action == action }) {
        #expect(item.detail == key && item.title == title, "\(title)")
        #expect(scripted.app.header?.frame(of: action) == nil, "\(title) is there twice")
      } else if action == .command(.toggleSlowMotion) || action == .command(.step) {
        scripted.click(try #require(scripted.find(.command(.showSpeeds))))
        let chosen = action == .command(.step) ? action : .setSpeed(.tenth)
        #expect(Self.items(scripted.app).contains { $0.action == chosen && $0.detail == key })
        scripted.press("Escape")
      } else {
        let frame = scripted.app.header?.frame(of: action)
        let place = frame?.center ?? scripted.find(action).map { $0 + Vector2(4, 4) }
        scripted.hover(try #require(place, "\(title) has no control"))
        #expect(scripted.texts.contains(key), "the control of \(title) does not name \(key)")
        if frame != nil { #expect(scripted.texts.contains(title), "\(title)") }
      }
    }
  }

  /// Returns the state of the app that a person can see, except for the pointer.
  private func standing(_ scripted: ScriptedApp) -> [String] {
    let app = scripted.app
    return [
      "\(app.tuning.parameters.recorded.sorted { $0.key < $1.key })", "\(app.stage.clock.isPaused)",
      "\(app.stage.speed)", "\(app.stage.showsPhysics)", "\(app.shell.choices.panels)", "\(app.shell.hasInspector)",
      "\(app.shell.theme.appearance)", "\(app.comparison.isLooping)", "\(app.comparison.reference != nil)",
      "\(app.stage.isReplaying)", "\(scripted.effects)",
      "\(Self.items(app).map(\.title))", "\(app.overlays.toast?.notice.text ?? "")",
    ]
  }

  @Test("a button or a menu item does the same as its key", arguments: [Size(480, 360), Size(1120, 760)])
  func sameAsKey(_ size: Size) throws {
    let used = Self.used(size)
    for action in used.app.keys.actions where used.app.isEnabled(action) {
      let (press, title) = (try #require(action.definition.keys.first), used.app.title(of: action))
      var (byKey, byMouse) = (used, used)
      byKey.press(press.key.name, modifiers: press.modifiers)
      if let frame = used.app.header?.frame(of: action) {
        byMouse.click(frame.center)
      } else {
        byMouse.click(try #require(byMouse.find(.command(.showMainMenu))))
        guard Self.items(byMouse.app).contains(where: { $0.action == action }) else { continue }
        let place = byMouse.scroll(to: action)
        byMouse.click(try #require(place, "\(title)"))
      }
      // Notices have disappeared by then.
      byKey.wait(12)
      byMouse.wait(12)
      #expect(standing(byKey) == standing(byMouse), "\(title)")
    }
  }

  @Test("a disabled button is dimmed, shows its name and does nothing when clicked")
  func disabled() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    for action in [Command.undo, .redo, .replayGesture].map(AppAction.command) {
      let frame = try #require(scripted.app.header?.frame(of: action))
      scripted.click(frame.center)
      #expect(scripted.app.overlays.toast == nil && scripted.find(action) == nil)
      #expect(scripted.texts.contains(action.definition.keyLabel))
    }
    scripted = Self.used(Size(1120, 760))
    for action in [Command.undo, .redo, .replayGesture].map(AppAction.command) {
      #expect(scripted.find(action) != nil)
    }
  }

  @Test("the record button is red while recording, and its press is not recorded")
  func recording() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    let frame = try #require(scripted.app.header?.frame(of: .command(.toggleRecording)))
    scripted.pointer(.down, frame.center)
    #expect(scripted.app.isPressingRecord)
    scripted.pointer(.up, frame.center)
    #expect(scripted.effects == [.toggleRecording] && !scripted.app.isPressingRecord)
    let red = scripted.app.shell.theme.boundMark
    func isRed() -> Bool {
      scripted.commands.contains { command in
        guard case .border(let rect, _, _) = command.shape else { return false }
        return frame.contains(rect.origin) && command.paint == .solid(red)
      }
    }
    #expect(!isRed())
    for end in [Effect.Outcome.recordingEnded("a.jsonl"), .recordingFailed("The disk is full.")] {
      scripted.app.report(.recordingBegan)
      #expect(isRed())
      scripted.app.report(end)
      #expect(!isRed())
    }
  }
}

extension ScriptedApp {
  /// Scrolls the menu to the item with `action`, and returns its place.
  mutating func scroll(to action: AppAction) -> Vector2? {
    guard let menu = app.overlays.menu else { return nil }
    let list = MenuPanel(menu: menu, window: app.shell.size, time: time).listLayout.frame
    for _ in 0..<80 {
      let places = stride(from: list.minY + 2, to: list.maxY, by: 4).map { Vector2(list.minX + 50, $0) }
      if let place = places.first(where: { app.hitTest($0)?.part == .button(action) }) { return place }
      wheel(Vector2(0, -0.4), at: list.center)
      wait(1)
    }
    return nil
  }
}
