import SeededRandom

@testable import OverscrollFitting

extension ScrollMotion {
  /// Returns the motion recorded at 60 Hz to thirds of a point, each frame early or late by a millisecond (standard
  /// deviation).
  func recorded(_ random: inout SeededRandom) -> [RecordedMotion.Sample] {
    stride(from: 0, through: duration + 0.2, by: 1.0 / 60).map { time in
      let jitter = (0..<12).reduce(-6.0) { sum, _ in sum + random.number(0...1) } * 0.001
      let offset = value(at: max(0, time + jitter))
      return RecordedMotion.Sample(time: time, offset: (offset * 3).rounded() / 3, finger: time == 0 ? .down : .up)
    }
  }
}

extension LawRanking {
  /// Ranks all laws by one recording and the same flights: those between its touches if there are none.
  init(of recording: RecordedMotion, _ known: [FlightSpan]? = nil) throws {
    let flights = try known ?? LawRanking.flights(of: recording, by: ScrollFeel.all)
    let fits = ScrollFeel.all.map { feel in
      (feel, Result { () throws(RecordedMotion.Problem) in try FeelFit(recording, feel: feel, flights: flights) })
    }
    self.init(fits)
  }
}
