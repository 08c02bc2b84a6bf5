import Foundation
import OverscrollDemoKit
import Testing

extension Parameter {
  static let ballRadius = Parameter(
    "ballRadius", .content, term: "Ball radius", unit: "pt", range: 4...80, scale: .linear(step: 1), decimals: 0,
    effect: "Size of the ball", default: 24)
}

@Suite("Parameter of the README") struct ReadmeParameterTests {
  @Test("the README's parameter compiles in a demo and has the range from the README")
  func declaration() throws {
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/Adding-a-demo.md"), encoding: .utf8)
    let snippet = try #require(
      page.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```").first)
    #expect(snippet.hasPrefix("extension Parameter {") && own.contains(snippet))
    #expect(Parameter.ballRadius.range == 4...80)
  }
}
