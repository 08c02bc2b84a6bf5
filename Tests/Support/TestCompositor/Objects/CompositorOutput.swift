internal import CWaylandServer
import Foundation

/// A display that takes frames on an even grid of the test's clock.
public final class CompositorOutput {
  let compositor: TestCompositor
  let name: String
  var global: OpaquePointer?
  private var rate: Double
  private var factor: Int32
  /// The time at which the display takes its next frame. May lie in the past while the display is idle.
  private(set) var nextTick: Double
  private var tickCount = 0
  private var feedbacks: [CompositorObject] = []

  init(_ compositor: TestCompositor, name: String, refreshRate: Double, scale: Int) {
    (self.compositor, self.name, rate, factor) = (compositor, name, refreshRate, Int32(scale))
    nextTick = compositor.now + 1 / refreshRate
  }

  /// The refresh rate, in frames per second.
  public var refreshRate: Double {
    get { compositor.locked { rate } }
    set {
      compositor.locked {
        rate = newValue
        for object in compositor.objects(of: "wl_output", role: self) { describe(object) }
      }
    }
  }

  public var scale: Int {
    get { compositor.locked { Int(factor) } }
    set {
      compositor.locked {
        factor = Int32(newValue)
        for object in compositor.objects(of: "wl_output", role: self) { describe(object) }
      }
    }
  }

  /// Removes the display. Its windows move to the first remaining display.
  public func disconnect() { compositor.remove(self) }

  static let size: (width: Int32, height: Int32) = (1280, 900)

  func describe(_ object: CompositorObject) {
    let (width, height) = Self.size
    object.send(
      "geometry", .int(0), .int(0), .int(340), .int(240), .int(0), .string("Overscroll"), .string(name), .int(0))
    let currentAndPreferred: UInt32 = 3
    object.send("mode", .uint(currentAndPreferred), .int(width), .int(height), .int(Int32((rate * 1000).rounded())))
    object.send("scale", .int(factor))
    object.send("name", .string(name))
    object.send("done")
  }

  /// Reports the frames taken a period ago as shown, and takes the frames committed since.
  func tick() {
    report()
    tickCount += 1
    let drops = compositor.behavior.dropInterval
    if compositor.behavior.showsFrames, drops == 0 || tickCount % drops != 0 {
      for surface in compositor.surfaces where surface.output === self {
        guard let contents = surface.latch() else { continue }
        feedbacks += contents.feedbacks
        let callbacks = contents.callbacks
        compositor.schedule(after: compositor.behavior.callbackDelay) { [compositor] in
          for callback in callbacks { callback.sendLast("done", .uint(compositor.presentationStamp)) }
        }
      }
    }
    nextTick += 1 / rate
  }

  /// Returns the time at which the display next takes a frame or reports on one; `nil` if no frame waits for either.
  func nextBusyTick() -> Double? {
    guard !feedbacks.isEmpty || compositor.surfaces.contains(where: { $0.output === self && $0.committed != nil })
    else { return nil }
    let missed = max(0, ((compositor.now - nextTick) * rate).rounded(.down) + 1)
    tickCount += Int(missed)
    nextTick += missed / rate
    return nextTick
  }

  /// Sends the presentation feedback of the frames taken a period ago.
  private func report() {
    for feedback in feedbacks {
      switch compositor.behavior.feedback {
      case .never: continue
      case .discarded: feedback.sendLast("discarded")
      case .presented:
        let time = compositor.presentationTime(nextTick)
        let seconds = UInt64(time)
        feedback.send(
          "presented", .uint(UInt32(seconds >> 32)), .uint(UInt32(truncatingIfNeeded: seconds)),
          .uint(UInt32((time - Double(seconds)) * 1e9)), .uint(UInt32(1e9 / rate)), .uint(0), .uint(UInt32(tickCount)),
          .uint(1))
        feedback.destroy()
      }
    }
    feedbacks = []
  }
}
