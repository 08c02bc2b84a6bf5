@_exported public import ScrollVectors
