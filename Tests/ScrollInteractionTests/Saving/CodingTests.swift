import FoundationEssentials
import ScrollInteraction
import SeededRandom
import Testing

@Suite("Plain values as JSON")
struct CodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func expectSame<Value: Codable & Equatable>(_ value: Value) throws {
    let text = try json(value)
    let other = try decoded(Value.self, text)
    #expect(other == value, "\(text)")
    #expect(try json(other) == text)
  }

  @Test("every feel, and every part of one, comes back")
  func feels() throws {
    for feel in ScrollFeel.all {
      try expectSame(feel)
      try expectSame(WheelFeel(of: feel))
      for beginning in ScrollMotion.Beginning.allCases {
        for from in [-80.0, 300, 1100] {
          for velocity in [-3000.0, -40, 0, 3000] {
            try expectSame(
              ScrollMotion(from: from, velocity: velocity, limits: 0...1000, feel: feel, beginning: beginning))
          }
        }
      }
    }
    try expectSame(SnapFeel())
    try expectSame([FlickAccumulation.none, .share(0.5), FlickAccumulation(.series(FlickGrowth(greatest: .infinity)))])
    try expectSame(DecelerationLaw.exponential(.fast, form: .sum))
  }

  @Test("a replanned motion comes back to the last bit", arguments: 0..<50)
  func replanned(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let feel = ScrollFeel.all[random.count(0...ScrollFeel.all.count - 1)]
    let motion = ScrollMotion(
      from: random.number(-200...1200), velocity: random.number(-4000...4000), limits: 0...1000, feel: feel)
    let next = motion.replanned(
      at: random.number(0...0.5), limits: random.number(-100...300)...random.number(400...1400))
    let other = try decoded(ScrollMotion.self, try json(next))
    #expect(other == next, "\(feel.name), seed \(seed)")
    for step in 0...100 {
      #expect(other.state(at: Double(step) / 50) == next.state(at: Double(step) / 50), "\(feel.name), seed \(seed)")
    }
  }

  @Test("the decelerations of every law come back to the last bit", arguments: 0..<200)
  func decelerations(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (from, velocity) = (random.number(-900...900), random.coin() ? random.number(-9000...9000) : 0)
    func expectSameMotion(_ law: DecelerationLaw) throws {
      let motion = ScrollMotion(
        from: from, velocity: velocity, limits: -.infinity ... .infinity, feel: ScrollFeel(coasting: law))
      try expectSame(motion)
      let other = try decoded(ScrollMotion.self, try json(motion))
      for step in 0...32 {
        let time = Double(step) / 30 * motion.duration
        #expect(other.state(at: time) == motion.state(at: time), "seed \(seed)")
      }
      #expect(other.duration == motion.duration && other.destination == motion.destination, "seed \(seed)")
    }
    try expectSameMotion(.power(exponent: random.number(1...6), scale: random.number(1...9000)))
    try expectSameMotion(
      .friction(
        resistance: random.number(0...9), drag: random.number(0...900), greatestVelocity: random.number(100...9000)))
    try expectSameMotion(.spline(inflexion: random.number(0...1), drag: random.number(1...2000)))
    try expectSameMotion(
      .bezier(
        deceleration: random.number(0...5000), pace: random.number(0...5000), longestDuration: random.number(0...3),
        longestDistance: random.number(0...3000)))
  }

  @Test("every case has a name of its own")
  func names() throws {
    try expectSame(VelocityRule.allCases)
    try expectSame(RubberBand.Shape.allCases)
    try expectSame(DecelerationForm.allCases)
    try expectSame(Landing.allCases)
    try expectSame(PagingReach.allCases)
    try expectSame(PageLayout.Alignment.allCases)
    try expectSame(NestingOrder.First.allCases)
    try expectSame(ScrollAnchor.allCases)
    try expectSame([DrawerPosition.Edge.top, .bottom])
    try expectSame([DrawerPart.handle, .content])
    try expectSame(TileCorner.allCases)
    var stretch = EdgeStretch.android
    (stretch.linear, stretch.exponential, stretch.reach) = (0.1, 2, 3)
    try expectSame([EdgeEffect.moves, .glows, .stops, .stretches(stretch)])
  }

  @Test("vectors, layouts, motions, positions and events come back")
  func plainValues() throws {
    try expectSame(Vector2(1.0 / 3, -0.1))
    try expectSame(Rect(x: 1, y: 2, width: 3, height: 4))
    try expectSame(PerAxis(x: Axis.x, y: .y))
    try expectSame(RubberBand(dimension: 300, shape: .linear))
    try expectSame(ScrollLayout(viewport: Size(1, 2), contentSize: Size(3, .infinity), contentInset: EdgeInsets(5)))
    try expectSame(ZoomLayout(viewport: Size(1, 2), contentSize: Size(3, 4), zoomLimits: 0.5...3))
    try expectSame(DrawerLayout(height: 8, headerHeight: 6, contentHeight: 3000, contentInset: EdgeInsets(top: 4)))
    try expectSame([DrawerPosition.fromTop(4), .fraction(0.5), .fittingContent(gap: 3)])
    try expectSame(TileLayout(stage: Size(8, 6), tile: Size(1, 2), margin: EdgeInsets(3)))
    try expectSame(PageLayout(pages: [100, 200, 50], spacing: 4, margin: 8, viewport: 120, alignment: .center))
    try expectSame(EqualPages(7, length: 40, viewport: 200, loops: true))
    try expectSame([NestingOrder.collapsing, .innerFirst, .outerFirst])
    try expectSame(SpringMotion(from: 0, to: 300, velocity: -50, spring: Spring(response: 0.4, dampingRatio: 0.5)))
    try expectSame(EasedMotion(from: 0, to: 300, velocity: 70, duration: 0.3))
    try expectSame(Deceleration(from: 10, to: 300, velocity: 900))
    try expectSame(RestingMotion(at: 4))
    try expectSame(SpringMotion(from: 0, to: 1, spring: .snap).sequence(until: 0.1, RestingMotion(at: 1)))
    try expectSame(SpringAnimation(from: Vector2(0, 0), to: Vector2(3, 4), spring: .snap, at: 2))
    try expectSame(
      [
        ViewEvent<Int?>(.willEndDragging(velocity: Vector2(3, 4), target: nil), at: 1),
        ViewEvent(.willMove(to: 3), at: 2),
        ViewEvent(.handedOver(to: 1), at: 2), ViewEvent(.didEndDragging(willDecelerate: true), at: 2),
        ViewEvent(.willBeginDragging, at: 3), ViewEvent(.didEndDecelerating, at: 4),
        ViewEvent(.didSettle(at: 5), at: 4), ViewEvent(.didPass(-3), at: 4),
      ])
    try expectSame(ViewState.allCases)
    var value = DraggableValue(3, elasticity: ElasticLimits(0...9, dimension: 50))
    value.beginDragging(at: 0)
    value.drag(by: 20)
    try expectSame(value)
    try expectSame(MarkPassing(index: -4, time: 1.5))
    try expectSame(Handover(time: 1.5, receiver: 1))
    try expectSame(Ruler(spacing: 44, origin: -3, axis: .x))
    try expectSame([PanGesture.Directions.all, [.left, .down], []])
    try expectSame([PanCoordinates.plane, .circle(center: Vector2(3, 4), radius: 5)])
    try expectSame(FlickSeries())
    try expectSame(FlickSeries().released(at: -900, travel: -90, from: 1, to: 1.1, by: FlickGrowth()))
    #expect(try decoded(Vector2.self, try json(Vector2(-0.0, .leastNonzeroMagnitude))).x.sign == .minus)
  }

  @Test("what makes no value is an error, and never a trap")
  func refused() throws {
    func expectRefused<Value: Decodable>(_ type: Value.Type, _ text: String) {
      #expect(throws: DecodingError.self, "\(text)") { try decoded(type, text) }
    }
    for spring in [
      #"{"mass":1,"stiffness":-3,"dampingRatio":1}"#, #"{"mass":0,"stiffness":3,"dampingRatio":1}"#,
      #"{"mass":1,"stiffness":3,"dampingRatio":"infinity"}"#, #"{"mass":1,"stiffness":3}"#,
      #"{"mass":1,"stiffness":"nan","dampingRatio":1}"#,
    ] { expectRefused(Spring.self, spring) }
    expectRefused(Vector2.self, #"{"x":null,"y":1}"#)
    expectRefused(EqualPages.self, #"{"count":-1,"length":40,"viewport":40,"loops":false}"#)
    expectRefused(EqualPages.self, #"{"count":3,"length":0,"viewport":40,"loops":false}"#)
    expectRefused(DecelerationLaw.self, #"{"law":"custom"}"#)
    expectRefused(DecelerationLaw.self, #"{"law":"linear"}"#)
    expectRefused(FlickAccumulation.self, #"{"rule":"linear"}"#)
    expectRefused(ViewEvent<Int>.Kind.self, #"{"kind":"didLeap"}"#)
    expectRefused([VelocityRule].self, #"["gtk","qt"]"#)
    expectRefused(Ruler.self, #"{"spacing":0,"origin":0,"axis":"y"}"#)
    expectRefused(FlickSeries.self, #"{"count":-1,"multiplier":1,"isForward":true,"end":1}"#)
    expectRefused(FlickSeries.self, #"{"count":1,"multiplier":0,"isForward":true,"end":1}"#)
    expectRefused(DecelerationLaw.self, #"{"law":"power","exponent":null,"scale":1}"#)
    expectRefused(DraggableValue.Movement.self, "{}")
    expectRefused(Axis.self, #"{"axis":"z"}"#)
    expectRefused(Stops<Int, TilePosition>.self, #"{"names":[],"positions":[]}"#)
    let position = #"{"x":0,"y":0,"offset":{"x":0,"y":0}}"#
    expectRefused(Stops<Int, TilePosition>.self, #"{"names":[1,1],"positions":[\#(position),\#(position)]}"#)
    expectRefused(
      MotionSequence<RestingMotion, RestingMotion>.self,
      #"{"first":{"destination":1},"until":-1,"second":{"destination":1}}"#)
    #expect(throws: EncodingError.self) { try json(Vector2(.nan, 0)) }
    #expect(throws: EncodingError.self) { try json(DraggableValue.Movement.motion(AnyMotion(RestingMotion(at: 1)))) }
  }

  @Test("a snapshot with a wrong number, index, limit or version is refused")
  func refusedSnapshots() throws {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 3000)), feel: .article)
    view.scroll(to: Vector2(0, 500), at: 1)
    let text = try json(view.snapshot(at: 1.1))
    _ = try decoded(ViewSnapshot<SimpleScrollView>.self, text)
    for (good, bad) in [
      (#""version":1"#, #""version":2"#), (#""since":1"#, #""since":"infinity""#),
      (#""lower":0"#, #""lower":9000"#), (#""stiffness":200"#, #""stiffness":-200"#), (#""time":1.1"#, #""time":null"#),
    ] {
      #expect(text.contains(good), "\(good)")
      let broken = text.replacing(good, with: bad)
      #expect(throws: DecodingError.self, "\(bad)") { try decoded(ViewSnapshot<SimpleScrollView>.self, broken) }
    }
    let row = PagingScrollView(layout: EqualPages(3, length: 40), anchorIndex: 2)
    let pages = try json(row.snapshot(at: 0)).replacing(#""target":2"#, with: #""target":3"#)
    #expect(throws: DecodingError.self) { try decoded(ViewSnapshot<PagingScrollView<EqualPages>>.self, pages) }
    let drawer = try json(Drawer(anchors: [80, 400], height: 800).snapshot(at: 0))
      .replacing(#""anchors":[80,400]"#, with: #""anchors":[]"#)
    #expect(throws: DecodingError.self) { try decoded(ViewSnapshot<Drawer>.self, drawer) }
    let chain = try json(NestedScrollView([ElasticLimits(0...9, dimension: 0)], feel: .article).snapshot(at: 0))
      .replacing(#""offsets":[0]"#, with: #""offsets":[]"#)
    #expect(throws: DecodingError.self) { try decoded(ViewSnapshot<NestedScrollView>.self, chain) }
  }

  @Test("the names of the format stay")
  func format() throws {
    #expect(
      try json([VelocityRule.leastError, .uikit, .android, .chromium, .flutter, .gtk])
        == #"["leastError","uikit","android","chromium","flutter","gtk"]"#)
    #expect(try json(Ruler(spacing: 4)) == #"{"axis":"y","origin":0,"spacing":4}"#)
    #expect(try json(Spring.snap) == #"{"dampingRatio":1,"mass":1,"stiffness":200}"#)
    #expect(try json(DecelerationLaw.exponential(.normal)) == #"{"form":"integral","law":"exponential","rate":0.998}"#)
    #expect(
      try json(EdgeReturn(spring: .snap))
        == #"{"carriesOn":true,"ceiling":"infinity","greatestVelocity":"infinity","kick":0,"spring":{"dampingRatio":1,"mass":1,"stiffness":200},"velocityShare":1}"#
    )
    #expect(
      try json(ViewEvent<Int>(.willMove(to: 3), at: 2)) == #"{"event":{"kind":"willMove","target":3},"time":2}"#)
    #expect(
      try json(Drawer(anchors: [80, 400], height: 800).snapshot(at: 7).state.snapping)
        == #"{"feel":{"decelerationRate":0.998,"landing":"spring","rubberBandCoefficient":0.55,"spring":{"dampingRatio":1,"mass":1,"stiffness":200},"threshold":0.5},"isDecelerating":false,"isHidden":false,"position":{"x":{"elasticity":{"coefficient":0.55,"edge":{"effect":"moves"},"limits":{"lower":0,"upper":0},"lowerDimension":0,"shape":"hyperbolic","upperDimension":0},"state":{"idle":0}},"y":{"elasticity":{"coefficient":0.55,"edge":{"effect":"moves"},"limits":{"lower":80,"upper":400},"lowerDimension":80,"shape":"hyperbolic","upperDimension":400},"state":{"idle":80}}},"target":0}"#
    )
  }
}
