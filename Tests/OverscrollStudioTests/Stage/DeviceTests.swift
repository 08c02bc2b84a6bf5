import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollStudio

@Suite("Devices on the stage") struct DeviceTests {
  @Test(
    "a demo on a device moves as in a window of that size, by points that are scaled; a press beside it moves nothing",
    arguments: Device.allCases, [Size(480, 360), Size(1120, 760), Size(2400, 1600)])
  func likeAWindow(_ device: Device, _ window: Size) {
    let demos = DemoCatalog.standard.demos.filter { !$0.card.isPlot }
    #expect(demos.count == 5)
    for demo in demos {
      var here = ScriptedApp { ($0.demo, $0.size, $0.choices.device) = (demo, window, device) }
      var there = ScriptedApp { ($0.demo, $0.size, $0.isBare) = (demo, device.size, true) }
      let (split, way) = (here.app.stageSplit, Vector2(-20, -90))
      #expect(split.frame.contains(split.main.origin) && split.frame.contains(split.main.point(0.999, 0.999)))
      #expect(here.texts.contains { $0.hasPrefix("\(device.size.text) pt") })
      let start = here.app.demo.controls.last?.center ?? Rect(origin: .zero, size: device.size).center
      here.flick(from: split.frame.origin + Vector2(2, 2), by: way)
      there.wait(here.time)
      here.flick(from: split.main.origin + start * split.scale, by: way * split.scale)
      there.flick(from: start, by: way)
      for _ in 0..<30 {
        #expect(here.app.snapshot.state == there.app.snapshot.state)
        for (name, value) in there.app.snapshot.values {
          #expect(abs((here.app.snapshot.values[name] ?? .nan) - value) < 1e-6, "\(demo) \(name.rawValue)")
        }
        here.wait(0.1)
        there.wait(0.1)
      }
      here.app.perform(.setDevice(nil))
      #expect(here.app.demo.layout.viewport == split.frame.size && here.app.choices.device == nil)
    }
  }
}
