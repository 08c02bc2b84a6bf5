/// The languages and formats in which a feel can be copied.
enum CopyFormat: String, Sendable, CaseIterable {
  case swift = "Swift, for this library"
  case swiftUI = "SwiftUI"
  case css = "CSS linear()"
  case compose = "Jetpack Compose"
  case json = "JSON"
}

extension Menu {
  static let formats = Menu(
    "Copy the parameters as", CopyFormat.allCases.map { Item(title: $0.rawValue, action: .copy($0)) })
}
