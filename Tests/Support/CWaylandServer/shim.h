#ifndef OVERSCROLL_CWAYLANDSERVER_SHIM_H
#define OVERSCROLL_CWAYLANDSERVER_SHIM_H

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <wayland-server-core.h>

// glibc declares gettid only with _GNU_SOURCE, which a module cannot ask for; and Swift calls no functions with a variable
// number of arguments.
extern pid_t gettid(void);

static inline void ovs_post_error(struct wl_resource *resource, uint32_t code) {
  wl_resource_post_error(resource, code, "an error for a test");
}

// A listener with what it is about behind it.
struct ovs_listener {
  struct wl_listener listener;
  void *data;
};

#endif
