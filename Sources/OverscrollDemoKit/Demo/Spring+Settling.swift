extension Spring {
  /// How long it takes from rest at 100 pt to within `threshold` points of its target: the one distance for which the
  /// program shows settling times, since each distance has another.
  package func settling(threshold: Double) -> Readout {
    let duration = settlingDuration(displacement: 100, velocity: 0, threshold: threshold)
    return Readout("settle 100 pt", DecimalFormat.text(duration, decimals: 2) + " s")
  }
}
