#pragma once

/// The textbook formulas of a damped spring, as a C library would offer them: constants are computed once, value and
/// velocity by one call. They lose digits near a damping ratio of 1, but only speed is compared.

typedef struct {
  double value;
  double velocity;
} spring_state;

typedef struct {
  double target, x0, v0, decay, frequency, sine, cosine_velocity, sine_velocity;
} underdamped_spring;

typedef struct {
  double target, x0, decay, linear;
} critical_spring;

typedef struct {
  double target, slow, fast, slow_share, fast_share;
} overdamped_spring;

underdamped_spring underdamped_spring_make(double from, double to, double v0, double frequency, double ratio);
critical_spring critical_spring_make(double from, double to, double v0, double frequency);
overdamped_spring overdamped_spring_make(double from, double to, double v0, double frequency, double ratio);

spring_state underdamped_spring_at(const underdamped_spring *spring, double time);
spring_state critical_spring_at(const critical_spring *spring, double time);
spring_state overdamped_spring_at(const overdamped_spring *spring, double time);

/// x(t) = x0 + range * (1 - e^(-resistance * t)).
typedef struct {
  double x0, range, resistance;
} deceleration;

spring_state deceleration_at(const deceleration *motion, double time);
