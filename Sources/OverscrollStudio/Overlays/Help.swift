import OverscrollDemoKit
import OverscrollInput
import ScrollGeometry

/// Every key and what it does, from the table that handles them.
package struct Help: Equatable, Sendable {
  struct Line: Equatable {
    let caps: [String]
    let words: String
  }

  struct Section: Equatable {
    let title: String
    let lines: [Line]
  }

  /// The keys of the demo on the stage.
  private let stage: Section
  private let groups: [Section]
  /// How far it is scrolled, in points, where it does not fit.
  private(set) var scroll = 0.0

  init(_ card: DemoCard, _ keys: KeyMap) {
    stage = Section(title: "On this stage", lines: card.keys.map { Line(caps: $0.caps, words: $0.words) })
    groups = KeyBinding.Group.allCases.map { group in
      let bindings = keys.bindings.filter { $0.group == group }
      return Section(title: group.rawValue, lines: bindings.map { Line(caps: $0.caps, words: $0.words) })
    }
  }

  /// The sections of each of `count` columns.
  func columns(_ count: Int) -> [[Section]] {
    switch count {
    case 3...: [Array(groups[0...2]), Array(groups[3...4]) + [stage], Array(groups[5...])]
    case 2: [Array(groups[0...2]), [stage] + groups[3...]]
    default: [[stage] + groups]
    }
  }

  mutating func scroll(by distance: Double, in window: Size) {
    scroll = (scroll + distance).clamped(to: 0...HelpPanel(help: self, window: window).scrollRange)
  }

  /// Whether the key scrolls.
  mutating func handle(_ key: Key, in window: Size) -> Bool {
    guard let distance = ["Up": -60.0, "Down": 60, "PageUp": -300, "PageDown": 300][key.name] else { return false }
    scroll(by: distance, in: window)
    return true
  }
}
