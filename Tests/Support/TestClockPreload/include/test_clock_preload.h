// Declares nothing: the library replaces functions of libc (LD_PRELOAD).
