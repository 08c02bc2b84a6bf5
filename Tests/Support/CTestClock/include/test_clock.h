#ifndef OVERSCROLL_TEST_CLOCK_H
#define OVERSCROLL_TEST_CLOCK_H

// The memory that a test shares with the programs whose time it moves. All times are in nanoseconds.

#include <stdint.h>

enum { TEST_CLOCK_SLOTS = 256 };

// One thread of a program.
struct test_clock_slot {
  // Its number in the kernel; 0 while the slot is free.
  int32_t thread;
  // The number of its process.
  int32_t process;
  // The time at which the thread wants to go on; INT64_MAX while it waits for no time.
  int64_t deadline;
};

struct test_clock {
  // What CLOCK_MONOTONIC shows.
  int64_t now;
  // What CLOCK_REALTIME shows more.
  int64_t wall_offset;
  struct test_clock_slot slots[TEST_CLOCK_SLOTS];
};

// Swift has no atomic access to memory that it did not allocate.
static inline int64_t test_clock_load(const int64_t *number) { return __atomic_load_n(number, __ATOMIC_SEQ_CST); }
static inline void test_clock_store(int64_t *number, int64_t value) { __atomic_store_n(number, value, __ATOMIC_SEQ_CST); }
static inline int32_t test_clock_load_id(const int32_t *number) { return __atomic_load_n(number, __ATOMIC_SEQ_CST); }
static inline void test_clock_store_id(int32_t *number, int32_t value) { __atomic_store_n(number, value, __ATOMIC_SEQ_CST); }

static inline struct test_clock_slot *test_clock_slot_at(struct test_clock *clock, int index) {
  return &clock->slots[index];
}

// Interrupts a thread that waits for a time.
int test_clock_wake(int32_t process, int32_t thread);

// The threads of a process, as the kernel sees them at one moment.
struct test_clock_look {
  // A thread that runs or could run; 0 if all wait.
  int32_t busy_thread;
  // Whether a signal has stopped the process.
  int32_t is_stopped;
  // A hash of which threads there are, and of how often each has run.
  uint64_t runs;
};

// Adds the state of all threads of the process, or of one if `thread` is not 0. Returns 0 if there is no such process.
int test_clock_look_at(int32_t process, int32_t thread, struct test_clock_look *look);

#endif
