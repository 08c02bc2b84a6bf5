/// The displayed demo and its time.
package struct Stage: Sendable {
  private(set) var timeline: Timeline
  private(set) var clock = ViewClock()
  /// The demo time up to which all input has been sent to the demo.
  private(set) var now = 0.0
  /// The demo time minus the clock's time. A gesture is replayed at its original demo time.
  private var replayOffset = 0.0
  private(set) var size: Size
  private(set) var showsPhysics = false
  package private(set) var resampler: PointerResampler?
  private let resamplesPointer: Bool
  private let assets: Assets
  private let background: DemoSetup.Background?
  /// The file opened last, for the demo that shows it. `changedDocument` includes the edits made in the demo.
  var document: DemoDocument? { didSet { changedDocument = nil } }
  private var changedDocument: DemoDocument?
  private(set) var pictures: [OwnPicture]
  private var missingPictures: [String]
  /// The host's time of the latest dropped picture.
  private var pictureTime = -Double.infinity
  /// The longest time between pictures that are dropped together, in seconds.
  private static let dropTime = 0.5
  /// The demo time of a single step, in seconds.
  static let stepTime = 1.0 / 60
  private var suspended: [String: (timeline: Timeline, now: Double, size: Size)] = [:]
  /// Whether the window can show curves, which a bare window cannot.
  let hasCurves: Bool

  init(_ setup: AppSetup, _ parameters: ParameterValues, size: Size) {
    (resamplesPointer, hasCurves, assets) = (setup.resamplesPointer, !setup.isBare, setup.catalog.assets)
    (background, document) = (setup.background, setup.document)
    (pictures, missingPictures) = (setup.pictures, setup.missingPictures)
    self.size = size
    let demo = DemoSetup(
      size: size, parameters: parameters, values: setup.values, isBare: setup.isBare, assets: assets,
      document: document, pictures: pictures, background: background)
    timeline = Timeline(setup.demo.init(demo), at: 0, hasCurves: hasCurves)
  }

  var shown: any Demo.Type { type(of: timeline.latest) }
  var card: DemoCard { shown.card }
  var hasGraph: Bool { hasCurves && !card.isPlot }

  /// Whether all motion has ended. Content held by a pointer is not at rest.
  package var isAtRest: Bool { timeline.restTime.map { now >= $0 } ?? false }
  /// Whether content has come to rest, even if something still fades, such as its indicators.
  var isIdle: Bool { timeline.latest.restTime != nil && timeline.latest.snapshot(at: now).state == .idle }
  var isReplaying: Bool { now < timeline.latestChange }

  package var hostTime: Double { max(0, clock.latestHost) }

  /// Whether a hand holds the content of the present at `time`, so that slow motion or a pause does not slow it.
  func isHeld(at time: Double) -> Bool {
    (isSlow || clock.isPaused) && !isReplaying && timeline.latest.snapshot(at: time).state == .dragging
  }

  /// Advances to a time of the host. Slow motion and pauses slow what moves by itself, not the hand.
  mutating func advance(to host: Double) {
    let wasHeld = isHeld(at: now)
    var (held, end) = (now, now + host - hostTime)
    clock.setHeld(wasHeld, at: hostTime)
    // Fingers on a touchpad count as lifted at some time, without an event.
    if wasHeld, end > now, !isHeld(at: end) {
      for _ in 0..<40 {
        let middle = (held + end) / 2
        if isHeld(at: middle) { held = middle } else { end = middle }
      }
      clock.setHeld(false, at: hostTime + end - now)
    }
    now = clock.time(at: host) + replayOffset
  }

  /// Returns the host's time at which demo time reaches `demo`; `nil` while the clock is paused.
  func hostTime(ofDemo demo: Double) -> Double? { clock.hostTime(of: demo - replayOffset) }
  mutating func skip(from earlier: Double, to host: Double) { clock.skip(from: earlier, to: host) }
  mutating func togglePause() { clock.setPaused(!clock.isPaused, at: hostTime) }
  mutating func step() { clock.step(by: Self.stepTime, at: hostTime) }
  var speed: PlaybackSpeed { PlaybackSpeed(rawValue: clock.speed) ?? .full }
  var isSlow: Bool { speed != .full }
  mutating func toggleSlowMotion() { setSpeed(isSlow ? .full : .tenth) }
  mutating func setSpeed(_ speed: PlaybackSpeed) { clock.setSpeed(speed.rawValue, at: hostTime) }

  mutating func show(_ demo: any Demo.Type, _ parameters: ParameterValues, size: Size) {
    leave()
    self.size = size
    // A demo that is reset starts without edits.
    if demo == shown { changedDocument = nil }
    let setup = DemoSetup(
      size: size, parameters: parameters, isBare: !hasCurves, assets: assets, document: changedDocument ?? document,
      pictures: pictures, background: background)
    timeline = Timeline(demo.init(setup), at: now, hasCurves: hasCurves)
  }

  /// Adds a picture to those dropped together with it, or replaces all others. Demos that were left begin anew.
  mutating func add(_ picture: OwnPicture) {
    pictures = pictures.prefix(droppedPictureCount) + [picture]
    (pictureTime, missingPictures, suspended) = (hostTime, [], [:])
  }

  /// The number of pictures that the next one joins, because they were dropped with it.
  var droppedPictureCount: Int { hostTime - pictureTime < Self.dropTime ? pictures.count : 0 }

  /// Adopts pictures whose paths were missing, and returns whether any are shown. Has no effect if these were removed.
  mutating func adopt(_ new: [OwnPicture], missing: [String]) -> Bool {
    guard pictures.isEmpty, !missingPictures.isEmpty else { return false }
    (pictures, missingPictures) = (new, missing)
    if !new.isEmpty { suspended = [:] }
    return !new.isEmpty
  }

  mutating func removePictures() { (pictures, missingPictures, suspended) = ([], [], [:]) }
  var picturePaths: [String] { pictures.map(\.path) + missingPictures }

  /// Shows a demo as it was left, at its own time; returns `false` if it was not shown before.
  mutating func resume(_ demo: any Demo.Type) -> Bool {
    guard let last = suspended[demo.card.name] else { return false }
    leave()
    size = last.size
    show(last.timeline, from: last.now)
    if timeline.latest is any DocumentDemo { apply(.edits(edits)) }
    return true
  }

  private mutating func leave() {
    resampler = nil
    if timeline.latest.restTime == nil {
      for device in PointerEvent.Device.allCases {
        apply(.input(.pointer(PointerEvent(.cancel, device: device, position: .zero, time: hostTime))))
      }
    }
    suspended[card.name] = (timeline, now, size)
  }

  mutating func apply(_ change: DemoChange) {
    timeline.apply(change, at: now)
    if let changed = (timeline.latest as? any DocumentDemo)?.document { changedDocument = changed }
  }

  var edits: DemoDocument.Edits? { changedDocument?.edits }

  /// Restores edits of the file, even if its demo is not displayed.
  mutating func restore(_ edits: DemoDocument.Edits?) {
    guard let current = changedDocument ?? document, current.demo != shown else { return apply(.edits(edits)) }
    var demo: any DocumentDemo = current.demo.init(DemoSetup(size: size, document: current, background: background))
    demo.restore(edits)
    changedDocument = demo.document
  }

  /// Sends the position of the mouse to the demo, in the demo's points; `nil` if the mouse is not over the demo.
  mutating func hover(at point: Vector2?) { timeline.applyKeepingCurves(.input(.hover(point)), at: now) }

  mutating func setSize(_ new: Size) {
    size = new
    if !isReplaying { apply(.size(new)) }
  }

  mutating func beginGesture() { timeline.begin(at: now) }

  /// Marks held content without new reports as still until now, so that its velocity falls. Call once a frame.
  mutating func update() { timeline.hold(until: now) }

  /// Shows a timeline from the demo time `start`: a replay, or a demo as it was left. `nil` keeps the present time.
  mutating func show(_ timeline: Timeline, from start: Double? = nil) {
    self.timeline = timeline
    replayOffset += (start ?? now) - now
    now = start ?? now
  }

  mutating func exchange(_ run: inout Timeline) { swap(&timeline, &run) }
  mutating func togglePhysics() { showsPhysics.toggle() }

  /// Returns a report of the dragging pointer for the demo of a slot. If pointers are resampled, a move contributes
  /// only its velocity, and positions follow with the frames.
  mutating func report(_ event: PointerEvent, in split: StageSplit, _ slot: Comparison.Slot) -> PointerEvent {
    var report = event
    report.position = split.demoPoint(event.position, in: slot)
    guard resamplesPointer else { return report }
    switch event.phase {
    case .down: resampler = PointerResampler(event)
    case .move:
      resampler?.add(event)
      if resampler != nil { report.part = .velocity }
    case .up, .cancel: resampler = nil
    }
    return report
  }

  /// Returns the pointer resampled at `time` of the host's clock; `nil` if the demo already has this position.
  mutating func resampled(at time: Double, in split: StageSplit, _ slot: Comparison.Slot) -> PointerEvent? {
    guard var event = resampler?.event(at: time) else { return nil }
    event.position = split.demoPoint(event.position, in: slot)
    return event
  }

  package var isBehindPointer: Bool { resampler?.isBehind ?? false }
}

package enum PlaybackSpeed: Double, Sendable, CaseIterable {
  case full = 1
  case half = 0.5
  case quarter = 0.25
  case tenth = 0.1

  var title: String {
    switch self {
    case .full: "1×"
    case .half: "½×"
    case .quarter: "¼×"
    case .tenth: "0.1×"
    }
  }
}
