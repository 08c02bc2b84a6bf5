internal import COverscrollSDL

package final class BackgroundThread: Sendable {
  private let body: @Sendable () -> Void
  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  package static func start(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(BackgroundThread(body))
    var thread = pthread_t()
    let status = pthread_create(&thread, nil, main, context.toOpaque())
    if status == 0 { pthread_detach(thread) } else { context.release() }
  }

  private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    guard let context else { return nil }
    Unmanaged<BackgroundThread>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}
