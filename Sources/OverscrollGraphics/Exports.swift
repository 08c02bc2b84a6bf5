// Its coordinates are ScrollGeometry's: one import gives both.
@_exported public import ScrollGeometry
