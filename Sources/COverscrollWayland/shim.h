#ifndef OVERSCROLL_CWAYLAND_SHIM_H
#define OVERSCROLL_CWAYLAND_SHIM_H

#include <wayland-client.h>

// glibc declares this function only with _GNU_SOURCE, which a module cannot define.
extern int memfd_create(const char *name, unsigned int flags);
static const unsigned int OVSMemoryFileCloseOnExec = 1;
static const unsigned int OVSMemoryFileAllowSealing = 2;

// F_ADD_SEALS with F_SEAL_SHRINK, of linux/fcntl.h. Swift cannot call a function with variable arguments.
extern int fcntl(int file, int command, ...);
static inline int ovs_seal_against_shrinking(int file) { return fcntl(file, 1033, 2); }

// Interfaces stay in C: Swift may pass a copy of an interface, which must outlive its proxies.
static inline struct wl_shm *ovs_bind_shm(struct wl_registry *registry, uint32_t name) {
  return (struct wl_shm *)wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

// The presentation-time protocol (wayland-protocols, stable), reduced to the parts that we use and written without
// wayland-scanner. Signatures and opcodes are those of its XML.

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

// The pointer-gestures protocol (wayland-protocols, unstable), version 3, written the same way.

static const struct wl_message ovs_gesture_requests[] = {
    {"destroy", "", (const struct wl_interface **)ovs_no_types},
};

static const struct wl_message ovs_pinch_events[] = {
    {"begin", "uuou", (const struct wl_interface **)ovs_no_types},
    {"update", "uffff", (const struct wl_interface **)ovs_no_types},
    {"end", "uui", (const struct wl_interface **)ovs_no_types},
};

static const struct wl_message ovs_hold_events[] = {
    {"begin", "3uuou", (const struct wl_interface **)ovs_no_types},
    {"end", "3uui", (const struct wl_interface **)ovs_no_types},
};

static const struct wl_interface ovs_pinch_interface = {
    "zwp_pointer_gesture_pinch_v1", 2, 1, ovs_gesture_requests, 3, ovs_pinch_events};

static const struct wl_interface ovs_hold_interface = {
    "zwp_pointer_gesture_hold_v1", 3, 1, ovs_gesture_requests, 2, ovs_hold_events};

static const struct wl_interface *const ovs_pinch_types[2] = {&ovs_pinch_interface, &wl_pointer_interface};
static const struct wl_interface *const ovs_hold_types[2] = {&ovs_hold_interface, &wl_pointer_interface};

static const struct wl_message ovs_pointer_gestures_requests[] = {
    {"get_swipe_gesture", "no", (const struct wl_interface **)ovs_no_types},
    {"get_pinch_gesture", "no", (const struct wl_interface **)ovs_pinch_types},
    {"release", "2", (const struct wl_interface **)ovs_no_types},
    {"get_hold_gesture", "3no", (const struct wl_interface **)ovs_hold_types},
};

static const struct wl_interface ovs_pointer_gestures_interface = {
    "zwp_pointer_gestures_v1", 3, 4, ovs_pointer_gestures_requests, 0, 0};

struct zwp_pointer_gestures_v1;
struct zwp_pointer_gesture_pinch_v1;
struct zwp_pointer_gesture_hold_v1;

struct ovs_pinch_listener {
  void (*begin)(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t time,
                struct wl_surface *surface, uint32_t fingers);
  void (*update)(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t time, wl_fixed_t dx, wl_fixed_t dy,
                 wl_fixed_t scale, wl_fixed_t rotation);
  void (*end)(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t time,
              int32_t is_cancelled);
};

struct ovs_hold_listener {
  void (*begin)(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t time,
                struct wl_surface *surface, uint32_t fingers);
  void (*end)(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t time,
              int32_t is_cancelled);
};

static inline struct zwp_pointer_gestures_v1 *ovs_bind_pointer_gestures(
    struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct zwp_pointer_gestures_v1 *)wl_registry_bind(registry, name, &ovs_pointer_gestures_interface, version);
}

static inline void ovs_destroy_pointer_gestures(struct zwp_pointer_gestures_v1 *gestures) {
  wl_proxy_destroy((struct wl_proxy *)gestures);
}

static inline struct zwp_pointer_gesture_pinch_v1 *ovs_get_pinch(
    struct zwp_pointer_gestures_v1 *gestures, struct wl_pointer *pointer, const struct ovs_pinch_listener *listener,
    void *data) {
  struct zwp_pointer_gesture_pinch_v1 *pinch = (struct zwp_pointer_gesture_pinch_v1 *)wl_proxy_marshal_flags(
      (struct wl_proxy *)gestures, 1, &ovs_pinch_interface, wl_proxy_get_version((struct wl_proxy *)gestures), 0, NULL,
      pointer);
  wl_proxy_add_listener((struct wl_proxy *)pinch, (void (**)(void))listener, data);
  return pinch;
}

static inline struct zwp_pointer_gesture_hold_v1 *ovs_get_hold(
    struct zwp_pointer_gestures_v1 *gestures, struct wl_pointer *pointer, const struct ovs_hold_listener *listener,
    void *data) {
  struct zwp_pointer_gesture_hold_v1 *hold = (struct zwp_pointer_gesture_hold_v1 *)wl_proxy_marshal_flags(
      (struct wl_proxy *)gestures, 3, &ovs_hold_interface, wl_proxy_get_version((struct wl_proxy *)gestures), 0, NULL,
      pointer);
  wl_proxy_add_listener((struct wl_proxy *)hold, (void (**)(void))listener, data);
  return hold;
}

static inline void ovs_destroy_gesture(void *gesture) {
  wl_proxy_marshal_flags((struct wl_proxy *)gesture, 0, NULL, wl_proxy_get_version((struct wl_proxy *)gesture),
                         WL_MARSHAL_FLAG_DESTROY);
}

static inline uint32_t ovs_version(void *proxy) { return wl_proxy_get_version((struct wl_proxy *)proxy); }

static inline struct wl_seat *ovs_bind_seat(struct wl_registry *registry, uint32_t name, uint32_t version) {
  return (struct wl_seat *)wl_registry_bind(registry, name, &wl_seat_interface, version);
}

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
