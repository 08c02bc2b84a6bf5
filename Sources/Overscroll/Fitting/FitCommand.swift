import ArgumentParser
import OverscrollFitting
import OverscrollFormats

/// The command `overscroll fit`, which prints the numbers that fit a recording, as text or JSON.
struct FitCommand: ProgramCommand {
  static let name = "fit"

  static let configuration = CommandConfiguration(
    commandName: "overscroll fit",
    abstract: "Find the numbers of a feel that fit a recording best.",
    discussion: """
      A recording is a CSV file with time in s, offset in pt and, optionally, the finger (1 down, 0 up; or its position \
      in pt, empty for up), JSON Lines with the same fields (time, offset, finger), a JSON object whose frames are \
      pairs of time and offset, a recording of Telegram's or Slint's recorder, or a trace of this program.

      Every flick of a recording counts. The time grows in proportion to them; a terminal shows the progress.
      """)

  @Argument(help: ArgumentHelp("The recording; - for standard input.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("Feel whose law is fitted (default: the best).", valueName: "name"))
  var feel: String?

  @Option(help: ArgumentHelp("Extent of the viewport for the rubber band (default: as recorded).", valueName: "points"))
  var dimension: Double?

  @Option(
    help: ArgumentHelp(
      "Value of a trace to fit, or motion of a table (default: the one that moves most).", valueName: "name"))
  var value: String?

  @Option(
    help: ArgumentHelp(
      "Unit of the times: s or ms (default: as recorded, or a plausible one).", valueName: "unit"))
  var timeUnit: String?

  @Flag(help: "Print JSON.")
  var json = false

  func perform() throws(Failure) {
    let report = try report
    try StandardStreams.write(json ? try report.json : report.text)
  }

  /// The report on the fits; throws `Failure.malformed` if the recording is not valid, or no law fits.
  var report: FitReport {
    get throws(Failure) {
      let feels = try feel.map { name throws(Failure) in [try Request.feel(name)] } ?? ScrollFeel.all
      let unit = try timeUnit.map { name throws(Failure) in
        guard let unit = TimeUnit(rawValue: name) else {
          throw Failure.usage("--time-unit takes s or ms, not \"\(name.excerpt)\"")
        }
        return unit
      }
      try Request.check(dimension, "--dimension", in: 1...1e6)
      let input = InputFile(argument: file, limit: Session.longestRecording)
      let (path, data) = (input.path, try input.read())
      let recording = try RecordingReader(file: path, dimension: dimension, valueName: value, timeUnit: unit)
        .recording(data)
      do {
        let flights = try LawRanking.flights(of: recording, by: feels)
        return FitReport(file: path, recording: recording, ranking: try ranking(of: recording, by: feels, flights))
      } catch {
        throw Failure.malformed(file: path, line: nil, RecordingReader.words(error))
      }
    }
  }

  private func ranking(
    of recording: RecordedMotion, by feels: [ScrollFeel], _ flights: [FlightSpan]
  ) throws(RecordedMotion.Problem) -> LawRanking {
    defer { StandardStreams.showStatus("") }
    let ranking = LawRanking(
      feels.map { feel in
        let fit = Result { () throws(RecordedMotion.Problem) in
          try FeelFit(recording, feel: feel, flights: flights) { done, count in
            let part = done < count ? "flick \(done + 1) of \(count)" : "all flicks together"
            StandardStreams.showStatus("Fitting \(feel.name), \(part)")
          }
        }
        return (feel, fit)
      })
    // Some laws may be too far from the recording, but not all.
    guard !ranking.fits.isEmpty else {
      throw ranking.refusals.count == 1 ? ranking.refusals[0].problem : .followsNoLaw
    }
    return ranking
  }
}
