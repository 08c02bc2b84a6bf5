/// Display lists of earlier frames, by slot, each with the key that it was recorded for.
struct DisplayListCache: Sendable {
  private struct Entry {
    let slot: Canvas.Slot
    var list: any Sendable & AnyObject
    var lastUse: Int
  }

  private var entries: [Entry] = []
  private var indices: [Canvas.Slot: Int] = [:]
  private var frame = 0

  /// Beyond so many, those that the last frame did not use are dropped.
  private static let capacity = 256

  /// The commands recorded in `slot`; `nil` where its key is another one.
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

/// A command and its extent, both before the translation, clip and opacity under which it is replayed.
struct CachedCommand: Sendable {
  let command: Canvas.Command
  let extent: Rect
}

/// A class, so that a cache entry is one word whatever its key's type.
private final class DisplayList<Key: Equatable & Sendable>: Sendable {
  let key: Key
  let commands: [CachedCommand]

  init(key: Key, commands: [CachedCommand]) {
    (self.key, self.commands) = (key, commands)
  }
}
