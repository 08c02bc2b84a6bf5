/// A source of mouse, wheel, touchpad and touch screen reports that the window system delivers beside SDL's events.
protocol DeviceInput: AnyObject {
  /// Whether this source reports wheels, so that SDL's wheel events are to be ignored.
  var reportsWheel: Bool { get }

  /// Whether changes of `reportsWheel` are queued among SDL's events, so that earlier wheel events still count.
  var queuesWheelChanges: Bool { get }

  /// Queues the reports that another thread has received.
  func collectReports()

  /// Returns the report for a `UserEvent.deviceReport` event that has arrived; `nil` if the queue is empty.
  func nextReport() -> StampedReport?

  /// The means by which each kind of input is reported, and the devices, for bug reports.
  var diagnosis: [(name: String, value: String)] { get }
}

extension DeviceInput {
  var queuesWheelChanges: Bool { true }

  func collectReports() {}
}
