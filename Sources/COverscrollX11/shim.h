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

// The gestures of X Input Extension 2.4, which libxcb declares from version 1.15 on.
enum {
  OVS_CLASS_GESTURE = 9,
  OVS_PINCH_BEGIN = 27,
  OVS_PINCH_UPDATE = 28,
  OVS_PINCH_END = 29,
};

typedef struct {
  uint8_t response_type;
  uint8_t extension;
  uint16_t sequence;
  uint32_t length;
  uint16_t event_type;
  uint16_t device;
  uint32_t time;
  uint32_t fingers;
  uint32_t root, event, child;
  uint32_t full_sequence;
  int32_t root_x, root_y, event_x, event_y;
  int32_t delta_x, delta_y, unaccelerated_x, unaccelerated_y;
  int32_t scale, angle;
  uint16_t source;
} ovs_pinch_event;

#endif
