#ifndef OVERSCROLL_CFONTCONFIG_SHIM_H
#define OVERSCROLL_CFONTCONFIG_SHIM_H
#include <fontconfig/fontconfig.h>
#endif
