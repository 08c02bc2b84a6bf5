import Foundation

/// A watch of the memory that the process uses.
struct MemoryWatch {
  private var looks: [Int] = []

  /// The resident memory in bytes; 0 if the system does not report it.
  private static var resident: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { Int($0[1]) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  mutating func look() { looks.append(Self.resident) }

  /// The growth in bytes from the second quarter of the samples to the last. The first has one-time allocations.
  var growth: Int {
    let quarter = looks.count / 4
    guard quarter > 0 else { return 0 }
    return looks.suffix(quarter).max()! - looks[quarter..<2 * quarter].max()!
  }
}
