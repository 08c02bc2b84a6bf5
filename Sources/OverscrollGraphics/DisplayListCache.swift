struct DisplayListCache: Sendable {
  private struct Entry {
    let slot: Canvas.Slot
    var list: any Sendable & AnyObject
    var lastUse: Int
  }

  private var entries: [Entry] = []
  private var indices: [Canvas.Slot: Int] = [:]
  private var frame = 0

  /// Above it, entries unused in the last frame are dropped.
  private static let capacity = 256

  mutating func commands<Key: Equatable & Sendable>(in slot: Canvas.Slot, for key: Key) -> [CachedCommand]? {
    guard let index = indices[slot], let list = entries[index].list as? DisplayList<Key>, list.key == key
    else { return nil }
    entries[index].lastUse = frame
    return list.commands
  }

  mutating func insert<Key: Equatable & Sendable>(_ commands: [CachedCommand], in slot: Canvas.Slot, for key: Key) {
    let entry = Entry(slot: slot, list: DisplayList(key: key, commands: commands), lastUse: frame)
    if let index = indices[slot] {
      entries[index] = entry
    } else {
      indices[slot] = entries.count
      entries.append(entry)
    }
  }

  mutating func beginFrame() {
    defer { frame += 1 }
    guard entries.count > Self.capacity else { return }
    entries.removeAll { $0.lastUse < frame }
    indices.removeAll(keepingCapacity: true)
    for (index, entry) in entries.enumerated() { indices[entry.slot] = index }
  }
}

struct CacheKey<each Value: Equatable & Sendable>: Equatable, Sendable {
  private let values: (repeat each Value)
  init(_ values: repeat each Value) { self.values = (repeat each values) }

  static func == (a: CacheKey, b: CacheKey) -> Bool {
    for (value, other) in repeat (each a.values, each b.values) { if value != other { return false } }
    return true
  }
}

/// A drawing command and its extent, both before the translation, clip and opacity of a replay.
struct CachedCommand: Sendable {
  let command: Canvas.Command
  let extent: Rect
}

/// The key and commands of a cache entry. A class, so that an entry takes one word for any type of key.
private final class DisplayList<Key: Equatable & Sendable>: Sendable {
  let key: Key
  let commands: [CachedCommand]
  init(key: Key, commands: [CachedCommand]) { (self.key, self.commands) = (key, commands) }
}
