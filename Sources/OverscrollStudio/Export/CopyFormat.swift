import OverscrollDemoKit

/// The languages in which a feel can be taken away.
enum CopyFormat: String, Sendable, CaseIterable {
  case swift = "Swift, for this library"
  case swiftUI = "SwiftUI"
  case css = "CSS linear()"
  case compose = "Jetpack Compose"
  case json = "JSON"

  /// The numbers of `values` that a demo with `parameters` uses.
  func text(_ values: ParameterValues, _ parameters: [Parameter]) -> String {
    let feel = CopiedFeel(values: values, parameters: parameters)
    return switch self {
    case .swift: feel.swift
    case .swiftUI: feel.swiftUI
    case .css: feel.css
    case .compose: feel.compose
    case .json: feel.json
    }
  }
}

extension Menu {
  static let formats = Menu(
    "Copy the parameters as", CopyFormat.allCases.map { Item(title: $0.rawValue, action: .copy($0)) })
}
