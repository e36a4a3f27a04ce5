extension Interactor {
  /// Reports a `router` or a `listener` of this interactor that is still nil when `router` is loaded. Calls of a nil reference
  /// do nothing, so the mistake would be silent.
  ///
  /// A root may have no listener.
  func reportMissingReferences(of router: TreeNode) {
    let properties = storedProperties(of: self, below: { $0 == Interactor.self })
    let isMissing = { name in properties.first { $0.name == name }.map { isNil($0.value) } ?? false
    }
    if isMissing("router") {
      reportUnwired(
        "\(type(of: self)).router is nil when \(ribName(of: router.ribType)) is loaded, so no route is taken; set interactor.router in the init of \(router.ribType)"
      )
    }
    if let parent = router.parent, isMissing("listener") {
      reportUnwired(
        "\(type(of: self)).listener is nil although \(ribName(of: router.ribType)) is attached to \(ribName(of: parent.ribType)), so nobody hears the interactor; set interactor.listener in the builder"
      )
    }
  }

  private func reportUnwired(_ message: String) {
    Diagnostic(kind: .unwired, message: message).report()
  }
}
