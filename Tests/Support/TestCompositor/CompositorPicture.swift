/// What a client has given to be shown.
public struct CompositorPicture: Hashable, Sendable {
  public var width: Int
  public var height: Int
  /// As 0xRRGGBB, row by row.
  public var pixels: [UInt32]

  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
