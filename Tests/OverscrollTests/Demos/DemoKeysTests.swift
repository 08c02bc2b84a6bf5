import AppTesting
import OverscrollSDL
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// The keys of the demos: pages, ends, and arrows with Control, since arrows alone tune parameters.
@Suite("Keys of the demos") struct DemoKeysTests {
  private func demo(_ name: String, values: [DemoValue: Double] = [:]) throws -> any Demo {
    let demo = try #require(DemoCatalog.standard.demo(named: name))
    let parameters = ParameterValues(defaults: demo.card.defaults)
    return demo.init(DemoSetup(size: Size(700, 600), parameters: parameters, values: values, assets: .installed))
  }

  private func end(_ demo: any Demo) throws -> [DemoValue: Double] {
    demo.snapshot(at: max(0, try #require(demo.restTime))).values
  }

  struct Way: Sendable, CustomTestStringConvertible {
    var demo: String
    var value: DemoValue
    var there: String
    var back: String
    var modifiers = KeyPress.Modifiers()

    var testDescription: String { "\(demo), \(there)" }
  }

  static let ways = [
    Way(demo: "scroll", value: .contentOffsetY, there: "PageDown", back: "PageUp"),
    Way(demo: "scroll", value: .contentOffsetX, there: "PageDown", back: "PageUp", modifiers: .shift),
    Way(demo: "scroll", value: .contentOffsetY, there: "Down", back: "Up", modifiers: .control),
    Way(demo: "scroll", value: .contentOffsetY, there: "End", back: "Home"),
    Way(demo: "drawer", value: .origin, there: "PageDown", back: "PageUp"),
    Way(demo: "drawer", value: .origin, there: "Down", back: "Up", modifiers: .control),
    Way(demo: "drawer", value: .contentOffsetY, there: "End", back: "Home"),
    Way(demo: "paging", value: .contentOffsetX, there: "PageDown", back: "PageUp"),
    Way(demo: "paging", value: .contentOffsetX, there: "Right", back: "Left", modifiers: .control),
    Way(demo: "paging", value: .contentOffsetX, there: "End", back: "Home"),
    Way(demo: "metro", value: .contentOffsetY, there: "PageDown", back: "PageUp"),
    Way(demo: "metro", value: .contentOffsetX, there: "Right", back: "Left", modifiers: .control),
    Way(demo: "pip", value: .originX, there: "Left", back: "Right", modifiers: .control),
    Way(demo: "pip", value: .originY, there: "Up", back: "Down", modifiers: .control),
  ]

  @Test("a key moves its value by a spring, and the opposite key moves it back", arguments: ways)
  func thereAndBack(way: Way) throws {
    let value = way.value
    var demo = try demo(way.demo)
    // A start that leaves room in both directions.
    if way.demo == "metro" { demo.handle(.key(KeyPress("+")), at: -60) }
    let start = try #require(try end(demo)[value])
    demo.handle(.key(KeyPress(named: way.there, modifiers: way.modifiers)), at: 1)
    let moved = try #require(demo.snapshot(at: 1.05).velocities[value])
    #expect(moved != 0)
    #expect(abs(try #require(demo.snapshot(at: 1).values[value]) - start) < 1e-9)
    let away = try #require(try end(demo)[value])
    #expect(abs(away - start) > 20)
    demo.handle(.key(KeyPress(named: way.back, modifiers: way.modifiers)), at: 60)
    #expect(abs(try #require(try end(demo)[value]) - start) < 1e-6)
  }

  @Test(
    "a repeating key of any demo of a view retargets the motion and keeps position and velocity",
    arguments: ["scroll", "drawer", "pip", "paging", "metro"])
  func repeated(name: String) throws {
    let type = try #require(DemoCatalog.standard.demo(named: name))
    #expect(!type.card.keys.isEmpty)
    for press in type.card.keys.flatMap(\.keys) {
      var demo = try demo(name)
      for index in 0..<12 {
        let time = Double(index) / 30
        let before = demo.snapshot(at: time)
        demo.handle(.key(KeyPress(press.key, modifiers: press.modifiers, isRepeat: index > 0)), at: time)
        let after = demo.snapshot(at: time)
        // A step past the limits of the scale pushes it, about the middle.
        let push = (after.velocities[.zoomScale] ?? 0) - (before.velocities[.zoomScale] ?? 0)
        for (value, velocity) in before.velocities where value != .zoomScale {
          let (start, middle) = (before.values[value] ?? .nan, value == .contentOffsetX ? 350.0 : 300)
          let pushed = velocity + push * (start + middle) / (before.values[.zoomScale] ?? 1)
          #expect(abs(pushed - (after.velocities[value] ?? .nan)) < 1e-6, "\(press), \(value) at \(time)")
          #expect(abs(start - (after.values[value] ?? .nan)) < 1e-9, "\(press)")
        }
      }
      #expect(try #require(demo.restTime) < 10)
    }
  }

  @Test("an arrow with Control and a page key scroll as they point, and along no other axis")
  func directions() throws {
    let keys: [(String, KeyPress.Modifiers, DemoValue, Double)] = [
      ("Left", .control, .contentOffsetX, -1), ("Right", .control, .contentOffsetX, 1),
      ("Up", .control, .contentOffsetY, -1), ("Down", .control, .contentOffsetY, 1),
      ("PageUp", .shift, .contentOffsetX, -1), ("PageDown", .shift, .contentOffsetX, 1),
      ("PageUp", [], .contentOffsetY, -1), ("PageDown", [], .contentOffsetY, 1),
    ]
    let start: [DemoValue: Double] = [.contentOffsetX: 300, .contentOffsetY: 200]
    for (key, modifiers, moved, sign) in keys {
      var demo = try demo("scroll", values: start)
      demo.handle(.key(KeyPress(named: key, modifiers: modifiers)), at: 1)
      let rest = try end(demo)
      for (value, before) in start {
        let distance = try #require(rest[value]) - before
        #expect(value == moved ? distance * sign > 20 : abs(distance) < 1e-9, "\(key), \(value.rawValue)")
      }
    }
  }
}
