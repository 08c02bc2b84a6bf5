// ScrollVectors alone: the other types of ScrollGeometry could clash with a program's own `Size` or `Rect`.
@_exported public import ScrollVectors
