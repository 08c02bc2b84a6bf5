// The window's API uses failures, canvases and events: one import is enough for them as well.
@_exported public import OverscrollFormats
@_exported public import OverscrollGraphics
@_exported public import OverscrollInput
@_exported public import ScrollInteraction
