#ifndef OVERSCROLL_CCAIRO_SHIM_H
#define OVERSCROLL_CCAIRO_SHIM_H
#include <cairo.h>
#endif
