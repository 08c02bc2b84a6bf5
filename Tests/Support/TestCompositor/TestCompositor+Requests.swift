extension TestCompositor {
  /// Performs a client's request. Requests that are not named here do nothing.
  ///
  /// - Parameter new: The object that the request has created.
  func handle(_ request: String, of object: CompositorObject, _ arguments: [Argument], new: CompositorObject?) {
    switch (object.interface.name, request) {
    case ("wl_compositor", "create_surface"): new?.role = new.map(CompositorSurface.init)
    case ("xdg_wm_base", "get_xdg_surface"):
      let surface = self.object(arguments[1])?.role as? CompositorSurface
      surface?.xdgSurface = new
      new?.role = surface
    case ("xdg_surface", "get_toplevel"):
      let surface = object.role as? CompositorSurface
      surface?.toplevel = new
      surface?.isConfigured = false
      new?.role = surface
    case ("zxdg_decoration_manager_v1", "get_toplevel_decoration"):
      let byServer: UInt32 = 2
      new?.send("configure", .uint(byServer))
    case ("wl_seat", _): if let new { (object.role as? CompositorSeat)?.add(new) }
    case ("zwp_pointer_gestures_v1", _): new?.role = self.object(arguments[1])?.role
    case ("wp_presentation", "feedback"):
      if let new { (self.object(arguments[0])?.role as? CompositorSurface)?.pending.feedbacks.append(new) }
    case ("wp_fractional_scale_manager_v1", "get_fractional_scale"):
      new?.role = self.object(arguments[1])?.role
      if let new { sendScale(new) }
    case ("wl_surface", _):
      if let surface = object.role as? CompositorSurface { handle(request, of: surface, arguments, new) }
    default: break
    }
  }

  private func handle(
    _ request: String, of surface: CompositorSurface, _ arguments: [Argument], _ new: CompositorObject?
  ) {
    switch request {
    case "attach":
      if case .object(let buffer?) = arguments[0] { surface.pending.buffer = CompositorBuffer(buffer) }
    case "frame": if let new { surface.pending.callbacks.append(new) }
    case "commit": surface.commit()
    default: break
    }
  }
}
