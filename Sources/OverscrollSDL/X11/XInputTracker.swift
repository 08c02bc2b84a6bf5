import ScrollGeometry

/// Makes reports about our window of what the devices of an X server do.
///
/// It follows raw motions: they say how far a valuator has moved, where other events say where it is by now, which must be
/// compared with where it was when the pointer came in; and they arrive while SDL has grabbed the pointer for a drag. Since
/// they come from the whole screen, it keeps which pointers are in the window.
struct XInputTracker {
  private var devices: [UInt16: ScrollDevice] = [:]
  private var pointersInside: Set<UInt16> = []
  /// The device whose fingers scroll.
  private var scrollingDevice: UInt16?
  private var pinchingDevice: UInt16?

  /// Whether wheels are reported: not where no device scrolls by valuators, where SDL knows all that there is to know.
  var reportsWheel: Bool { devices.values.contains { !$0.valuators.isEmpty } }

  /// Whether motions are of interest.
  var needsMotions: Bool { reportsWheel && !pointersInside.isEmpty }

  mutating func handle(_ event: XInputEvent) -> [DeviceReport] {
    switch event {
    case .entered(let pointer):
      pointersInside.insert(pointer)
      return []
    case .left(let pointer):
      pointersInside.remove(pointer)
      return endScroll()
    case .moved(let pointer, let device, let motion):
      guard pointersInside.contains(pointer), let report = devices[device]?.report(motion) else { return [] }
      return scroll(device, report)
    case .pressed(let pointer, let device, let button):
      guard reportsWheel, pointersInside.contains(pointer), let notch = Self.notch(of: button) else { return [] }
      let axis: Axis = notch.x == 0 ? .y : .x
      // The server makes such buttons of valuators, and valuators of a driver's buttons: those have been reported.
      if devices[device]?.valuators.contains(where: { $0.axis == axis }) ?? false { return [] }
      return scroll(device, .scroll(notch, isPrecise: false))
    case .pinch(let phase, let device, let movement, let scale):
      pinchingDevice = phase == .ended ? nil : device
      return (phase == .began ? endScroll() : []) + [.pinch(phase, movement: movement, scale: scale)]
    case .devices(let new): return adopt(new)
    }
  }

  private mutating func scroll(_ device: UInt16, _ report: DeviceReport) -> [DeviceReport] {
    if case .scroll(_, isPrecise: true) = report { scrollingDevice = device } else { scrollingDevice = nil }
    return [report]
  }

  private mutating func endScroll() -> [DeviceReport] {
    defer { scrollingDevice = nil }
    return scrollingDevice == nil ? [] : [.lift]
  }

  /// A device that is gone scrolls no more.
  private mutating func adopt(_ new: [ScrollDevice]) -> [DeviceReport] {
    devices = Dictionary(new.map { ($0.id, $0) }) { $1 }
    var ended: [DeviceReport] = []
    if let scrollingDevice, devices[scrollingDevice] == nil { ended += endScroll() }
    if let device = pinchingDevice, devices[device] == nil {
      pinchingDevice = nil
      ended.append(.pinch(.ended, movement: .zero, scale: 1))
    }
    return ended
  }

  /// The core protocol has wheels as buttons.
  private static func notch(of button: UInt32) -> Vector2? {
    switch button {
    case 4: Vector2(0, 1)
    case 5: Vector2(0, -1)
    case 6: Vector2(-1, 0)
    case 7: Vector2(1, 0)
    default: nil
    }
  }
}
