/// The available demos, in the order of the sidebar, with their parameters and files.
package struct DemoCatalog: Sendable {
  package let demos: [any Demo.Type]
  /// The number of demos above the sidebar's line. Those below it analyze motion.
  package let lineIndex: Int
  package let assets: Assets
  /// Every parameter of the demos, once: shared parameters first, then those of each demo.
  package let parameters: [Parameter]
  private let parametersByName: [String: Parameter]

  package init(_ first: [any Demo.Type], belowLine last: [any Demo.Type] = [], assets: Assets) {
    let demos = first + last
    (self.demos, lineIndex, self.assets) = (demos, first.count, assets)
    var listed = Set<Parameter>()
    parameters = (Parameter.shared + demos.flatMap { $0.card.parameters }).filter { listed.insert($0).inserted }
    parametersByName = Dictionary(parameters.map { ($0.id.rawValue, $0) }) { first, _ in first }
  }

  package var cards: [DemoCard] { demos.map { $0.card } }
  package var names: [String] { cards.map(\.name) }
  package func demo(named name: String) -> (any Demo.Type)? { demos.first { $0.card.name == name } }

  package func document(_ contents: FileContents) throws(Failure) -> DemoDocument? {
    for case let demo as any DocumentDemo.Type in demos {
      if let document = try demo.document(contents) { return document }
    }
    return nil
  }

  package func index(of demo: any Demo.Type) -> Int { demos.firstIndex { $0 == demo } ?? 0 }
  package func parameter(named name: String) -> Parameter? { parametersByName[name] }
}
