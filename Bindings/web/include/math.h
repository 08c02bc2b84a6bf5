/* What the library may call of libm: the browser's Math by the same names, and what is in runtime.c or one instruction. */
#ifndef OVERSCROLL_WEB_MATH_H
#define OVERSCROLL_WEB_MATH_H
double acos(double);
double acosh(double);
double asin(double);
double asinh(double);
double atan(double);
double atanh(double);
double cos(double);
double cosh(double);
double exp(double);
double expm1(double);
double log(double);
double log10(double);
double log1p(double);
double log2(double);
double sin(double);
double sinh(double);
double tan(double);
double tanh(double);
double atan2(double, double);
double hypot(double, double);
double pow(double, double);
double ceil(double), fabs(double), floor(double), round(double), sqrt(double), trunc(double);
double fma(double, double, double);
#endif
