/// A target with a name that a program may well choose. No name of the library may conflict with it.
public enum Input {}
