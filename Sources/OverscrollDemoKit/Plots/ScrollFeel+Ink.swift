extension ScrollFeel {
  /// The color of the feel's curves, the same in every plot.
  package var ink: Plot.Ink {
    switch name {
    case ScrollFeel.uikit.name: .first
    case ScrollFeel.appkit.name: .second
    case ScrollFeel.android.name: .third
    case ScrollFeel.article.name: .fourth
    case ScrollFeel.uikitDynamics.name: .fifth
    case ScrollFeel.flutter.name: .sixth
    case ScrollFeel.gtk.name: .seventh
    case ScrollFeel.flutterClamping.name: .eighth
    case ScrollFeel.chromium.name: .ninth
    case ScrollFeel.chromiumLinux.name: .tenth
    default: .plain
    }
  }
}
