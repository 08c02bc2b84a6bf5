/// A language or format in which a feel can be copied. The raw value is its name on the command line.
package enum CopyFormat: String, Sendable, CaseIterable {
  case swift
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case css, motion, compose, flutter, libadwaita, niri, hyprland, json

  var title: String {
    switch self {
    case .swift: "Swift, for this library"
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .css: "CSS linear()"
    case .motion: "Motion"
    case .compose: "Jetpack Compose"
    case .flutter: "Flutter"
    case .libadwaita, .niri: rawValue
    case .hyprland: "Hyprland"
    case .json: "JSON"
    }
  }

  /// The formats that the menu lists before *More*: the others are copied rarely.
  static let usual: [CopyFormat] = [.swift, .swiftUI, .uiKit, .css, .motion, .compose]

  /// Returns whether code has the mass of a spring, and not only its motion.
  func hasMass(in parametrization: SpringParametrization?) -> Bool {
    switch self {
    case .swiftUI: parametrization == .physical
    case .uiKit: parametrization != .durationAndBounce
    default: ![.css, .compose, .flutter, .niri].contains(self)
    }
  }

  func comment(_ words: String) -> String {
    switch self {
    case .css, .libadwaita: "/* \(words) */\n"
    case .hyprland: "-- \(words)\n"
    default: "// \(words)\n"
    }
  }
}

extension Menu {
  /// Returns a menu of the usual formats and *More*, or of all formats. The format copied last has a check mark.
  static func formats(_ feel: CopiedFeel, last: CopyFormat, all: Bool) -> Menu {
    let items = (all ? CopyFormat.allCases : CopyFormat.usual).map { format in
      let text = feel.text(as: format)
      return Item(
        title: format.title, isCurrent: format == last, action: .copy(format),
        preview: MenuPreview.Content(code: text.isEmpty ? "This demo has no springs." : text))
    }
    let more = Item(title: "More", staysOpen: true, action: .command(.showAllFormats))
    return Menu("Copy the parameters as", items.headed("Copy as") + (all ? [] : [more]))
  }
}

extension Tuning {
  /// Returns a spring of the demo as one line in the language that was copied last, by the numbers that are shown.
  func code(of role: SpringRole) -> String {
    var shown = parameters
    // A library with other numbers than the rows gets the exact spring.
    let isShown = parametrization == .physical || [.swift, .swiftUI, .uiKit].contains(copyFormat)
    for control in controls where isShown && control.role == role {
      let (descriptor, value) = (control.descriptor, control.value(in: parameters))
      // A small stiffness is too coarse without the decimals that its row does not show.
      let places = descriptor == role.stiffness && value < 100 ? 2 : 0
      control.set(descriptor.rounded(value, places: places), in: &shown)
    }
    return SpringCode(name: role.name, spring: shown.spring(role), in: parametrization).expression(as: copyFormat)
  }
}
