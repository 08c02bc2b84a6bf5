package struct KnownSpring: Hashable, Sendable {
  package let family, title: String
  package let spring: Spring

  package static let all = swiftUI + material + [libadwaita] + motion

  package static func named(_ title: String) -> KnownSpring? { all.first { $0.title == title } }

  /// `Animation.smooth`, `.snappy` and `.bouncy` (Apple on `Spring.smooth(duration:extraBounce:)` and its siblings).
  private static let swiftUI = [("smooth", 0), ("snappy", 0.15), ("bouncy", 0.3)].map { name, bounce in
    KnownSpring(family: "SwiftUI", title: "SwiftUI \(name)", spring: Spring(duration: 0.5, bounce: bounce))
  }

  /// The spatial springs of the two motion schemes (androidx `material3`, `StandardMotionTokens.kt` and
  /// `ExpressiveMotionTokens.kt`).
  private static let material = [
    ("Material default", 700, 0.9), ("Material fast", 1400, 0.9), ("Material slow", 300, 0.9),
    ("Expressive default", 380, 0.8), ("Expressive fast", 800, 0.6), ("Expressive slow", 200, 0.8),
  ].map { title, stiffness, ratio in
    KnownSpring(family: "Material 3", title: title, spring: Spring(stiffness: stiffness, dampingRatio: ratio))
  }

  /// `adw_spring_params_new (1, 0.5, 500)`, with damping ratio, mass and stiffness (`AdwCarousel:scroll-params`).
  private static let libadwaita = KnownSpring(
    family: "libadwaita", title: "libadwaita default", spring: Spring(mass: 0.5, stiffness: 500, dampingRatio: 1))

  /// `type: "spring"` (`springDefaults` in `generators/spring.ts`), and x, y and rotations (`underDampedSpring` in
  /// `default-transitions.ts`).
  private static let motion = [
    KnownSpring(family: "Motion", title: "Motion spring", spring: Spring(stiffness: 100, damping: 10)),
    KnownSpring(family: "Motion", title: "Motion x and y", spring: Spring(stiffness: 500, damping: 25)),
  ]
}
