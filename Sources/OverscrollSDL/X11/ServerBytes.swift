internal import COverscrollX11

/// The bytes of an X event or reply, read in order, never past their end: a server may promise more than it has sent.
struct ServerBytes {
  private(set) var rest: UnsafeRawBufferPointer
  init(_ start: UnsafeRawPointer, count: Int) { rest = UnsafeRawBufferPointer(start: start, count: count) }

  /// Creates the bytes of an event from libxcb, which adds four to those that it has read.
  init(event: UnsafeRawPointer) {
    let generic = event.assumingMemoryBound(to: xcb_ge_generic_event_t.self).pointee
    // libxcb reads no more of an event that a program has sent, which has another type.
    let isLong = generic.response_type == UInt8(XCB_GE_GENERIC)
    self.init(event, count: 32 + 4 + (isLong ? 4 * Int(generic.length) : 0))
  }

  mutating func take(_ count: Int) -> UnsafeRawBufferPointer {
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count)) }
    return UnsafeRawBufferPointer(rebasing: rest.prefix(count))
  }

  /// Missing bytes are zeros.
  mutating func read<Value>(_ type: Value.Type) -> Value {
    let bytes = take(MemoryLayout<Value>.size)
    return withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment
    ) { value in
      value.initializeMemory(as: UInt8.self, repeating: 0)
      value.copyMemory(from: bytes)
      return value.load(as: Value.self)
    }
  }
}
