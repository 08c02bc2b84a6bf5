/// A spring that is offered above the numbers of a role.
struct SpringChip: Hashable, Sendable {
  let title: String
  let spring: Spring
  /// The position and the width in the row of chips, as fractions of its width.
  private let start, width: Double

  /// The time of a press, in seconds, from which a release gives back the spring that was before.
  static let holdTime = 0.35

  /// Returns SwiftUI's three springs, and those of iOS and Android; for settling, which no feel sets, Material's default.
  static func all(_ role: SpringRole) -> [SpringChip] { role == .snap ? settling : role == .bounce ? edge : pull }

  private static let edge = chips(ScrollFeel.uikit.bounce.spring, ScrollFeel.android.bounce.spring)
  private static let pull = chips(ScrollFeel.uikit.release.spring, ScrollFeel.android.release.spring)
  private static let settling =
    swiftUI
    + [SpringChip(title: "Material", spring: Spring(stiffness: 700, dampingRatio: 0.9), start: 0.675, width: 0.325)]
  private static let swiftUI = [("smooth", 0, 0), ("snappy", 0.15, 0.225), ("bouncy", 0.3, 0.45)].map {
    SpringChip(title: $0, spring: Spring(duration: 0.5, bounce: $1), start: $2, width: 0.21)
  }

  private static func chips(_ iOS: Spring, _ android: Spring) -> [SpringChip] {
    swiftUI + [
      SpringChip(title: "iOS", spring: iOS, start: 0.675, width: 0.1),
      SpringChip(title: "Android", spring: android, start: 0.79, width: 0.21),
    ]
  }

  func frame(in row: Rect) -> Rect {
    let inner = row.inset(by: EdgeInsets(top: 4, left: 16, bottom: 6, right: 16))
    return Rect(x: inner.minX + start * inner.width, y: inner.minY, width: width * inner.width, height: inner.height)
  }

  func draw(in row: Rect, isOn: Bool, hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let frame = frame(in: row)
    let isHovered = hover.map(frame.contains) ?? false
    let ground = isOn ? theme.highlight : isHovered ? theme.buttonPressed : theme.button
    canvas.fill(frame, radius: Theme.Radius.small, ground)
    canvas.text(title, in: frame, Theme.Text.caption, isOn ? theme.accent : theme.text, alignment: .center)
  }
}

extension Spring {
  func moves(like other: Spring) -> Bool {
    (response / other.response - 1).magnitude < 1e-9 && (dampingRatio / other.dampingRatio - 1).magnitude < 1e-9
  }

  /// The lowest overshoots, as fractions of the distance, for which a word describes the spring.
  private static let overshoots = [(0.25, "wobbly"), (0.04, "bouncy")]
  /// The responses, in seconds, below which a word describes a spring of less overshoot.
  private static let responses = [(0.25, "stiff"), (0.6, "firm"), (1.2, "soft"), (.infinity, "loose")]
  /// The settling times, in seconds, below which a word describes an overdamped spring.
  private static let crawls = [(0.7, "firm"), (1.5, "slow"), (.infinity, "sluggish")]

  /// Returns the time from rest at 100 pt to within `threshold` points of the target: each distance has another.
  func settlingTime(threshold: Double) -> Double {
    settlingDuration(displacement: 100, velocity: 0, threshold: threshold)
  }

  /// Returns the perceived properties of the spring in words: *settles in 0.43 s, overshoot 0.6 %, firm*.
  func words(threshold: Double) -> String {
    let (time, isOverdamped) = (settlingTime(threshold: threshold), dampingRatio > 1.01)
    let (pace, words) = isOverdamped ? (time, Self.crawls) : (response, Self.responses)
    let word = Self.overshoots.first { overshoot >= $0.0 }?.1 ?? words.first { pace < $0.0 }?.1 ?? ""
    let (share, places) = (overshoot * 100, overshoot < 0.1 ? 1 : 0)
    let swing = share < 0.05 ? "no overshoot" : "overshoot \(DecimalFormat.text(share, decimals: places)) %"
    return "settles in \(time, decimals: 2) s, \(isOverdamped ? "overdamped" : swing), \(word)"
  }
}
