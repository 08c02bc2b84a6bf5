import ScrollGeometry
import ScrollInteraction

/// Turns an X server's device events into our window's reports. Raw motions have a valuator's change, arrive while SDL
/// has grabbed the pointer, and come from the whole screen: the tracker notes which pointers are in the window.
struct XInputTracker {
  private(set) var devices: [UInt16: ScrollDevice] = [:]
  private var pointersInside: Set<UInt16> = []
  private var scrollingDevice, pinchingDevice: UInt16?
  var reportsWheel: Bool { devices.values.contains { !$0.valuators.isEmpty } }
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
      // The server makes such buttons from valuators and vice versa: the valuators are reported already.
      if devices[device]?.valuators.contains(where: { $0.axis == axis }) ?? false { return [] }
      return scroll(device, .scroll(notch, isPrecise: false))
    case .pinch(let phase, let device, let movement, let scale):
      pinchingDevice = phase == .ended ? nil : device
      return (phase == .began ? endScroll() : []) + [.pinch(phase, movement: movement, scale: scale)]
    case .devices(let new): return adopt(new)
    case .resources: return []
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

/// An event of the X Input Extension that concerns scrolling. A `pointer` is visible on the screen (the extension's
/// master device); a `device` moves a pointer (a slave device).
enum XInputEvent: Hashable, Sendable {
  case entered(pointer: UInt16)
  case left(pointer: UInt16)
  /// A motion anywhere on the screen. `motion` contains the changes of the valuators, by their numbers.
  case moved(pointer: UInt16, device: UInt16, motion: [Int: Double])
  case pressed(pointer: UInt16, device: UInt16, button: UInt32)
  case pinch(PinchEvent.Phase, device: UInt16, movement: Vector2, scale: Double)
  case devices([ScrollDevice])
  case resources
}
