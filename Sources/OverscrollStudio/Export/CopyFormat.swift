/// A language or format in which a feel can be copied.
enum CopyFormat: String, Sendable, CaseIterable {
  case swift = "Swift, for this library"
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"
  case css = "CSS linear()"
  case motion = "Motion"
  case reactSpring = "react-spring"
  case compose = "Jetpack Compose"
  case springForce = "Android SpringForce"
  case flutter = "Flutter"
  case libadwaita = "libadwaita"
  case qml = "QML SpringAnimation"
  case c = "C"
  case json = "JSON"
  case text = "Text"

  /// Whether code has the mass of a spring, and not only its motion.
  var hasMass: Bool { ![.swiftUI, .css, .compose, .springForce, .flutter, .qml].contains(self) }
  /// Whether comments have the form `/* … */`.
  var hasBlockComments: Bool { [.css, .libadwaita, .c].contains(self) }
}

extension Menu {
  /// Returns the menu of formats, each with a preview of the text to copy.
  static func formats(_ feel: CopiedFeel) -> Menu {
    Menu(
      "Copy the parameters as",
      CopyFormat.allCases.map { format in
        let text = feel.text(as: format)
        return Item(
          title: format.rawValue, action: .copy(format),
          preview: .code(text.isEmpty ? "This demo has no springs." : text))
      })
  }
}
