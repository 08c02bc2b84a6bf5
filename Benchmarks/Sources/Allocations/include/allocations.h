#pragma once

/// How often this thread has asked for memory; 0 for ever where the C library is not glibc.
long allocations_so_far(void);
