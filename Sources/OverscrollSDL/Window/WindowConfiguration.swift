public import ScrollGeometry

/// What a window is opened with.
public struct WindowConfiguration: Hashable, Sendable {
  public var title: String
  /// In points.
  public var size: Size
  /// In points; the window manager lets nobody make the window smaller.
  public var minimumSize: Size
  /// How much larger than usual everything is drawn, from ½ to 4; `nil` for what the desktop says. On Wayland it comes
  /// on top of the desktop's own scaling.
  public var scale: Double?
  /// The font to use instead of the desktop's.
  public var fontFile: String?
  /// The base name of the .desktop file: how the desktop finds the program's name and icon.
  public var appID: String
  /// Whether the display may set the pace, where it really does.
  public var prefersVSync: Bool

  public init(
    title: String = "Overscroll", size: Size = Size(1120, 760), minimumSize: Size = Size(480, 360),
    scale: Double? = nil, fontFile: String? = nil, appID: String = "overscroll", prefersVSync: Bool = true
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.scale = scale
    self.fontFile = fontFile
    self.appID = appID
    self.prefersVSync = prefersVSync
  }
}
