import ArgumentParser
import OverscrollDemoKit

/// The options of `overscroll fit`.
struct FitOptions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll fit",
    abstract: "Find the numbers of a feel that fit a recording best.",
    discussion: """
      A recording is a CSV file of time in s, offset in pt and, where known, the finger (1 down, 0 up; or its position in pt, \
      empty where it is up), JSON Lines with the same fields (time, offset, finger), a JSON object with pairs of \
      time and offset as its frames, or a trace of this program.
      """)

  @Argument(help: ArgumentHelp("The recording; - for standard input.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("Whose law is fitted (default: that which fits best).", valueName: "name"))
  var feel: String?

  @Option(help: ArgumentHelp("The viewport's extent, for the rubber band (default: as recorded).", valueName: "points"))
  var dimension: Double?

  @Option(help: ArgumentHelp("The value of a trace (default: the one that moves most).", valueName: "name"))
  var value: String?

  @Option(
    help: ArgumentHelp(
      "What times are in: s or ms (default: as the recording says, or as is plausible).", valueName: "unit"))
  var timeUnit: String?

  @Flag(help: "Print JSON.")
  var json = false
}
