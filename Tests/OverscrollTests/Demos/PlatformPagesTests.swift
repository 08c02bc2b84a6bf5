import Foundation
import ScrollPhysics
import Testing

@Suite("Pages on platforms")
struct PlatformPagesTests {
  @Test("an article, the page of the library and the manual page name each platform", arguments: Platform.allCases)
  func pages(_ platform: Platform) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let folder = "Sources/ScrollPhysics/ScrollPhysics.docc"
    let articles = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".md") }.map { try text("\(folder)/\($0)") }
    #expect(articles.contains { $0.contains("``ScrollFeel/\(platform)``") })
    #expect(try text("Documentation/Library.md").contains("`\(platform)`"))
    let words = try text("Packaging/overscroll.1").split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(words.contains(platform.feel.name))
  }
}
