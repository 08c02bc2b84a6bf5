#ifndef OVERSCROLL_CX11_SHIM_H
#define OVERSCROLL_CX11_SHIM_H

#include <poll.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#include <xcb/present.h>
#include <xcb/xcb.h>
#include <xcb/xinput.h>

// In C because Swift imports the library's constant xcb_input_id as a mutable global variable.
static inline const xcb_query_extension_reply_t *ovs_input_extension(xcb_connection_t *connection) {
  return xcb_get_extension_data(connection, &xcb_input_id);
}

static inline const xcb_query_extension_reply_t *ovs_present_extension(xcb_connection_t *connection) {
  return xcb_get_extension_data(connection, &xcb_present_id);
}

// Selects events, replacing the earlier selection for the same window and devices.
static inline xcb_void_cookie_t ovs_select_events(xcb_connection_t *connection, xcb_window_t window,
                                                  xcb_input_device_id_t devices, uint32_t events) {
  struct {
    xcb_input_event_mask_t head;
    uint32_t events;
  } mask = {{devices, 1}, events};
  return xcb_input_xi_select_events_checked(connection, window, 1, &mask.head);
}

#endif
