#define _GNU_SOURCE
#include "allocations.h"

#include <errno.h>
#include <stddef.h>

// Counts calls in front of glibc's allocator: the program's own definitions take precedence over the library's.

static _Thread_local long count;

long allocations_so_far(void) { return count; }

#ifdef __GLIBC__

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  ++count;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  ++count;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  ++count;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  ++count;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  ++count;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

#endif
