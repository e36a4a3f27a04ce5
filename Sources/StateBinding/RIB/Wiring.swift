extension Interactor {
  /// Reports a `router` or a `listener` of this interactor that is still nil when `router` is loaded. Calls of a nil reference do
  /// nothing, so the mistake would be silent.
  ///
  /// A root may have no listener.
  func reportMissingReferences(of router: RouterNode) {
    if hasNil("router") {
      reportUnwired(
        "\(type(of: self)).router is nil when \(ribName(of: type(of: router.routing))) is loaded, so no route is taken; set interactor.router in the init of \(type(of: router.routing))"
      )
    }
    if let parent = router.parent, hasNil("listener") {
      reportUnwired(
        "\(type(of: self)).listener is nil although \(ribName(of: type(of: router.routing))) is attached to \(ribName(of: type(of: parent))), so nobody hears the interactor; set interactor.listener in the builder"
      )
    }
  }

  /// Whether a stored property `name` of a subclass is an optional without a value.
  private func hasNil(_ name: String) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != Interactor.self {
      for case (name, let value) in level.children {
        let value = Mirror(reflecting: value)
        return value.displayStyle == .optional && value.children.isEmpty
      }
      mirror = level.superclassMirror
    }
    return false
  }

  private func reportUnwired(_ message: String) {
    Diagnostic(kind: .unwired, message: message).report()
  }
}
