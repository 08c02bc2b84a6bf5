// The window's API uses canvases and events: one import is enough for them as well.
@_exported public import OverscrollGraphics
@_exported public import OverscrollInput
@_exported public import ScrollInteraction
