internal import COverscrollSDL
import OverscrollInput

extension Window {
  /// A description of this desktop for bug reports, as pairs of a name and a value.
  package var diagnosis: [(name: String, value: String)] {
    let (width, height) = target.size
    var lines: [(name: String, value: String)] = [
      ("SDL", Self.version),
      ("window system", SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"),
      ("desktop", Environment.variable("XDG_CURRENT_DESKTOP") ?? "unknown"),
      ("drawing", target.description),
      ("painted by", target is GPUTarget ? "the graphics card" : "the processor"),
      ("window", "\(size.width) × \(size.height) points, \(width) × \(height) pixels"),
      ("scale", "\(scale)"),
      ("refresh rate", refreshRate.map { "\($0) Hz" } ?? "unknown"),
      ("frames", frames == nil ? "\(presentMode)" : "paced by the compositor"),
      ("presentation times", reportsShownFrames ? "reported" : "not reported"),
      ("refresh times", frames.map { _ in "by the compositor" } ?? makeRefreshClock()?.diagnosis ?? "not reported"),
      ("colour scheme", preferences.colorScheme.map { "\($0)" } ?? "no preference"),
      ("reduced motion", preferences.reducesMotion ? "yes" : "no"),
    ]
    lines += input?.diagnosis ?? [("wheel", "by SDL, touchpads are guessed"), ("touchpad gestures", "none")]
    return lines + advice.map { ("advice", $0) }
  }

  private var advice: [String] {
    guard let wayland else {
      guard VideoDriver.isX11, Environment.variable("WAYLAND_DISPLAY") != nil else { return [] }
      return [
        "this is X11 inside of Wayland (Xwayland), which shows pictures about twice as late;"
          + " start with SDL_VIDEODRIVER=wayland"
      ]
    }
    return Self.protocols.compactMap { name, version, purpose in
      guard let offered = wayland.globals.first(where: { $0.name == name }) else { return "no \(name): \(purpose)" }
      return offered.version < version ? "\(name) has version \(offered.version), not \(version): \(purpose)" : nil
    }
  }

  /// The Wayland protocols in use, each with its oldest useful version and the loss without it.
  private static let protocols: [(name: String, version: UInt32, purpose: String)] = [
    ("wl_compositor", 4, "each frame is damaged as a whole"),
    ("wl_seat", 8, "wheels of high resolution turn in whole notches"),
    ("wp_presentation", 1, "frames are aimed by when they are taken, not by when they are seen"),
    ("wp_fractional_scale_manager_v1", 1, "scales between whole numbers are blurred by the compositor"),
    ("wp_viewporter", 1, "scales between whole numbers are blurred by the compositor"),
    ("zwp_pointer_gestures_v1", 1, "touchpads do not pinch, and fingers that rest do not stop content"),
    ("zwp_text_input_manager_v3", 1, "no input methods in text fields"),
  ]

  private static var version: String {
    let version = SDL_version.current
    return "\(version.major).\(version.minor).\(version.patch)"
  }
}
