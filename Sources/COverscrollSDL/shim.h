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

// The time of the X event that a message has, by the server's clock in milliseconds; 0 where the event has none. Xlib's
// structures of key, button, motion and crossing events are the same up to there.
static inline Uint32 OVSX11EventTime(const SDL_SysWMmsg *message) {
  struct {
    int type;
    unsigned long serial;
    int is_sent;
    void *display;
    unsigned long windows[3];
    unsigned long time;
  } event;
  enum { KeyPress = 2, LeaveNotify = 8 };
  if (message->subsystem != SDL_SYSWM_X11) return 0;
  SDL_memcpy(&event, (const char *)message + offsetof(SDL_SysWMmsg, msg), sizeof event);
  return event.type >= KeyPress && event.type <= LeaveNotify ? (Uint32)event.time : 0;
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
