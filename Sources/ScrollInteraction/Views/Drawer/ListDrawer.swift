public import ScrollGeometry

/// A drawer with a list inside: one drag moves both, and a flick hands its momentum over.
///
/// Pulled at its content, the sheet first rises to its highest place and then the list scrolls; on the way back the
/// list first scrolls to its top and then the sheet comes down. What the hand does is shared out exactly, so neither
/// jumps and no point of the way is lost. Let go, the way is planned at once and to its end: a sheet that coasts into
/// its highest place leaves the list the velocity that it has there, and a list that runs into its top leaves the
/// sheet its own, if that is enough for another place; else the list bounces. Each hand-over is at the time of the
/// crossing in closed form, so that position and velocity have no seam at any frame rate.
///
/// Fingers on a touchpad pull both as a hand does, and let them go as one when they lift; the notches of a wheel take the
/// sheet from place to place and make the list glide.
public struct ListDrawer: Sendable {
  /// What moves.
  public enum State: Hashable, Sendable {
    case idle, dragging
    /// The sheet or the list coasts.
    case decelerating
    /// The list is beyond an end, on its way back.
    case bouncing
    /// The sheet is on its way to its place.
    case snapping
  }

  /// What a pointer is on.
  public enum Part: Hashable, Sendable {
    /// All that is above the list: it moves the sheet alone.
    case handle
    case content
  }

  /// What a click was on.
  public enum Click: Hashable, Sendable {
    case handle
    /// In points of the list's content.
    case content(Vector2)
  }

  public private(set) var places: DrawerPlaces
  public private(set) var layout: DrawerLayout
  public private(set) var feel: ScrollFeel
  /// Tells drags from clicks; its slop may be set.
  public var pan: PanGesture
  /// How wheels and keys scroll the list.
  public var wheelFeel = WheelFeel.standard
  var touchpad = TouchpadGesture()
  public internal(set) var sheet: Drawer
  /// The offset of the list's content: 0 at its top.
  public internal(set) var list: DraggableValue
  private var journal = DrawerJournal()
  var grip = Grip()
  /// When momentum goes from one to the other, of the motion under way.
  private var handover: Handover?

  /// What the hand has done to each since it took them.
  struct Grip {
    var part: Part?
    var translation = 0.0
    var sheetPull = 0.0
    var listPull = 0.0
  }

  private struct Handover {
    var time: Double
    var heir: DrawerEvent.Mover
  }

  public init(
    places: DrawerPlaces, layout: DrawerLayout, place: DrawerPlace = .middle, contentOffset: Double = 0,
    feel: ScrollFeel = .article, snap: SnapFeel = SnapFeel(), slop: PanGesture.Slop = .standard, bounces: Bool = true
  ) {
    self.places = places
    self.layout = layout
    self.feel = feel
    pan = PanGesture(slop: slop)
    pan.touchVelocityRule = feel.touchVelocityRule
    sheet = Drawer(
      anchors: places.origins(in: layout), height: layout.height, anchorIndex: places.all.firstIndex(of: place) ?? 0,
      feel: snap, bounces: bounces)
    list = DraggableValue(0, elasticity: ElasticLimits(0...0, dimension: 0))
    list = DraggableValue(contentOffset, elasticity: listElasticity)
    list.rest(at: contentOffset.clamped(to: listLimits))
    if place == .hidden { sheet.hideAtOnce() }
  }

  private var listElasticity: ElasticLimits {
    let viewport = listHeight
    return ElasticLimits(
      0...max(0, layout.contentHeight - viewport), coefficient: feel.rubberBandCoefficient,
      dimension: sheet.bounces ? viewport : 0)
  }
}

// MARK: - Asking

extension ListDrawer {
  /// The distance from the top of the screen to the top of the sheet, in points.
  public func origin(at time: Double) -> Double { sheet.origin(at: time) }

  /// How far the list is scrolled, in points.
  public func contentOffset(at time: Double) -> Double { list.value(at: time) }

  /// Of the sheet's origin, in points per second; positive closes it.
  public func velocity(at time: Double) -> Double { sheet.velocity(at: time) }

  /// Of the list's offset, in points per second; positive scrolls towards its end.
  public func contentVelocity(at time: Double) -> Double { list.velocity(at: time) }

  /// The height of the window through which the list is seen when the sheet is at its highest place: what is below the
  /// screen otherwise is not scrolled to.
  public var listHeight: Double { max(0, layout.height - sheet.anchors[0] - layout.headerHeight) }

  public var listLimits: ClosedRange<Double> { list.elasticity.limits }

  /// The place at which it rests or to which it goes.
  public var place: DrawerPlace { sheet.isHidden ? .hidden : places.all[sheet.anchorIndex] }

  /// Where a place is now.
  public func origin(of place: DrawerPlace) -> Double? {
    if place == .hidden { return max(layout.height, sheet.anchors.last!) }
    return places.all.firstIndex(of: place).map { sheet.anchors[$0] }
  }

  /// Where a click on the handle takes it: one place up, and from the highest down to the lowest.
  public var placeAfterClick: DrawerPlace {
    let index = sheet.anchorIndex
    return index > 0 ? places.all[index - 1] : places.all[places.all.count - 1]
  }

  /// From when on both stand still: `nil` in the hand.
  public var restTime: Double? {
    guard let sheet = sheet.restTime, let list = list.restTime else { return nil }
    return max(sheet, list)
  }

  public var isDragging: Bool { sheet.origin.isDragging }

  /// The part that is at `point` of the screen; `nil` above the sheet.
  public func part(at point: Vector2, time: Double) -> Part? {
    let origin = origin(at: time)
    guard point.y >= origin, !sheet.isHidden || sheet.origin.isMoving(at: time) else { return nil }
    return point.y < origin + layout.headerHeight ? .handle : .content
  }

  public func state(at time: Double) -> State {
    if isDragging || touchpad.isUnderWay(at: time) { return .dragging }
    let states = [phase(of: sheet.origin, at: time), phase(of: list, at: time)]
    return [.bouncing, .decelerating, .snapping].first(where: states.contains) ?? .idle
  }

  private func phase(of value: DraggableValue, at time: Double) -> State {
    guard case .moving(let movement, let since) = value.state(at: time) else { return .idle }
    let elapsed = max(0, time - since)
    switch movement.leg(at: elapsed) {
    case (.rest, _), (.relay, _): return .idle
    case (.coast, _): return .decelerating
    case (.spring, _): return .snapping
    case (.scroll(let motion), let start):
      return motion.phase(at: elapsed - start) == .bouncing ? .bouncing : .decelerating
    }
  }

  /// What has happened, and what will have happened by `time` if nobody interferes, in order, after the event of the
  /// number `number` (0: from the beginning).
  ///
  /// Ask with the number of the last event that you know, and you get each event once. The last 64 are remembered.
  public func events(after number: Int = 0, through time: Double) -> [DrawerEvent] {
    journal.events(after: number, through: time)
  }
}

// MARK: - The pointer

extension ListDrawer {
  /// Takes in one event of a pointer; times as in `SimpleScrollView`. What begins above the sheet is not its own.
  ///
  /// - Returns: what was clicked; a press that stopped something that moved is no click.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Click? {
    if event.phase == .down, !pan.isPressed { grip = Grip(part: part(at: event.position, time: time)) }
    guard let part = grip.part else { return nil }
    let wasHeld = isDragging
    switch pan.handle(event) {
    case .pressed: press(part, at: time)
    case .began(let translation), .changed(let translation):
      drag(to: translation.y, part, at: time, hostTime: event.time)
    case .ended(let velocity): release(velocity: velocity.y, part, at: time)
    case .cancelled: release(velocity: 0, part, at: time)
    case .tapped(let position):
      release(velocity: 0, part, at: time)
      return wasHeld ? nil : click(part, at: position, time)
    case nil: break
    }
    return nil
  }

  /// Ends what the pointer does: both settle from where they are, without velocity.
  public mutating func cancel(at time: Double) {
    guard let part = grip.part, pan.cancel() != nil else { return }
    release(velocity: 0, part, at: time)
  }

  private func click(_ part: Part, at position: Vector2, _ time: Double) -> Click {
    guard part == .content else { return .handle }
    let top = origin(at: time) + layout.headerHeight
    return .content(Vector2(position.x, position.y - top + contentOffset(at: time)))
  }

  private mutating func press(_ part: Part, at time: Double) {
    leaveTouchpad()
    if (restTime ?? .infinity) > time { hold(by: part, at: time) }
  }

  /// - Parameter isFirst: whether a hand has only just taken it.
  mutating func hold(by part: Part, at time: Double, isFirst: Bool = true) {
    guard !isDragging else { return }
    sheet.hold(at: time)
    list.beginDragging(at: time)
    (grip.sheetPull, grip.listPull) = (0, 0)
    handover = nil
    journal.interrupt(at: time)
    if isFirst { journal.add(.dragBegan(part), at: time) }
  }

  private mutating func drag(to translation: Double, _ part: Part, at time: Double, hostTime: Double) {
    hold(by: part, at: time)
    pull(by: translation - grip.translation, part, at: time, hostTime: hostTime)
    grip.translation = translation
  }

  /// Moves what is in the hand by `distance` points, downwards.
  mutating func pull(by distance: Double, _ part: Part, at time: Double, hostTime: Double) {
    share(distance, part, at: time)
    sheet.drag(to: grip.sheetPull, at: time, hostTime: hostTime)
    list.drag(by: grip.listPull, at: time, hostTime: hostTime)
  }

  /// Gives each its share of the hand's way.
  private mutating func share(_ distance: Double, _ part: Part, at time: Double) {
    guard distance.isFinite, let split = split(distance, part) else { return }
    if split.sheet != 0, split.list != 0 { journal.add(.handedOver(to: distance < 0 ? .list : .sheet), at: time) }
    grip.sheetPull += split.sheet
    grip.listPull += split.list
  }

  private func split(_ distance: Double, _ part: Part) -> DrawerPull.Split? {
    guard let origin = sheet.origin.rawValue, let offset = list.rawValue else { return nil }
    if part == .handle { return DrawerPull.Split(sheet: distance, list: 0) }
    return pull(origin: origin, offset: offset).split(distance)
  }

  private func pull(origin: Double, offset: Double) -> DrawerPull {
    DrawerPull(origin: origin, offset: offset, top: sheet.anchors[0], isListScrollable: isListScrollable)
  }

  private var isListScrollable: Bool { listLimits.upperBound > 0 }
}

// MARK: - Letting go

extension ListDrawer {
  /// - Parameter velocity: of the hand, downwards, in points per second.
  mutating func release(velocity: Double, _ part: Part, at time: Double) {
    guard isDragging, let origin = sheet.origin.rawValue, let offset = list.rawValue else { return }
    let mover = part == .handle ? .sheet : pull(origin: origin, offset: offset).mover(velocity)
    let shown = sheet.letGo(velocity: mover == .sheet ? velocity : 0, at: time)
    let listHand = mover == .list ? -velocity : 0
    let listShown = list.endDragging(velocity: listHand, at: time)
    journal.add(.dragEnded, at: time)
    switch (mover, part) {
    case (.sheet, .content) where coast(shown, offset: listShown.value, .released, at: time): break
    case (.sheet, _):
      settleSheet(velocity: shown.velocity, .hand(part), at: time)
      list.scroll(velocity: 0, feel: feel, at: time)
    case (.list, _):
      let handed = feel.releasesWithFingerVelocity ? listHand : listShown.velocity
      scrollList(listShown.value, velocity: handed, .released, part, at: time)
    }
    schedule()
  }

  private mutating func settleSheet(velocity: Double, _ cause: DrawerEvent.Cause, at time: Double) {
    let index = sheet.anchorIndex(from: origin(at: time), velocity: velocity)
    head(for: index, cause, at: time)
    sheet.settle(at: index, velocity: velocity, time)
  }

  /// Sends the sheet coasting to its highest place, where the list takes over the velocity that is left.
  ///
  /// - Returns: whether it does: the coast must get there, and sooner than the spring would.
  private mutating func coast(
    _ shown: (value: Double, velocity: Double), offset: Double, _ beginning: ScrollMotion.Beginning, at time: Double
  ) -> Bool {
    guard shown.velocity < 0, isListScrollable, shown.value > sheet.anchors[0] else { return false }
    let coast = Deceleration(
      from: shown.value, velocity: shown.velocity, rate: feel.decelerationRate,
      form: beginning == .released ? feel.decelerationForm : .integral, stoppingVelocity: feel.stoppingVelocity,
      threshold: feel.threshold)
    let spring = sheet.spring(to: 0, from: shown.value, velocity: shown.velocity)
    guard let arrival = coast.duration(to: sheet.anchors[0]), arrival < spring.duration else { return false }
    let left = list.scrollMotion(showing: offset, velocity: -coast.velocity(at: arrival), feel, .continued)
    let start = time + (beginning == .released ? feel.releaseLatency : 0)
    head(for: 0, .hand(.content), at: time)
    sheet.follow(.relay(.coast(coast), until: arrival, .rest(sheet.anchors[0])), to: 0, from: start)
    list.follow(.relay(.rest(offset), until: arrival, list.stopped(left)), from: start)
    handover = Handover(time: start + arrival, heir: .list)
    return true
  }

  /// Lets the list scroll; the sheet gets what velocity is left at its top, if that takes it to another place.
  private mutating func scrollList(
    _ offset: Double, velocity: Double, _ beginning: ScrollMotion.Beginning, _ part: Part, at time: Double
  ) {
    let motion = list.scrollMotion(showing: offset, velocity: velocity, feel, beginning)
    let start = time + (beginning == .released ? feel.releaseLatency : 0)
    guard let heir = inheritance(of: motion, at: time) else {
      list.follow(list.stopped(motion), from: start)
      return settleSheet(velocity: 0, .hand(part), at: time)
    }
    let top = sheet.anchors[0]
    head(for: heir.index, .hand(part), at: time)
    list.follow(.relay(.scroll(motion), until: heir.time, .rest(listLimits.lowerBound)), from: start)
    let spring = sheet.spring(to: heir.index, from: top, velocity: heir.velocity)
    sheet.follow(.relay(.rest(top), until: heir.time, .spring(spring)), to: heir.index, from: start)
    handover = Handover(time: start + heir.time, heir: .sheet)
  }

  /// When a list that scrolls by `motion` runs into its top, how fast it then pulls the sheet down, and to which place:
  /// the next one at the most, so that a list flung to its beginning does not close the drawer.
  private func inheritance(of motion: ScrollMotion, at now: Double) -> (time: Double, velocity: Double, index: Int)? {
    guard let time = motion.crossing, motion.destination == listLimits.lowerBound else { return nil }
    let top = sheet.anchors[0]
    guard sheet.anchors.count > 1, origin(at: now) == top else { return nil }
    let velocity = -motion.velocity(at: time)
    guard velocity > 0, sheet.anchorIndex(from: top, velocity: velocity) > 0 else { return nil }
    return (time, velocity, 1)
  }
}

// MARK: - Programs

extension ListDrawer {
  /// Goes to a place, with the velocity that it has, or is there at once; in the hand it stays where it is. A place
  /// that it does not have changes nothing.
  public mutating func setPlace(_ new: DrawerPlace, animated: Bool = true, at time: Double) {
    guard !isDragging, new == .hidden || places.all.contains(new) else { return }
    leaveTouchpad()
    stopHandover(at: time)
    journal.interrupt(at: time)
    journal.add(.heading(new, .program), at: time)
    move(to: new, animated: animated, at: time)
    schedule()
  }

  private mutating func move(to place: DrawerPlace, animated: Bool, at time: Double) {
    switch (places.all.firstIndex(of: place), animated) {
    case (let index?, true): sheet.snap(to: index, at: time)
    case (let index?, false): sheet.place(at: index, at: time)
    case (nil, true): sheet.hide(at: time)
    case (nil, false): sheet.hideAtOnce()
    }
  }

  /// Scrolls the list to an offset, within its limits; in the hand it stays where it is.
  public mutating func setContentOffset(_ new: Double, animated: Bool = true, at time: Double) {
    guard !isDragging else { return }
    leaveTouchpad()
    stopHandover(at: time)
    let target = new.clamped(to: listLimits)
    if animated {
      list.spring(to: target, spring: .snap, threshold: feel.threshold, at: time)
    } else {
      list.rest(at: target)
    }
    schedule(from: time)
  }

  /// Makes the list glide where a notch or a key sends it.
  mutating func glideList(_ step: ScrollStep, isRepeat: Bool, at time: Double) {
    leaveTouchpad()
    stopHandover(at: time)
    list.glide(step, in: listHeight, wheelFeel, isRepeat: isRepeat, threshold: feel.threshold, at: time)
    schedule(from: time)
  }

  /// Shows it on another screen, or with more or less content; its place stays, and so does what the hand holds.
  ///
  /// At rest it is where its place is now at once; in flight it goes there with its velocity.
  public mutating func setLayout(_ new: DrawerLayout, at time: Double) {
    guard new != layout else { return }
    replan(at: time) { $0.layout = new }
  }

  /// Has other places; one that is no more gives way to its neighbour.
  public mutating func setPlaces(_ new: DrawerPlaces, at time: Double) {
    guard new != places else { return }
    let old = place
    replan(at: time) { $0.places = new }
    if old != .hidden, new.all.contains(old), old != place { setPlace(old, at: time) }
  }

  public mutating func setFeel(_ new: ScrollFeel, snap: SnapFeel, at time: Double) {
    guard new != feel || snap != sheet.feel else { return }
    replan(at: time) {
      $0.feel = new
      $0.pan.touchVelocityRule = new.touchVelocityRule
      $0.sheet.setFeel(snap, at: time)
      $0.list.setScrollFeel(new, at: time)
    }
  }

  public mutating func setBounces(_ new: Bool, at time: Double) {
    replan(at: time) { $0.sheet.setBounces(new, at: time) }
  }

  /// Changes what the motion under way depends on, and plans its rest anew: position and velocity stay.
  private mutating func replan(at time: Double, _ change: (inout ListDrawer) -> Void) {
    replanning(at: time) { $0.replanMotion(at: time, change) }
  }

  private mutating func replanMotion(at time: Double, _ change: (inout ListDrawer) -> Void) {
    journal.interrupt(at: time)
    let pending = handover.flatMap { time < $0.time ? $0.heir : nil }
    let (shown, offset) = ((origin(at: time), velocity(at: time)), (contentOffset(at: time), contentVelocity(at: time)))
    stopHandover(at: time)
    change(&self)
    sheet.setAnchors(places.origins(in: layout), height: layout.height, at: time)
    list.setElasticity(listElasticity, at: time)
    list.stayWithinLimits(threshold: feel.threshold, at: time)
    if pending == .list, coast(shown, offset: offset.0, .continued, at: time) { return schedule(from: time) }
    if pending == .sheet { scrollList(offset.0, velocity: offset.1, .continued, .content, at: time) }
    schedule(from: time)
  }

  /// Lets both go on by themselves.
  private mutating func stopHandover(at time: Double) {
    guard let pending = handover, time < pending.time else {
      handover = nil
      return
    }
    handover = nil
    let (offset, speed) = (contentOffset(at: time), contentVelocity(at: time))
    list.follow(list.stopped(list.scrollMotion(showing: offset, velocity: speed, feel, .continued)), from: time)
    if pending.heir == .list {
      sheet.snap(to: 0, at: time)
    } else {
      sheet.place(at: 0, at: time)
    }
  }
}

// MARK: - Telling

extension ListDrawer {
  private mutating func head(for index: Int, _ cause: DrawerEvent.Cause, at time: Double) {
    journal.add(.heading(places.all[index], cause), at: time)
  }

  private mutating func schedule(from time: Double) {
    journal.interrupt(at: time)
    schedule()
  }

  /// Tells what the motion under way will bring.
  private mutating func schedule() {
    if let handover { journal.add(.handedOver(to: handover.heir), at: handover.time) }
    if let restTime { journal.add(.reached(place), at: restTime) }
  }
}
