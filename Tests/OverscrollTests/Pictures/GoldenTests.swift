import AppTesting
import OverscrollSDL
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// Compares moments of the demos, and of what lies over them, with their goldens; see ``Golden``.
@Suite("Goldens") struct GoldenTests {
  /// The demos in the sidebar of the goldens, fixed so that a new demo does not change the pictures.
  private static let catalog = DemoCatalog(
    [
      ScrollDemo.self, DrawerDemo.self, PictureInPictureDemo.self, PagingDemo.self, MetroDemo.self, SpringsDemo.self,
      CurvesDemo.self,
    ], assets: .installed)

  struct Moment: CustomTestStringConvertible {
    let testDescription: String
    let demo: any Demo.Type
    let appearance: Theme.Appearance
    let size: Size
    let script: @Sendable (inout ScriptedApp) throws -> Void

    init(
      _ name: String, _ demo: any Demo.Type, _ appearance: Theme.Appearance, _ width: Double, _ height: Double,
      _ script: @escaping @Sendable (inout ScriptedApp) throws -> Void
    ) {
      (testDescription, self.demo, self.appearance) = (name, demo, appearance)
      (size, self.script) = (Size(width, height), script)
    }
  }

  static let moments = [
    Moment("scroll-bounce", ScrollDemo.self, .dark, 720, 420) {
      $0.press("G", "D")
      $0.wait(1)
      $0.flick(from: Vector2(240, 100), by: Vector2(30, 130))
      $0.wait(0.08)
    },
    Moment("scroll-stretch", ScrollDemo.self, .light, 480, 360) {
      $0.press("F")
      $0.enter("android")
      $0.drag(from: Vector2(240, 100), by: Vector2(0, 130))
    },
    Moment("scroll-ghost", ScrollDemo.self, .light, 900, 560) {
      $0.press("G", "D")
      $0.flick(from: Vector2(300, 240), by: Vector2(-20, -130))
      $0.wait(4)
      $0.press("A")
      $0.app.perform(.set(.parameter(.rubberBandCoefficient), to: 0.3))
      $0.press("B")
      $0.wait(0.5)
    },
    Moment("scroll-measure", ScrollDemo.self, .dark, 900, 560) {
      $0.press("G", "S")
      $0.flick(from: Vector2(300, 100), by: Vector2(0, 130))
      $0.wait(5)
      $0.press("M", modifiers: .control)
      $0.hover(Vector2(420, 480))
      $0.wait(1)
    },
    Moment("drawer-drag", DrawerDemo.self, .light, 480, 360) { $0.drag(from: Vector2(260, 300), by: Vector2(0, -96)) },
    Moment("drawer-beside", DrawerDemo.self, .dark, 900, 480) {
      $0.press("A", "Down", "Down", "Right")
      $0.press("A", modifiers: .shift)
      $0.flick(from: Vector2(200, 400), by: Vector2(0, -120))
      $0.wait(0.2)
    },
    Moment("pip-flight", PictureInPictureDemo.self, .light, 480, 360) {
      $0.flick(from: Vector2(380, 290), by: Vector2(-60, -110))
      $0.wait(0.1)
    },
    Moment("pip-overlay", PictureInPictureDemo.self, .dark, 640, 420) {
      $0.press("D")
      $0.drag(from: Vector2(550, 360), by: Vector2(-90, -120))
    },
    Moment("paging-swing", PagingDemo.self, .dark, 640, 420) {
      $0.press("D")
      $0.flick(from: Vector2(380, 200), by: Vector2(-130, 20))
      $0.wait(0.15)
    },
    Moment("metro-drag", MetroDemo.self, .dark, 480, 360) {
      $0.press("+")
      $0.wait(2)
      $0.drag(from: Vector2(150, 100), by: Vector2(240, 160))
    },
    Moment("metro-overlay", MetroDemo.self, .light, 720, 480) {
      $0.press("D", "+")
      $0.wait(2)
    },
    Moment("springs", SpringsDemo.self, .light, 720, 480) {
      $0.flick(from: Vector2(200, 240), by: Vector2(180, 0))
      $0.wait(0.2)
    },
    Moment("springs-flight", SpringsDemo.self, .dark, 720, 480) {
      $0.flick(from: Vector2(80, 187), by: Vector2(0, 60))
      $0.wait(0.05)
    },
    Moment("platforms-bounce", PlatformsDemo.self, .dark, 720, 480) {
      $0.flick(from: Vector2(300, 200), by: Vector2(0, 160))
      $0.wait(0.1)
    },
    Moment("curves", CurvesDemo.self, .light, 640, 420) { $0.wait(0.5) },
    Moment("curves-springs", CurvesDemo.self, .dark, 640, 420) {
      $0.press("PageDown")
      $0.wait(2)
      $0.hover(Vector2(330, 200))
    },
    Moment("curves-edges", CurvesDemo.self, .light, 640, 420) {
      $0.press("PageDown", "PageDown")
      $0.wait(2)
    },
    Moment("menu", ScrollDemo.self, .light, 640, 480) {
      $0.press("F10", "Down", "Down")
      $0.wait(1)
    },
    Moment("formats", DrawerDemo.self, .light, 680, 480) {
      $0.press("C", modifiers: [.control, .shift])
      $0.wait(1)
    },
    Moment("palette", DrawerDemo.self, .dark, 640, 480) {
      $0.press("K", modifiers: .control)
      $0.type("spring")
      $0.wait(1)
    },
    Moment("presets", ScrollDemo.self, .dark, 640, 480) {
      $0.press("Down", "Right", "F", "Down")
      $0.wait(1)
    },
    Moment("help", ScrollDemo.self, .light, 760, 560) {
      $0.press("?")
      $0.wait(1)
    },
    Moment("number", DrawerDemo.self, .light, 640, 480) {
      $0.press("Down", "Down", "Return")
      $0.type("2*")
      $0.wait(0.1)
    },
    recording(.dark), recording(.light),
  ]

  private static func recording(_ appearance: Theme.Appearance) -> Moment {
    Moment("recording-\(appearance.rawValue)", RecordingDemo.self, appearance, 900, 640) {
      $0.wait(0.1)
      $0.press("PageDown")
      for _ in 0..<5 { $0.press("Right", modifiers: .control) }
      $0.wait(3)
    }
  }

  @Test("a moment matches its golden", arguments: moments)
  func golden(_ moment: Moment) throws {
    let isListed = Self.catalog.demos.contains { $0 == moment.demo }
    var setup = AppSetup(catalog: isListed ? Self.catalog : DemoCatalog([moment.demo], assets: .installed))
    (setup.demo, setup.askedAppearance, setup.size) = (moment.demo, moment.appearance, moment.size)
    var scripted = ScriptedApp(setup)
    try moment.script(&scripted)
    try Golden(name: moment.testDescription).check(scripted.app)
  }
}

extension ScriptedApp {
  /// Drags in ten steps, and holds.
  fileprivate mutating func drag(from start: Vector2, by way: Vector2) {
    pointer(.down, start)
    for step in 1...10 { pointer(.move, start + way * (Double(step) / 10)) }
    wait(0)
  }
}
