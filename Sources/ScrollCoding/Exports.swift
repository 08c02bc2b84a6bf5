@_exported public import ScrollInteraction
