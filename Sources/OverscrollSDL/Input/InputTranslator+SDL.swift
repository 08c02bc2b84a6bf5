internal import COverscrollSDL

extension InputTranslator {
  mutating func translate(_ event: SDL_Event, at time: Double) -> [WindowEvent.Kind] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      guard !ignoresSDLMouse else { return [] }
      windowShift = .zero
      return [.input(move(to: geometry.point(Double(event.motion.x), Double(event.motion.y)), at: time))]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let button = event.button
      let position = geometry.point(Double(button.x) + windowShift.x, Double(button.y) + windowShift.y)
      // Other sources report the left button only.
      if Int32(button.button) == SDL_BUTTON_RIGHT {
        return button.state == SDL_PRESSED && !isMouseDown ? [.secondaryClick(position)] : []
      }
      guard Int32(button.button) == SDL_BUTTON_LEFT, !ignoresSDLMouse else { return [] }
      return (button.state == SDL_PRESSED ? press(at: position, time) : release(at: position, time)).map { .input($0) }
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: return touch(event.tfinger, at: time).map { .input($0) }
    case SDL_MOUSEWHEEL:
      guard !ignoresSDLWheel else { return [] }
      // SDL does not report the modifier keys that were down when the wheel turned: use the current ones.
      let keys = SDL_GetModState().rawValue
      let turn = scroll(
        x: Double(event.wheel.preciseX), y: Double(event.wheel.preciseY), isZoom: keys & KMOD_CTRL.rawValue != 0,
        isSideways: keys & KMOD_SHIFT.rawValue != 0, at: time)
      return turn.map { .input($0) }
    case SDL_KEYDOWN where event.key.isModifier && event.key.repeat == 0, SDL_KEYUP where event.key.isModifier:
      return [.modifiers(KeyPress.Modifiers(event.key.keysym.mod))]
    case SDL_KEYDOWN: return KeyPress(event.key).map { [.input(.key($0))] } ?? []
    case SDL_TEXTINPUT: return [.text(withUnsafeBytes(of: event.text.text, InputTranslator.string))]
    case SDL_TEXTEDITING:
      let (text, edit) = (withUnsafeBytes(of: event.edit.text, InputTranslator.string), event.edit)
      return [InputTranslator.composition(text, start: edit.start, length: edit.length)]
    case SDL_TEXTEDITING_EXT: return InputTranslator.composition(event.editExt)
    case SDL_DROPFILE, SDL_DROPTEXT: return InputTranslator.drop(event.drop)
    case SDL_WINDOWEVENT: return translate(event.window, at: time)
    case SDL_DISPLAYEVENT: return [.exposed]
    case SDL_QUIT: return [.quit]
    default: return []
    }
  }

  mutating func windowMoved(pointer: Vector2, believed: Vector2, at time: Double) -> [WindowEvent.Kind] {
    let shift = pointer - believed
    guard shift != windowShift, !ignoresSDLMouse else { return [] }
    windowShift = shift
    return [.input(move(to: geometry.point(pointer.x, pointer.y), at: time))]
  }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func composition(_ text: String, start: Int32, length: Int32) -> WindowEvent.Kind {
    .composition(TextComposition(text, start: Int(start), length: Int(length)))
  }

  /// SDL uses this kind of event for long texts, which have to be freed.
  private static func composition(_ event: SDL_TextEditingExtEvent) -> [WindowEvent.Kind] {
    defer { SDL_free(event.text) }
    return event.text.map { [composition(String(cString: $0), start: event.start, length: event.length)] } ?? []
  }

  private static func drop(_ event: SDL_DropEvent) -> [WindowEvent.Kind] {
    defer { SDL_free(event.file) }
    guard SDL_EventType(event.type) == SDL_DROPFILE, let path = event.file else { return [] }
    return [.drop(String(cString: path))]
  }

  private mutating func touch(_ finger: SDL_TouchFingerEvent, at time: Double) -> [InputEvent] {
    guard SDL_GetTouchDeviceType(finger.touchId) == SDL_TOUCH_DEVICE_DIRECT, !ignoresSDLTouches else { return [] }
    let position = geometry.point(ofFinger: Double(finger.x), Double(finger.y))
    let phase: PointerEvent.Phase =
      switch SDL_EventType(finger.type) {
      case SDL_FINGERDOWN: .down
      case SDL_FINGERUP: .up
      default: .move
      }
    return touches.handle(phase, finger.fingerId, at: position, time: time)
  }

  private mutating func translate(_ event: SDL_WindowEvent, at time: Double) -> [WindowEvent.Kind] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: [.resize(geometry.pointSize)]
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED:
      [.exposed]
    // A window that leaves the screen loses the pointer too, and may keep the keyboard focus.
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      cancel(at: time).map { .input($0) } + [.focusLost]
    case SDL_WINDOWEVENT_LEAVE: leave().map { .input($0) }
    default: []
    }
  }
}

extension KeyPress {
  fileprivate init?(_ event: SDL_KeyboardEvent) {
    guard !event.isModifier else { return nil }
    self.init(
      Key(name: String(cString: SDL_GetKeyName(event.keysym.sym))), modifiers: Modifiers(event.keysym.mod),
      isRepeat: event.repeat != 0)
  }
}

extension SDL_KeyboardEvent {
  fileprivate var isModifier: Bool {
    (SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue).contains(keysym.scancode.rawValue)
  }
}

extension KeyPress.Modifiers {
  fileprivate init(_ state: UInt16) {
    let masks: [(SDL_Keymod, KeyPress.Modifiers)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alt), (KMOD_GUI, .command),
    ]
    self = masks.reduce(into: []) { if UInt32(state) & $1.0.rawValue != 0 { $0.insert($1.1) } }
  }
}
