#ifndef OVERSCROLL_TEST_CLOCK_H
#define OVERSCROLL_TEST_CLOCK_H

// The memory that a test shares with the programs whose time it moves. All times are in nanoseconds.

#include <stdint.h>

enum { TEST_CLOCK_SLOTS = 256 };

// One thread of a program.
struct test_clock_slot {
  // The kernel's number for the thread; 0 while the slot is free, -1 while a thread takes it.
  int32_t thread;
  // The kernel's number for the process.
  int32_t process;
  // The time that the thread waits for; INT64_MAX if there is none.
  int64_t deadline;
};

struct test_clock {
  // The time of CLOCK_MONOTONIC.
  int64_t now;
  // The time of CLOCK_REALTIME minus that of CLOCK_MONOTONIC.
  int64_t wall_offset;
  struct test_clock_slot slots[TEST_CLOCK_SLOTS];
};

// Atomic access, which Swift has only for memory that it allocates itself.
static inline int64_t test_clock_load(const int64_t *number) { return __atomic_load_n(number, __ATOMIC_SEQ_CST); }
static inline void test_clock_store(int64_t *number, int64_t value) { __atomic_store_n(number, value, __ATOMIC_SEQ_CST); }
static inline int32_t test_clock_load_id(const int32_t *number) { return __atomic_load_n(number, __ATOMIC_SEQ_CST); }
static inline void test_clock_store_id(int32_t *number, int32_t value) { __atomic_store_n(number, value, __ATOMIC_SEQ_CST); }

static inline struct test_clock_slot *test_clock_slot_at(struct test_clock *clock, int index) {
  return &clock->slots[index];
}

// Interrupts a thread that waits for a time.
int test_clock_wake(int32_t process, int32_t thread);

// The state of a process's threads at one moment, read from the kernel.
struct test_clock_look {
  // The number of a thread that runs or is ready to run; 0 if all wait.
  int32_t busy_thread;
  // Whether a signal has stopped the process.
  int32_t is_stopped;
  // A hash of the threads' numbers and of how often each has run.
  uint64_t runs;
};

// Adds the state of all threads of a process, or of `thread` alone if it is not 0. Returns 0 if the process does not exist.
int test_clock_look_at(int32_t process, int32_t thread, struct test_clock_look *look);

#endif
