@_exported public import ScrollPhysics
