// Nothing is called by name: the library replaces functions of libc (LD_PRELOAD).
