import ArgumentParser
import FoundationEssentials
import OverscrollFormats
import OverscrollStudio

/// The command `overscroll share`, which writes a demo as one HTML page.
struct ShareCommand: ProgramCommand {
  static let name = "share"

  static let configuration = CommandConfiguration(
    commandName: "overscroll share", abstract: "Write a demo as one HTML page, live and without a network.")

  @Argument(help: "The demo.", transform: Options.demo) var demo: any Demo.Type

  @Option(help: ArgumentHelp("File to write (default: standard output).", valueName: "file")) var out = "-"

  @Option(help: ArgumentHelp("Feel (default: article).", valueName: "name")) var feel: ScrollFeel?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp("Set a parameter; may be repeated.", valueName: "name=value"), transform: Options.assignment)
  var assignments: [(parameter: Parameter, value: Double)] = []

  @Option(help: ArgumentHelp("Show another feel beside it as A.", valueName: "name")) var beside: ScrollFeel?

  func validate() throws { try Options.check(path: out, "--out") }

  func perform() throws(Failure) {
    let card = demo.card
    func values(_ feel: ScrollFeel) -> ParameterValues { ParameterValues(base: feel, defaults: card.defaults) }
    var tuned = values(feel ?? .article)
    for (parameter, value) in assignments { tuned[parameter] = value }
    guard let page = SharedPage(card, tuned, beside: beside.map(values), DemoCatalog.standard.assets) else {
      let names = DemoCatalog.standard.cards.filter { $0.page != nil }.map(\.name)
      throw Failure.usage("\(card.name) cannot be shared; choose one of \(names.joined(separator: ", "))")
    }
    try OutputFile.write(Data(page.html.utf8), to: out == "-" ? nil : out)
  }
}
