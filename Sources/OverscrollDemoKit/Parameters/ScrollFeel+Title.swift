extension ScrollFeel {
  /// The name in the window. The command line and files use `name`.
  package var title: String {
    switch name {
    case ScrollFeel.article.name: "Article (Lobanov)"
    case ScrollFeel.uikit.name: "iOS (UIKit)"
    case ScrollFeel.uikitDynamics.name: "UIKit Dynamics"
    case ScrollFeel.appkit.name: "macOS (AppKit)"
    case ScrollFeel.android.name: "Android"
    case ScrollFeel.gtk.name: "GTK"
    case ScrollFeel.chromium.name: "Chromium"
    case ScrollFeel.chromiumLinux.name: "Chromium (Linux)"
    case ScrollFeel.flutter.name: "Flutter"
    case ScrollFeel.flutterClamping.name: "Flutter (clamping)"
    default: name
    }
  }
}
