extension WheelFeel {
  /// Creates the wheel feel of a scroll feel's own platform, if known; otherwise the standard one.
  ///
  /// | feel | a notch | a touchpad | source |
  /// | --- | --- | --- | --- |
  /// | `appkit` | 10 pt a line; the system's acceleration is unknown | as reported | Lakr233/ListViewKit, test of a wheel without phases |
  /// | `android` | 64 dp at once, up to four times as far when fast | as reported | AOSP, `ViewConfiguration`, `config_verticalScrollFactor`; `CursorInputMapper` |
  /// | `gtk` | extent^⅔ at once | 2.5 times | GTK 4, `gtkscrolledwindow.c` |
  /// | `chromium` | 53 pt, eased; on a Mac 40 pt a line | as reported | `MouseWheelEvent::kWheelDelta` (`ui/events/event.cc`), `events_mac.mm` |
  /// | `chromium-linux` | 120 pt, eased | 12 times | the same for Linux since 2021; `wayland_pointer.cc`, `kAxisValueScale` |
  /// | `flutter` | 40 pt a line at once, as on a Mac, whose acceleration is unknown | as reported | Flutter's macOS embedder, `FlutterViewController.mm` |
  /// | `flutter-clamping` | 53 pt at once | 5.3 times | Flutter's GTK embedder, `fl_scrolling_manager.cc`; GTK 3, `gdkdevice-wayland.c` |
  ///
  /// The touchpad factors are for Wayland, which reports points: GTK 3 and Chromium count ten as a notch. On X11 the driver
  /// defines a notch, 15 pt by default. A notch "at once" is a spring of one frame. "Eased" is an `EasedMotion` timed by
  /// ``NotchEasing/chromium``, here for keys too. Android accelerates the wheel of a mouse up to version 15.
  public init(of feel: ScrollFeel) {
    self = .standard
    guard let platform = feel.platform else { return }
    let atOnce = Spring(response: 0.02, dampingRatio: 1)
    switch platform {
    case .article, .uikit, .uikitDynamics: break
    case .appkit: notch = 10
    case .android: (notch, acceleration, spring) = (64, .android, atOnce)
    case .gtk: (touchpadSpeed, spring) = (2.5, atOnce)
    case .chromium: (notch, easing) = (53, .chromium)
    case .chromiumLinux: (notch, touchpadSpeed, easing) = (120, 12, .chromium)
    case .flutter: (notch, spring) = (40, atOnce)
    case .flutterClamping: (notch, touchpadSpeed, spring) = (53, 5.3, atOnce)
    }
  }
}
