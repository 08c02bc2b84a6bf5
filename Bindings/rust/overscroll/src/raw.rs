//! Values that have a counterpart in C.

/// A value that C takes.
pub(crate) trait ToRaw {
    type Raw;
    fn raw(self) -> Self::Raw;
}

/// A value that C returns.
pub(crate) trait FromRaw {
    type Raw;
    fn from_raw(raw: Self::Raw) -> Self;
}

macro_rules! same {
    ($($type:ty),*) => {
        $(impl ToRaw for $type {
            type Raw = $type;
            fn raw(self) -> $type { self }
        }
        impl FromRaw for $type {
            type Raw = $type;
            fn from_raw(raw: $type) -> $type { raw }
        })*
    };
}
same!(f64, i32);

impl ToRaw for bool {
    type Raw = i32;
    fn raw(self) -> i32 {
        i32::from(self)
    }
}

impl FromRaw for bool {
    type Raw = i32;
    fn from_raw(raw: i32) -> bool {
        raw != 0
    }
}

/// Declares a struct with the fields of one in C: `to` for one that C takes, `from` for one that C returns, or `both`.
macro_rules! mirror {
    ($way:ident, $raw:ident, $(#[$meta:meta])* $name:ident {
        $($(#[$doc:meta])* $field:ident: $type:ty,)*
    } $($reserved:ident)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $name { $($(#[$doc])* pub $field: $type,)* }

        mirror!(@$way $raw $name { $($field)* } $($reserved)?);
    };
    (@both $($tokens:tt)*) => {
        mirror!(@to $($tokens)*);
        mirror!(@from $($tokens)*);
    };
    (@to $raw:ident $name:ident { $($field:ident)* } $($reserved:ident)?) => {
        impl $crate::raw::ToRaw for $name {
            type Raw = sys::$raw;
            fn raw(self) -> sys::$raw {
                sys::$raw { $($field: $crate::raw::ToRaw::raw(self.$field),)* $($reserved: 0)? }
            }
        }
    };
    (@from $raw:ident $name:ident { $($field:ident)* } $($reserved:ident)?) => {
        impl $crate::raw::FromRaw for $name {
            type Raw = sys::$raw;
            fn from_raw(raw: sys::$raw) -> Self {
                $name { $($field: $crate::raw::FromRaw::from_raw(raw.$field),)* }
            }
        }
    };
}
pub(crate) use mirror;

/// Declares an enum with the choices of one in C. With `else`, C returns it, and later versions may add choices.
macro_rules! choices {
    ($raw:ident, $(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $case:ident = $value:ident,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$doc])* $case,)* }

        impl $crate::raw::ToRaw for $name {
            type Raw = sys::$raw;
            fn raw(self) -> sys::$raw {
                match self { $($name::$case => sys::$value,)* }
            }
        }
    };
    ($raw:ident, $(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $case:ident = $value:ident,)* }
        else $(#[$other_doc:meta])* $other:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name { $($(#[$doc])* $case,)* $(#[$other_doc])* $other(u32), }

        impl $crate::raw::FromRaw for $name {
            type Raw = sys::$raw;
            fn from_raw(raw: sys::$raw) -> Self {
                match raw { $(sys::$value => $name::$case,)* other => $name::$other(other) }
            }
        }

        impl $crate::raw::ToRaw for $name {
            type Raw = sys::$raw;
            fn raw(self) -> sys::$raw {
                match self { $($name::$case => sys::$value,)* $name::$other(other) => other }
            }
        }
    };
}
pub(crate) use choices;
