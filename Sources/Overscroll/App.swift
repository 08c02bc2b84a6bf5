import Geometry
import Graphics
import SDLBackend
import ScrollInteraction

/// The program as a value: input goes in, and what is to be seen comes out. It knows no window and reads no clock.
struct App: Sendable {
  /// What only the one who runs the app can do.
  enum Request: Hashable, Sendable { case toggleFullScreen, quit }

  let isBare: Bool
  private(set) var theme: Theme
  private(set) var size: Size
  private(set) var parameters: ParameterValues
  private(set) var clock = FrameClock()
  private(set) var demo: any Demo
  private(set) var chosen: Parameter.ID
  private(set) var isHelpShown = false
  private(set) var showsPhysics = false
  private(set) var hover: Vector2?
  /// What is asked of the one who runs the app, and not yet carried out.
  var requests: [Request] = []

  private var press: Press?
  private var beforeReset: ParameterValues?
  /// The demo time up to which everything has been told to the demo.
  private var now = 0.0

  /// Where a pointer went down decides who gets all of its events until it is lifted.
  private enum Press: Sendable {
    case stage(PointerEvent.Device)
    case slider(Parameter.ID, PointerEvent.Device)
    case panel(PointerEvent.Device)

    var device: PointerEvent.Device {
      switch self {
      case .stage(let device), .slider(_, let device), .panel(let device): device
      }
    }
  }

  init(_ setup: AppSetup) {
    isBare = setup.isBare
    theme = Theme(appearance: setup.appearance)
    size = setup.size
    parameters = setup.parameters
    parameters.defaults = setup.demo.card.defaults
    let stage = AppLayout(window: setup.size, isBare: setup.isBare).stage
    demo = setup.demo.init(DemoSetup(size: stage.size, parameters: parameters, values: setup.values, isBare: setup.isBare))
    chosen = setup.demo.card.parameters[0]
  }

  var card: DemoCard { type(of: demo).card }
  var layout: AppLayout { AppLayout(window: size, isBare: isBare) }
}

/// What the program begins with.
struct AppSetup: Sendable {
  var demo: any Demo.Type = ScrollDemo.self
  var size = Size(1120, 760)
  var isBare = false
  var appearance = Theme.Appearance.light
  var parameters = ParameterValues()
  /// Where the demo starts, by the names of its values.
  var values: [String: Double] = [:]
}

// MARK: - Input

extension App {
  /// What an event means to the app, in the form in which a trace keeps it; `nil` for what changes nothing.
  ///
  /// A mouse that hovers over a demo to which that matters moves, in a trace, without having been pressed.
  /// A window that loses the keyboard loses the pointer's release as well: the gesture is cancelled.
  func meaning(of event: InputEvent) -> InputEvent? {
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

  mutating func handle(_ event: InputEvent) {
    now = clock.demoTime(at: event.time)
    switch event.kind {
    case .pointer(let phase, let device, let position):
      handle(PointerEvent(phase, device: device, position: position, time: event.time))
    case .wheel(let wheel): handle(wheel, at: event.time)
    case .pinch(let pinch): handle(pinch, at: event.time)
    case .key(let key): handle(key, at: event.time)
    case .resize(let size): resize(to: size)
    case .hover(let position): hover(at: position)
    case .hoverEnded: hover(at: nil)
    case .quit: requests.append(.quit)
    case .focusLost, .exposed: break
    }
  }

  private mutating func handle(_ event: PointerEvent) {
    if event.device == .mouse { hover(at: event.position) }
    if event.phase == .down, press == nil { press = target(of: event) }
    guard let press, press.device == event.device else { return }
    if event.phase == .up || event.phase == .cancel { self.press = nil }
    switch press {
    case .stage: demo.handle(.pointer(onStage(event)), at: now)
    case .slider(let id, _): slide(id, to: event.position)
    case .panel: if event.phase == .up { click(at: event.position) }
    }
  }

  private mutating func hover(at position: Vector2?) {
    hover = position
    guard press == nil else { return }
    demo.handle(.hover(position.flatMap { layout.stage.contains($0) ? $0 - layout.stage.origin : nil }), at: now)
  }

  private func target(of event: PointerEvent) -> Press {
    if isHelpShown { return .panel(event.device) }
    if layout.stage.contains(event.position) { return .stage(event.device) }
    if let id = inspector?.parameter(at: event.position) { return .slider(id, event.device) }
    return .panel(event.device)
  }

  private func onStage(_ event: PointerEvent) -> PointerEvent {
    var event = event
    event.position -= layout.stage.origin
    return event
  }

  private mutating func handle(_ wheel: WheelEvent, at time: Double) {
    guard !isHelpShown, layout.stage.contains(wheel.position) else { return }
    var wheel = wheel
    wheel.position -= layout.stage.origin
    demo.handle(.wheel(wheel, time: time), at: now)
  }

  private mutating func handle(_ pinch: PinchEvent, at time: Double) {
    var pinch = pinch
    pinch.center -= layout.stage.origin
    demo.handle(.pinch(pinch, time: time), at: now)
  }

  private mutating func handle(_ key: Key, at time: Double) {
    if let action = KeyBinding.action(for: key) {
      perform(action, at: time)
    } else {
      demo.handle(.key(key), at: now)
    }
  }

  private mutating func resize(to size: Size) {
    self.size = size
    demo.setSize(layout.stage.size, at: now)
  }

  private mutating func click(at position: Vector2) {
    if isHelpShown {
      isHelpShown = false
    } else if let index = sidebar?.demo(at: position) {
      show(index)
    }
  }

  private mutating func slide(_ id: Parameter.ID, to position: Vector2) {
    chosen = id
    guard let fraction = inspector?.fraction(at: position) else { return }
    set(id, to: Parameter[id].value(at: fraction))
  }
}

// MARK: - Actions

extension App {
  mutating func perform(_ action: AppAction, at hostTime: Double) {
    switch action {
    case .showDemo(let index): show(index)
    case .choose(let count): choose(by: count)
    case .change(let count, let stride):
      set(chosen, to: Parameter[chosen].stepped(parameters[chosen], by: count, stride))
    case .resetParameter: change { $0.reset($1) }
    case .startOver: startOver()
    case .undoReset: undoReset()
    case .togglePause: clock.togglePause(at: hostTime)
    case .toggleSlowMotion: clock.toggleSlowMotion(at: hostTime)
    case .step: clock.stepOnce(at: hostTime)
    case .togglePhysics: showsPhysics.toggle()
    case .toggleHelp: isHelpShown.toggle()
    case .dismiss: isHelpShown = false
    case .toggleFullScreen: requests.append(.toggleFullScreen)
    case .quit: requests.append(.quit)
    }
  }

  private mutating func show(_ index: Int) {
    guard DemoRegistry.all.indices.contains(index) else { return }
    restart(DemoRegistry.all[index])
  }

  private mutating func restart(_ type: any Demo.Type) {
    if case .stage(let device) = press { press = .panel(device) }
    parameters.defaults = type.card.defaults
    demo = type.init(DemoSetup(size: layout.stage.size, parameters: parameters, isBare: isBare))
    if !card.parameters.contains(chosen) { chosen = card.parameters[0] }
  }

  private mutating func choose(by count: Int) {
    let ids = card.parameters
    let index = (ids.firstIndex(of: chosen) ?? 0) + count
    chosen = ids[index.clamped(to: 0...ids.count - 1)]
  }

  private mutating func set(_ id: Parameter.ID, to value: Double) {
    change { parameters, _ in parameters[id] = value }
  }

  private mutating func change(_ body: (inout ParameterValues, Parameter.ID) -> Void) {
    body(&parameters, chosen)
    demo.setParameters(parameters, at: now)
  }

  private mutating func startOver() {
    if card.parameters.contains(where: parameters.isChanged) { beforeReset = parameters }
    for id in card.parameters { parameters.reset(id) }
    restart(type(of: demo))
  }

  private mutating func undoReset() {
    guard let earlier = beforeReset else { return }
    beforeReset = nil
    parameters = earlier
    parameters.defaults = card.defaults
    demo.setParameters(parameters, at: now)
  }
}

// MARK: - Time

extension App {
  /// Moves on to what is to be shown at `hostTime`.
  mutating func update(at hostTime: Double) {
    now = clock.demoTime(at: hostTime)
  }

  /// The program was stopped from `earlier` to `hostTime`: nothing moves on for that.
  mutating func skip(from earlier: Double, to hostTime: Double) {
    clock.skip(from: earlier, to: hostTime)
  }

  /// Whether what is to be seen changes by itself.
  var isAnimating: Bool {
    guard clock.pace == .running else { return false }
    return demo.restTime.map { now < $0 } ?? true
  }

  /// Whether nothing moves any more; in the hand nothing rests.
  var isAtRest: Bool { demo.restTime.map { now >= $0 } ?? false }

  var isQuitting: Bool { requests.contains(.quit) }
}

// MARK: - Telling

extension App {
  var snapshot: TraceFrame { demo.snapshot(at: now) }

  /// The demo's layout in points of the window.
  var traceLayout: TraceLayout {
    var layout = demo.layout
    layout.viewport[0] += self.layout.stage.minX
    layout.viewport[1] += self.layout.stage.minY
    return layout
  }

  /// The parameters that the demo uses, as they are; a slop that was not set is each pointer's own.
  var recordedParameters: [String: Double] {
    let ids = card.parameters.filter { $0 != .slop || parameters.isSet($0) }
    return Dictionary(uniqueKeysWithValues: ids.map { ($0.rawValue, parameters[$0]) })
  }

  var header: TraceHeader {
    TraceHeader(
      version: TraceHeader.currentVersion, demo: card.name, size: [size.width, size.height], bare: isBare,
      feel: parameters.base.name, parameters: recordedParameters, values: snapshot.values)
  }

  /// The shape of the mouse pointer where it is.
  var cursor: CursorShape {
    guard let hover, !isHelpShown else { return .arrow }
    switch press {
    case .stage: return demo.cursor(at: hover - layout.stage.origin, time: now)
    case .slider: return .resizeHorizontal
    case .panel: return .arrow
    case nil: return restingCursor(at: hover)
    }
  }

  private func restingCursor(at point: Vector2) -> CursorShape {
    if layout.stage.contains(point) { return demo.cursor(at: point - layout.stage.origin, time: now) }
    if inspector?.parameter(at: point) != nil { return .resizeHorizontal }
    return sidebar?.demo(at: point) != nil ? .pointingHand : .arrow
  }
}

// MARK: - Drawing

extension App {
  func draw(on canvas: inout Canvas) {
    canvas.fill(Rect(origin: .zero, size: size), theme.background)
    drawStage(on: &canvas)
    sidebar?.draw(on: &canvas, hover: hover, theme)
    drawHeader(on: &canvas)
    inspector?.draw(on: &canvas, theme)
    if isHelpShown { HelpOverlay(size: size).draw(on: &canvas, theme) }
  }

  private var sidebar: Sidebar? {
    layout.sidebar.map { Sidebar(frame: $0, isWide: layout.sidebarIsWide, shown: card.name) }
  }

  private var inspector: Inspector? {
    layout.inspector.map { Inspector(frame: $0, ids: card.parameters, parameters: parameters, chosen: chosen) }
  }

  private func drawStage(on canvas: inout Canvas) {
    let stage = layout.stage
    canvas.clipped(to: stage) { canvas in
      canvas.translated(by: stage.origin) { canvas in
        demo.draw(on: &canvas, at: now, theme)
        if showsPhysics { drawPhysics(on: &canvas) }
        if !isBare { ClockBadge(clock: clock).draw(on: &canvas, in: stage.size, theme) }
      }
    }
  }

  private func drawPhysics(on canvas: inout Canvas) {
    demo.drawPhysics(on: &canvas, at: now, theme)
    ReadoutCard(readouts: demo.readouts(at: now)).draw(on: &canvas, theme)
  }

  private func drawHeader(on canvas: inout Canvas) {
    guard let frame = layout.header else { return }
    StageHeader(frame: frame, card: card).draw(on: &canvas, theme)
  }
}
