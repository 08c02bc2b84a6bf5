import ScrollPhysics

print("x")
