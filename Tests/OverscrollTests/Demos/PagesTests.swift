import Foundation
import ScrollPhysics
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit

@Suite("Pages on demos and platforms") struct PagesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func manualWords() throws -> Set<String> {
    Set(try text("Packaging/overscroll.1").split(whereSeparator: \.isWhitespace).map(String.init))
  }

  @Test("manual page, desktop's menu and page of the app name each demo", arguments: DemoCatalog.standard.names)
  func demos(_ name: String) throws {
    #expect(try manualWords().contains(name))
    let menu = try text("Packaging/overscroll.desktop")
    #expect(menu.contains("[Desktop Action \(name)]\n") && menu.contains("\nExec=overscroll \(name)\n"))
    #expect(menu.split(separator: "\n").contains { $0.hasPrefix("Actions=") && $0.contains("\(name);") })
    #expect(try text("Documentation/App.md").contains("| `\(name)` |"))
  }

  @Test("an article, the page of the library and the manual page name each platform", arguments: Platform.allCases)
  func pages(_ platform: Platform) throws {
    let folder = "Sources/ScrollPhysics/ScrollPhysics.docc"
    let articles = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".md") }.map { try text("\(folder)/\($0)") }
    #expect(articles.contains { $0.contains("``ScrollFeel/\(platform)``") })
    #expect(try text("Documentation/Library.md").contains("`\(platform)`"))
    #expect(try manualWords().contains(platform.feel.name))
  }
}
