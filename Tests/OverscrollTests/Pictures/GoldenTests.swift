import AppTesting
import OverscrollGraphics
import OverscrollSDL
import ScrollGeometry
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// Compares a few moments of the demos with their goldens; see ``Golden``.
@Suite("Goldens") struct GoldenTests {
  /// The demos in the sidebar of the goldens, fixed so that a new demo does not change the pictures.
  private static let catalog = DemoCatalog(
    [
      ScrollDemo.self, DrawerDemo.self, PictureInPictureDemo.self, PagingDemo.self, MetroDemo.self, SpringsDemo.self,
      CurvesDemo.self,
    ], assets: .installed)

  private func scripted(_ demo: any Demo.Type, _ appearance: Theme.Appearance, _ size: Size) -> ScriptedApp {
    var setup = AppSetup(catalog: Self.catalog)
    (setup.demo, setup.askedAppearance, setup.size) = (demo, appearance, size)
    return ScriptedApp(setup)
  }

  @Test("the scroll demo during a bounce, in dark with all panels, matches its golden")
  func scroll() throws {
    var scripted = scripted(ScrollDemo.self, .dark, Size(720, 420))
    scripted.press("G", "D")
    scripted.wait(1)
    scripted.flick(from: Vector2(240, 100), by: Vector2(30, 130))
    scripted.wait(0.08)
    try Golden(name: "scroll-bounce").check(scripted.app)
  }

  @Test("the drawer during a drag, in light, matches its golden")
  func drawer() throws {
    var scripted = scripted(DrawerDemo.self, .light, Size(480, 360))
    scripted.pointer(.down, Vector2(260, 300))
    for step in 1...6 { scripted.pointer(.move, Vector2(260, 300 - 16 * Double(step))) }
    scripted.wait(0)
    try Golden(name: "drawer-drag").check(scripted.app)
  }

  @Test("the tile in flight to another corner, in light, matches its golden")
  func pictureInPicture() throws {
    var scripted = scripted(PictureInPictureDemo.self, .light, Size(480, 360))
    scripted.flick(from: Vector2(380, 290), by: Vector2(-60, -110))
    scripted.wait(0.1)
    try Golden(name: "pip-flight").check(scripted.app)
  }

  @Test("the zoomed map during a drag, in dark, matches its golden")
  func metro() throws {
    var scripted = scripted(MetroDemo.self, .dark, Size(480, 360))
    scripted.press("+")
    scripted.wait(2)
    scripted.pointer(.down, Vector2(150, 100))
    for step in 1...8 { scripted.pointer(.move, Vector2(150 + 30 * Double(step), 100 + 20 * Double(step))) }
    scripted.wait(0)
    try Golden(name: "metro-drag").check(scripted.app)
  }

  @Test("a page of curves, in light, matches its golden")
  func curves() throws {
    var scripted = scripted(CurvesDemo.self, .light, Size(640, 420))
    scripted.wait(0.5)
    try Golden(name: "curves").check(scripted.app)
  }

  @Test("a recording with a moved border, in both themes, matches its golden", arguments: Theme.Appearance.allCases)
  func recording(_ appearance: Theme.Appearance) throws {
    var setup = AppSetup(catalog: DemoCatalog([RecordingDemo.self], assets: .installed))
    (setup.askedAppearance, setup.size) = (appearance, Size(900, 640))
    var scripted = ScriptedApp(setup)
    scripted.wait(0.1)
    scripted.press("PageDown")
    for _ in 0..<5 { scripted.press("Right", modifiers: .control) }
    scripted.wait(3)
    try Golden(name: "recording-\(appearance.rawValue)").check(scripted.app)
  }
}
