extension WheelFeel {
  /// How content of a feel follows wheels and touchpads on its own platform, as far as that is known; the standard else.
  ///
  /// | feel | a notch | a touchpad | source |
  /// | --- | --- | --- | --- |
  /// | `appkit` | 10 pt a line; the system's acceleration is unknown | as it reports | Lakr233/ListViewKit, test of a wheel without phases |
  /// | `android` | 64 dp at once | as it reports | AOSP, `config_verticalScrollFactor` |
  /// | `gtk` | extent^⅔ at once | 2.5 times | GTK 4, `gtkscrolledwindow.c` |
  /// | `chromium`, `chromium-linux` | 53 pt, smoothly | as it reports | `MouseWheelEvent::kWheelDelta` on Linux |
  /// | `flutter`, `flutter-clamping` | 53 pt at once | as it reports | Flutter's GTK embedder, `fl_scrolling_manager.cc` |
  ///
  /// A notch at once is a spring of one frame.
  public init(of feel: ScrollFeel) {
    self = .standard
    let atOnce = Spring(response: 0.02, dampingRatio: 1)
    switch feel.name {
    case ScrollFeel.appkit.name: notch = 10
    case ScrollFeel.android.name: (notch, spring) = (64, atOnce)
    case ScrollFeel.gtk.name: (touchpadSpeed, spring) = (2.5, atOnce)
    case ScrollFeel.chromium.name, ScrollFeel.chromiumLinux.name: notch = 53
    case ScrollFeel.flutter.name, ScrollFeel.flutterClamping.name: (notch, spring) = (53, atOnce)
    default: break
    }
  }
}
