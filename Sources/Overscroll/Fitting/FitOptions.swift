import ArgumentParser
import OverscrollDemoKit

/// The options of `overscroll fit`.
struct FitOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll fit",
    abstract: "Find the numbers of a feel that fit a recording best.",
    discussion: """
      A recording is a CSV file with time in s, offset in pt and, optionally, the finger (1 down, 0 up; or its position \
      in pt, empty for up), JSON Lines with the same fields (time, offset, finger), a JSON object whose frames are \
      pairs of time and offset, or a trace of this program.
      """)

  @Argument(help: ArgumentHelp("The recording; - for standard input.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("Feel whose law is fitted (default: the best).", valueName: "name"))
  var feel: String?

  @Option(help: ArgumentHelp("Extent of the viewport for the rubber band (default: as recorded).", valueName: "points"))
  var dimension: Double?

  @Option(help: ArgumentHelp("Value of a trace to fit (default: the one that moves most).", valueName: "name"))
  var value: String?

  @Option(
    help: ArgumentHelp(
      "Unit of the times: s or ms (default: as recorded, or a plausible one).", valueName: "unit"))
  var timeUnit: String?

  @Flag(help: "Print JSON.")
  var json = false
}
