#ifndef OVERSCROLL_CWAYLANDSERVER_SHIM_H
#define OVERSCROLL_CWAYLANDSERVER_SHIM_H

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <wayland-server-core.h>

// glibc declares gettid only with _GNU_SOURCE, which a module cannot define.
extern pid_t gettid(void);

// Swift cannot call functions with a variable number of arguments.
static inline void ovs_post_error(struct wl_resource *resource, uint32_t code) {
  wl_resource_post_error(resource, code, "an error for a test");
}

// A listener, followed by a pointer to its owner.
struct ovs_listener {
  struct wl_listener listener;
  void *data;
};

#endif
