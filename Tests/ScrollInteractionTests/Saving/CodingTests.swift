import FoundationEssentials
import ScrollInteraction
import Testing

@Suite("Plain values as JSON") struct CodingTests {
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

  /// Layouts, feels, positions and motions are parts of the states that `SavedStateTests` restores.
  @Test("vectors, motions and events come back")
  func plainValues() throws {
    try expectSame(Vector2(1.0 / 3, -0.1))
    try expectSame(Rect(x: 1, y: 2, width: 3, height: 4))
    try expectSame(PerAxis(x: Axis.x, y: .y))
    try expectSame(ScrollFeel.all)
    try expectSame(ScrollFeel.all.map { WheelFeel(of: $0) })
    try expectSame([FlickAccumulation.none, .share(0.5), FlickAccumulation(.series(FlickGrowth(maximum: .infinity)))])
    try expectSame([NestingOrder.collapsing, .innerFirst, .outerFirst])
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
    try expectSame(MarkPassing(index: -4, time: 1.5))
    try expectSame(Handover(time: 1.5, receiver: 1))
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
    #expect(try json(ViewEvent<Int>(.willMove(to: 3), at: 2)) == #"{"event":{"kind":"willMove","target":3},"time":2}"#)
    #expect(
      try json(Drawer(anchors: [80, 400], height: 800).snapshot(at: 7).state.snapping)
        == #"{"feel":{"decelerationRate":0.998,"landing":"spring","rubberBandCoefficient":0.55,"spring":{"dampingRatio":1,"mass":1,"stiffness":200},"threshold":0.5},"isDecelerating":false,"isHidden":false,"position":{"x":{"elasticity":{"coefficient":0.55,"edge":{"effect":"moves"},"limits":{"lower":0,"upper":0},"lowerDimension":0,"shape":"hyperbolic","upperDimension":0},"state":{"idle":0}},"y":{"elasticity":{"coefficient":0.55,"edge":{"effect":"moves"},"limits":{"lower":80,"upper":400},"lowerDimension":80,"shape":"hyperbolic","upperDimension":400},"state":{"idle":80}}},"target":0}"#
    )
  }
}
