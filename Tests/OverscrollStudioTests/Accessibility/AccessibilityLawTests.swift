import AppTesting
import OverscrollDemos
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollStudio

/// What holds for assistive technology on every screen.
@Suite struct AccessibilityLawTests {
  /// A state of the window, and how to get there.
  struct Screen: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var demo: any Demo.Type = ScrollDemo.self
    var size = Size(1120, 760)
    var open: @Sendable (inout ScriptedApp) -> Void = { _ in }

    func app() -> ScriptedApp {
      var app = ScriptedApp(demo, size: size, after: 0.1)
      open(&app)
      app.wait(1)
      return app
    }

    static let flick: @Sendable (inout ScriptedApp) -> Void = { app in
      app.flick(from: app.stage.point(0.4, 0.76), by: Vector2(0, -90))
      app.wait(6)
    }

    static let all: [Screen] =
      DemoCatalog.standard.demos.map { Screen(testDescription: $0.card.name, demo: $0) } + [
        Screen(testDescription: "small", size: Size(480, 360)),
        Screen(testDescription: "small, with the inspector over the stage", size: Size(480, 360)) { $0.press("I") },
        Screen(testDescription: "after a flick", open: flick),
        Screen(testDescription: "a scrolled inspector") { app in
          app.wheel(Vector2(0, -8), at: app.rows[3].frame.center)
        },
        Screen(testDescription: "A set") { $0.press("A", "Down", "Right") },
        Screen(testDescription: "side by side") { app in
          flick(&app)
          app.press("A", modifiers: .shift)
        },
        Screen(testDescription: "a measured graph") { app in
          flick(&app)
          app.press("M", modifiers: .control)
        },
        Screen(testDescription: "a folded group") { $0.press("O") },
        Screen(testDescription: "the preferences of input") { $0.app.perform(.command(.showInput)) },
        Screen(testDescription: "two bounces") { $0.app.perform(.toggleOneBounce) },
        Screen(testDescription: "a typed value") { $0.press("Return") },
        Screen(testDescription: "the main menu") { $0.press("F10") },
        Screen(testDescription: "the presets") { $0.press("F") },
        Screen(testDescription: "the formats") { $0.press("C", modifiers: [.control, .shift]) },
        Screen(testDescription: "the exports") { app in
          flick(&app)
          app.press("E", modifiers: .control)
        },
        Screen(testDescription: "the menu of a row") { $0.press("F10", modifiers: .shift) },
        Screen(testDescription: "the palette") { $0.press("K", modifiers: .control) },
        Screen(testDescription: "the preferences") { $0.press(",", modifiers: .control) },
        Screen(testDescription: "the dialog of a preset's name") { $0.press("S", modifiers: .control) },
        Screen(testDescription: "the shortcuts") { $0.press("?") },
        Screen(testDescription: "a message with a button") { $0.app.report(.saved("~/Documents/a.jsonl")) },
      ]
  }

  static func nodes(_ root: AccessibleNode) -> [AccessibleNode] { [root] + root.children.flatMap(nodes) }

  /// Returns the nodes that react while a menu is open, or all of them.
  private static func reachable(_ app: App) -> [AccessibleNode] {
    let root = app.accessibleRoot
    guard root.children.contains(where: { $0.element.states.contains(.modal) }) else { return nodes(root) }
    return root.children.filter { $0.element.states.contains(.modal) || $0.element.role == .message }.flatMap(nodes)
  }

  @Test("every key has an action with its name", arguments: Screen.all)
  func keys(screen: Screen) {
    let app = screen.app().app
    let window = app.accessibleRoot
    for action in app.keys.actions {
      let index = window.actions.firstIndex(of: [action])
      #expect(index.map { window.element.actions[$0].key } == action.definition.keyLabel, "\(action)")
    }
    let stage = Self.nodes(window).filter { $0.element.role == .canvas }
    for key in app.card.keys.flatMap(\.keys) {
      #expect(stage.allSatisfy { $0.actions.contains([.send(.key(key))]) } && !stage.isEmpty, "\(key)")
    }
  }

  @Test("what a click or a drag does at any point, an element at that point does as well", arguments: Screen.all)
  func clicks(screen: Screen) {
    let app = screen.app().app
    let (nodes, size) = (Self.reachable(app), screen.size)
    var hits = 0
    for y in stride(from: 1.5, to: size.height, by: 5) {
      for x in stride(from: 1.5, to: size.width, by: 11) {
        let point = Vector2(x, y)
        guard let hit = app.hitTest(point) else { continue }
        hits += 1
        let here = nodes.filter {
          $0.element.frame.inset(by: -3).contains(point) && !$0.element.states.contains(.hidden)
        }
        #expect(Self.does(hit, here, nodes), "\(hit.part) of \(hit.panel) at \(point)")
      }
    }
    #expect(hits > 100)
  }

  /// Returns whether one of the nodes `here`, or one of `all` for what is nowhere in particular, does what the part does.
  private static func does(_ hit: Hit, _ here: [AccessibleNode], _ all: [AccessibleNode]) -> Bool {
    func sets(_ nodes: [AccessibleNode], _ matches: (AppAction) -> Bool) -> Bool {
      nodes.contains { node in node.element.value.map { node.set($0.current).contains(where: matches) } ?? false }
    }
    func performs(_ action: AppAction, _ nodes: [AccessibleNode]) -> Bool {
      nodes.contains { $0.actions.contains { $0.last == action } }
    }
    switch hit.part {
    case .background: return true
    case .button(.command(.dismiss)), .button(.command(.toggleInspector)), .button(.dismissToast):
      guard case .button(let action) = hit.part else { return false }
      return performs(action, all)
    case .button(.select(let control)):
      return here.contains { $0.element.name == control.descriptor.term && $0.element.states.contains(.focusable) }
    case .button(let action): return performs(action, here)
    case .slider(let control):
      return sets(here) { if case .set(control, _) = $0 { true } else { false } }
        || here.contains { $0.element.name == control.descriptor.term && $0.element.role == .checkBox }
    case .curve(let drag):
      return sets(all) { if case .set(let control, _) = $0 { drag.subject.dependsOn(control) } else { false } }
    case .edge: return sets(here) { if case .setGraphHeight = $0 { true } else { false } }
    case .field: return here.contains { $0.element.text != nil }
    case .surface where hit.panel == .stage: return here.contains { $0.element.role == .canvas }
    case .surface: return sets(here) { if case .scrub = $0 { true } else { false } }
    }
  }

  @Test("names are unique: those of elements in the window, and those of actions in an element", arguments: Screen.all)
  func names(screen: Screen) {
    let nodes = Self.nodes(screen.app().app.accessibleRoot)
    for (id, same) in Dictionary(grouping: nodes, by: \.element.id) { #expect(same.count == 1, "\(id)") }
    for node in nodes {
      let names = node.element.actions.map(\.name)
      #expect(Set(names).count == names.count, "\(node.element.id): \(names)")
      #expect(!node.element.name.isEmpty)
      #expect(!node.element.states.contains(.focused) || node.element.states.contains(.focusable))
    }
  }

  @Test("one element has the focus", arguments: Screen.all)
  func focus(screen: Screen) {
    var app = screen.app()
    for _ in 0..<10 {
      let focused = Self.nodes(app.app.accessibleRoot).filter { $0.element.states.contains(.focused) }
      #expect(focused.count == 1, "\(focused.map(\.element.id))")
      app.press("Tab")
    }
  }

  @Test("an element that gets the focus has it and is in view", arguments: Screen.all)
  func grabFocus(screen: Screen) {
    let app = screen.app()
    let focusable = Self.reachable(app.app).filter { node in
      node.element.states.isDisjoint(with: .disabled) && node.element.states.contains(.focusable)
        && node.element.role != .dialog && node.element.role != .menu
    }
    #expect(focusable.count > 2)
    for node in focusable {
      var copy = app.app
      copy.handle(WindowEvent(time: app.time, kind: .accessibility(.init(node.element.id, .focus))))
      copy.update(at: app.time + 1)
      // A menu's field keeps the focus while its first result is selected.
      let focused = Self.nodes(copy.accessibleRoot).first { $0.element.states.contains(.focused) }
      let isFirst = focused?.element.role == .field && node.element.role == .menuItem
      #expect(node.element.role == .menuItem || focused?.element.states.contains(.hidden) == false)
      #expect(focused?.element.id == node.element.id || isFirst, "\(node.element.id), \(focused?.element.id ?? "none")")
    }
  }
}
