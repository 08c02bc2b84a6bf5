#ifndef OVERSCROLL_CDBUS_SHIM_H
#define OVERSCROLL_CDBUS_SHIM_H
#include <dbus/dbus.h>

#endif
