import Foundation

/// The interfaces that SDL and the app use, most of them read from the installed protocols.
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

  /// The events of a pointer that came with versions 9 and 11.
  private static let laterPointerEvents = [
    MessageDescription(
      name: "axis_relative_direction", since: 9, isDestructor: false,
      arguments: [.init(type: "uint"), .init(type: "uint")]),
    MessageDescription(
      name: "warp", since: 11, isDestructor: false, arguments: [.init(type: "fixed"), .init(type: "fixed")]),
  ]

  private static func extended(_ description: InterfaceDescription) -> InterfaceDescription {
    guard ["wl_seat", "wl_pointer"].contains(description.name) else { return description }
    var extended = description
    extended.version = max(description.version, 11)
    if description.name == "wl_pointer" {
      extended.events += laterPointerEvents.filter { later in !description.events.contains { $0.name == later.name } }
    }
    return extended
  }

  private init() throws {
    let folders = ["/usr/share", "/usr/local/share"]
    var descriptions: [InterfaceDescription] = []
    for path in Self.paths {
      let found = folders.map { "\($0)/\(path)" }.first(where: FileManager.default.fileExists)
      descriptions += try ProtocolReader.interfaces(in: found ?? "/usr/share/\(path)")
    }
    let interfaces = Dictionary(
      uniqueKeysWithValues: descriptions.map { ($0.name, ProtocolInterface(Self.extended($0))) })
    for interface in interfaces.values { interface.link(to: interfaces) }
    self.interfaces = interfaces
  }

  subscript(_ name: String) -> ProtocolInterface? { interfaces[name] }
}
