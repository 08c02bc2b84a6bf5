import Benchmark

let benchmarks: @Sendable () -> Void = {
  springs()
  settling()
  motions()
  velocities()
  views()
  countedAllocation()
}

/// Adds a benchmark that runs `race`.
func add(_ name: String, _ race: Race) {
  let configuration = Benchmark.Configuration(
    metrics: race.metrics, warmupIterations: 3, maxDuration: .seconds(2), maxIterations: 100)
  Benchmark(name, configuration: configuration) { race.run($0) }
}

/// The times at which motions are evaluated, in shuffled order within the first 0.6 s.
let times = (0..<4096).map { Double(($0 * 2711) % 4096) / 4096 * 0.6 + 1e-4 }
