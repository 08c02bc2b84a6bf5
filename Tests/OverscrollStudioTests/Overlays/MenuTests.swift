import SeededRandom
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Menus") struct MenuTests {
  private static let sizes = [Size(480, 360), Size(1120, 760)]
  private static let openers: [Command] = [
    .showMainMenu, .showSpeeds, .showFormats, .showExports, .showPreferences, .showPalette, .showKeys, .showAbout,
  ]

  private func selection(_ scripted: ScriptedApp) -> String? {
    scripted.menuItems.first { $0.states.contains(.selected) }?.name
  }

  @Test(
    "a menu stays within the window, and each of its items can be reached, and stays under the pointer",
    arguments: sizes, openers)
  func fit(_ size: Size, _ opener: Command) throws {
    var scripted = ScriptedApp(ScrollDemo.self, size: size)
    scripted.app.perform(opener)
    scripted.wait(1)
    let menu = try #require(scripted.menu).frame
    #expect(scripted.window.frame.intersection(menu) == menu && menu.height >= 28)
    for item in scripted.menuItems where !item.states.contains(.disabled) {
      #expect(try scripted.scroll(to: item.name) != nil, "\(item.name)")
    }
  }

  @Test("a click elsewhere, Escape or a resize closes a menu and does nothing else")
  func closing() throws {
    for close in [0, 1, 2] {
      var scripted = ScriptedApp(ScrollDemo.self)
      scripted.press("F10")
      #expect(scripted.menu != nil)
      switch close {
      case 0: try scripted.click("Demos")
      case 1: scripted.press("Escape")
      default: scripted.resize(to: Size(1000, 700))
      }
      #expect(scripted.menu == nil && scripted.app.card.name == "scroll")
    }
  }

  @Test("arrows move past disabled items, and Enter chooses")
  func keys() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press("F10", "Return")
    let items = scripted.menuItems
    let enabled = items.filter { !$0.states.contains(.disabled) }.map(\.name)
    #expect(enabled.count < items.count && selection(scripted) == nil, "Enter chooses nothing at first")
    var passed: [String] = []
    for _ in items.indices {
      scripted.press("Down")
      passed.append(try #require(selection(scripted)))
    }
    #expect(Set(passed) == Set(enabled))
    scripted.press("Home")
    #expect(passed[0] == "Reset content" && selection(scripted) == passed[0])
    scripted.press("Right", "Return")
    #expect(scripted.menu == nil)
  }

  @Test("the menu sets the speed, the toolbar shows it, and S restores full speed")
  func speeds() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    for speed in [PlaybackSpeed.half, .quarter, .tenth] {
      try scripted.click("Speed")
      try scripted.click(speed.title)
      #expect(try scripted.control("Speed").description == speed.title && scripted.texts.contains(speed.title))
      let before = scripted.app.displayedTime
      scripted.wait(1)
      #expect((scripted.app.displayedTime - before - speed.rawValue).magnitude < 1e-9)
      scripted.press("S")
      #expect(try scripted.control("Speed").description == PlaybackSpeed.full.title)
    }
  }

  @Test("the preferences stay open when a switch is clicked, and Ctrl+comma opens them")
  func preferences() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press(",", modifiers: .control)
    for isReduced in [true, false] {
      try scripted.click("Reduce motion")
      #expect(scripted.app.choices.reducedMotion == isReduced && scripted.menu != nil)
      #expect(scripted.isOn("Reduce motion") == isReduced)
    }
    try scripted.click("Light")
    #expect(!scripted.theme.isDark && scripted.app.choices.appearance == .light)
    try scripted.click("Follow the system")
    #expect(!scripted.theme.isDark && scripted.app.choices.appearance == nil)
    scripted.app.handle(WindowEvent(time: 9, kind: .preferences(DesktopPreferences(colorScheme: .dark))))
    #expect(scripted.theme.isDark)
  }

  @Test(
    "the keyboard shortcuts have a title and a close button, and all fit a window 760 points high",
    arguments: DemoCatalog.standard.names)
  func help(_ demo: String) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)))
    scripted.press("F1")
    let (menu, items) = (try #require(scripted.menu), scripted.menuItems)
    #expect(scripted.texts.contains("Keyboard shortcuts") && items.count > 40)
    for (index, item) in items.enumerated() {
      #expect(menu.frame.intersection(item.frame) == item.frame, "\(item.name)")
      #expect(!items[..<index].contains { $0.frame.intersects(item.frame) }, "\(item.name)")
    }
    try scripted.click("Close", .button)
    #expect(scripted.menu == nil)
  }

  @Test("About has the version that --version prints, and links to pages")
  func about() throws {
    var scripted = ScriptedApp(try Session(try Options.parse(["--no-settings"])).setup)
    scripted.app.perform(.showAbout)
    #expect(try scripted.control("Version").description == Options.configuration.version)
    try scripted.click("License")
    #expect(scripted.effects == [.showPage("https://opensource.org/license/mit")] && scripted.menu == nil)
    scripted.app.perform(.showAbout)
    try scripted.click("Version")
    #expect(scripted.message == "Copied “Overscroll \(Options.configuration.version)”.")
  }

  // MARK: - Menus of rows

  private func scripted(_ demo: any Demo.Type = ScrollDemo.self, _ size: Size = Size(1120, 2600)) -> ScriptedApp {
    ScriptedApp(demo, size: size, after: 1)
  }

  @Test("a right click on any part of a row opens the menu of its parameter", arguments: DemoCatalog.standard.names)
  func rows(_ demo: String) throws {
    var scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)))
    let before = scripted.savedNumbers
    for row in scripted.rows {
      for x in [0.04, 0.2, 0.9] {
        scripted.secondaryClick(row.frame.point(x, 0.3))
        #expect(scripted.menu?.name == row.name)
        #expect(selection(scripted) == nil, "Enter chooses nothing at first")
        scripted.press("Escape")
        scripted.wait(1)
        #expect(scripted.focused?.name == row.name)
      }
    }
    #expect(!scripted.rows.isEmpty && scripted.savedNumbers == before)
  }

  @Test("a right click on content opens a menu of the demo's own actions", arguments: DemoCatalog.standard.names)
  func content(_ demo: String) throws {
    var scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)))
    scripted.secondaryClick(scripted.app.shell.layout.stage.center)
    #expect(scripted.menu?.name == scripted.app.card.title)
    let titles = scripted.menuItems.map(\.name)
    #expect(titles.starts(with: scripted.app.card.keys.map(\.words)) && titles.contains("Reset content"))
    #expect(titles.contains("Physics overlay") == scripted.app.card.tools.contains(.physics))
  }

  @Test("the menu of a row resets, edits and copies, and each item does what its key does")
  func items() throws {
    let (control, term) = (ParameterControl.parameter(.bounceStiffness), Parameter.bounceStiffness.term)
    func opened() throws -> ScriptedApp {
      var scripted = scripted()
      scripted.app.perform(.set(control, to: 240))
      scripted.secondaryClick(try scripted.control(term).frame.center)
      return scripted
    }
    let titles = try opened().menuItems.map(\.name)
    let shown = ["Edit value", "Reset to default", "Copy value", "Copy as…", "Explain with a figure"]
    #expect(titles == shown + ["Save preset…"])
    for (index, title) in titles.enumerated() {
      var scripted = try opened()
      for _ in 0...index { scripted.press("Down") }
      scripted.press("Return")
      switch title {
      case "Edit value": #expect(scripted.field?.name == "Value of \(term)")
      case "Reset to default": #expect(try !scripted.control(term).actions.contains { $0.name == "reset" })
      case "Copy value": #expect(scripted.effects.last == .copy("240") && scripted.message == "Copied “240”.")
      case "Copy as…": #expect(scripted.menu?.name == "Copy the parameters as")
      case "Explain with a figure": #expect(scripted.app.card.name == "curves")
      default: #expect(scripted.menu != nil && scripted.field != nil)
      }
    }
  }

  @Test("the copied value of a row is the one that it shows", arguments: SpringParametrization.allCases)
  func copiedValues(_ words: SpringParametrization) throws {
    var (scripted, random, zeros) = (ScriptedApp(MetroDemo.self), SeededRandom(seed: 3), 0)
    scripted.app.setParametrization(words)
    for control in scripted.app.tuning.controls where !control.descriptor.isSwitch {
      for value in [-0.0041, random.magnitude(0.001...0.9), random.magnitude(1...900)] {
        scripted.app.perform(.enter(control, value.clamped(to: control.descriptor.range)))
        let shown = control.descriptor.figures(control.value(in: scripted.app.tuning.parameters))
        let copied = try #require(scripted.app.rowMenu.items.first { $0.title == "Copy value" }).detail
        #expect(Double(copied) == Double(shown.replacing("\u{2212}", with: "-")), "\(copied), \(shown)")
        zeros += copied == "0" ? 1 : 0
      }
    }
    #expect(words != .durationAndBounce || zeros >= 2, "a bounce of −0.0041 is shown as 0.00, and copied as 0")
  }
}
