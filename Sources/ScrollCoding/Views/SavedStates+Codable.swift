extension SimpleScrollView.SavedState: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    var state = Self(
      layout: try fields("layout", value?.layout), feel: try fields("feel", value?.feel),
      wheelFeel: try fields("wheelFeel", value?.wheelFeel),
      decelerationLaw: try fields.optional("decelerationLaw", value?.decelerationLaw),
      isDirectionalLockEnabled: try fields("isDirectionalLockEnabled", value?.isDirectionalLockEnabled),
      offset: try fields("offset", value?.offset))
    state.ruler = try fields.optional("ruler", value?.ruler)
    return state
  }
}

extension ZoomableScrollView.SavedState: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Self(
      layout: try fields("layout", value?.layout), feel: try fields("feel", value?.feel),
      zoomSpring: try fields("zoomSpring", value?.zoomSpring), wheelFeel: try fields("wheelFeel", value?.wheelFeel),
      decelerationLaw: try fields.optional("decelerationLaw", value?.decelerationLaw),
      anchor: try fields("anchor", value?.anchor), zoom: try fields("logZoomScale", value?.zoom),
      shift: try fields("shift", value?.shift))
  }
}

extension Drawer.SavedState: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let state = Self(
      anchors: try fields("anchors", value?.anchors), height: try fields.number("height", value?.height),
      bounces: try fields("bounces", value?.bounces), wheelFeel: try fields("wheelFeel", value?.wheelFeel),
      snapping: try fields("snapping", value?.snapping))
    try fields.check(
      state.anchors.indices.contains(state.snapping.target), "A drawer has anchors, and its target is one of them.")
    return state
  }
}

extension PagingScrollView.SavedState: Codable, PlainCodable where Pages: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    var state = Self(
      layout: try fields("layout", value?.layout), axis: try fields.axis("axis", value?.axis),
      reach: try fields("reach", value?.reach),
      minimumFlickVelocity: try fields.number("minimumFlickVelocity", value?.minimumFlickVelocity),
      wheelFeel: try fields("wheelFeel", value?.wheelFeel), snapping: try fields("snapping", value?.snapping))
    state.reportsPassedPages = try fields("reportsPassedPages", value?.reportsPassedPages, unless: false)
    let (indices, target) = (state.layout.indices, state.snapping.target)
    try fields.check(
      indices.contains(target) || indices.isEmpty && target == 0, "The target \(target) is none of the pages.")
    return state
  }
}

extension PagingReach: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["anyPage": .anyPage, "nextPage": .nextPage] }
}

extension PictureInPicture.SavedState: Codable, PlainCodable where Anchor: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let state = Self(
      layout: try fields("layout", value?.layout), wheelFeel: try fields("wheelFeel", value?.wheelFeel),
      snapping: try fields("snapping", value?.snapping))
    try fields.check(
      state.layout.anchors.index(of: state.snapping.target) != nil, "The target of a tile is one of its anchors.")
    return state
  }
}

extension NestedScrollView.SavedState: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let state = Self(
      feel: try fields("feel", value?.feel), axis: try fields.axis("axis", value?.axis),
      wheelFeel: try fields("wheelFeel", value?.wheelFeel),
      decelerationLaw: try fields.optional("decelerationLaw", value?.decelerationLaw),
      members: try fields("members", value?.members), order: try fields("order", value?.order),
      offsets: try fields("offsets", value?.offsets), travel: try fields("travel", value?.travel))
    try fields.check(
      !state.members.isEmpty && state.members.count == state.offsets.count,
      "Nested views have at least one member, and one offset for each.")
    return state
  }
}

extension ListDrawer.SavedState: Codable, PlainCodable where Detent: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let state = Self(
      detents: try fields("detents", value?.detents), layout: try fields("layout", value?.layout),
      feel: try fields("feel", value?.feel), wheelFeel: try fields("wheelFeel", value?.wheelFeel),
      drawer: try fields("sheet", value?.drawer), list: try fields("list", value?.list),
      dragPart: try fields.part("dragPart", value?.dragPart),
      handover: try fields.optional("handover", value?.handover))
    try fields.check(
      state.detents.names.count == state.drawer.anchors.count, "A drawer has one anchor for each detent.")
    return state
  }
}

extension ListDrawer.SavedHandover: Codable, PlainCodable where Detent: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Self(
      time: try fields.finite("time", value?.time), isToList: try fields("isToList", value?.isToList))
  }
}
