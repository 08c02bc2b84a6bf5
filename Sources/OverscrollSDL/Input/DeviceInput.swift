/// Wheels, touchpads and touch screens as the window system reports them, beside SDL's own events.
protocol DeviceInput: AnyObject {
  /// Whether wheels are reported here, so that SDL's events of wheels must not count.
  var reportsWheel: Bool { get }

  /// The report in whose place an SDL event of the type `DeviceReportQueue.eventType` has come.
  func nextReport() -> DeviceReport?

  /// What is reported by which means, and of which devices.
  var diagnosis: [(name: String, value: String)] { get }
}
