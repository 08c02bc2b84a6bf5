import Glibc

/// The resources that the process has used so far.
struct ResourceUsage {
  let cpuSeconds: Double
  let peakMemoryMB: Double

  init() {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    cpuSeconds = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    peakMemoryMB = Double(usage.ru_maxrss) / 1024
  }
}
