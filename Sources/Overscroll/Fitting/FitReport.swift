import OverscrollFitting
import OverscrollFormats

/// The output of `overscroll fit`.
struct FitReport {
  private let file: String
  private let recording: RecordedMotion
  /// The ranking, with at least one law that fits.
  private let ranking: LawRanking
  private var fits: [FeelFit] { ranking.fits }

  init(file: String, recording: RecordedMotion, ranking: LawRanking) {
    (self.file, self.recording, self.ranking) = (file, recording, ranking)
  }

  // MARK: - Text

  var text: String {
    let (best, samples) = (fits[0], recording.samples)
    let seconds = samples[samples.count - 1].time - samples[0].time
    var lines = ["\(file): \(samples.count) samples in \(seconds, decimals: 2) s, by \(best.feel.name)"]
    if let assumption = recording.assumption { lines.append("  \(assumption)") }
    lines += best.phases.map { phase in
      Self.row(phase.kind.rawValue, "\(phase.start, decimals: 3) to \(phase.end, decimals: 3) s")
    }
    lines += best.numbers.map { Self.row($0.name.rawValue, $0.description) }
    lines += best.coastingNumbers.map { Self.row($0.name.rawValue, $0.description) }
    let largest = best.largestError
    lines.append(Self.row("root mean square", "\(best.rootMeanSquare, decimals: 3) pt"))
    lines.append(
      Self.row("largest error", "\(abs(largest.error), decimals: 3) pt at \(largest.time, decimals: 3) s"))
    if !best.undetermined.isEmpty {
      lines.append(Self.row("not in it", best.undetermined.map(\.rawValue).joined(separator: ", ")))
    }
    lines.append(Self.row("with its own numbers", "\(best.ownRootMeanSquare, decimals: 3) pt"))
    for other in fits.dropFirst() {
      let (fitted, own) = (other.rootMeanSquare, other.ownRootMeanSquare)
      let errors = "\(fitted, decimals: 3) pt, with its own numbers \(own, decimals: 3) pt"
      lines.append(Self.row("by \(other.feel.name)", errors))
    }
    for refusal in ranking.refusals {
      lines.append(Self.row("not by \(refusal.feel.name)", RecordingReader.words(refusal.problem)))
    }
    if !best.numbers.isEmpty { lines.append("overscroll --feel \(best.feel.name)\(Self.options(best))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a line with a name and a value in columns.
  static func row(_ name: String, _ value: String) -> String {
    "  \(name)\(String(repeating: " ", count: max(1, 24 - name.count)))\(value)"
  }

  private static func options(_ fit: FeelFit) -> String {
    fit.parameters.map { " --set \($0.key)=\($0.value)" }.sorted().joined()
  }

  // MARK: - JSON

  private struct Object: Encodable {
    struct Number: Encodable { var value, margin: Double }
    struct Phase: Encodable {
      var kind: String
      var start, end: Double
    }
    struct Fit: Encodable {
      var feel: String
      var rootMeanSquare, largestError, largestErrorTime: Double
      var ownRootMeanSquare: Double
      var numbers: [String: Number]
      var coasting: [String: Number]
      var undetermined: [String]
      var phases: [Phase]
      var parameters: [String: Double]
    }

    struct Refusal: Encodable { var feel, reason: String }

    var file: String
    var samples: Int
    var assumption: String?
    var fits: [Fit]
    var refused: [Refusal]
  }

  var json: String {
    get throws(Failure) {
      func numbers(_ list: [(name: String, value: Double, margin: Double)]) -> [String: Object.Number] {
        Dictionary(uniqueKeysWithValues: list.map { ($0.name, Object.Number(value: $0.value, margin: $0.margin)) })
      }
      let object = Object(
        file: file, samples: recording.samples.count, assumption: recording.assumption,
        fits: fits.map { fit in
          Object.Fit(
            feel: fit.feel.name, rootMeanSquare: fit.rootMeanSquare, largestError: abs(fit.largestError.error),
            largestErrorTime: fit.largestError.time, ownRootMeanSquare: fit.ownRootMeanSquare,
            numbers: numbers(fit.numbers.map { ($0.name.rawValue, $0.value, $0.margin) }),
            coasting: numbers(fit.coastingNumbers.map { ($0.name.rawValue, $0.value, $0.margin) }),
            undetermined: fit.undetermined.map(\.rawValue),
            phases: fit.phases.map { Object.Phase(kind: $0.kind.rawValue, start: $0.start, end: $0.end) },
            parameters: fit.parameters)
        },
        refused: ranking.refusals.map { Object.Refusal(feel: $0.feel.name, reason: RecordingReader.words($0.problem)) })
      let text = object.json(.prettyPrinted)
      guard !text.isEmpty else {
        throw Failure.malformed(file: file, line: nil, "a number of the fit is not finite")
      }
      return text + "\n"
    }
  }
}
