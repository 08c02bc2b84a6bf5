/// The appearance of a platform in the window.
package struct PlatformAppearance: Sendable {
  /// The name in the window. The command line and files use the feel's name.
  package let title: String
  /// The name without its toolkit or variant in parentheses. Platforms may share it.
  package var shortTitle: String { String(title.prefix { $0 != "(" }.dropLast(title.contains("(") ? 1 : 0)) }
  /// The color of the platform's curves, the same in every plot.
  package let ink: Plot.Ink
  /// Whether comparisons show the platform by default.
  package let isCompared: Bool

  fileprivate init(_ title: String, _ ink: Plot.Ink, isCompared: Bool = false) {
    (self.title, self.ink, self.isCompared) = (title, ink, isCompared)
  }
}

extension Platform {
  package var appearance: PlatformAppearance {
    switch self {
    case .article: PlatformAppearance("Article (Lobanov)", .fourth)
    case .uikit: PlatformAppearance("iOS (UIKit)", .first, isCompared: true)
    case .uikitDynamics: PlatformAppearance("UIKit Dynamics", .fifth)
    case .appkit: PlatformAppearance("macOS (AppKit)", .second, isCompared: true)
    case .android: PlatformAppearance("Android", .third, isCompared: true)
    case .gtk: PlatformAppearance("GTK", .seventh, isCompared: true)
    case .chromium: PlatformAppearance("Chromium", .ninth, isCompared: true)
    case .flutter: PlatformAppearance("Flutter", .sixth, isCompared: true)
    case .flutterClamping: PlatformAppearance("Flutter (clamping)", .eighth)
    case .chromiumLinux: PlatformAppearance("Chromium (Linux)", .tenth)
    }
  }
}

extension ScrollFeel {
  /// The platform's name in the window; the feel's own name if it has no platform.
  package var title: String { platform?.appearance.title ?? name }

  /// The color of the platform's curves; gray if the feel has no platform.
  package var ink: Plot.Ink { platform?.appearance.ink ?? .plain }
}
