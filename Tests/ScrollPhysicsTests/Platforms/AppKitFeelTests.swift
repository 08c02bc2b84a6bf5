import ScrollPhysics
import Testing
import UIKitRecordings

@Suite("The feel of AppKit") struct AppKitFeelTests {
  private let feel = ScrollFeel.appkit

  /// Lakr233/ListViewKit, ListScrollViewAppKitTests: six numbers, to 10⁻⁶.
  @Test("rubber band, return and momentum have the numbers of ListViewKit's tests")
  func published() {
    let band = RubberBand(coefficient: feel.rubberBandCoefficient, dimension: 600, shape: feel.rubberBandShape)
    #expect(abs(band.stretch(200) - 14.634_146_341_463_415) < 1e-6)
    #expect(abs(band.unstretch(band.stretch(200)) - 200) < 1e-6)
    for (velocity, expected) in [(0.0, 28.650_479_686_019_008), (-1000, 19.768_830_983_353_116)] {
      // ListViewKit counts velocity in the direction of the rebound.
      let motion = ScrollMotion(from: 1100, velocity: velocity, limits: 0...1000, feel: feel)
      #expect(abs(motion.value(at: 0.1) - 1000 - expected) < 1e-6)
    }
    let flick = ScrollMotion(from: 0, velocity: 1000, limits: 0...10_000, feel: feel)
    #expect(abs(flick.duration - 0.629_960_524_947_436_6) < 1e-6)
    #expect(abs(flick.value(at: 0.1) - 78.608_826_320_266_8) < 1e-6)
  }

  /// Stamps jitter by half a millisecond while offsets step evenly, so frames are counted, at 60 Hz. The recordings do
  /// not say when within a frame the motion began, so the test takes the best start within 3 ms. Offsets are whole
  /// points. The first frame of the fast flick is 0.8 ms ahead of all others, and counts by its stamp alone.
  @Test(
    "the AppKit feel matches recordings",
    arguments: [(MacRecording.slow, 0, 0.8), (.fast, 1, 3.1), (.rubberBand, 0, 0.8)])
  func recordings(_ recording: MacRecording, skipped: Int, byStamps tolerance: Double) throws {
    let motion = ScrollMotion(from: recording.start, velocity: recording.velocity, limits: 0...39_479, feel: feel)
    #expect(abs(motion.destination - recording.end) <= 0.5)
    let stamped = stride(from: -0.003, through: 0.003, by: 0.0001).map { shift in
      recording.frames.map { abs(motion.value(at: $0.time + shift) - $0.offset) }.max() ?? 0
    }
    #expect(try #require(stamped.min()) < tolerance)
    let first = try #require(recording.frames.first).time
    let errors = stride(from: -0.003, through: 0.003, by: 0.00002).map { shift in
      recording.frames.dropFirst(skipped).map { frame in
        let count = ((frame.time - first) * 60).rounded() + 1
        return abs(motion.value(at: count / 60 + shift) - frame.offset)
      }.max() ?? 0
    }
    let error = errors.min() ?? .infinity
    print("\(recording.name): largest distance of a frame \(error) pt")
    #expect(error < 0.8)
  }

  @Test("a recorded pull matches the rubber band, and content jumps to its limit from 8 pt")
  func rubberBand() {
    let band = RubberBand(coefficient: feel.rubberBandCoefficient, dimension: MacRecording.rubberBand.extent)
    #expect(abs(band.stretch(MacRecording.pull) - MacRecording.rubberBand.start) < 0.75)
    let motion = ScrollMotion(from: -32, velocity: -580.556, limits: 0...1000, feel: feel)
    #expect(abs(motion.value(at: motion.duration.nextDown) + 8) < 0.1)
    #expect(motion.value(at: motion.duration) == 0)
    #expect(0.15...0.1825 ~= motion.duration)
  }
}
