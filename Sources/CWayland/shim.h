#ifndef OVERSCROLL_CWAYLAND_SHIM_H
#define OVERSCROLL_CWAYLAND_SHIM_H

#include <wayland-client.h>

// glibc declares it only with _GNU_SOURCE, which a module cannot ask for.
extern int memfd_create(const char *name, unsigned int flags);
static const unsigned int OVSMemoryFileCloseOnExec = 1;

// Swift may pass a copy of an interface, which must outlive its proxies.
static inline struct wl_shm *ovs_bind_shm(struct wl_registry *registry, uint32_t name) {
  return (struct wl_shm *)wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

// The protocol presentation-time (wayland-protocols, stable), as far as a client without a scanner needs it: signatures
// and opcodes are those of its XML.

static const struct wl_interface *const ovs_no_types[7] = {0, 0, 0, 0, 0, 0, 0};

static const struct wl_message ovs_presentation_feedback_events[] = {
    {"sync_output", "o", (const struct wl_interface **)ovs_no_types},
    {"presented", "uuuuuuu", (const struct wl_interface **)ovs_no_types},
    {"discarded", "", (const struct wl_interface **)ovs_no_types},
};

static const struct wl_interface ovs_presentation_feedback_interface = {
    "wp_presentation_feedback", 1, 0, 0, 3, ovs_presentation_feedback_events};

static const struct wl_interface *const ovs_feedback_types[2] = {
    &wl_surface_interface, &ovs_presentation_feedback_interface};

static const struct wl_message ovs_presentation_requests[] = {
    {"destroy", "", (const struct wl_interface **)ovs_no_types},
    {"feedback", "on", (const struct wl_interface **)ovs_feedback_types},
};

static const struct wl_message ovs_presentation_events[] = {
    {"clock_id", "u", (const struct wl_interface **)ovs_no_types},
};

static const struct wl_interface ovs_presentation_interface = {
    "wp_presentation", 1, 2, ovs_presentation_requests, 1, ovs_presentation_events};

struct wp_presentation;
struct wp_presentation_feedback;

struct ovs_presentation_listener {
  void (*clock_id)(void *data, struct wp_presentation *presentation, uint32_t clock);
};

struct ovs_presentation_feedback_listener {
  void (*sync_output)(void *data, struct wp_presentation_feedback *feedback, struct wl_output *output);
  void (*presented)(void *data, struct wp_presentation_feedback *feedback, uint32_t seconds_high, uint32_t seconds_low,
                    uint32_t nanoseconds, uint32_t refresh, uint32_t sequence_high, uint32_t sequence_low,
                    uint32_t flags);
  void (*discarded)(void *data, struct wp_presentation_feedback *feedback);
};

static inline struct wp_presentation *ovs_bind_presentation(
    struct wl_registry *registry, uint32_t name, const struct ovs_presentation_listener *listener, void *data) {
  struct wp_presentation *presentation =
      (struct wp_presentation *)wl_registry_bind(registry, name, &ovs_presentation_interface, 1);
  wl_proxy_add_listener((struct wl_proxy *)presentation, (void (**)(void))listener, data);
  return presentation;
}

static inline struct wp_presentation_feedback *ovs_request_feedback(
    struct wp_presentation *presentation, struct wl_surface *surface,
    const struct ovs_presentation_feedback_listener *listener, void *data) {
  struct wp_presentation_feedback *feedback = (struct wp_presentation_feedback *)wl_proxy_marshal_flags(
      (struct wl_proxy *)presentation, 1, &ovs_presentation_feedback_interface, 1, 0, surface, NULL);
  wl_proxy_add_listener((struct wl_proxy *)feedback, (void (**)(void))listener, data);
  return feedback;
}

static inline void ovs_destroy_feedback(struct wp_presentation_feedback *feedback) {
  wl_proxy_destroy((struct wl_proxy *)feedback);
}

static inline void ovs_destroy_presentation(struct wp_presentation *presentation) {
  wl_proxy_marshal_flags((struct wl_proxy *)presentation, 0, NULL, 1, WL_MARSHAL_FLAG_DESTROY);
}

#endif
