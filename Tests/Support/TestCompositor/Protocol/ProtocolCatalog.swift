import Foundation

/// The interfaces that SDL and the app use, read from the installed protocols.
struct ProtocolCatalog: Sendable {
  private let interfaces: [String: ProtocolInterface]

  /// The only catalog, read once, because the interfaces stay in memory.
  static let installed = Result { try ProtocolCatalog() }

  private static let paths = [
    "wayland/wayland.xml",
    "wayland-protocols/stable/xdg-shell/xdg-shell.xml",
    "wayland-protocols/stable/presentation-time/presentation-time.xml",
    "wayland-protocols/stable/viewporter/viewporter.xml",
    "wayland-protocols/staging/fractional-scale/fractional-scale-v1.xml",
    "wayland-protocols/unstable/pointer-gestures/pointer-gestures-unstable-v1.xml",
    "wayland-protocols/unstable/xdg-decoration/xdg-decoration-unstable-v1.xml",
  ]

  private init() throws {
    let folders = ["/usr/share", "/usr/local/share"]
    var all: [ProtocolInterface] = []
    for path in Self.paths {
      let found = folders.map { "\($0)/\(path)" }.first(where: FileManager.default.fileExists)
      all += try ProtocolReader.interfaces(in: found ?? "/usr/share/\(path)")
    }
    let interfaces = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    for interface in interfaces.values { interface.link(to: interfaces) }
    self.interfaces = interfaces
  }

  subscript(_ name: String) -> ProtocolInterface? { interfaces[name] }
}
