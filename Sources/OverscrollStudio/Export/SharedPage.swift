import FoundationEssentials

/// A demo with its numbers as one HTML page, which needs no network and no other file (`Bindings/web/share.js`).
package struct SharedPage {
  private let card: DemoCard
  private let facts: PageFacts
  /// The sets of parameters: one without a name, or A and B.
  private let sets: [(name: String, values: ParameterValues)]
  private let assets: Assets

  /// Creates the page of a demo with B beside A, `other`; `nil` if the demo cannot be shared.
  package init?(_ card: DemoCard, _ values: ParameterValues, beside other: ParameterValues?, _ assets: Assets) {
    guard let facts = card.page else { return nil }
    (self.card, self.facts, self.assets) = (card, facts, assets)
    sets = other.map { [("A", $0), ("B", values)] } ?? [("", values)]
  }

  /// The file that `make web` makes, with a mark where the numbers go.
  struct Template: Sendable { let text: String }
  private struct Map { let text: String }
  private struct Slider: Encodable { let id, term, unit, group, scale: String, low, high, value: Double, decimals: Int }
  private struct Numbers: Encodable { let name, feel: String, values: [String: Double] }

  private struct Config: Encodable {
    let demo, title: String
    let parameters: [Slider]
    let sets: [Numbers]
    let roles: [String]
    let facts: PageFacts
  }

  package var html: String {
    get throws(Failure) {
      try Self.template(in: assets).get().text.replacing("@CONFIG@", with: try config, maxReplacements: 1)
    }
  }

  static func template(in assets: Assets) -> Result<Template, Failure> {
    assets.value(of: "share.html") { Template(text: String(decoding: $0.data, as: UTF8.self)) }
      .mapError { _ in .unreadable(file: "share.html", "the page is not installed; `make web` makes it") }
  }

  private var config: String {
    get throws(Failure) {
      let used = Parameter.feel + [.snapMass, .snapStiffness, .snapDampingRatio] + card.parameters
      let numbers = sets.map { name, values in
        let named = used.filter { $0 != .slop || values.isSet($0) }.map { ($0.id.rawValue, values[$0]) }
        return Numbers(name: name, feel: values.base.name, values: Dictionary(named) { first, _ in first })
      }
      let object = Config(
        demo: card.name, title: card.title, parameters: sliders, sets: numbers,
        roles: card.springs.map { $0.name }, facts: facts)
      let text = object.json([])
      guard let file = facts.map else { return Self.escaped(text) }
      let map = try assets.value(of: file) { Map(text: String(decoding: $0.data, as: UTF8.self)) }.get()
      return Self.escaped("{\"map\":\(map.text),\(text.dropFirst())")
    }
  }

  static func escaped(_ json: String) -> String { json.replacing(scalars: ["<": "\\u003c"]) }

  private var sliders: [Slider] {
    card.parameters.map { parameter in
      let scale =
        switch parameter.scale {
        case .linear: "linear"
        case .proportional: "proportional"
        case .towardsOne: "towardsOne"
        case .count: "count"
        }
      return Slider(
        id: parameter.id.rawValue, term: parameter.shortTerm, unit: parameter.unit, group: parameter.group.title,
        scale: scale, low: parameter.range.lowerBound, high: parameter.range.upperBound,
        value: sets[sets.count - 1].values[parameter], decimals: parameter.decimals)
    }
  }
}
