import Testing

/// Real windows, real injected input, read back from the trace. One desk at a time: each suite is an extension of this.
@Suite(.serialized) enum EndToEnd {}
