package struct PlatformAppearance: Sendable {
  package let title, device: String
  package let ink: Plot.Ink
  package var isCompared = false
  /// A sentence on a motion that looks like a fault, but is the platform's; `nil` if there is none.
  package var remark: String?
}

extension Platform {
  package var appearance: PlatformAppearance {
    switch self {
    case .article: PlatformAppearance(title: "Article (Lobanov)", device: "Article", ink: .fourth)
    case .uikit: PlatformAppearance(title: "iOS (UIKit)", device: "iPhone", ink: .first, isCompared: true)
    case .uikitDynamics: PlatformAppearance(title: "UIKit Dynamics", device: "iPhone", ink: .seventh)
    case .appkit:
      PlatformAppearance(
        title: "macOS (AppKit)", device: "MacBook", ink: .sixth, isCompared: true,
        remark: "As in the recording, content jumps the last 8 pt back to an edge")
    case .android: PlatformAppearance(title: "Android", device: "Pixel", ink: .third, isCompared: true)
    case .gtk: PlatformAppearance(title: "GTK", device: "Linux tablet", ink: .second, isCompared: true)
    case .chromium: PlatformAppearance(title: "Chromium", device: "Chromebook", ink: .ninth, isCompared: true)
    case .flutter: PlatformAppearance(title: "Flutter", device: "Flutter app", ink: .fifth, isCompared: true)
    case .flutterClamping: PlatformAppearance(title: "Flutter (clamping)", device: "Flutter app", ink: .eighth)
    case .chromiumLinux: PlatformAppearance(title: "Chromium (Linux)", device: "Linux laptop", ink: .tenth)
    }
  }
}

extension ScrollFeel {
  package var title: String { platform?.appearance.title ?? name }
  package var ink: Plot.Ink { platform?.appearance.ink ?? .plain }
}
