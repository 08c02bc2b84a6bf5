import Foundation

/// A Wayland compositor that gives each program the whole of its screen, which is a window of an X server.
final class Cage {
  private let folder: Folder
  private let compositor: Child

  var socket: String { folder.path("wayland-0") }

  init(display: String, environment: [String: String]) throws {
    folder = try Folder()
    let own = [
      "DISPLAY": display, "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "WLR_BACKENDS": "x11",
      "WLR_RENDERER": "pixman",
    ]
    // It lives as long as the program that it starts: one that only waits, longer than any test.
    let command = try Child.unprivileged([Tool("cage").path, "--", "sleep", "300"], in: folder)
    compositor = try Child(
      command[0], Array(command.dropFirst()), named: "cage", in: folder, environment: environment.merging(own) { $1 })
    let (folder, compositor) = (folder, compositor)
    try eventually("cage is up", details: compositor.standardError) { folder.contains("wayland-0") }
  }

  deinit { compositor.stop() }
}
