/// The appearance of a platform in the window.
package struct PlatformAppearance: Sendable {
  /// The name in the window. The command line and files use the feel's name.
  package let title: String
  /// A device on which people meet the platform.
  package let device: String
  /// The color of the platform's curves, the same in every plot.
  package let ink: Plot.Ink
  /// Whether comparisons show the platform by default.
  package let isCompared: Bool
  /// A sentence on a motion that looks like a fault, but is the platform's; `nil` if there is none.
  package let remark: String?

  fileprivate init(
    _ title: String, on device: String, _ ink: Plot.Ink, isCompared: Bool = false, remark: String? = nil
  ) {
    (self.title, self.device, self.ink, self.isCompared, self.remark) = (title, device, ink, isCompared, remark)
  }
}

extension Platform {
  package var appearance: PlatformAppearance {
    switch self {
    case .article: PlatformAppearance("Article (Lobanov)", on: "Article", .fourth)
    case .uikit: PlatformAppearance("iOS (UIKit)", on: "iPhone", .first, isCompared: true)
    case .uikitDynamics: PlatformAppearance("UIKit Dynamics", on: "iPhone", .fifth)
    case .appkit:
      PlatformAppearance(
        "macOS (AppKit)", on: "MacBook", .second, isCompared: true,
        remark: "As in the recording, content jumps the last 8 pt back to an edge")
    case .android: PlatformAppearance("Android", on: "Pixel", .third, isCompared: true)
    case .gtk: PlatformAppearance("GTK", on: "Linux tablet", .seventh, isCompared: true)
    case .chromium: PlatformAppearance("Chromium", on: "Chromebook", .ninth, isCompared: true)
    case .flutter: PlatformAppearance("Flutter", on: "Flutter app", .sixth, isCompared: true)
    case .flutterClamping: PlatformAppearance("Flutter (clamping)", on: "Flutter app", .eighth)
    case .chromiumLinux: PlatformAppearance("Chromium (Linux)", on: "Linux laptop", .tenth)
    }
  }
}

extension ScrollFeel {
  /// The platform's name in the window; the feel's own name if it has no platform.
  package var title: String { platform?.appearance.title ?? name }

  /// The color of the platform's curves; gray if the feel has no platform.
  package var ink: Plot.Ink { platform?.appearance.ink ?? .plain }
}
