import OverscrollFitting
import OverscrollFormats

struct FitReport {
  let file: String
  let recording: RecordedMotion
  /// The ranking, with at least one law that fits.
  let ranking: LawRanking
  private var fits: [FeelFit] { ranking.fits }

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
    if let number = best.decelerationNumber { lines.append(Self.row(number.name.rawValue, number.description)) }
    let maximum = best.maximumError
    lines.append(Self.row("root mean square", "\(best.rootMeanSquare, decimals: 3) pt"))
    lines.append(Self.row("largest error", "\(abs(maximum.error), decimals: 3) pt at \(maximum.time, decimals: 3) s"))
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
    let options = best.parameters.map { " --set \($0.key)=\($0.value)" }.sorted().joined()
    if !best.numbers.isEmpty { lines.append("overscroll --feel \(best.feel.name)\(options)") }
    return lines.joined(separator: "\n") + "\n"
  }

  static func row(_ name: String, _ value: String) -> String {
    "  \(name)\(String(repeating: " ", count: max(1, 24 - name.count)))\(value)"
  }

  // MARK: - JSON

  var json: String {
    get throws(Failure) {
      var object: [String: JSONValue] = [
        "file": .text(file), "samples": .number(Double(recording.samples.count)), "fits": .array(fits.map(Self.json)),
        "refused": .array(
          ranking.refusals.map {
            .object(["feel": .text($0.feel.name), "reason": .text(RecordingReader.words($0.problem))])
          }),
      ]
      object["assumption"] = recording.assumption.map { .text($0) }
      let text = object.json(.prettyPrinted)
      guard !text.isEmpty else { throw Failure.malformed(file: file, line: nil, "a number of the fit is not finite") }
      return text + "\n"
    }
  }

  private static func json(_ fit: FeelFit) -> JSONValue {
    func number(_ name: String, _ value: Double, _ margin: Double) -> (String, JSONValue) {
      (name, .object(["value": .number(value), "margin": .number(margin)]))
    }
    let numbers = fit.numbers.map { number($0.name.rawValue, $0.value, $0.margin) }
    let deceleration = fit.decelerationNumber.map { [number($0.name.rawValue, $0.value, $0.margin)] } ?? []
    let phases = fit.phases.map { phase -> JSONValue in
      .object(["kind": .text(phase.kind.rawValue), "start": .number(phase.start), "end": .number(phase.end)])
    }
    return .object([
      "feel": .text(fit.feel.name), "rootMeanSquare": .number(fit.rootMeanSquare),
      "largestError": .number(abs(fit.maximumError.error)), "largestErrorTime": .number(fit.maximumError.time),
      "ownRootMeanSquare": .number(fit.ownRootMeanSquare),
      "numbers": .object(Dictionary(uniqueKeysWithValues: numbers)),
      "coasting": .object(Dictionary(uniqueKeysWithValues: deceleration)),
      "undetermined": .array(fit.undetermined.map { .text($0.rawValue) }), "phases": .array(phases),
      "parameters": .object(fit.parameters.mapValues { .number($0) }),
    ])
  }
}
