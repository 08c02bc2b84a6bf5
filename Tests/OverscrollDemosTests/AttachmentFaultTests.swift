import OverscrollDemoKit
import Testing

@testable import OverscrollDemos

@Suite("Fault of UIKit Dynamics")
struct AttachmentFaultTests {
  private func fault() throws -> AttachmentFault {
    let limits = PerAxis { _ in 0.0...1000 }
    return try #require(AttachmentFault(start: Vector2(60, 500), velocity: Vector2(-700, 350), limits: limits))
  }

  /// Returns how many times a path crosses the line through `anchor` along `way`.
  private func swings(_ path: [Vector2], about anchor: Vector2, along way: Vector2) -> Int {
    let sides = path.map { ($0 - anchor).x * way.y - ($0 - anchor).y * way.x }.filter { abs($0) > 1e-3 * way.length }
    return zip(sides, sides.dropFirst()).filter { $0 * $1 < 0 }.count
  }

  @Test("content swings about an anchor at the sampled point, but not about one at the crossing")
  func swinging() throws {
    for fault in [try fault(), .published] {
      let sampled = fault.path(to: fault.sampledAnchor, seconds: 1.6)
      let exact = fault.path(to: fault.crossing, seconds: 1.6)
      #expect(swings(sampled, about: fault.sampledAnchor, along: fault.velocity) >= 3)
      #expect(swings(exact, about: fault.crossing, along: fault.velocity) == 0)
      #expect(exact.last!.distance(to: fault.crossing) < 0.5)
    }
  }

  @Test("the crossing is on the edge and on the path")
  func crossing() throws {
    let fault = try fault()
    #expect(abs(fault.crossing.x) < 1e-9 && fault.sampledAnchor.x == 0)
    #expect(fault.crossing.y < fault.sampledAnchor.y)
    let published = AttachmentFault.published
    #expect(abs(published.crossing.x) < 1e-9)
    #expect(abs(published.crossing.y - 99.655) < 0.01)
  }

  @Test("a flick that ends inside has no fault")
  func inside() {
    let limits = PerAxis { _ in 0.0...1000 }
    #expect(AttachmentFault(start: Vector2(500, 500), velocity: Vector2(10, 10), limits: limits) == nil)
  }
}
