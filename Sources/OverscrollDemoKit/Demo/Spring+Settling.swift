extension Spring {
  /// Returns the time that the spring takes from rest at 100 pt to within `threshold` points of its target. The program
  /// always shows this distance, because each distance has another settling time.
  package func settling(threshold: Double) -> Readout {
    let duration = settlingDuration(displacement: 100, velocity: 0, threshold: threshold)
    return Readout("settle 100 pt", DecimalFormat.text(duration, decimals: 2) + " s")
  }
}
