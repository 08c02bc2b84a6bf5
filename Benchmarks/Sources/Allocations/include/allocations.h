#pragma once

/// Returns the number of allocations of this thread so far; always 0 if the C library is not glibc.
long allocations_so_far(void);
