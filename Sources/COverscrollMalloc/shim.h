#ifndef OVERSCROLL_CMALLOC_SHIM_H
#define OVERSCROLL_CMALLOC_SHIM_H
#ifdef __linux__
#include <malloc.h>
#endif
#endif
