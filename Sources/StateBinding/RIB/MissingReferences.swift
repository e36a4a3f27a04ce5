extension Interactor {
  /// Reports a `router` or a `listener` of this interactor that is still nil when `router` is loaded. Calls of a nil reference
  /// do nothing, so the mistake would be silent.
  ///
  /// A root may have no listener. A builder makes the same mistake each time, so a type whose references were all there once is
  /// not looked at again.
  func reportMissingReferences(of router: TreeNode) {
    let kind = ObjectIdentifier(type(of: self))
    if run.wiredTypes.contains(kind) { return }
    let properties = storedProperties(of: self, below: { $0 == Interactor.self })
    let isMissing = { name in properties.first { $0.name == name }.map { isNil($0.value) } ?? false
    }
    let (lacksRouter, lacksListener) = (isMissing("router"), isMissing("listener"))
    if !lacksRouter, !lacksListener { run.wiredTypes.insert(kind) }
    if lacksRouter {
      reportUnwired(
        "\(type(of: self)).router is nil when \(ribName(of: router.ribType)) is loaded, so no route is taken; set interactor.router in the init of \(router.ribType)"
      )
    }
    if let parent = router.parent, lacksListener {
      reportUnwired(
        "\(type(of: self)).listener is nil although \(ribName(of: router.ribType)) is attached to \(ribName(of: parent.ribType)), so nobody hears the interactor; set interactor.listener in the builder"
      )
    }
  }

  private func reportUnwired(_ message: String) {
    run.diagnostics.report(Diagnostic(kind: .unwired, message: message))
  }
}
