/// Mice, wheels, touchpads and touch screens as the window system reports them, beside SDL's own events.
protocol DeviceInput: AnyObject {
  /// Whether wheels are reported here, so that SDL's events of wheels must not count.
  var reportsWheel: Bool { get }

  /// Whether a change of `reportsWheel` comes among SDL's events, by which those before it still count.
  var queuesWheelChanges: Bool { get }

  /// Queues what another thread has received.
  func collectReports()

  /// The report in whose place the event `UserEvent.deviceReport` has come.
  func nextReport() -> StampedReport?

  /// What is reported by which means, and of which devices.
  var diagnosis: [(name: String, value: String)] { get }
}

extension DeviceInput {
  var queuesWheelChanges: Bool { true }

  func collectReports() {}
}
