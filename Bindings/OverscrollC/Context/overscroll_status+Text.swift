public import COverscroll

extension overscroll_status: @retroactive Error {
  var text: StaticString {
    switch self {
    case OVERSCROLL_OK: "success"
    case OVERSCROLL_NULL_POINTER: "a required pointer is NULL"
    case OVERSCROLL_WRONG_ABI: "the program was compiled for another interface of liboverscroll"
    case OVERSCROLL_NOT_OPEN: "the context was never opened, is closed, or is a copy"
    case OVERSCROLL_ALREADY_OPEN: "the context is already open"
    case OVERSCROLL_DESTROYED: "the view was destroyed"
    case OVERSCROLL_NO_VIEW: "no view of this context has had this number"
    case OVERSCROLL_WRONG_KIND: "this kind of view does not support the call"
    case OVERSCROLL_NOT_A_NUMBER: "a number is infinite or NaN"
    case OVERSCROLL_OUT_OF_RANGE: "a number, a choice or a flag is not allowed"
    case OVERSCROLL_TOO_MANY: "there are more views or stops than the limit"
    default: "no status has this number"
    }
  }
}

/// Returns the status of a call: the error that `body` throws, or `OVERSCROLL_OK`.
func status(_ body: () throws(overscroll_status) -> Void) -> overscroll_status {
  do throws(overscroll_status) {
    try body()
    return OVERSCROLL_OK
  } catch {
    return error
  }
}

/// Returns the value at a pointer, and throws for `NULL`.
func checked<Value>(_ pointer: UnsafePointer<Value>?) throws(overscroll_status) -> Value {
  guard let pointer else { throw OVERSCROLL_NULL_POINTER }
  return pointer.pointee
}

/// Returns the pointer for a result, and throws for `NULL`.
func checked<Value>(_ pointer: UnsafeMutablePointer<Value>?) throws(overscroll_status) -> UnsafeMutablePointer<Value> {
  guard let pointer else { throw OVERSCROLL_NULL_POINTER }
  return pointer
}

/// Throws if a number is not finite or too large for a view.
func check(_ a: Double, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0) throws(overscroll_status) {
  guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { throw OVERSCROLL_NOT_A_NUMBER }
  guard max(abs(a), abs(b), abs(c), abs(d)) <= OVERSCROLL_LARGEST else { throw OVERSCROLL_OUT_OF_RANGE }
}

/// Throws if unknown flags are set.
func check(flags: Int32, among known: Int...) throws(overscroll_status) {
  guard flags & ~Int32(known.reduce(0, |)) == 0 else { throw OVERSCROLL_OUT_OF_RANGE }
}

/// Returns a flag as a Boolean value, and throws unless it is 0 or 1.
func checked(flag: Int32) throws(overscroll_status) -> Bool {
  guard flag == 0 || flag == 1 else { throw OVERSCROLL_OUT_OF_RANGE }
  return flag == 1
}

@implementation @c
public func overscroll_version() -> Int32 {
  Int32(OVERSCROLL_VERSION_MAJOR * 10000 + OVERSCROLL_VERSION_MINOR * 100 + OVERSCROLL_VERSION_PATCH)
}

@implementation @c
public func overscroll_abi() -> Int32 { Int32(OVERSCROLL_ABI) }

@implementation @c
public func overscroll_status_text(_ status: overscroll_status) -> UnsafePointer<CChar>? {
  UnsafeRawPointer(status.text.utf8Start).assumingMemoryBound(to: CChar.self)
}
