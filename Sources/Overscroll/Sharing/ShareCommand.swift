import ArgumentParser
import FoundationEssentials
import OverscrollFormats
import OverscrollStudio

/// The command `overscroll share`, which writes a demo as one HTML page.
struct ShareCommand: ProgramCommand {
  static let name = "share"

  static let configuration = CommandConfiguration(
    commandName: "overscroll share", abstract: "Write a demo as one HTML page, live and without a network.")

  @Argument(help: "The demo.")
  var demo: String

  @Option(help: ArgumentHelp("File to write (default: standard output).", valueName: "file"))
  var out = "-"

  @Option(help: ArgumentHelp("Feel (default: article).", valueName: "name"))
  var feel: String?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp("Set a parameter; may be repeated.", valueName: "name=value"))
  var assignments: [String] = []

  @Option(help: ArgumentHelp("Show another feel beside it as A.", valueName: "name"))
  var beside: String?

  func perform() throws(Failure) {
    if out.isEmpty { throw .usage("--out takes a path, not an empty one") }
    let card = try Request.demo(demo).card
    func values(_ name: String?) throws(Failure) -> ParameterValues {
      var values = ParameterValues(base: try name.map(Request.feel) ?? .article)
      values.defaults = card.defaults
      return values
    }
    var tuned = try values(feel)
    for (parameter, value) in try assignments.map(Request.parameter) { tuned[parameter] = value }
    let other = try beside.map(values)
    guard let page = SharedPage(card, tuned, beside: other, DemoCatalog.standard.assets) else {
      let names = DemoCatalog.standard.demos.map { $0.card }.filter { $0.page != nil }.map(\.name)
      throw Failure.usage("\(card.name) cannot be shared; choose one of \(names.joined(separator: ", "))")
    }
    try OutputFile.write(Data(page.html.utf8), to: out.outputPath)
  }
}
