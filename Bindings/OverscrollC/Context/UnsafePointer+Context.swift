public import COverscroll

/// A context that a call may change, as C passes it.
public typealias Context = UnsafeMutablePointer<overscroll_context>?
/// A context that a call only reads.
public typealias ReadContext = UnsafePointer<overscroll_context>?

// A context is four words in the caller's memory: a seal, its table's address, its count of openings, and 0.
//
// The seal is made from the other words and the context's address. Memory that was never opened, was overwritten, or
// holds a copied context has no valid seal, so its table's address is not followed. Views are numbers that the table
// looks up, never addresses: no number makes the library read other memory. This needs no global table of contexts, and
// no memory that is never freed.

extension UnsafePointer<overscroll_context> {
  private static var open: UInt64 { 0x6f76_6572_7363_726f }
  private static var closed: UInt64 { 0x636c_6f73_6564_2e2e }

  private func seal(_ purpose: UInt64) -> UInt64 {
    let place = mixed(UInt64(UInt(bitPattern: self)) ^ purpose)
    return mixed(mixed(place ^ pointee.reserved.1) ^ pointee.reserved.2)
  }

  var isOpen: Bool { pointee.reserved.0 == seal(Self.open) }
  var isClosed: Bool { pointee.reserved.0 == seal(Self.closed) }

  /// The tag in the numbers of the context's views, from the context's address and the number of times it was opened.
  var tag: UInt32 {
    UInt32(truncatingIfNeeded: mixed(mixed(UInt64(UInt(bitPattern: self))) ^ pointee.reserved.2) >> 32)
  }

  var table: Unmanaged<ViewTable> {
    get throws(overscroll_status) {
      guard isOpen, let pointer = UnsafeRawPointer(bitPattern: UInt(pointee.reserved.1)) else {
        throw OVERSCROLL_NOT_OPEN
      }
      return Unmanaged<ViewTable>.fromOpaque(pointer)
    }
  }

  fileprivate func sealed(isOpen: Bool) -> UInt64 { seal(isOpen ? Self.open : Self.closed) }
}

extension UnsafeMutablePointer<overscroll_context> {
  fileprivate func set(table: UInt64, openings: UInt64, isOpen: Bool) {
    pointee.reserved = (0, table, openings, 0)
    pointee.reserved.0 = UnsafePointer(self).sealed(isOpen: isOpen)
  }
}

/// Returns the number with its bits scattered (the finalizer of SplitMix64; Steele, Lea, Flood, 2014).
private func mixed(_ number: UInt64) -> UInt64 {
  var z = number &+ 0x9e37_79b9_7f4a_7c15
  z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
  z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
  return z ^ (z >> 31)
}

/// Returns the table of a context's views.
func table(of context: ReadContext) throws(overscroll_status) -> ViewTable {
  guard let context else { throw OVERSCROLL_NULL_POINTER }
  return try context.table.takeUnretainedValue()
}

@implementation @c
public func overscroll_open(_ context: Context, _ abi: Int32) -> overscroll_status {
  status { () throws(overscroll_status) in
    let context = try checked(context)
    guard abi == Int32(OVERSCROLL_ABI) else { throw OVERSCROLL_WRONG_ABI }
    let state = UnsafePointer(context)
    if state.isOpen { throw OVERSCROLL_ALREADY_OPEN }
    // Views from before the context was closed stay destroyed.
    let openings = state.isClosed ? context.pointee.reserved.2 &+ 1 : 1
    let table = Unmanaged.passRetained(ViewTable()).toOpaque()
    context.set(table: UInt64(UInt(bitPattern: table)), openings: openings, isOpen: true)
  }
}

@implementation @c
public func overscroll_close(_ context: Context) -> overscroll_status {
  status { () throws(overscroll_status) in
    let context = try checked(context)
    let table = try UnsafePointer(context).table
    context.set(table: 0, openings: context.pointee.reserved.2, isOpen: false)
    table.release()
  }
}

@implementation @c
public func overscroll_destroy(_ context: Context, _ view: overscroll_view) -> overscroll_status {
  status { () throws(overscroll_status) in
    let table = try table(of: context)
    table.remove(try table.index(of: view, tag: UnsafePointer(context!).tag))
  }
}

@implementation @c
public func overscroll_view_count(_ context: ReadContext, _ count: UnsafeMutablePointer<Int32>?) -> overscroll_status {
  status { () throws(overscroll_status) in
    let table = try table(of: context)
    try checked(count).pointee = Int32(table.count)
  }
}
