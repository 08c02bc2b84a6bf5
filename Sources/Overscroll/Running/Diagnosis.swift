import OverscrollFormats
import OverscrollInput
import OverscrollSDL
import ScrollGeometry
import ScrollInteraction

/// The ten flicks of `--diagnose`, and their report.
enum Diagnosis {
  /// Returns the lines for a bug report: of the program, of the desktop, and of the flicks.
  static func text(_ desktop: [(name: String, value: String)], _ statistics: FrameStatistics) -> String {
    let flicks = ("ten flicks", "\(statistics.frames) frames, \(statistics.missed) missed")
    let lines = [("Overscroll", Options.configuration.version)] + desktop + [flicks]
    return lines.map { "\($0.0): \($0.1)\n" }.joined()
  }

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
