import Foundation

/// Watches how much memory the process holds.
struct MemoryWatch {
  private var looks: [Int] = []

  /// In bytes; 0 where the system does not say.
  private static var resident: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { Int($0[1]) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  mutating func look() { looks.append(Self.resident) }

  /// In bytes, from the second quarter of the looks to the last: the first is for what is made once.
  var growth: Int {
    let quarter = looks.count / 4
    guard quarter > 0 else { return 0 }
    return looks.suffix(quarter).max()! - looks[quarter..<2 * quarter].max()!
  }
}
