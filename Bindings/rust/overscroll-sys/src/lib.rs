//! The declarations of `overscroll.h`, the feel of `UIScrollView` for C. The crate `overscroll` has a safe interface.
//!
//! The crate links the archive `liboverscroll.a`, or with the feature `dynamic` the shared library. It finds them in the
//! folder `OVERSCROLL_LIB_DIR`, or else by `pkg-config`.
//!
//! Pointers to C's `char` are pointers to `u8` here, so that the crate needs no types of C.
#![no_std]
#![allow(non_camel_case_types)]

include!("declarations.rs");
