import OverscrollDemoKit
import ScrollPhysics

/// The languages in which a feel can be taken away.
package enum CopyFormat: String, Sendable, CaseIterable {
  case swift, swiftUI, css, compose, json

  var name: String {
    switch self {
    case .swift: "Swift, for this library"
    case .swiftUI: "SwiftUI"
    case .css: "CSS linear()"
    case .compose: "Jetpack Compose"
    case .json: "JSON"
    }
  }

  /// The numbers of `values` that a demo with `parameters` uses.
  func text(_ values: ParameterValues, _ parameters: [Parameter]) -> String {
    let feel = CopiedFeel(values: values, parameters: parameters)
    switch self {
    case .swift: return feel.swift
    case .swiftUI: return feel.swiftUI
    case .css: return feel.css
    case .compose: return feel.compose
    case .json: return feel.json
    }
  }
}

extension Menu {
  static let formats = Menu(
    "Copy the parameters as", CopyFormat.allCases.map { Item(title: $0.name, action: .copy($0)) })
}
