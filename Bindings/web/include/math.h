/* What the library calls of libm. The first six are the browser's Math, the rest is in runtime.c or one instruction. */
#ifndef OVERSCROLL_WEB_MATH_H
#define OVERSCROLL_WEB_MATH_H
double exp(double), expm1(double), log(double), log1p(double), cbrt(double), atan2(double, double);
double sin(double), cos(double), fma(double, double, double), round(double), fabs(double), sqrt(double);
double floor(double), ceil(double), pow(double, double), tan(double);
#endif
