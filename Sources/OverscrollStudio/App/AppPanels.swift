import ScrollGeometry

/// The room that panels take, on the way to where it belongs: each by a spring of its own, in the host's time.
///
/// The stage follows in steps of a grid of its own, not of the frames: a demo is given the same sizes at the same times
/// at any frame rate, and in every replay.
package struct Panels: Equatable, Sendable {
  /// As many steps a second as no eye tells apart.
  private static let step = 1.0 / 120

  private var left: Glide
  private var right: Glide
  private var bottom: Glide
  private var since = 0.0
  /// How many steps have been made of the motion under way.
  private var steps = 0
  private var end = -Double.infinity

  package init(_ room: AppLayout.Room) {
    func glide(_ value: Double) -> Glide { Glide(value, threshold: 0.5) }
    (left, right, bottom) = (glide(room.left), glide(room.right), glide(room.bottom))
  }

  /// Where all belongs.
  package var destination: AppLayout.Room {
    AppLayout.Room(left: left.destination, right: right.destination, bottom: bottom.destination)
  }

  /// Where it was at the last step, in whole points.
  package var room: AppLayout.Room {
    func shown(_ glide: Glide) -> Double { glide.value(at: latestStep).rounded() }
    return AppLayout.Room(left: shown(left), right: shown(right), bottom: shown(bottom))
  }

  private var latestStep: Double { since + Double(steps) * Self.step }

  /// When the next step is due; `nil` where everything is where it belongs.
  package var nextStep: Double? { latestStep < end ? latestStep + Self.step : nil }

  package mutating func advance() { steps += 1 }

  /// Sets off from where it is, as fast as it moves.
  package mutating func go(to room: AppLayout.Room, at time: Double, isReduced: Bool) {
    left.go(to: room.left, at: time, isReduced: isReduced)
    right.go(to: room.right, at: time, isReduced: isReduced)
    bottom.go(to: room.bottom, at: time, isReduced: isReduced)
    (since, steps, end) = (time, 0, max(left.end, right.end, bottom.end))
  }
}

extension App {
  /// Lets the panels go to where they belong; `isSudden` where they have to be there at once.
  package mutating func arrangePanels(isSudden: Bool = false) {
    let room = AppLayout.room(in: size, isBare: isBare, wishes: wishes, hasGraph: !timeline.curves.isEmpty)
    if isSudden { panels = Panels(room) } else { panels.go(to: room, at: hostTime, isReduced: isMotionReduced) }
    fitStage()
  }

  /// Moves the panels on to `host`, step by step, and the stage with them.
  package mutating func advancePanels(to host: Double) {
    while let step = panels.nextStep, step <= host {
      advanceClock(to: step)
      panels.advance()
      // A gesture that is being done again would be done from its beginning at every step.
      if !isReplaying || panels.nextStep == nil { fitStage() }
    }
  }

  /// The stage may have changed its size.
  private mutating func fitStage() {
    let stage = layout.stage.size
    guard stage != fittedSize else { return }
    fittedSize = stage
    changeStage { $0.setSize(stage, at: $1) }
  }
}
