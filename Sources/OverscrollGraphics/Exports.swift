// Canvases use ScrollGeometry's types: one import gives both.
@_exported public import ScrollGeometry
