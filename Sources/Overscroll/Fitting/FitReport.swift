import FoundationEssentials
import OverscrollDemoKit
import OverscrollFitting

/// What `overscroll fit` prints.
struct FitReport {
  private let file: String
  private let recording: RecordedMotion
  /// The best first.
  private let fits: [FeelFit]

  init(file: String, recording: RecordedMotion, fits: [FeelFit]) {
    (self.file, self.recording) = (file, recording)
    self.fits = fits.sorted { $0.rootMeanSquare < $1.rootMeanSquare }
  }

  // MARK: - Text

  var text: String {
    let (best, samples) = (fits[0], recording.samples)
    let seconds = samples[samples.count - 1].time - samples[0].time
    var lines = ["\(file): \(samples.count) samples in \(Self.decimal(seconds, 2)) s, by \(best.feel.name)"]
    lines += best.phases.map { phase in
      Self.row(phase.kind.rawValue, "\(Self.decimal(phase.start, 3)) to \(Self.decimal(phase.end, 3)) s")
    }
    lines += best.numbers.map { number in
      let digits = Self.digits(number.margin)
      let value = "\(Self.decimal(number.value, digits)) ± \(Self.decimal(number.margin, digits))"
      return Self.row(number.name.rawValue, number.name.unit.isEmpty ? value : "\(value) \(number.name.unit)")
    }
    let largest = best.largestError
    lines.append(Self.row("root mean square", "\(Self.decimal(best.rootMeanSquare, 3)) pt"))
    lines.append(
      Self.row("largest error", "\(Self.decimal(abs(largest.error), 3)) pt at \(Self.decimal(largest.time, 3)) s"))
    if !best.undetermined.isEmpty {
      lines.append(Self.row("not in it", best.undetermined.map(\.rawValue).joined(separator: ", ")))
    }
    for other in fits.dropFirst() {
      lines.append(Self.row("by \(other.feel.name)", "\(Self.decimal(other.rootMeanSquare, 3)) pt"))
    }
    if !best.numbers.isEmpty { lines.append("overscroll --feel \(best.feel.name)\(Self.options(best))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ name: String, _ value: String) -> String {
    "  \(name)\(String(repeating: " ", count: max(1, 24 - name.count)))\(value)"
  }

  /// So many that the margin has two digits that count.
  private static func digits(_ margin: Double) -> Int {
    guard margin > 0, margin.isFinite else { return 6 }
    var (digits, scaled) = (0, margin)
    while scaled < 10, digits < 9 { (digits, scaled) = (digits + 1, scaled * 10) }
    return digits
  }

  private static func decimal(_ value: Double, _ digits: Int) -> String { DecimalFormat.text(value, decimals: digits) }

  private static func options(_ fit: FeelFit) -> String {
    parameters(fit).map { " --set \($0.key)=\($0.value)" }.sorted().joined()
  }

  /// By the names that `--set` and presets know.
  private static func parameters(_ fit: FeelFit) -> [String: Double] {
    var parameters: [String: Double] = [:]
    for number in fit.numbers {
      let digits = digits(number.margin)
      func rounded(_ value: Double) -> Double { Double(decimal(value, digits)) ?? value }
      switch number.name {
      case .decelerationRate, .rubberBandCoefficient, .bounceStiffness, .releaseStiffness:
        parameters[number.name.rawValue] = rounded(number.value)
      case .bounceDamping: parameters["bounce.dampingRatio"] = Double(decimal(fit.feel.bounceSpring.dampingRatio, 4))
      case .releaseDamping: parameters["release.dampingRatio"] = Double(decimal(fit.feel.releaseSpring.dampingRatio, 4))
      }
    }
    return parameters
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
      var numbers: [String: Number]
      var undetermined: [String]
      var phases: [Phase]
      var parameters: [String: Double]
    }

    var file: String
    var samples: Int
    var fits: [Fit]
  }

  var json: String {
    get throws(Failure) {
      let object = Object(
        file: file, samples: recording.samples.count,
        fits: fits.map { fit in
          Object.Fit(
            feel: fit.feel.name, rootMeanSquare: fit.rootMeanSquare, largestError: abs(fit.largestError.error),
            largestErrorTime: fit.largestError.time,
            numbers: Dictionary(
              uniqueKeysWithValues: fit.numbers.map {
                ($0.name.rawValue, Object.Number(value: $0.value, margin: $0.margin))
              }),
            undetermined: fit.undetermined.map(\.rawValue),
            phases: fit.phases.map { Object.Phase(kind: $0.kind.rawValue, start: $0.start, end: $0.end) },
            parameters: Self.parameters(fit))
        })
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      guard let data = try? encoder.encode(object) else {
        throw Failure.malformed(file: file, line: nil, "the fit has numbers that are not finite")
      }
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }
}
