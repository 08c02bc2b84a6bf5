#ifndef OVERSCROLL_CSDL2_SHIM_H
#define OVERSCROLL_CSDL2_SHIM_H

// The program has a main of its own.
#define SDL_MAIN_HANDLED

#if __has_include(<SDL.h>)
#include <SDL.h>
#include <SDL_ttf.h>
#else
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#endif

// The window system's own handles of a window. Without X11: its header would redefine Bool.
#undef SDL_VIDEO_DRIVER_X11
#if __has_include(<SDL_syswm.h>)
#include <SDL_syswm.h>
#else
#include <SDL2/SDL_syswm.h>
#endif

static inline SDL_bool OVSGetWindowInfo(SDL_Window *window, SDL_SysWMinfo *info) {
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, info);
}

// The X window, which stands behind the connection's pointer.
static inline unsigned long OVSX11Window(const SDL_SysWMinfo *info) {
  struct {
    void *display;
    unsigned long window;
  } x11;
  SDL_memcpy(&x11, info->info.dummy, sizeof x11);
  return x11.window;
}

// What we need of the X event that a message has: when it happened, by the server's clock in milliseconds (0 where the event
// does not say so), and what kind it is of those of the X Input Extension (0 where it is none). A pinch has its device, its fingers,
// how far their middle has moved, and their distance as a multiple of that at the beginning. It has room where SDL's own
// declaration of messages, which is not seen here, has the event.
typedef struct {
  Uint32 time;
  int kind, device, fingers;
  double x, y, scale;
} OVSX11Report;

_Static_assert(sizeof(OVSX11Report) <= 24 * sizeof(long), "an XEvent has no room for it");

enum { OVSLeave = 8, OVSTouchBegin = 18, OVSTouchEnd = 20, OVSPinchBegin = 27, OVSPinchUpdate = 28, OVSPinchEnd = 29 };

static inline OVSX11Report *OVSX11ReportIn(SDL_SysWMmsg *message) {
  return (OVSX11Report *)((char *)message + offsetof(SDL_SysWMmsg, msg));
}

// Sees each of SDL's events before it is queued, and puts in place of a message's X event what we need of it: what the X Input
// Extension says of one can be read only then. The structures are the beginnings of Xlib's. Those of keys, buttons, motions and
// crossings are the same up to the time, and so are all of the extension.
static inline int OVSReadX11Message(void *unused, SDL_Event *event) {
  (void)unused;
  enum { KeyPress = 2, LeaveNotify = 8, GenericEvent = 35 };
  union {
    struct {
      int type;
      unsigned long serial;
      int is_sent;
      void *display;
      unsigned long windows[3];
      unsigned long time;
    } core;
    struct {
      int type;
      unsigned long serial;
      int is_sent;
      void *display;
      int extension, kind;
      unsigned cookie;
      const struct {
        int type;
        unsigned long serial;
        int is_sent;
        void *display;
        int extension, kind;
        unsigned long time;
        int device, source, detail;
        unsigned long windows[3];
        double positions[4];
        double x, y, unaccelerated[2], scale;
      } *data;
    } generic;
  } reported;
  if (event->type != SDL_SYSWMEVENT || !event->syswm.msg || event->syswm.msg->subsystem != SDL_SYSWM_X11) return 1;
  OVSX11Report *report = OVSX11ReportIn(event->syswm.msg);
  SDL_memcpy(&reported, report, sizeof reported);
  SDL_memset(report, 0, sizeof *report);
  if (reported.core.type == GenericEvent && reported.generic.data) {
    int kind = reported.generic.kind;
    SDL_bool isPinch = kind >= OVSPinchBegin && kind <= OVSPinchEnd;
    // SDL makes no event of what it hears of the whole screen.
    if (kind > OVSLeave && !(kind >= OVSTouchBegin && kind <= OVSTouchEnd) && !isPinch) return 1;
    report->time = (Uint32)reported.generic.data->time;
    report->kind = kind;
    if (isPinch) {
      report->device = reported.generic.data->source;
      report->fingers = reported.generic.data->detail;
      report->x = reported.generic.data->x;
      report->y = reported.generic.data->y;
      report->scale = reported.generic.data->scale;
    }
  } else if (reported.core.type >= KeyPress && reported.core.type <= LeaveNotify) {
    report->time = (Uint32)reported.core.time;
  }
  return 1;
}

// What the backend needs of POSIX, under one name on every system.
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

// What Swift does not import (function-like macros) or cannot compile (casts inside of macros).

static inline int OVSErrorNumber(void) { return errno; }
static const int OVSWindowPositionCentered = (int)SDL_WINDOWPOS_CENTERED;
static const Uint32 OVSTouchMouseID = SDL_TOUCH_MOUSEID;
static const Uint32 OVSPixelFormatARGB8888 = SDL_PIXELFORMAT_ARGB8888;
static const Uint32 OVSPixelFormatRGB888 = SDL_PIXELFORMAT_RGB888;

#endif
