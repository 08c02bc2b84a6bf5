import Foundation

/// Which files are tried: the name of a `FileTrial` in `FUZZ_KIND`.
private let kind: FileTrial = {
  let name = ProcessInfo.processInfo.environment["FUZZ_KIND"] ?? ""
  guard let kind = FileTrial(rawValue: name) else {
    fatalError("FUZZ_KIND is one of \(FileTrial.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  return kind
}()

/// What is made only once is made before the clock runs.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafePointer<Int32>?, _: UnsafeRawPointer?) -> Int32 {
  _ = kind.fault(in: Data(#"{"type":"header","demo":"metro"}"#.utf8))
  return 0
}

/// What libFuzzer's `main` calls with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  if let fault = kind.fault(in: Data(UnsafeBufferPointer(start: bytes, count: count))) { fatalError(fault) }
  return 0
}
