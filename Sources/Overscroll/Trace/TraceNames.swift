import OverscrollInput
import ScrollGeometry
import ScrollInteraction

// The words that traces use for the cases of our enums: a case may be renamed, a word in a file may not.

extension PointerEvent.Phase {
  var name: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }

  init?(_ name: String) {
    guard let phase = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = phase
  }
}

extension PointerEvent.Device {
  var name: String {
    switch self {
    case .mouse: "mouse"
    case .touch: "touch"
    }
  }

  init?(_ name: String) {
    guard let device = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = device
  }
}

extension PinchEvent.Phase {
  var name: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    }
  }

  init?(_ name: String) {
    guard let phase = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = phase
  }
}

extension Key.Modifiers {
  private static let words: [(name: String, modifier: Key.Modifiers)] = [
    ("alt", .alt), ("command", .command), ("control", .control), ("shift", .shift),
  ]

  var names: [String] {
    Key.Modifiers.words.filter { contains($0.modifier) }.map(\.name)
  }

  init?(_ name: String) {
    guard let word = Key.Modifiers.words.first(where: { $0.name == name }) else { return nil }
    self = word.modifier
  }
}

extension Size {
  /// The extents that a window may have, in points.
  static let windowExtents = 1.0...16384.0

  /// A window's size from a pair of numbers; `nil` where it is none, or none that a window can have.
  init?(pair: [Double]) {
    guard pair.count == 2, pair.allSatisfy(Size.windowExtents.contains) else { return nil }
    self.init(pair[0], pair[1])
  }
}
