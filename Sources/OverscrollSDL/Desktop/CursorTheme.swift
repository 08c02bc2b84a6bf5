internal import COverscrollSDL

/// The desktop's cursor theme, found by the icon theme specification in the folders that libwayland-cursor searches.
///
/// On Wayland, SDL 2.26 crashes if the theme lacks the requested cursor, for instance on a system without any theme. So
/// only existing cursors are requested.
struct CursorTheme {
  /// The folders that contain themes, in order of precedence.
  var folders: [String]
  var name: String

  /// The theme that libwayland-cursor would load.
  static var current: CursorTheme {
    let home = Environment.variable("HOME") ?? ""
    let data = Environment.variable("XDG_DATA_HOME") ?? "\(home)/.local/share"
    let folders = ["\(data)/icons", "\(home)/.icons", "/usr/share/icons", "/usr/share/pixmaps"]
    return CursorTheme(
      folders: Environment.variable("XCURSOR_PATH").map { $0.split(separator: ":").map(String.init) } ?? folders,
      name: Environment.variable("XCURSOR_THEME") ?? "default")
  }

  /// Returns whether the theme, or a theme that it inherits from, has a cursor of this name.
  func has(_ shape: String) -> Bool { has(shape, in: name, depth: 0) }

  /// Returns whether `theme`, or a theme that it inherits from, has a cursor. Searches eight levels, more than any
  /// theme has, because themes may inherit from each other in a cycle.
  private func has(_ shape: String, in theme: String, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if folders.contains(where: { Self.text(of: "\($0)/\(theme)/cursors/\(shape)") != nil }) { return true }
    let inherited = folders.lazy.compactMap { Self.text(of: "\($0)/\(theme)/index.theme") }.first.map(Self.inherits)
    return (inherited ?? []).contains { has(shape, in: $0, depth: depth + 1) }
  }

  /// Returns the theme names after `Inherits =`, which are separated by commas, semicolons or spaces.
  static func inherits(_ index: String) -> [String] {
    for line in index.split(whereSeparator: \.isNewline) {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].split(separator: " ") == ["Inherits"] else { continue }
      return sides[1].split { $0 == "," || $0 == ";" || $0 == " " }.map(String.init)
    }
    return []
  }

  private static func text(of path: String) -> String? {
    var size = 0
    guard let bytes = SDL_LoadFile(path, &size) else { return nil }
    defer { SDL_free(bytes) }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: size), as: UTF8.self)
  }
}
