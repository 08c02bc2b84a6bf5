// What the code of a demo is made of: one import gives it all, with the C library's mathematics.
@_exported public import CScrollMath
@_exported public import OverscrollGraphics
@_exported public import OverscrollInput
@_exported public import ScrollInteraction
