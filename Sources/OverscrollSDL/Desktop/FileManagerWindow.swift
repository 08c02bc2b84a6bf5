internal import COverscrollSDL

package enum FileManagerWindow {
  /// Shows a file in its folder. Without a file manager on the session bus, `xdg-open` opens the folder.
  package static func show(_ uri: String) {
    BackgroundThread.start {
      if !select(uri), let end = uri.lastIndex(of: "/") { SDL_OpenURL(String(uri[...end])) }
    }
  }

  /// Opens an address in the desktop's browser.
  package static func showPage(_ address: String) { BackgroundThread.start { SDL_OpenURL(address) } }

  static func select(_ uri: String) -> Bool {
    let name = "org.freedesktop.FileManager1"
    // The file manager may have to start first.
    return MessageBus()?.call(
      (name, "/org/freedesktop/FileManager1", name, "ShowItems"), .array(of: "s", [.text(uri)]), .text(""),
      timeout: 10_000) != nil
  }
}
