import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite("Bytes of the X server") struct ServerBytesTests {
  /// A reply to a query of devices: a keyboard without classes, then a pointer with an unknown class and a wheel.
  private let reply: [UInt8] = {
    let head: [UInt8] = Array(repeating: 0, count: 8) + [2, 0] + Array(repeating: 0, count: 22)
    let keyboard: [UInt8] = [8, 0, 4, 0, 0, 0, 0, 0, 1, 0, 1, 0] + [0x6B, 0, 0, 0]
    let pointer: [UInt8] = [9, 0, 3, 0, 0, 0, 2, 0, 5, 0, 1, 0] + Array("wheel".utf8) + [0, 0, 0]
    let unknown: [UInt8] = [77, 0, 3, 0, 9, 0, 0, 0, 0, 0, 0, 0]
    let scroll: [UInt8] = [3, 0, 6, 0, 9, 0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 0, 0, 0, 0, 0]
    return head + keyboard + pointer + unknown + scroll
  }()

  private func devices(_ bytes: [UInt8]) -> [ScrollDevice] {
    bytes.withUnsafeBytes { $0.baseAddress.map { ScrollDevice.all(in: ServerBytes($0, count: bytes.count)) } ?? [] }
  }

  @Test("a reply is read as far as it goes, wherever it is cut off, and missing bytes are zeros")
  func cut() throws {
    let wheel = try #require(devices(reply).first)
    #expect(devices(reply).count == 1 && wheel.id == 9 && wheel.name == "wheel")
    #expect(wheel.valuators.map(\.number) == [3] && wheel.valuators.map(\.increment) == [120])
    for count in reply.indices { #expect(devices(Array(reply[..<count])).count <= 1) }
    let number = [UInt8(5)].withUnsafeBytes { bytes -> UInt32? in
      var rest = bytes.baseAddress.map { ServerBytes($0, count: 1) }
      return rest?.read(UInt32.self)
    }
    #expect(number == 5)
  }

  @Test("a reply with any changed bytes is read within its end", arguments: 1...300 as ClosedRange<UInt64>)
  func changed(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var bytes = reply
    for _ in 0..<4 { bytes[Int(random.number(0...Double(bytes.count - 1)))] = UInt8(random.number(0...255)) }
    #expect(devices(bytes).count <= 2 * bytes.count)
  }
  @Test("an event is as long as libxcb has read it: a program's own event has no more than the fixed part")
  func events() {
    for (type, count) in [(35, 32 + 4 + 4 * 7), (35 + 128, 32 + 4), (28, 32 + 4)] as [(UInt8, Int)] {
      let event: [UInt8] = [type, 0, 0, 0, 7] + Array(repeating: 0, count: 31 + 4 * 7)
      #expect(event.withUnsafeBytes { $0.baseAddress.map { ServerBytes(event: $0).rest.count } } == count)
    }
  }
}
