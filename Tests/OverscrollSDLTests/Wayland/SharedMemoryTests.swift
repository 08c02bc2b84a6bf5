import Foundation
import Testing

@testable import OverscrollSDL

@Suite("Memory shared with a compositor") struct SharedMemoryTests {
  @Test(
    "rows begin at multiples of 256 bytes, the file has whole pages, and each pixel is in it",
    arguments: [(1, 1), (64, 16), (65, 3), (1120, 760), (1919, 1081)])
  func layout(width: Int, height: Int) throws {
    let memory = try #require(SharedMemory(width: width, height: height))
    #expect(memory.stride * 4 % 256 == 0)
    #expect(memory.stride >= width && memory.stride < width + 64)
    #expect(memory.byteCount % Int(sysconf(Int32(_SC_PAGESIZE))) == 0)
    var status = stat()
    #expect(fstat(memory.file, &status) == 0 && status.st_size == memory.byteCount)
    let last = (height - 1) * memory.stride + width - 1
    memory.pixels[last] = 0x1234_5678
    var pixel: UInt32 = 0
    #expect(pread(memory.file, &pixel, 4, off_t(last * 4)) == 4 && pixel == 0x1234_5678)
  }

  @Test("the file cannot shrink beneath a compositor that reads it")
  func seal() throws {
    let memory = try #require(SharedMemory(width: 100, height: 100))
    #expect(ftruncate(memory.file, off_t(memory.byteCount - 4096)) == -1 && errno == EPERM)
  }

  @Test("memory above 2 GiB is refused")
  func limit() { #expect(SharedMemory(width: 32_768, height: 16_384) == nil) }
}
