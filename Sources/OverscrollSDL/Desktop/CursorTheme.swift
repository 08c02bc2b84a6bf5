internal import COverscrollSDL

/// The desktop's cursor theme, looked up by the rules of the icon theme specification and in the places where
/// libwayland-cursor looks.
///
/// On Wayland, SDL 2.26 crashes when it is asked for a cursor that the theme lacks, on a system without any theme for
/// instance: so it is asked only for those that are there.
struct CursorTheme {
  /// The folders that hold themes, by precedence.
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

  /// Whether the theme, or one that it inherits from, has a cursor of this name.
  func has(_ shape: String) -> Bool { has(shape, in: name, depth: 0) }

  /// Themes may inherit from each other in a cycle: eight levels are more than any has.
  private func has(_ shape: String, in theme: String, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if folders.contains(where: { Self.text(of: "\($0)/\(theme)/cursors/\(shape)") != nil }) { return true }
    let inherited = folders.lazy.compactMap { Self.text(of: "\($0)/\(theme)/index.theme") }.first.map(Self.inherits)
    return (inherited ?? []).contains { has(shape, in: $0, depth: depth + 1) }
  }

  /// The names after `Inherits =`, separated by commas, semicolons or spaces.
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
