// One import for the code of a demo: everything it is built from, with the C library's mathematics.
@_exported public import CScrollMath
@_exported public import OverscrollFormats
@_exported public import OverscrollGraphics
@_exported public import OverscrollInput
@_exported public import ScrollInteraction
