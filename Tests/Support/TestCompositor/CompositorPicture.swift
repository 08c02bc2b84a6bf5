/// The picture in a buffer that a client has committed.
public struct CompositorPicture: Hashable, Sendable {
  public var width: Int
  public var height: Int
  /// The pixels as 0xRRGGBB, row by row.
  public var pixels: [UInt32]

  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
