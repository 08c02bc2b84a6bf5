@_exported import ScrollGeometry
@_exported import ScrollPhysics
