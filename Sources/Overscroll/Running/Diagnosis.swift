import OverscrollFormats
import OverscrollInput
import OverscrollSDL
import ScrollGeometry
import ScrollInteraction

/// The measurements of `--diagnose`: how long the steps of a frame take while content is flicked ten times.
struct Diagnosis {
  /// The steps of a frame, in their order.
  private enum Step: String, CaseIterable { case drawing, painting, presenting }

  private var durations: [Step: Histogram] = [:]
  private var frames = Histogram()

  /// Adds a frame that was begun at one time, and whose canvas was drawn at another.
  mutating func add(_ presentation: Presentation, began: Double, drawn: Double) {
    let times = [began, drawn, presentation.submitted, presentation.returned]
    for (step, (start, end)) in zip(Step.allCases, zip(times, times.dropFirst())) {
      durations[step, default: Histogram()].add(end - start)
    }
    frames.add(presentation.returned - began)
  }

  /// The lines for a bug report: of the program, of the desktop, and of the flicks.
  func text(_ desktop: [(name: String, value: String)], _ statistics: FrameStatistics) -> String {
    var lines = [("Overscroll", Options.configuration.version)] + desktop
    lines += [
      ("ten flicks", "\(statistics.frames) frames, \(statistics.missed) missed"),
      ("time of a frame", Self.times(frames)),
    ]
    let slowest = durations.max { $0.value.percentile(0.5) < $1.value.percentile(0.5) }
    if let slowest { lines.append(("slowest step", "\(slowest.key.rawValue), \(Self.times(slowest.value))")) }
    return lines.map { "\($0.name): \($0.value)\n" }.joined()
  }

  private static func times(_ durations: Histogram) -> String {
    let (median, longest) = (text(durations.percentile(0.5)), text(durations.percentile(1)))
    return "\(median) ms as median, \(longest) ms at most"
  }

  private static func text(_ milliseconds: Double) -> String { DecimalFormat.text(milliseconds, decimals: 1) }

  /// The time of a run in seconds: that of the flicks, and until content is at rest.
  static let duration = 7.0

  /// Ten flicks at the center of the stage, in alternate directions, half a second each.
  static let flicks = ReplayedTrace(
    events: (0..<10).flatMap { flick in
      let (start, direction) = (0.5 + Double(flick) * 0.5, flick.isMultiple(of: 2) ? -1.0 : 1.0)
      return (0...8).map { report in
        let phase: PointerEvent.Phase = report == 0 ? .down : report == 8 ? .up : .move
        let time = start + Double(report) * 0.01
        let position = Vector2(500, 350 + direction * (Double(min(report, 7)) * 24 - 84))
        return WindowEvent(time: time, kind: .input(.pointer(PointerEvent(phase, position: position, time: time))))
      }
    })
}
