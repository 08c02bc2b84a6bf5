#ifndef OVERSCROLL_CDBUS_SHIM_H
#define OVERSCROLL_CDBUS_SHIM_H
#include <dbus/dbus.h>

// Macros with casts, which Swift cannot import.

static const int OVSDBusTypeArray = DBUS_TYPE_ARRAY;
static const int OVSDBusTypeBoolean = DBUS_TYPE_BOOLEAN;
static const int OVSDBusTypeDouble = DBUS_TYPE_DOUBLE;
static const int OVSDBusTypeInt32 = DBUS_TYPE_INT32;
static const int OVSDBusTypeString = DBUS_TYPE_STRING;
static const int OVSDBusTypeStruct = DBUS_TYPE_STRUCT;
static const int OVSDBusTypeUInt32 = DBUS_TYPE_UINT32;
static const int OVSDBusTypeVariant = DBUS_TYPE_VARIANT;

#endif
