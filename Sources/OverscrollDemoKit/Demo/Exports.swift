// What the code of a demo is made of: one import gives it all, with the C library's mathematics.
@_exported public import OverscrollGraphics
@_exported public import OverscrollInput
@_exported public import ScrollInteraction

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
