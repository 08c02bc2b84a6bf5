// Points in the plane, and no more: the other types of ScrollGeometry are not in the way of a program's own `Size` or `Rect`.
@_exported public import ScrollVectors
