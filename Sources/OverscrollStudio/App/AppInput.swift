import OverscrollDemoKit
import OverscrollInput
import ScrollGeometry
import ScrollInteraction

extension App {
  /// What an event means to the app, in the form in which a trace keeps it; `nil` for what changes nothing.
  ///
  /// A mouse that hovers over a demo to which that matters moves, in a trace, without having been pressed.
  /// A window that loses the keyboard loses the pointer's release as well: the gesture is cancelled.
  package func meaning(of event: InputEvent) -> InputEvent? {
    switch event.kind {
    case .focusLost:
      press.map {
        InputEvent(time: event.time, kind: .pointer(.cancel, $0.device, position: hover ?? .zero))
      }
    case .hover(let position) where card.usesHover:
      InputEvent(time: event.time, kind: .pointer(.move, .mouse, position: position))
    default: event
    }
  }

  package mutating func handle(_ event: InputEvent) {
    advance(to: event.time)
    switch event.kind {
    case .pointer(let phase, let device, let position):
      handle(PointerEvent(phase, device: device, position: position, time: event.time))
    case .wheel(let wheel): handle(wheel, at: event.time)
    case .pinch(let pinch): handle(pinch, at: event.time)
    case .key(let key): handle(key)
    case .resize(let size): resize(to: size)
    case .hover(let position): hover(at: position)
    case .hoverEnded: hover(at: nil)
    case .preferences(let preferences): follow(preferences)
    case .quit: requests.append(.quit)
    case .focusLost, .exposed: break
    }
  }

  /// A hand or the desktop moves the window's edge: the panels are part of it.
  private mutating func resize(to size: Size) {
    self.size = size
    arrangePanels(isSudden: true)
  }
}

extension App {
  /// What the user tells the desktop holds here as well, where nothing else was asked of the program.
  private mutating func follow(_ preferences: DesktopPreferences) {
    isMotionReduced = alwaysReducesMotion || preferences.reducesMotion
    guard followsAppearance, chosenAppearance == nil else { return }
    theme = Theme(appearance: preferences.colorScheme == .dark ? .dark : .light)
  }
}

// MARK: - Keys

extension App {
  private mutating func handle(_ key: Key) {
    showsHints = false
    if let overlay, handle(key, on: overlay) { return }
    if typed != nil, type(key) { return }
    if let action = keys.action(for: key) {
      perform(action)
    } else if key.isKeypadFigure, !isBare {
      typed = TypedText(.number)
      _ = type(key)
    } else {
      tell(.key(key))
    }
  }

  /// Whether what lies over the stage took the key.
  private mutating func handle(_ key: Key, on overlay: Overlay) -> Bool {
    switch overlay {
    case .help(var help):
      guard let distance = ["Up": -60, "Down": 60, "PageUp": -300, "PageDown": 300][key.name] else { return false }
      help.scroll(by: Double(distance), in: size)
      self.overlay = .help(help)
    case .menu(var menu):
      if key.name == "Q", key.modifiers == .control { return false }
      let outcome = menu.handle(key)
      self.overlay = outcome == .open ? .menu(menu) : nil
      if case .taken(let action) = outcome { take(action, typed: menu.typed?.text) }
    }
    return true
  }

  /// Whether the number that is being typed took the key.
  private mutating func type(_ key: Key) -> Bool {
    switch typed?.handle(key) {
    case .ignored, nil:
      typed = nil
      return false
    case .changed: break
    case .cancelled: typed = nil
    case .entered: enterNumber()
    }
    return true
  }

  private mutating func enterNumber() {
    defer { typed = nil }
    guard let typed, !typed.text.isEmpty else { return }
    let descriptor = control.descriptor
    guard let number = typed.number, descriptor.range.contains(number) else {
      let ends = [descriptor.range.lowerBound, descriptor.range.upperBound].map {
        Figures.short($0, decimals: descriptor.decimals)
      }
      return show("\(descriptor.term) goes from \(ends[0]) to \(ends[1]), not “\(typed.text)”.", .problem)
    }
    set(control, to: number)
  }
}

// MARK: - Pointers

extension App {
  private mutating func handle(_ event: PointerEvent) {
    if event.device == .mouse { hover(at: event.position) }
    if event.phase == .down, press == nil { pressDown(event) }
    guard let press, press.device == event.device else { return }
    if event.phase == .up || event.phase == .cancel { self.press = nil }
    switch press.target {
    case .stage: dragOnStage(event)
    case .slider(let control): if event.phase != .down { slide(control, press, to: event.position) }
    case .graph: scrub(press, event)
    default: if event.phase == .up { lift(press, at: event.position) }
    }
  }

  private mutating func hover(at position: Vector2?) {
    hover = position
    guard press == nil, card.usesHover, overlay == nil, !isReplaying else { return }
    let place = position.flatMap { layout.stage.contains($0) ? $0 - layout.stage.origin : nil }
    timeline.retouch { [now] in $0.handle(.hover(place), at: now) }
  }

  /// What is at a point of the window.
  package func target(at point: Vector2) -> Target {
    switch overlay {
    case .help: return .outsideOfOverlay
    case .menu(let menu):
      if let item = menu.item(at: point, in: size) { return .item(item) }
      return menu.frame(in: size).contains(point) ? .nothing : .outsideOfOverlay
    case nil: break
    }
    if layout.stage.contains(point) { return .stage }
    if layout.graph?.contains(point) ?? false { return .graph }
    return panelTarget(at: point)
  }

  private func panelTarget(at point: Vector2) -> Target {
    if let inspector {
      if let button = inspector.button(at: point) { return .button(button) }
      if let control = inspector.slider(at: point) { return .slider(control) }
      if let control = inspector.control(at: point) {
        return inspector.isOnFigures(point) ? .figures(control) : .row(control)
      }
    }
    if let sidebar {
      if let index = sidebar.demo(at: point) { return .demo(index) }
      if sidebar.helpButton.contains(point) { return .help }
    }
    return .nothing
  }

  private mutating func pressDown(_ event: PointerEvent) {
    showsHints = false
    let target = target(at: event.position)
    var press = Press(target: target, device: event.device)
    if case .slider(let control) = target {
      press.grip = inspector?.grip(of: control, at: event.position) ?? 0
      if isSecond(target, at: event.time) { press.target = .nothing }
      choose(control)
      if press.target == .nothing { reset(control) } else { slide(control, press, to: event.position) }
    }
    if target == .graph { press.holdsTime = holdTime() }
    if target != .stage { typed = nil }
    latestClick = Click(target: target, time: event.time)
    self.press = press
  }

  /// Whether it is a double click.
  private func isSecond(_ target: Target, at time: Double) -> Bool {
    latestClick.map { $0.target == target && time - $0.time < 0.35 } ?? false
  }

  private mutating func slide(_ control: ParameterControl, _ press: Press, to position: Vector2) {
    guard let inspector else { return }
    set(control, to: control.descriptor.value(at: inspector.fraction(at: position + Vector2(press.grip, 0))))
  }

  /// A press that is lifted where it began.
  private mutating func lift(_ press: Press, at position: Vector2) {
    guard target(at: position) == press.target else { return }
    click(press.target)
  }

  private mutating func click(_ target: Target) {
    switch target {
    case .row(let control): choose(control)
    case .figures(let control):
      choose(control)
      if control.descriptor.isSwitch {
        set(control, to: 1 - control.value(in: parameters))
      } else {
        typed = TypedText(.number)
      }
    case .demo(let index): showDemo(index)
    case .button(let button): operate(button)
    case .help: overlay = .help(HelpOverlay(card, keys))
    case .item(let index): takeItem(index)
    case .outsideOfOverlay: overlay = nil
    case .stage, .slider, .graph, .nothing: break
    }
  }

  private mutating func takeItem(_ index: Int) {
    guard case .menu(let menu)? = overlay, menu.items.indices.contains(index) else { return }
    overlay = nil
    take(menu.items[index].action, typed: menu.typed?.text)
  }

  private mutating func operate(_ button: Inspector.Button) {
    switch button {
    case .feels: perform(.showFeels)
    case .parametrization(let words): if words != parametrization { perform(.toggleParametrization) }
    case .keep: perform(.keepForComparison)
    case .exchange: perform(.exchange)
    case .replay: perform(.replayGesture)
    }
  }
}

// MARK: - The graph

extension App {
  /// Time stands still under a hand on the graph.
  private mutating func holdTime() -> Bool {
    guard clock.pace == .running else { return false }
    clock.togglePause(at: hostTime)
    return true
  }

  private mutating func scrub(_ press: Press, _ event: PointerEvent) {
    switch event.phase {
    case .down, .move: scrubbed = graphPicture?.time(atX: event.position.x)
    case .up, .cancel: endScrubbing(press)
    }
  }

  package mutating func endScrubbing(_ press: Press) {
    scrubbed = nil
    if press.holdsTime, clock.pace == .paused { clock.togglePause(at: hostTime) }
  }
}

// MARK: - Wheels and pinches

extension App {
  private mutating func handle(_ wheel: WheelEvent, at time: Double) {
    if case .help(var help)? = overlay {
      help.scroll(by: -wheel.delta.y * (wheel.isPrecise ? 1 : 40), in: size)
      overlay = .help(help)
    }
    guard overlay == nil, layout.stage.contains(wheel.position) else { return }
    showsHints = false
    var wheel = wheel
    wheel.position -= layout.stage.origin
    tell(.wheel(wheel, time: time))
  }

  private mutating func handle(_ pinch: PinchEvent, at time: Double) {
    guard overlay == nil || pinch.phase != .began else { return }
    var pinch = pinch
    pinch.center -= layout.stage.origin
    tell(.pinch(pinch, time: time))
  }
}
