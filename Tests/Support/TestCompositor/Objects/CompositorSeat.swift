internal import CWaylandServer
import Foundation

/// A seat with pointer, keyboard and touch screen. Each call is one action of a person, sent as one frame of events.
public final class CompositorSeat {
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let pointer = Capabilities(rawValue: 1)
    public static let keyboard = Capabilities(rawValue: 2)
    public static let touch = Capabilities(rawValue: 4)
  }

  public enum AxisSource: UInt32, Sendable { case wheel, finger, continuous, wheelTilt }

  let compositor: TestCompositor
  let name: String
  var global: OpaquePointer?
  private var offered: Capabilities
  private var focus: CompositorSurface?
  private var position = (x: 0.0, y: 0.0)
  private var fingers: Set<Int32> = []

  init(_ compositor: TestCompositor, name: String, _ capabilities: Capabilities) {
    (self.compositor, self.name, offered) = (compositor, name, capabilities)
  }

  /// The seat's devices. A device that is removed sends no further events, not even `leave` or `up`.
  public var capabilities: Capabilities {
    get { compositor.locked { offered } }
    set {
      compositor.locked {
        offered = newValue
        if !newValue.contains(.pointer) { focus = nil }
        if !newValue.contains(.touch) { fingers = [] }
        for object in compositor.objects(of: "wl_seat", role: self) { describe(object) }
      }
    }
  }

  /// Removes the seat.
  ///
  /// - Parameter quietly: Whether the seat vanishes without first announcing that it has no devices any more.
  public func disconnect(quietly: Bool = false) {
    if !quietly { capabilities = [] }
    compositor.remove(self)
  }

  func describe(_ object: CompositorObject) {
    object.send("capabilities", .uint(offered.rawValue))
    object.send("name", .string(name))
  }

  // MARK: - Objects

  func add(_ object: CompositorObject) {
    object.role = self
    switch object.interface.name {
    case "wl_pointer": if let focus { enter(object, focus) }
    case "wl_keyboard": Keymap.send(to: object)
    default: break
    }
  }

  private func each(_ interface: String, _ action: (CompositorObject) -> Void) {
    for object in compositor.objects(of: interface, role: self) { action(object) }
  }

  private func enter(_ object: CompositorObject, _ surface: CompositorSurface) {
    object.send(
      "enter", .uint(compositor.nextSerial()), .object(surface.object.resource), .fixed(position.x),
      .fixed(position.y))
    object.send("frame")
  }

  // MARK: - The pointer

  /// Moves the pointer to a point of the window. The first move enters the window.
  ///
  /// - Parameter age: The time since the move happened, in milliseconds.
  public func move(to x: Double, _ y: Double, age: UInt32 = 0) {
    compositor.locked {
      position = (x, y)
      guard focus == nil else {
        each("wl_pointer") { pointer in
          pointer.send("motion", .uint(compositor.milliseconds &- age), .fixed(x), .fixed(y))
          pointer.send("frame")
        }
        return
      }
      focus = compositor.window
      if let focus { each("wl_pointer") { enter($0, focus) } }
    }
  }

  public func leave() {
    compositor.locked {
      guard let surface = focus else { return }
      focus = nil
      each("wl_pointer") { pointer in
        pointer.send("leave", .uint(compositor.nextSerial()), .object(surface.object.resource))
        pointer.send("frame")
      }
    }
  }

  public func press() { button(isDown: true) }
  public func release() { button(isDown: false) }

  private func button(isDown: Bool) {
    compositor.locked {
      guard focus != nil else { return }
      let left: UInt32 = 0x110
      each("wl_pointer") { pointer in
        pointer.send(
          "button", .uint(compositor.nextSerial()), .uint(compositor.milliseconds), .uint(left), .uint(isDown ? 1 : 0))
        pointer.send("frame")
      }
    }
  }

  /// Scrolls in one frame of events.
  ///
  /// - Parameters:
  ///   - y: The distance in points, positive down.
  ///   - eighths: The wheel's turn in eighths of a notch, sent beside the points; `nil` if the device is not a wheel.
  ///   - hasSource: Whether the frame names its source.
  public func scroll(_ source: AxisSource, x: Double = 0, y: Double, eighths: Int32? = nil, hasSource: Bool = true) {
    compositor.locked {
      guard focus != nil else { return }
      each("wl_pointer") { pointer in
        if hasSource { pointer.send("axis_source", .uint(source.rawValue)) }
        if let eighths {
          if pointer.version >= 8 {
            pointer.send("axis_value120", .uint(0), .int(eighths * 15))
          } else if eighths % 8 == 0 {
            pointer.send("axis_discrete", .uint(0), .int(eighths / 8))
          }
        }
        for (axis, value) in [(UInt32(0), y), (1, x)] where value != 0 {
          pointer.send("axis", .uint(compositor.milliseconds), .uint(axis), .fixed(value))
        }
        pointer.send("frame")
      }
    }
  }

  /// Reports that the fingers have lifted from the touchpad.
  public func stopScrolling() {
    compositor.locked {
      guard focus != nil else { return }
      each("wl_pointer") { pointer in
        pointer.send("axis_source", .uint(AxisSource.finger.rawValue))
        for axis in [0, 1] as [UInt32] { pointer.send("axis_stop", .uint(compositor.milliseconds), .uint(axis)) }
        pointer.send("frame")
      }
    }
  }

  // MARK: - Gestures on a touchpad

  public func beginHold(fingers: UInt32 = 2) { begin("zwp_pointer_gesture_hold_v1", fingers) }
  public func endHold(isCancelled: Bool = false) { end("zwp_pointer_gesture_hold_v1", isCancelled) }
  public func beginPinch(fingers: UInt32 = 2) { begin("zwp_pointer_gesture_pinch_v1", fingers) }
  public func endPinch(isCancelled: Bool = false) { end("zwp_pointer_gesture_pinch_v1", isCancelled) }

  /// Moves and spreads the fingers of a pinch.
  ///
  /// - Parameters:
  ///   - x: The movement of the fingers' center since the last report, in points.
  ///   - scale: The fingers' distance, as a multiple of their distance at the beginning.
  public func pinch(x: Double = 0, y: Double = 0, scale: Double) {
    compositor.locked {
      each("zwp_pointer_gesture_pinch_v1") {
        $0.send("update", .uint(compositor.milliseconds), .fixed(x), .fixed(y), .fixed(scale), .fixed(0))
      }
    }
  }

  private func begin(_ gesture: String, _ fingers: UInt32) {
    compositor.locked {
      guard let focus else { return }
      each(gesture) {
        $0.send(
          "begin", .uint(compositor.nextSerial()), .uint(compositor.milliseconds), .object(focus.object.resource),
          .uint(fingers))
      }
    }
  }

  private func end(_ gesture: String, _ isCancelled: Bool) {
    compositor.locked {
      each(gesture) {
        $0.send("end", .uint(compositor.nextSerial()), .uint(compositor.milliseconds), .int(isCancelled ? 1 : 0))
      }
    }
  }

  // MARK: - Fingers on a touch screen

  /// Moves a finger to a point of the window. A finger that is not down yet lands there.
  ///
  /// - Parameter age: The time since the finger was there, in milliseconds.
  public func touch(_ id: Int32, at x: Double, _ y: Double, age: UInt32 = 0) {
    compositor.locked {
      guard offered.contains(.touch), let window = compositor.window else { return }
      let isNew = fingers.insert(id).inserted
      let time = compositor.milliseconds &- age
      each("wl_touch") { touch in
        if isNew {
          touch.send(
            "down", .uint(compositor.nextSerial()), .uint(time), .object(window.object.resource), .int(id), .fixed(x),
            .fixed(y))
        } else {
          touch.send("motion", .uint(time), .int(id), .fixed(x), .fixed(y))
        }
        touch.send("frame")
      }
    }
  }

  public func liftTouch(_ id: Int32) {
    compositor.locked {
      guard fingers.remove(id) != nil else { return }
      each("wl_touch") { touch in
        touch.send("up", .uint(compositor.nextSerial()), .uint(compositor.milliseconds), .int(id))
        touch.send("frame")
      }
    }
  }

  /// Cancels all touches, as a compositor does when it takes over a gesture.
  public func cancelTouches() {
    compositor.locked {
      guard !fingers.isEmpty else { return }
      fingers = []
      each("wl_touch") { $0.send("cancel") }
    }
  }

  // MARK: - The keyboard

  func unfocusKeyboard(_ surface: CompositorSurface) {
    each("wl_keyboard") { $0.send("leave", .uint(compositor.nextSerial()), .object(surface.object.resource)) }
  }

  func focusKeyboard(_ surface: CompositorSurface) {
    each("wl_keyboard") { keyboard in
      keyboard.send("enter", .uint(compositor.nextSerial()), .object(surface.object.resource), .array([]))
      keyboard.send("modifiers", .uint(compositor.nextSerial()), .uint(0), .uint(0), .uint(0), .uint(0))
    }
  }
}
