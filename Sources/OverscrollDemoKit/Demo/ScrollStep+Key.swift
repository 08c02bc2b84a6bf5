import OverscrollInput
import ScrollInteraction

extension ScrollStep {
  /// The step for a key: pages and ends by themselves down and up, with shift sideways; arrows with control.
  package static func of(_ key: Key) -> (step: ScrollStep, axis: Axis)? {
    let axis: Axis = key.modifiers == .shift ? .x : .y
    guard key.modifiers == .control else { return page(key.name).map { ($0, axis) } }
    return switch key.name {
    case "Up": (.lines(-1), .y)
    case "Down": (.lines(1), .y)
    case "Left": (.lines(-1), .x)
    case "Right": (.lines(1), .x)
    default: nil
    }
  }

  private static func page(_ name: String) -> ScrollStep? {
    ["PageUp": .pages(-1), "PageDown": .pages(1), "Home": .toStart, "End": .toEnd][name]
  }
}
