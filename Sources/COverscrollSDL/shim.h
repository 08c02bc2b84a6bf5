#ifndef OVERSCROLL_CSDL2_SHIM_H
#define OVERSCROLL_CSDL2_SHIM_H

// The program has its own main function.
#define SDL_MAIN_HANDLED

// Not by pkg-config, whose -D_REENTRANT SwiftPM refuses with a warning; glibc has no use for it.
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

// The native handles of a window. X11 is left out: its header would redefine Bool.
#undef SDL_VIDEO_DRIVER_X11
#include <SDL2/SDL_syswm.h>

static inline SDL_bool OVSGetWindowInfo(SDL_Window *window, SDL_SysWMinfo *info) {
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, info);
}

// Returns the X window, which follows the display pointer in SDL's structure.
static inline unsigned long OVSX11Window(const SDL_SysWMinfo *info) {
  struct {
    void *display;
    unsigned long window;
  } x11;
  SDL_memcpy(&x11, info->info.dummy, sizeof x11);
  return x11.window;
}

// The part of an X event that we need, stored in an SDL message in place of the event (SDL's own declaration of
// messages with X events is not visible here). `time` is in milliseconds of the server's clock, 0 if the event has
// none. `kind` is the type of an X Input Extension event, 0 for others. A pinch also has its device, its number of
// fingers, the movement of their center, and their distance as a multiple of the distance at the beginning.
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

// An event watch that replaces the X event in a message by an OVSX11Report, before SDL queues the message. Only then
// can the data of an X Input Extension event be read. The structures are the beginnings of Xlib's. Those of key,
// button, motion and crossing events are the same up to the time, and so are those of all X Input Extension events.
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
    // SDL makes no event from the remaining kinds, which concern the whole screen.
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

// The parts of POSIX that the backend uses, in one module on every system.
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// Function-like macros, which Swift cannot import, and macros with casts, which it cannot compile.

static inline int OVSErrorNumber(void) { return errno; }
// Swift finds no constant of an enum without a name that several modules include.
static inline void OVSShutDown(int socket) { shutdown(socket, SHUT_RDWR); }
static const int OVSWindowPositionCentered = (int)SDL_WINDOWPOS_CENTERED;
static const Uint32 OVSPixelFormatARGB8888 = SDL_PIXELFORMAT_ARGB8888;
static const Uint32 OVSPixelFormatRGB888 = SDL_PIXELFORMAT_RGB888;

#endif
