/// A language or format in which a feel can be copied. The raw value is its name on the command line.
package enum CopyFormat: String, Sendable, CaseIterable {
  case swift
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case css
  case motion
  case compose
  case flutter
  case libadwaita
  case niri
  case hyprland
  case json

  var title: String {
    switch self {
    case .swift: "Swift, for this library"
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .css: "CSS linear()"
    case .motion: "Motion"
    case .compose: "Jetpack Compose"
    case .flutter: "Flutter"
    case .libadwaita: "libadwaita"
    case .niri: "niri"
    case .hyprland: "Hyprland"
    case .json: "JSON"
    }
  }

  /// Whether code has the mass of a spring, and not only its motion.
  var hasMass: Bool { ![.swiftUI, .css, .compose, .flutter, .niri].contains(self) }

  func comment(_ words: String) -> String {
    switch self {
    case .css, .libadwaita: "/* \(words) */\n"
    case .hyprland: "-- \(words)\n"
    default: "// \(words)\n"
    }
  }
}

extension Menu {
  static func formats(_ feel: CopiedFeel) -> Menu {
    Menu(
      "Copy the parameters as",
      CopyFormat.allCases.map { format in
        let text = feel.text(as: format)
        return Item(title: format.title, action: .copy(format), code: text.isEmpty ? "This demo has no springs." : text)
      }.headed("Copy as"))
  }
}

extension Spring {
  /// The words for an overshoot, as a fraction of the distance, with the limits below which they apply.
  private static let overshoots = [(0.005, "no"), (0.04, "slight"), (0.25, "clear"), (.infinity, "strong")]
  private static let responses = [(0.25, "stiff"), (0.6, "firm"), (1.2, "soft"), (.infinity, "loose")]

  var words: String {
    func word(_ words: [(Double, String)], _ value: Double) -> String { words.first { value < $0.0 }?.1 ?? "" }
    let share = overshoot >= 0.005 ? " of \(overshoot * 100, decimals: 0) %" : ""
    return "settles in \(settling(threshold: 0.5)), \(word(Self.overshoots, overshoot)) overshoot\(share), "
      + word(Self.responses, response) + (dampingRatio > 1 ? ", overdamped" : "")
  }
}
