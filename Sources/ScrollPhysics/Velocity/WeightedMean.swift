/// The mean of what the lines and parabolas through the newest places say, from the shortest window to the longest, each
/// by the inverse square of the variance it promises.
struct Ballot {
  private let candidates: UnsafeMutableBufferPointer<Candidate>
  private var count = 0
  /// The least variance that a parabola through more than three places leaves over: noise that no window gets rid of.
  private var floor = Double.infinity

  init(_ candidates: UnsafeMutableBufferPointer<Candidate>) { self.candidates = candidates }

  mutating func nominate(_ fits: Fits, at release: Double, doubt: Double, grain: Double) {
    // Two places cannot tell how wrong they are.
    add(fits.line(doubt: fits.count > 2 ? 0 : doubt, grain: grain))
    guard fits.hasParabola else { return }
    add(fits.parabola(at: release, grain: grain))
    if fits.count > 3 { floor = min(floor, fits.noise) }
  }

  func mean(noise: Double) -> Double {
    let noise = noise + (floor.isFinite ? floor : 0)
    var (sum, weights) = (0.0, 0.0)
    for candidate in candidates[..<count] {
      let variance = candidate.misfit + candidate.gain * noise
      let weight = 1 / (variance * variance)
      sum += weight * candidate.velocity
      weights += weight
    }
    return sum / weights
  }

  private mutating func add(_ candidate: Candidate) {
    guard count < candidates.count else { return }
    candidates.initializeElement(at: count, to: candidate)
    count += 1
  }
}
