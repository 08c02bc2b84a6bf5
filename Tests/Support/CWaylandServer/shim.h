#ifndef OVERSCROLL_CWAYLANDSERVER_SHIM_H
#define OVERSCROLL_CWAYLANDSERVER_SHIM_H

#include <poll.h>
#include <signal.h>
#include <wayland-server-core.h>

// glibc declares it only with _GNU_SOURCE, which a module cannot ask for.
extern int ppoll(struct pollfd *requests, nfds_t count, const struct timespec *timeout, const sigset_t *signals);

// Swift calls no functions with a variable number of arguments.
static inline void ovs_post_error(struct wl_resource *resource, uint32_t code) {
  wl_resource_post_error(resource, code, "an error for a test");
}

// A listener with what it is about behind it.
struct ovs_listener {
  struct wl_listener listener;
  void *data;
};

#endif
