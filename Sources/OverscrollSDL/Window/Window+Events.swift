internal import COverscrollSDL

extension Window {
  /// Returns the events since the last call; waits for the first one until `deadline` on the window's clock, without
  /// limit if it is `nil`. Events have the window system's time if it gives one, otherwise that of their arrival.
  package func events(until deadline: Double?) -> [WindowEvent] {
    var event = SDL_Event()
    while true {
      if wait(for: &event, until: deadline) {
        let time = clock.now()
        var found: [WindowEvent] = []
        repeat { found += translate(event, at: time) } while SDL_PollEvent(&event) != 0
        if !found.isEmpty || frames?.hasReports == true || accessibility?.hasMessages == true { return found }
      }
      if let deadline, clock.now() >= deadline { return [] }
    }
  }

  /// SDL waits in whole milliseconds; sleeping for the rest keeps a frame from beginning too early.
  private func wait(for event: inout SDL_Event, until deadline: Double?) -> Bool {
    guard let deadline else { return SDL_WaitEvent(&event) != 0 }
    let remaining = deadline - clock.now()
    if remaining >= 0.001 { return SDL_WaitEventTimeout(&event, Int32(min(remaining, 1000) * 1000)) != 0 }
    if remaining > 0 { usleep(UInt32(remaining * 1_000_000)) }
    return SDL_PollEvent(&event) != 0
  }

  private func translate(_ event: SDL_Event, at arrival: Double) -> [WindowEvent] {
    let stamp = x11Messages?.stamp(of: event)
    if event.type == SDL_SYSWMEVENT.rawValue {
      if let pinch = X11Messages.pinch(in: event) { x11Input?.handle(pinch.event, stamp: pinch.stamp) }
      return []
    }
    if x11Messages?.isRepeated(event, stamp: stamp) == true { return [] }
    var time = eventTime(stamp: stamp, arrival: arrival)
    if event.type == UserEvent.accessibility.type {
      accessibility?.hasMessages = true
      return []
    }
    if event.type == UserEvent.preferences.type, let preferencesWatch {
      follow(preferencesWatch.preferences)
      followAccessibility()
      return [WindowEvent(time: time, kind: .preferences(preferencesWatch.preferences))]
    }
    if event.type == UserEvent.xInput.type {
      x11Input?.collectReports()
      return []
    }
    let eventType = SDL_EventType(event.type)
    if eventType == SDL_WINDOWEVENT || eventType == SDL_DISPLAYEVENT { adoptGeometry() }
    if eventType == SDL_WINDOWEVENT { wayland?.confirmState() }
    if wayland != nil, caret == nil, eventType == SDL_WINDOWEVENT,
      event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue)
    {
      // SDL starts with text input on, and compositors accept its end only once the window has the keyboard. Until then
      // an input method composes shortcut keys. SDL ends only what it believes is on: hence the start.
      SDL_StartTextInput()
      SDL_StopTextInput()
    }
    if let x11Input { translator.ignoresSDLWheel = x11Input.reportsWheel }
    let wasDragging = translator.isMouseDown
    var kinds: [WindowEvent.Kind]
    if event.type == UserEvent.deviceReport.type {
      guard let (report, stamp) = input?.nextReport() else { return [] }
      time = eventTime(stamp: stamp, arrival: arrival)
      kinds = translate(report, at: time)
    } else {
      kinds = translator.translate(event, at: time)
    }
    if x11Messages != nil, event.movesWindow { hasMovedBeneathPointer = true }
    if hasMovedBeneathPointer { kinds += findPointer(at: time) }
    if !kinds.isEmpty { latestEventTime = time }
    if kinds.contains(.exposed) { target.invalidate() }
    if translator.isMouseDown != wasDragging { SDL_CaptureMouse(translator.isMouseDown ? SDL_TRUE : SDL_FALSE) }
    return kinds.map { WindowEvent(time: time, kind: $0) }
  }

  private func eventTime(stamp: UInt32?, arrival: Double) -> Double {
    max(latestEventTime, stamp.map { clock.time(ofStamp: $0, arrival: arrival) } ?? arrival)
  }

  private func translate(_ report: DeviceReport, at time: Double) -> [WindowEvent.Kind] {
    let keys = SDL_GetModState().rawValue
    let events = translator.translate(
      report, isZoom: keys & KMOD_CTRL.rawValue != 0, isSideways: keys & KMOD_SHIFT.rawValue != 0, at: time)
    return events.map { .input($0) }
  }

  func pushSizeChanged() {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = SDL_GetWindowID(window.handle)
    event.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
    SDL_PushEvent(&event)
  }
}

extension SDL_Event {
  /// Whether the event says that the window's upper left corner may have moved.
  fileprivate var movesWindow: Bool {
    guard type == SDL_WINDOWEVENT.rawValue else { return false }
    return [SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_SIZE_CHANGED].contains { window.event == UInt8($0.rawValue) }
  }
}
