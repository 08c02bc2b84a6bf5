#define _GNU_SOURCE
#include "spring.h"

#include <math.h>

underdamped_spring underdamped_spring_make(double from, double to, double v0, double frequency, double ratio) {
  const double x0 = from - to, decay = ratio * frequency, damped = frequency * sqrt(1 - ratio * ratio);
  const double sine = (v0 + decay * x0) / damped;
  return (underdamped_spring){to, x0, v0, decay, damped, sine, damped * sine - decay * x0, damped * x0 + decay * sine};
}

spring_state underdamped_spring_at(const underdamped_spring *s, double time) {
  const double envelope = exp(-s->decay * time);
  double sine, cosine;
#ifdef __GLIBC__
  sincos(s->frequency * time, &sine, &cosine);
#else
  sine = sin(s->frequency * time);
  cosine = cos(s->frequency * time);
#endif
  return (spring_state){
      s->target + envelope * (s->x0 * cosine + s->sine * sine),
      envelope * (s->cosine_velocity * cosine - s->sine_velocity * sine)};
}

critical_spring critical_spring_make(double from, double to, double v0, double frequency) {
  const double x0 = from - to;
  return (critical_spring){to, x0, frequency, v0 + frequency * x0};
}

spring_state critical_spring_at(const critical_spring *s, double time) {
  const double envelope = exp(-s->decay * time);
  const double x = s->x0 + s->linear * time;
  return (spring_state){s->target + envelope * x, envelope * (s->linear - s->decay * x)};
}

overdamped_spring overdamped_spring_make(double from, double to, double v0, double frequency, double ratio) {
  const double x0 = from - to, root = frequency * sqrt(ratio * ratio - 1);
  const double slow = -ratio * frequency + root, fast = -ratio * frequency - root;
  return (overdamped_spring){to, slow, fast, (v0 - fast * x0) / (slow - fast), (slow * x0 - v0) / (slow - fast)};
}

spring_state overdamped_spring_at(const overdamped_spring *s, double time) {
  const double slow = s->slow_share * exp(s->slow * time), fast = s->fast_share * exp(s->fast * time);
  return (spring_state){s->target + slow + fast, s->slow * slow + s->fast * fast};
}

spring_state deceleration_at(const deceleration *s, double time) {
  const double left = exp(-s->resistance * time);
  return (spring_state){s->x0 + s->range * (1 - left), s->range * s->resistance * left};
}
