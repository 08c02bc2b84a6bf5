/* Prints the path of a flick to the last bit, as main.swift does. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

double flick_offset(double time);
double flick_rest_time(void);

static void print(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  printf("%" PRIu64 "\n", bits);
}

int main(void) {
  print(flick_rest_time());
  for (int frame = 0; frame <= 480; frame++) print(flick_offset(frame / 120.0));
  return 0;
}
