extension Interactor {
  /// Reports a `router` or a `listener` of this interactor that is still nil when `router` is loaded. Calls of a nil reference
  /// do nothing, so the mistake would be silent.
  ///
  /// A root may have no listener.
  func reportMissingReferences(of router: TreeNode) {
    let missing = missingReferences
    if missing.contains("router") {
      reportUnwired(
        "\(type(of: self)).router is nil when \(ribName(of: router.ribType)) is loaded, so no route is taken; set interactor.router in the init of \(router.ribType)"
      )
    }
    if let parent = router.parent, missing.contains("listener") {
      reportUnwired(
        "\(type(of: self)).listener is nil although \(ribName(of: router.ribType)) is attached to \(ribName(of: parent.ribType)), so nobody hears the interactor; set interactor.listener in the builder"
      )
    }
  }

  /// Names `router` and `listener` if a subclass stores them as optionals that are nil.
  private var missingReferences: [String] {
    var missing: [String] = []
    var found: [String] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != Interactor.self {
      for case (let name?, let value) in level.children
      where (name == "router" || name == "listener") && !found.contains(name) {
        found.append(name)
        let held = Mirror(reflecting: value)
        if held.displayStyle == .optional, held.children.isEmpty { missing.append(name) }
        if found.count == 2 { return missing }
      }
      mirror = level.superclassMirror
    }
    return missing
  }

  private func reportUnwired(_ message: String) {
    Diagnostic(kind: .unwired, message: message).report()
  }
}
