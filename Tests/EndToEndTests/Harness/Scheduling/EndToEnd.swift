import Testing

/// Real windows, real injected input, read back from the trace. Each suite is an extension of this.
@Suite enum EndToEnd {}
