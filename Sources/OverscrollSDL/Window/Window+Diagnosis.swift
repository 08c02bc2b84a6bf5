internal import COverscrollSDL
import OverscrollInput

extension Window {
  package var diagnosis: [(name: String, value: String)] {
    let (width, height) = target.size
    var lines: [(name: String, value: String)] = [
      ("SDL", Self.version),
      ("window system", SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"),
      ("desktop", Environment.variable("XDG_CURRENT_DESKTOP") ?? "unknown"),
      ("drawing", target.description),
      ("painted by", target is GPUTarget ? "the graphics card" : "the processor"),
      ("window", "\(size.width) × \(size.height) points, \(width) × \(height) pixels"),
      ("scale", "\(pixelRatio) pixels per point"),
      ("window frame", windowFrame),
      ("refresh rate", refreshRate.map { "\($0) Hz" } ?? "unknown"),
      ("frames", frames == nil ? "\(presentMode)" : "paced by the compositor"),
      ("presentation times", reportsShownFrames ? "reported" : "not reported"),
      ("refresh times", frames.map { _ in "by the compositor" } ?? makeRefreshClock()?.diagnosis ?? "not reported"),
      ("color scheme", preferences.colorScheme.map { "\($0)" } ?? "no preference"),
      ("reduced motion", preferences.reducesMotion ? "yes" : "no"),
    ]
    lines += input?.diagnosis ?? [("wheel", "by SDL, touchpads are guessed"), ("touchpad gestures", "none")]
    if VideoDriver.isX11, Environment.variable("WAYLAND_DISPLAY") != nil {
      lines.append(("advice", "this is Xwayland, which shows pictures later: start with SDL_VIDEODRIVER=wayland"))
    }
    return lines
  }

  /// Who draws the window's frame. Without one of its plugins, libdecor draws none.
  private var windowFrame: String {
    guard wayland?.drawsWindowFrames == false else { return "by the desktop" }
    guard let libraries = fopen("/proc/self/maps", "r") else { return "unknown" }
    defer { fclose(libraries) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), libraries) != nil {
      if strstr(line, "/libdecor/plugins-") != nil { return "by libdecor" }
    }
    return "missing: install libdecor-0-plugin-1-cairo"
  }

  private static var version: String {
    let version = SDL_version.current
    return "\(version.major).\(version.minor).\(version.patch)"
  }
}
