extension WheelFeel {
  /// How content of a feel follows wheels and touchpads on its own platform, as far as that is known; the standard else.
  ///
  /// | feel | a notch | a touchpad | source |
  /// | --- | --- | --- | --- |
  /// | `appkit` | 10 pt a line; the system's acceleration is unknown | as it reports | Lakr233/ListViewKit, test of a wheel without phases |
  /// | `android` | 64 dp at once, up to four times as far where fast | as it reports | AOSP, `ViewConfiguration`, `config_verticalScrollFactor`; `CursorInputMapper` |
  /// | `gtk` | extent^⅔ at once | 2.5 times | GTK 4, `gtkscrolledwindow.c` |
  /// | `chromium` | 53 pt, eased; on a Mac 40 pt a line | as it reports | `MouseWheelEvent::kWheelDelta` (`ui/events/event.cc`), `events_mac.mm` |
  /// | `chromium-linux` | 120 pt, eased | 12 times | the same for Linux since 2021; `wayland_pointer.cc`, `kAxisValueScale` |
  /// | `flutter` | 40 pt a line at once, as on a Mac, whose acceleration is unknown | as it reports | Flutter's macOS embedder, `FlutterViewController.mm` |
  /// | `flutter-clamping` | 53 pt at once | 5.3 times | Flutter's GTK embedder, `fl_scrolling_manager.cc`; GTK 3, `gdkdevice-wayland.c` |
  ///
  /// Touchpads are those of Wayland, whose reports are in points: GTK 4 enlarges them by 2.5, GTK 3, in which Flutter's windows are,
  /// counts ten of them as a notch, and so does Chromium (unless `WaylandUnscaledTouchpadScrolling` is on). On X11 its
  /// driver says what counts as a notch, 15 pt unless a person has set it otherwise (libinput's "Scrolling Pixel Distance"), and
  /// toolkits go by notches: as they need the driver, these factors are not here.
  ///
  /// A notch at once is a spring of one frame. Eased is along `EasedMotion` in the times of ``NotchEasing/chromium``; here keys
  /// are as well, for which Chromium has ways of its own and always 0.15 s.
  ///
  /// Android accelerates a mouse's wheel up to version 15 always, by ``NotchAcceleration/android``, and from 16 on where a
  /// person wants it (`MOUSE_SCROLLING_ACCELERATION`). Compose goes the same 64 dp smoothly.
  public init(of feel: ScrollFeel) {
    self = .standard
    let atOnce = Spring(response: 0.02, dampingRatio: 1)
    switch feel.name {
    case ScrollFeel.appkit.name: notch = 10
    case ScrollFeel.android.name: (notch, acceleration, spring) = (64, .android, atOnce)
    case ScrollFeel.gtk.name: (touchpadSpeed, spring) = (2.5, atOnce)
    case ScrollFeel.chromium.name: (notch, easing) = (53, .chromium)
    case ScrollFeel.chromiumLinux.name: (notch, touchpadSpeed, easing) = (120, 12, .chromium)
    case ScrollFeel.flutter.name: (notch, spring) = (40, atOnce)
    case ScrollFeel.flutterClamping.name: (notch, touchpadSpeed, spring) = (53, 5.3, atOnce)
    default: break
    }
  }
}
