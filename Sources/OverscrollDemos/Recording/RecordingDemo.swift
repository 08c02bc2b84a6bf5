import OverscrollFitting

/// A demo of a recording of scrolled content, with its phases, the curve of a feel, and the numbers that fit.
package struct RecordingDemo: DocumentDemo {
  package static let card = DemoCard(
    name: "recording", title: "Recording", icon: icon,
    hints: [
      "Drop a recording here, or paste it: time in s, offset in pt.",
      "Drag a border of its phases to fit another part.",
      "Click a model to see its numbers, and save them as a preset.",
    ],
    parameters: [.fittedLaw] + Parameter.feel,
    keys: [
      DemoKey(["[", "]"], words: "Another model", [KeyPress("["), KeyPress("]")]),
      DemoKey(["PgUp", "PgDn"], words: "Select border", [KeyPress(.pageUp), KeyPress(.pageDown)]),
      DemoKey(
        ["Ctrl", "←", "→"], words: "Move border; Shift far",
        [
          KeyPress(.left, modifiers: .control), KeyPress(.right, modifiers: .control),
          KeyPress(.left, modifiers: [.control, .shift]), KeyPress(.right, modifiers: [.control, .shift]),
        ]),
      DemoKey(["Home"], words: "Reset phases", [KeyPress(.home)]),
      DemoKey(["P"], words: "Save fit as preset", [KeyPress("P")]),
    ],
    usesHover: true, tools: [])

  private var size: Size
  private var parameters: ParameterValues
  private var recording: OpenedRecording
  private let background: DemoSetup.Background?
  private var selectedBorder: PhaseBorders.Border?
  private var pointer: Vector2?
  private var pan = PanGesture()
  private var pressed: RecordingPage.Part?
  private var drag: (start: PhaseBorders, now: PhaseBorders)?

  package static func document(_ contents: FileContents) throws(Failure) -> DemoDocument? {
    guard RecordingReader.looksLikeRecording(contents.data) else { return nil }
    return document(try OpenedRecording(contents))
  }

  private static func document(_ recording: OpenedRecording) -> DemoDocument {
    DemoDocument(
      demo: RecordingDemo.self, title: recording.title, summary: recording.summary, content: recording,
      edits: recording.edits)
  }

  package var document: DemoDocument? { Self.document(recording) }
  package mutating func restore(_ edits: DemoDocument.Edits?) { recording.restore(edits) }

  package init(_ setup: DemoSetup) {
    (size, parameters, background) = (setup.size, setup.parameters, setup.background)
    recording = setup.document?.content as? OpenedRecording ?? .example
  }

  private var law: Platform? { Parameter.law(parameters[.fittedLaw]) }
  private var page: RecordingPage { RecordingPage(size: size, duration: recording.duration) }
  private var borders: PhaseBorders { scene(hovered: nil).borders }

  private mutating func setFlights(_ flights: [FlightSpan]) {
    recording.movedFlights = flights == scene(hovered: nil).results.flights ? nil : flights
  }

  var scene: RecordingScene { scene(hovered: pressed ?? pointer.flatMap(part)) }

  private func scene(hovered: RecordingPage.Part?) -> RecordingScene {
    let results = recording.fits.results(
      RecordingFits.Request(flights: recording.movedFlights, tuned: parameters.feel), background: background)
    return RecordingScene(
      page: page, recording: recording, results: results, law: law, dragged: drag?.now, selectedBorder: selectedBorder,
      hovered: hovered)
  }

  package var ownParameters: [Parameter: Double] { [.fittedLaw: parameters[.fittedLaw]] }
  package mutating func setSize(_ size: Size, at time: Double) { self.size = size }
  package mutating func setParameters(_ new: ParameterValues, at time: Double) { parameters = new }

  // MARK: - Input

  package mutating func hover(at point: Vector2?) { pointer = point }

  package mutating func handle(_ event: PointerEvent, at time: Double) {
    pointer = event.position
    switch pan.handle(event) {
    case .pressed: press()
    case .began(let translation), .changed(let translation): dragBorder(by: translation.x)
    case .tapped: if part(at: event.position) == pressed { click() }
    // A fit takes longer than a frame, so it starts only after a drag.
    case .ended: if let drag, drag.now != drag.start { setFlights(drag.now.flights) }
    case .cancelled, nil: break
    }
    if !pan.isPressed { (pressed, drag) = (nil, nil) }
  }

  private func part(at point: Vector2) -> RecordingPage.Part? { page.part(at: point, borders) }

  private mutating func press() {
    pressed = pointer.flatMap(part)
    guard case .border(let border) = pressed else { return }
    let start = borders
    (selectedBorder, drag) = (border, (start, start))
  }

  private mutating func dragBorder(by distance: Double) {
    guard case .border(let border) = pressed, let start = drag?.start, let time = start.time(of: border) else { return }
    var moved = start
    moved.move(border, to: page.time(at: page.x(of: time) + distance), among: recording.times)
    drag?.now = moved
  }

  private mutating func click() {
    switch pressed {
    case .findPhases: recording.movedFlights = nil
    case .law(let index):
      let laws = ranking.platforms
      // A second click selects the best law again.
      if index < laws.count { parameters[.fittedLaw] = Parameter.number(ofLaw: law == laws[index] ? nil : laws[index]) }
    case .border, .savePreset, nil: break
    }
  }

  private var ranking: LawRanking { scene(hovered: nil).results.ranking }

  package mutating func handle(_ press: KeyPress, at time: Double) {
    switch (press.key, press.modifiers) {
    case ("[", []): turnLaw(by: -1)
    case ("]", []): turnLaw(by: 1)
    case (.pageUp, []): selectBorder(by: -1)
    case (.pageDown, []): selectBorder(by: 1)
    case (.home, []): recording.movedFlights = nil
    case (.left, .control): moveBorder(by: -1)
    case (.right, .control): moveBorder(by: 1)
    case (.left, [.control, .shift]): moveBorder(by: -10)
    case (.right, [.control, .shift]): moveBorder(by: 10)
    default: break
    }
  }

  private mutating func turnLaw(by count: Int) {
    let laws = ranking.platforms
    guard let best = laws.first else { return }
    let next = laws.element(after: law ?? best, by: count)
    parameters[.fittedLaw] = Parameter.number(ofLaw: next == best ? nil : next)
  }

  private mutating func selectBorder(by count: Int) {
    let all = borders.all
    if !all.isEmpty { selectedBorder = all.element(after: selectedBorder, by: count) }
  }

  private mutating func moveBorder(by steps: Int) {
    var moved = borders
    guard drag == nil, let border = selectedBorder, let time = moved.time(of: border) else { return }
    moved.move(border, to: time, plus: steps, among: recording.times)
    setFlights(moved.flights)
  }

  package func request(for input: InputEvent) -> DemoRequest? {
    var isAsked = input == .key(KeyPress("P"))
    if case .pointer(let event) = input, event.phase == .up, pan.isPressed, !pan.isDragging, pressed == .savePreset {
      isAsked = part(at: event.position) == .savePreset
    }
    return isAsked ? savingRequest : nil
  }

  private var savingRequest: DemoRequest? {
    guard let fit = ranking.fit(of: law) else {
      let isPending = background != nil && recording.fits.isPending
      return .notify(problem: isPending ? "Still fitting" : "Nothing to save: no model fits")
    }
    guard !fit.numbers.isEmpty else { return .notify(problem: "Nothing to save: the recording determines no number") }
    var parameters: [Parameter: Double] = [:]
    for parameter in Parameter.feel { parameters[parameter] = fit.parameters[parameter.id.rawValue] }
    // A recording determines a spring only relative to its mass. These numbers are for a mass of 1.
    for role in SpringRole.allCases where parameters[role.stiffness] != nil { parameters[role.mass] = 1 }
    guard let feel = fit.feel.platform?.feel else { return nil }
    return .savePreset(named: recording.title, feel: feel, parameters: parameters)
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    let reading = sample(at: pointer)
    var snapshot = DemoSnapshot(.idle, [.fittedLaw: (Parameter.number(ofLaw: law), 0)])
    snapshot.set(.recordedTime, reading?.time ?? 0, velocity: 0)
    snapshot.set(.recordedOffset, reading?.offset ?? 0, velocity: 0)
    snapshot.set(.selectedBorder, Double(selectedBorder?.number ?? 0), velocity: 0)
    let moved = PhaseBorders(recording.movedFlights ?? [])
    for border in moved.all { snapshot.set(.border(border), moved.time(of: border) ?? 0, velocity: 0) }
    return snapshot
  }

  private func sample(at point: Vector2?) -> RecordedMotion.Sample? {
    point.flatMap { page.time(at: $0) }.map { recording.sample(nearest: $0) }
  }

  package var layout: DemoLayout { DemoLayout(viewport: size) }

  /// The time of rest: infinite during fits in the background, so that the demo keeps drawing until they are complete.
  package var restTime: Double? { recording.fits.isPending && background != nil ? .infinity : -.infinity }
  package var controls: [Rect] { [page.head, page.panel] }

  package var captions: [String] {
    let fit = scene.fit.map { fit in
      [fit.feel.title] + fit.numbers.map { "\($0.name.title) \($0.description)" }
        + fit.phases.map { "\($0.kind.rawValue) \($0.start, decimals: 3) to \($0.end, decimals: 3) s" }
    }
    return [recording.title, recording.summary] + (fit ?? [])
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    switch pressed ?? part(at: point) {
    case .border: .resizeHorizontal
    case .law, .savePreset: .pointingHand
    case .findPhases: recording.movedFlights == nil ? .arrow : .pointingHand
    case nil: .arrow
    }
  }

  // MARK: - Drawing

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<RecordingDemo>?, _ theme: Theme) {
    let scene = scene(hovered: pressed)
    let picture = RecordingPicture(scene: scene, theme: theme)
    // The part under the pointer is looked for only if something has changed.
    canvas.cached(Canvas.Slot("recording"), for: picture, pointer) { canvas in
      RecordingPicture(scene: self.scene, theme: theme).draw(on: &canvas)
    }
    scene.recording.fits.noteDrawn(scene.results)
    let reading = drag == nil ? sample(at: pointer)?.time : nil
    canvas.cached(Canvas.Slot("recording's reading"), for: picture, reading) {
      picture.drawReading(at: reading, on: &$0)
    }
  }

  private static let icon = Icon(
    blocks: [(3.0, 12.5), (6.5, 7), (10, 4.5), (13.5, 4), (16, 4)].map { x, y in
      (Rect(x: x - 1, y: y - 1, width: 2.6, height: 2.6), 1.3)
    },
    lines: [Path([Vector2(2.5, 16.5), Vector2(17.5, 16.5)])])
}

extension DemoValue {
  static let fittedLaw = DemoValue(rawValue: "fittedLaw")
  static let recordedTime = DemoValue(rawValue: "recorded.time")
  static let recordedOffset = DemoValue(rawValue: "recorded.offset")
  static let selectedBorder = DemoValue(rawValue: "selectedBorder")

  static func border(_ border: PhaseBorders.Border) -> DemoValue { DemoValue(rawValue: "border.\(border.number)") }
}

extension Parameter {
  /// The selected law: 0 for the best, or the number of a platform plus 1.
  static let fittedLaw = Parameter(
    "fittedLaw", .content, term: "Model", range: 0...Double(Platform.allCases.count), scale: .linear(step: 1),
    decimals: 0, effect: "0 for the one that fits best", hasRow: false, default: 0)

  static func number(ofLaw platform: Platform?) -> Double { platform.map { Double($0.rawValue + 1) } ?? 0 }
  static func law(_ number: Double) -> Platform? { Platform(rawValue: Int32(number.rounded()) - 1) }
}
