/// A target whose name a program may well choose: none of ours may be in its way.
public enum Geometry {}
