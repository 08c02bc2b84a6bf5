import ArgumentParser
import OverscrollFitting
import OverscrollFormats

/// The command `overscroll fit`, which prints the numbers that fit a recording, as text or JSON.
struct FitCommand: ProgramCommand {
  static let name = "fit"

  static let configuration = CommandConfiguration(
    commandName: "overscroll fit", abstract: "Find the numbers of a feel that fit a recording best.",
    discussion: """
      A recording is a CSV file with time in s, offset in pt and, optionally, the finger (1 down, 0 up; or its position \
      in pt, empty for up), JSON Lines with the same fields (time, offset, finger), a JSON object whose frames are \
      pairs of time and offset, or a trace of this program.

      Every flick of a recording counts. The time grows in proportion to them; a terminal shows the progress.
      """)

  @Argument(help: ArgumentHelp("The recording; - for standard input.", valueName: "file")) var file: String

  @Option(help: ArgumentHelp("Feel whose law is fitted (default: the best).", valueName: "name")) var feel: ScrollFeel?

  @Option(help: ArgumentHelp("Extent of the viewport for the rubber band (default: as recorded).", valueName: "points"))
  var dimension: Double?

  @Option(help: ArgumentHelp("Value of a trace to fit (default: the one that moves most).", valueName: "name"))
  var value: String?

  @Flag(help: "Print JSON.") var json = false

  func validate() throws {
    if value?.isEmpty == true { throw Failure.usage("--value takes a name, not an empty one") }
    try Options.check(dimension, "--dimension", in: 1...1e6)
  }

  func perform() throws(Failure) {
    let report = try report
    try StandardStreams.write(json ? try report.json : report.text)
  }

  /// The report on the fits; throws `Failure.malformed` if the recording is not valid, or no law fits.
  var report: FitReport {
    get throws(Failure) {
      let feels = feel.map { [$0] } ?? ScrollFeel.all
      let input = InputFile(argument: file, limit: Session.maximumRecordingSize)
      let (path, data) = (input.path, try input.read())
      let recording = try RecordingReader(file: path, dimension: dimension, valueName: value).recording(data)
      do throws(RecordedMotion.Problem) {
        let flights = try LawRanking.flights(of: recording, by: feels)
        defer { StandardStreams.showStatus("") }
        let ranking = LawRanking(
          feels.map { feel in
            let fit = Result { () throws(RecordedMotion.Problem) in
              try FeelFit(recording, feel: feel, flights: flights) { done, count in
                StandardStreams.showStatus("Fitting \(feel.name), flick \(done + 1) of \(count)")
              }
            }
            return (feel, fit)
          })
        // Some laws may be too far from the recording, but not all.
        guard !ranking.fits.isEmpty else {
          throw ranking.refusals.count == 1 ? ranking.refusals[0].problem : .followsNoLaw
        }
        return FitReport(file: path, recording: recording, ranking: ranking)
      } catch {
        throw Failure.malformed(file: path, line: nil, RecordingReader.words(error))
      }
    }
  }
}
