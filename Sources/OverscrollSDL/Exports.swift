// A window takes a canvas and gives events: one import gives them, too.
@_exported public import OverscrollGraphics
@_exported public import OverscrollInput
@_exported public import ScrollInteraction
