/// The bar for comparing two parameter sets, with buttons to choose and swap them.
struct CompareBar: Equatable, Sendable {
  let frame: Rect
  let tuned: Comparison.Slot
  /// The arrangement of both sets; `nil` on a plot, which shows both, and where the state of time needs the space.
  let arrangement: ComparisonArrangement?
  let differences: Int
  /// The difference in time and place of rest from the other set; `nil` without a gesture, and for equal sets.
  let restDifference: String?

  private static let (height, gap) = (22.0, 8.0)

  var buttons: [Control] {
    var x = frame.minX
    func button(_ action: AppAction, width: Double, title: String = "", gap: Double) -> Control {
      defer { x += width + gap }
      return Control(action: action, frame: Rect(x: x, y: frame.minY, width: width, height: Self.height), title: title)
    }
    var buttons = [
      button(.tune(.a), width: 34, title: "A", gap: 0), button(.tune(.b), width: 34, title: "B", gap: Self.gap),
      button(.command(.exchange), width: 28, gap: Self.gap),
    ]
    if arrangement != nil {
      buttons += [
        button(.setArrangement(.ghost), width: 54, title: "Ghost", gap: 0),
        button(.setArrangement(.sideBySide), width: 84, title: "Side by side", gap: Self.gap),
      ]
    }
    return buttons + [button(.command(.toggleReference), width: 28, gap: Self.gap)]
  }

  var maxX: Double { (buttons.last?.frame.maxX ?? frame.minX) + Self.gap }

  var words: [String] {
    let count = differences == 0 ? "no differences" : differences == 1 ? "1 difference" : "\(differences) differences"
    let rest = restDifference.map { ["\(tuned.rawValue) \($0)", $0, String($0.prefix { $0 != "," })] }
    return (rest ?? ["Tuning \(tuned.rawValue), \(count)"]) + [count]
  }

  func draw(on canvas: inout Canvas, hovered: AppAction?, _ theme: Theme) {
    let buttons = buttons
    for (first, last) in arrangement == nil ? [(0, 1)] : [(0, 1), (3, 4)] {
      let (left, right) = (buttons[first].frame.minX, buttons[last].frame.maxX)
      let joined = Rect(x: left, y: frame.minY, width: right - left, height: Self.height)
      canvas.fill(joined, radius: Theme.Radius.small, theme.button)
    }
    for button in buttons { draw(button, isHovered: button.action == hovered, on: &canvas, theme) }
  }

  private func draw(_ button: Control, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme) {
    let frame = button.frame
    let isOn = button.action == .tune(tuned) || arrangement.map { button.action == .setArrangement($0) } ?? false
    if isOn {
      let ground = button.action == .tune(tuned) ? theme.curve(0) : theme.accent
      canvas.fill(frame.inset(by: 2), radius: Theme.Radius.small - 2, ground)
    } else if isHovered {
      canvas.fill(frame, radius: Theme.Radius.small, theme.buttonPressed)
    }
    let ink = isOn ? theme.onAccent : theme.text
    switch button.action {
    // The set that is not tuned has the color of its ghost.
    case .tune: canvas.text(button.title, in: frame, Theme.Text.strong, isOn ? ink : theme.ghost, alignment: .center)
    case .command(.exchange): Icon.swap.draw(on: &canvas, centeredIn: frame, theme.secondaryText)
    case .command(.toggleReference): Icon.close.draw(on: &canvas, centeredIn: frame, theme.secondaryText)
    default: canvas.text(button.title, in: frame, Theme.Text.small, ink, alignment: .center)
    }
  }
}

extension Parameter {
  /// Returns `value` minus `other`, as both are shown, with a sign; `nil` for a switch or if both look equal when formatted.
  func difference(_ value: Double, from other: Double) -> String? {
    guard !isSwitch, figures(value) != figures(other) else { return nil }
    let difference = rounded(value, places: 0) - rounded(other, places: 0)
    return (value < other ? "−" : "+") + DecimalFormat.text(difference.magnitude, decimals: decimals)
  }
}
