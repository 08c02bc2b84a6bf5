use crate::raw::{choices, FromRaw, ToRaw};
use core::{fmt, slice, str};
use overscroll_sys as sys;

choices! {
    overscroll_status,
    /// The reason why a call has changed nothing.
    Error {
        /// The library has another interface than this crate. Happens only with a shared library.
        WrongAbi = OVERSCROLL_WRONG_ABI,
        /// This kind of view does not support the call.
        WrongKind = OVERSCROLL_WRONG_KIND,
        /// A number is infinite or NaN.
        NotANumber = OVERSCROLL_NOT_A_NUMBER,
        /// A number, a name or a choice is not allowed.
        OutOfRange = OVERSCROLL_OUT_OF_RANGE,
        /// There are more stops than the limit.
        TooMany = OVERSCROLL_TOO_MANY,
    } else
        /// Another status of the library.
        Other
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text ends with 0 and is never freed.
        let bytes = unsafe {
            let text = sys::overscroll_status_text(self.raw());
            let length = (0..).take_while(|&index| *text.add(index) != 0).count();
            slice::from_raw_parts(text, length)
        };
        formatter.write_str(str::from_utf8(bytes).unwrap_or_default())
    }
}

#[cfg(feature = "std")]
impl std::error::Error for Error {}

/// Returns the error of a status, unless it is that of success.
pub(crate) fn check(status: sys::overscroll_status) -> Result<(), Error> {
    match status {
        sys::OVERSCROLL_OK => Ok(()),
        status => Err(Error::from_raw(status)),
    }
}
