/// The parameters of every demo. Each demo is tuned by itself.
package struct DemoParameters: Equatable, Sendable {
  private var values: [String: ParameterValues] = [:]

  package init(_ catalog: DemoCatalog, base: ScrollFeel = .article) {
    for card in catalog.cards { self[card] = ParameterValues(base: base, defaults: card.defaults) }
  }

  package subscript(card: DemoCard) -> ParameterValues {
    get { values[card.name] ?? ParameterValues(defaults: card.defaults) }
    set {
      values[card.name] = newValue
      // A number without a row in the demo would change its feel unseen.
      values[card.name]?.keep(card.parameters + Parameter.input)
    }
  }

  mutating func replacePreset(_ former: ChosenPreset, by new: ChosenPreset?) {
    for name in values.keys where values[name]?.preset == former { values[name]?.preset = new }
  }
}
