import Foundation
import Testing

@testable import OverscrollSDL

struct CursorThemeTests {
  let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)

  private func theme(_ name: String, inherits: String? = nil, shapes: String...) throws {
    let cursors = folder.appendingPathComponent("\(name)/cursors")
    try FileManager.default.createDirectory(at: cursors, withIntermediateDirectories: true)
    for shape in shapes { try Data("x".utf8).write(to: cursors.appendingPathComponent(shape)) }
    guard let inherits else { return }
    let index = "[Icon Theme]\nName=x\nInherits = \(inherits)\n"
    try Data(index.utf8).write(to: folder.appendingPathComponent("\(name)/index.theme"))
  }

  @Test("a cursor is found in its theme and in inherited themes only")
  func inherited() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try theme("default", inherits: "first,second", shapes: "left_ptr")
    try theme("first", shapes: "xterm")
    try theme("second", inherits: "third", shapes: "watch")
    try theme("third", shapes: "hand2")
    try theme("other", shapes: "tcross")
    let themes = CursorTheme(folders: ["/nowhere", folder.path], name: "default")
    for shape in ["left_ptr", "xterm", "watch", "hand2"] { #expect(themes.has(shape), "\(shape)") }
    #expect(!themes.has("tcross"))
  }

  @Test("a cycle of inheritance ends the search")
  func cycle() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try theme("default", inherits: "back")
    try theme("back", inherits: "default;default")
    #expect(!CursorTheme(folders: [folder.path], name: "default").has("hand2"))
  }
}
