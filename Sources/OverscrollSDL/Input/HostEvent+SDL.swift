internal import CSDL2
import OverscrollInput

extension HostEvent {
  /// What an SDL event means to us; `nil` for nothing.
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: self = .quit
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: self.init(button: event.button)
    case SDL_MOUSEMOTION: self.init(motion: event.motion)
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: self.init(finger: event.tfinger)
    case SDL_MOUSEWHEEL: self.init(wheel: event.wheel)
    case SDL_KEYDOWN: self.init(key: event.key)
    case SDL_WINDOWEVENT: self.init(window: event.window)
    case SDL_DISPLAYEVENT: self = .exposed
    default: return nil
    }
  }

  private init?(button event: SDL_MouseButtonEvent) {
    self.init(
      mouse: event.which, button: Int32(event.button) == SDL_BUTTON_LEFT ? .left : .other,
      isDown: event.state == SDL_PRESSED, x: Double(event.x), y: Double(event.y))
  }

  private init?(motion event: SDL_MouseMotionEvent) {
    self.init(mouse: event.which, x: Double(event.x), y: Double(event.y))
  }

  /// The mouse that SDL moves along with a finger, where a user's environment overrules that it shall not. Fingers come
  /// by themselves: what that mouse does is no event.
  static let mouseOfFingers = OVSTouchMouseID

  /// A mouse's button went down, or up.
  init?(mouse: UInt32, button: Button, isDown: Bool, x: Double, y: Double) {
    guard mouse != HostEvent.mouseOfFingers else { return nil }
    self = isDown ? .buttonDown(button, x: x, y: y) : .buttonUp(button, x: x, y: y)
  }

  /// A mouse moved.
  init?(mouse: UInt32, x: Double, y: Double) {
    guard mouse != HostEvent.mouseOfFingers else { return nil }
    self = .motion(x: x, y: y)
  }

  /// SDL says nothing of the keys that were down when the wheel turned: what is down now stands for it.
  private init(wheel event: SDL_MouseWheelEvent) {
    let keys = SDL_GetModState().rawValue
    self = .wheel(
      x: Double(event.preciseX), y: Double(event.preciseY), isZoom: keys & KMOD_CTRL.rawValue != 0,
      isSideways: keys & KMOD_SHIFT.rawValue != 0)
  }

  private init?(finger event: SDL_TouchFingerEvent) {
    guard SDL_GetTouchDeviceType(event.touchId) == SDL_TOUCH_DEVICE_DIRECT else { return nil }
    let (x, y) = (Double(event.x), Double(event.y))
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: self = .fingerDown(event.fingerId, x: x, y: y)
    case SDL_FINGERUP: self = .fingerUp(event.fingerId, x: x, y: y)
    default: self = .fingerMove(event.fingerId, x: x, y: y)
    }
  }

  /// A modifier by itself does nothing: it comes along with other keys.
  private init?(key event: SDL_KeyboardEvent) {
    let modifiers = SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue
    guard !modifiers.contains(event.keysym.scancode.rawValue) else { return nil }
    self = .keyDown(Key(event))
  }

  private init?(window event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: self = .sizeChanged
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED:
      self = .exposed
    // A window that is gone from the screen loses the pointer too, and may keep the keyboard's focus.
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: self = .focusLost
    case SDL_WINDOWEVENT_LEAVE: self = .left
    default: return nil
    }
  }
}

extension Key {
  fileprivate init(_ event: SDL_KeyboardEvent) {
    self.init(
      String(cString: SDL_GetKeyName(event.keysym.sym)), modifiers: Modifiers(event.keysym.mod),
      isRepeat: event.repeat != 0)
  }
}

extension Key.Modifiers {
  fileprivate init(_ state: UInt16) {
    let pairs: [(SDL_Keymod, Key.Modifiers)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
      (KMOD_LALT, .alt), (KMOD_RALT, .alt), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
    ]
    self = pairs.reduce(into: []) { if UInt32(state) & $1.0.rawValue != 0 { $0.insert($1.1) } }
  }
}
