//! What C owns, and what it writes.

use crate::error::{check, Error};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cell::UnsafeCell;
use core::mem::MaybeUninit;
use overscroll_sys as sys;

pub(crate) type Context = *mut sys::overscroll_context;
pub(crate) type Status = sys::overscroll_status;

/// A view in a context of its own, which is closed with it.
#[derive(Debug)]
pub(crate) struct Handle {
    // Must not move, and the library writes to it.
    context: Box<UnsafeCell<sys::overscroll_context>>,
    number: sys::overscroll_view,
}

impl Handle {
    pub fn create(create: impl FnOnce(Context, *mut sys::overscroll_view) -> Status) -> Result<Self, Error> {
        let context = Box::new(UnsafeCell::new(sys::overscroll_context::default()));
        check(unsafe { sys::overscroll_open(context.get(), sys::OVERSCROLL_ABI) })?;
        // From here on, dropping the handle closes the context, also if the call fails.
        let mut handle = Self { context, number: 0 };
        handle.number = written(|number| create(handle.context(), number))?;
        Ok(handle)
    }

    pub fn context(&self) -> Context {
        self.context.get()
    }

    pub fn number(&self) -> sys::overscroll_view {
        self.number
    }

    pub fn change(&mut self, call: impl FnOnce(Context, sys::overscroll_view) -> Status) -> Result<(), Error> {
        check(call(self.context(), self.number))
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        unsafe { sys::overscroll_close(self.context()) };
    }
}

/// Returns what a call writes if it succeeds.
pub(crate) fn written<T>(call: impl FnOnce(*mut T) -> sys::overscroll_status) -> Result<T, Error> {
    let mut value = MaybeUninit::uninit();
    check(call(value.as_mut_ptr()))?;
    // The library has written all of a value for which it returns success.
    Ok(unsafe { value.assume_init() })
}

/// Returns all that a call writes to a list of some capacity, of which it says the whole length.
pub(crate) fn all<T: Copy>(call: impl Fn(*mut T, i32, *mut i32) -> Status) -> Result<Vec<T>, Error> {
    let mut items: Vec<T> = Vec::new();
    loop {
        let capacity = items.capacity().try_into().unwrap_or(i32::MAX);
        let count = written(|count| call(items.as_mut_ptr(), capacity, count))?;
        if count <= capacity {
            // The library has written the first `count` items.
            unsafe { items.set_len(count as usize) };
            return Ok(items);
        }
        items.reserve_exact(count as usize);
    }
}
