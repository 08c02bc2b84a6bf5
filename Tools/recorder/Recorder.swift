// Records touches and the content offset of UIKit's scroll views by frame, for `overscroll --recording` and
// `overscroll fit`.
//
// In Xcode or Swift Playgrounds, make a new iOS app, delete its Swift files and add this one. On an iPhone with ProMotion,
// set CADisableMinimumFrameDurationOnPhone in its Info.plist to record 120 frames a second.

import Foundation

/// A recording along one axis. Times are in seconds of one clock, and are written relative to the first.
struct ScrollRecording {
  struct Touch {
    var time: Double
    /// began, moved, ended, cancelled; changed for a trackpad.
    var phase: String
    /// The position of the finger in the window; `nil` for a trackpad.
    var position: (x: Double, y: Double)?
    /// The pan recognizer's translation and velocity along the axis.
    var translation, velocity: Double
  }

  /// Ten minutes at 120 frames a second.
  static let mostFrames = 72_000
  /// The number of frames at rest that are recorded after a motion: they show where it ends.
  static let restFrames = 30

  let name: String
  let isHorizontal: Bool
  let viewport, contentSize: (width: Double, height: Double)
  var device = ""
  private(set) var touches: [Touch] = []
  private(set) var frames: [(time: Double, offset: Double, zoomScale: Double)] = []
  private var last: (time: Double, offset: Double, zoomScale: Double)?
  private var isLastKept = false
  private var stillFrames = Int.max

  init(
    name: String, isHorizontal: Bool = false, viewport: (width: Double, height: Double),
    contentSize: (width: Double, height: Double)
  ) {
    (self.name, self.isHorizontal, self.viewport, self.contentSize) = (name, isHorizontal, viewport, contentSize)
  }

  var isTouched: Bool { touches.last.map { !["ended", "cancelled"].contains($0.phase) } ?? false }
  var isMoving: Bool { isTouched || stillFrames <= Self.restFrames }
  var isFull: Bool { frames.count >= Self.mostFrames }
  var isUsable: Bool { frames.count >= 8 && frames.contains { $0.offset != frames[0].offset } }

  mutating func add(_ touch: Touch) {
    if !isFull { touches.append(touch) }
  }

  /// Adds a frame. Frames at rest are left out, except for those that precede and follow a motion.
  mutating func addFrame(at time: Double, offset: Double, zoomScale: Double = 1) {
    let (before, frame) = (last, (time: time, offset: offset, zoomScale: zoomScale))
    let hasMoved = before.map { $0.offset != offset || $0.zoomScale != zoomScale } ?? false
    last = frame
    let wasKept = isLastKept
    isLastKept = false
    guard !isFull else { return }
    stillFrames = hasMoved || isTouched ? 0 : stillFrames == .max ? .max : stillFrames + 1
    guard stillFrames <= Self.restFrames else { return }
    if hasMoved, !wasKept, let before { frames.append(before) }
    frames.append(frame)
    isLastKept = true
  }

  // MARK: - JSON

  private struct Document: Encodable {
    var name, source, device, axis: String
    var viewport, contentSize: [Double]
    var inputType: String
    var inputColumns = ["t", "phase", "x", "y", "translation", "recognizerVelocity"]
    var frameColumns = ["t", "offset", "zoomScale"]
    var input: [Row]
    var frames: [[Double]]
  }

  private struct Row: Encodable {
    let start: Double
    let touch: Touch

    func encode(to encoder: any Encoder) throws {
      var row = encoder.unkeyedContainer()
      try row.encode(touch.time - start)
      try row.encode(touch.phase)
      for number in [touch.position?.x, touch.position?.y] {
        if let number { try row.encode(number) } else { try row.encodeNil() }
      }
      try row.encode(touch.translation)
      try row.encode(touch.velocity)
    }
  }

  /// The recording in the format that `overscroll` reads.
  var json: Data {
    get throws {
      let start = min(touches.first?.time ?? .infinity, frames.first?.time ?? .infinity)
      let document = Document(
        name: name, source: "Overscroll, Recorder.swift", device: device, axis: isHorizontal ? "x" : "y",
        viewport: [viewport.width, viewport.height], contentSize: [contentSize.width, contentSize.height],
        inputType: touches.contains { $0.position != nil } ? "touch" : "pointer-scroll",
        input: touches.map { Row(start: start, touch: $0) },
        frames: frames.map { [$0.time - start, $0.offset, $0.zoomScale] })
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(document)
    }
  }
}

#if canImport(UIKit)
  import SwiftUI
  import UIKit
  import UIKit.UIGestureRecognizerSubclass

  @main
  struct RecorderApp: App {
    var body: some Scene {
      WindowGroup { RecorderView().ignoresSafeArea() }
    }
  }

  struct RecorderView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> RecorderController { RecorderController() }
    func updateUIViewController(_ controller: RecorderController, context: Context) {}
  }

  /// A gesture recognizer that never recognizes anything, and so sees all touches of its view.
  final class TouchWatch: UIGestureRecognizer {
    var report: (UITouch, String) -> Void = { _, _ in }
    private weak var finger: UITouch?

    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded) = (false, false, false)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard finger == nil, let touch = touches.first else { return }
      finger = touch
      report(touch, "began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger) else { return }
      for touch in event.coalescedTouches(for: finger) ?? [finger] { report(touch, "moved") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches, "ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches, "cancelled") }

    private func end(_ touches: Set<UITouch>, _ phase: String) {
      guard let finger, touches.contains(finger) else { return }
      report(finger, phase)
      self.finger = nil
      state = .failed
    }

    override func reset() { finger = nil }
  }

  /// Shows a scroll view of UIKit, and records it.
  final class RecorderController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    private enum Content: String, CaseIterable {
      case list = "List"
      case pages = "Pages"
      case zoom = "Zoom"
      case sheet = "Sheet"
    }

    private var content = Content.list
    private var recording: ScrollRecording?
    private var scrollView = UIScrollView()
    private var zoomed: UIView?
    private weak var sheet: UIViewController?
    private let status = UILabel()
    private let choice = UISegmentedControl(items: Content.allCases.map(\.rawValue))
    private let share = UIButton(type: .system)
    private let discard = UIButton(type: .system)
    private let bar = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      choice.selectedSegmentIndex = 0
      choice.addTarget(self, action: #selector(choose), for: .valueChanged)
      share.setTitle("Share", for: .normal)
      share.addTarget(self, action: #selector(shareRecording), for: .touchUpInside)
      discard.setTitle("Discard", for: .normal)
      discard.addTarget(self, action: #selector(begin), for: .touchUpInside)
      status.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
      status.adjustsFontSizeToFitWidth = true
      let buttons = UIStackView(arrangedSubviews: [choice, share, discard])
      buttons.spacing = 16
      (bar.axis, bar.spacing) = (.vertical, 8)
      bar.addArrangedSubview(status)
      bar.addArrangedSubview(buttons)
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      ])
      let link = CADisplayLink(target: self, selector: #selector(recordFrame))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let frame = view.bounds.inset(by: UIEdgeInsets(top: bar.frame.maxY + 8, left: 0, bottom: 0, right: 0))
      if scrollView.frame != frame { show(in: frame) }
    }

    @objc private func choose() {
      content = Content.allCases[choice.selectedSegmentIndex]
      show(in: scrollView.frame)
    }

    // MARK: - Content

    private func show(in frame: CGRect) {
      sheet?.dismiss(animated: false)
      scrollView.removeFromSuperview()
      scrollView = UIScrollView(frame: frame)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = self
      zoomed = nil
      let size = frame.size
      switch content {
      case .list, .sheet: fill(count: 1000, CGSize(width: size.width, height: 44), step: CGVector(dx: 0, dy: 44))
      case .pages:
        scrollView.isPagingEnabled = true
        fill(count: 12, size, step: CGVector(dx: size.width, dy: 0))
      case .zoom:
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: size.width * 2, height: size.height * 2))
        for row in 0..<16 {
          for column in 0..<8 where (row + column) % 2 == 0 {
            let (width, height) = (picture.bounds.width / 8, picture.bounds.height / 16)
            let square = UIView(
              frame: CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height))
            square.backgroundColor = .systemTeal
            picture.addSubview(square)
          }
        }
        scrollView.addSubview(picture)
        scrollView.contentSize = picture.bounds.size
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 4)
        zoomed = picture
      }
      view.insertSubview(scrollView, at: 0)
      watch(scrollView)
      begin()
      if content == .sheet { presentSheet() }
    }

    private func fill(count: Int, _ size: CGSize, step: CGVector) {
      for index in 0..<count {
        let corner = CGPoint(x: CGFloat(index) * step.dx, y: CGFloat(index) * step.dy)
        let label = UILabel(frame: CGRect(origin: corner, size: size))
        (label.text, label.textAlignment) = ("\(index + 1)", .center)
        label.backgroundColor = index % 2 == 0 ? .secondarySystemBackground : .systemBackground
        scrollView.addSubview(label)
      }
      scrollView.contentSize = CGSize(
        width: size.width + CGFloat(count - 1) * step.dx, height: size.height + CGFloat(count - 1) * step.dy)
    }

    private func presentSheet() {
      let controller = UIViewController()
      controller.view.backgroundColor = .tertiarySystemBackground
      controller.isModalInPresentation = true
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      controller.sheetPresentationController?.prefersGrabberVisible = true
      controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
      sheet = controller
      present(controller, animated: true) { [weak self] in
        guard let self, let container = controller.presentationController?.containerView else { return }
        self.watch(container)
        self.begin()
      }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    // MARK: - Recording

    @objc private func begin() {
      let size = scrollView.bounds.size
      recording = ScrollRecording(
        name: "\(content.rawValue) \(Date().formatted(.iso8601))", isHorizontal: content == .pages,
        viewport: (size.width, content == .sheet ? view.bounds.height : size.height),
        contentSize: (scrollView.contentSize.width, scrollView.contentSize.height))
      recording?.device = "\(UIDevice.current.model), \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
      say("Scroll the content")
    }

    private func say(_ words: String) {
      if status.text != words { status.text = words }
      share.isEnabled = recording?.isUsable ?? false
    }

    /// Records the touches of a view. Their times and those of frames are of one clock, the time since the device began.
    private func watch(_ view: UIView) {
      let watch = TouchWatch(target: nil, action: nil)
      watch.delegate = self
      watch.report = { [weak self] touch, phase in
        guard let self else { return }
        let position = touch.preciseLocation(in: nil)
        self.add(touch.timestamp, phase, (position.x, position.y))
      }
      view.addGestureRecognizer(watch)
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }

    private func add(_ time: Double, _ phase: String, _ position: (x: Double, y: Double)?) {
      let pan = scrollView.panGestureRecognizer
      let (translation, velocity) = (pan.translation(in: scrollView.superview), pan.velocity(in: scrollView.superview))
      recording?.add(
        ScrollRecording.Touch(
          time: time, phase: phase, position: position, translation: content == .pages ? translation.x : translation.y,
          velocity: content == .pages ? velocity.x : velocity.y))
    }

    @objc private func recordFrame(_ link: CADisplayLink) {
      guard let before = recording else { return }
      // A trackpad has no touches: its drags are those of the recognizer.
      let isTouchedByFinger = before.isTouched && before.touches.last?.position != nil
      let isScrolledByTrackpad = scrollView.isDragging && scrollView.panGestureRecognizer.numberOfTouches == 0
      if !isTouchedByFinger, isScrolledByTrackpad || before.isTouched {
        add(link.timestamp, isScrolledByTrackpad ? "changed" : "ended", nil)
      }
      recording?.addFrame(at: link.timestamp, offset: offset, zoomScale: scrollView.zoomScale)
      guard let recording else { return }
      if recording.isFull {
        say("Recorded \(recording.frames.count) frames. The recording is full.")
      } else if recording.isMoving {
        // Nothing else changes on the screen meanwhile: it would cost frames.
        say("Recording")
      } else if before.isMoving {
        say("Recorded \(recording.frames.count) frames")
      }
    }

    /// The recorded offset: for a sheet its height above the lower edge, as it is on the screen.
    private var offset: Double {
      switch content {
      case .list, .zoom: return scrollView.contentOffset.y
      case .pages: return scrollView.contentOffset.x
      case .sheet:
        guard let shown = sheet?.presentationController?.presentedView?.layer.presentation() else { return 0 }
        return view.bounds.height - shown.frame.minY
      }
    }

    @objc private func shareRecording() {
      guard let recording, let data = try? recording.json else { return }
      let name = recording.name.replacingOccurrences(of: ":", with: ".")
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).json")
      guard (try? data.write(to: file)) != nil else { return say("Cannot write \(name).json") }
      let controller = UIActivityViewController(activityItems: [file], applicationActivities: nil)
      controller.popoverPresentationController?.sourceView = share
      (presentedViewController ?? self).present(controller, animated: true)
    }
  }
#endif
