extension WheelFeel {
  /// How content of a feel follows wheels and touchpads on its own platform, as far as that is known; the standard else.
  ///
  /// | feel | a notch | a touchpad | source |
  /// | --- | --- | --- | --- |
  /// | `appkit` | 10 pt a line; the system's acceleration is unknown | as it reports | Lakr233/ListViewKit, test of a wheel without phases |
  /// | `android` | 64 dp at once | as it reports | AOSP, `ViewConfiguration`, `config_verticalScrollFactor` |
  /// | `gtk` | extent^⅔ at once | 2.5 times | GTK 4, `gtkscrolledwindow.c` |
  /// | `chromium` | 53 pt, eased | as it reports | `MouseWheelEvent::kWheelDelta` (`ui/events/event.cc`) |
  /// | `chromium-linux` | 120 pt, eased | 12 times | the same for Linux since 2021; `wayland_pointer.cc`, `kAxisValueScale` |
  /// | `flutter` | 53 pt at once, as below; what a Mac reports is not known | as it reports | |
  /// | `flutter-clamping` | 53 pt at once | 5.3 times | Flutter's GTK embedder, `fl_scrolling_manager.cc`; GTK 3, `gdkdevice-wayland.c` |
  ///
  /// Touchpads are those of Wayland, whose reports are in points: GTK 4 enlarges them by 2.5, GTK 3, in which Flutter's windows are,
  /// counts ten of them as a notch, and so does Chromium (unless `WaylandUnscaledTouchpadScrolling` is on). On X11 the
  /// factors depend on the driver and are not known.
  ///
  /// A notch at once is a spring of one frame. Eased is along `EasedMotion` in the times of ``NotchEasing/chromium``; here keys
  /// are as well, for which Chromium has ways of its own and always 0.15 s.
  ///
  /// From version 16 on Android lets a mouse's wheel be accelerated, by a curve that is not known; Compose goes the same 64 dp
  /// smoothly.
  public init(of feel: ScrollFeel) {
    self = .standard
    let atOnce = Spring(response: 0.02, dampingRatio: 1)
    switch feel.name {
    case ScrollFeel.appkit.name: notch = 10
    case ScrollFeel.android.name: (notch, spring) = (64, atOnce)
    case ScrollFeel.gtk.name: (touchpadSpeed, spring) = (2.5, atOnce)
    case ScrollFeel.chromium.name: (notch, easing) = (53, .chromium)
    case ScrollFeel.chromiumLinux.name: (notch, touchpadSpeed, easing) = (120, 12, .chromium)
    case ScrollFeel.flutter.name: (notch, spring) = (53, atOnce)
    case ScrollFeel.flutterClamping.name: (notch, touchpadSpeed, spring) = (53, 5.3, atOnce)
    default: break
    }
  }
}
