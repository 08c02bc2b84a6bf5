import Foundation
import OverscrollDemoKit
import ScrollPhysics

/// What JSON from the clipboard says about parameters: as it was copied here, or as a settings file or a preset has it.
package struct PastedFeel {
  /// Why a text cannot be taken, in words for the stage.
  package struct Problem: Error, Equatable {
    package var words: String
  }

  private struct Document: Decodable {
    var feel: String?
    var parameters: [String: Double]
  }

  package let preset: Preset

  package init(_ text: String, _ catalog: DemoCatalog) throws(Problem) {
    let data = Data(text.utf8)
    guard (try? JSONSerialization.jsonObject(with: data)) is [String: Any] else {
      throw Problem(words: "Nothing to paste: the clipboard holds no JSON object with parameters.")
    }
    let decoder = JSONDecoder()
    if let document = try? decoder.decode(Document.self, from: data) {
      preset = Preset(feel: document.feel, parameters: document.parameters)
    } else if let plain = try? decoder.decode(Preset.self, from: data) {
      preset = plain
    } else {
      throw Problem(words: "Cannot paste this JSON: a parameter in it is not a number.")
    }
    try check(catalog)
  }

  private func check(_ catalog: DemoCatalog) throws(Problem) {
    if let feel = preset.feel, ScrollFeel(name: feel) == nil {
      throw Problem(words: "Cannot paste: there is no feel “\(feel)”.")
    }
    guard !preset.parameters.isEmpty || preset.feel != nil else {
      throw Problem(words: "Nothing to paste: the JSON names no parameter.")
    }
    for (name, value) in preset.parameters.sorted(by: { $0.key < $1.key }) { try check(name, value, catalog) }
  }

  private func check(_ name: String, _ value: Double, _ catalog: DemoCatalog) throws(Problem) {
    guard let range = catalog.parameter(named: name)?.range else {
      throw Problem(words: "Cannot paste: there is no parameter “\(name)”.")
    }
    guard range.contains(value) else {
      let ends = [range.lowerBound, range.upperBound].map { Figures.short($0, decimals: 4) }
      throw Problem(words: "Cannot paste: \(name) goes from \(ends[0]) to \(ends[1]).")
    }
  }
}
