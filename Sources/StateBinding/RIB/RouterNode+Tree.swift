extension RouterNode {
  /// Attaches `child`: it becomes active if this is, and is loaded.
  ///
  /// A child attached to an inactive router is inactive, is loaded at once, and becomes active with it. `caller` names
  /// the routing method in the trace.
  public final func attachChild(_ child: any Routing, caller: StaticString = #function) {
    if child is RouterNode {
      // Known to be right, and without the retain and the release of `as?`; rows "attach + detach".
      attach(unsafeDowncast(child, to: RouterNode.self), caller)
    } else {
      attach(ForeignNode.known(child) ?? ForeignNode(child), caller)
    }
  }

  private func attach(_ node: RouterNode, _ caller: StaticString) {
    checkAttachable(node, caller)
    if Trace.isOn {
      run.trace.recordRoute(self, caller)
      run.trace.record(.attach, node.routing, "to \(ribName(of: type(of: routing)))")
    }
    childList.append(node)
    node.parent = self
    node.isLeaving = false
    node.releaseDepth = 0
    node.placeReference.with { place in
      if place.expected != nil { node.run.leaks.drop(place) }
    }
    if LeakDetector.isEnabled { node.stand(below: self) }
    if isActive {
      if node.followParent() { node.spreadActivation() }
    } else if node.isActive {
      node.interactable.deactivate()
    }
    // It may have left again when it became active.
    if node.parentReference.refers(to: self) { node.load() }
  }

  /// Detaches `child`: it becomes inactive, is no longer a child, and keeps its own children.
  public final func detachChild(_ child: any Routing, caller: StaticString = #function) {
    if child is RouterNode {
      detach(unsafeDowncast(child, to: RouterNode.self), caller)
    } else if let node = ForeignNode.known(child) {
      detach(node, caller)
    } else {
      refuseToDetach(child, from: nil)
    }
  }

  private func detach(_ node: RouterNode, _ caller: StaticString) {
    guard node.parentReference.refers(to: self) else {
      refuseToDetach(node.routing, from: node.parent)
    }
    if Trace.isOn { run.trace.recordRoute(self, caller) }
    node.isLeaving = true
    node.deactivate()
    // It may have been detached as it resigned, and attached again.
    guard node.parentReference.refers(to: self), node.isLeaving else { return }
    childList.remove(node)
    node.parent = nil
    node.isLeaving = false
    node.didLeave(self)
  }

  /// Has ceased to be a child of `parent`.
  final func didLeave(_ parent: RouterNode) {
    if Trace.isOn {
      run.trace.record(.detach, routing, "from \(ribName(of: type(of: parent.routing)))")
    }
    guard LeakDetector.isEnabled else { return }
    placeReference.with { place in
      if driven.isEmpty {
        run.leaks.expect(.reattachment, of: self, at: place)
      } else {
        driven.with { $0.run.leaks.expect(.reattachment, of: self, at: place) }
      }
    }
  }

  private func stand(below parent: RouterNode) {
    if parent.placeReference.isEmpty {
      parent.placeReference = Unkept(keeping: Place(of: parent.routerType))
    }
    parent.placeReference.with { above in
      guard let place = placeReference.reference else {
        placeReference = Unkept(keeping: Place(of: routerType, below: above))
        return
      }
      // What nothing else refers to has nothing below it.
      if !isOnlyReference(place) { above.forget(place.takeUnretainedValue()) }
      place.takeUnretainedValue().parent = above
    }
  }

  private func checkAttachable(_ node: RouterNode, _ caller: StaticString) {
    if let parent = node.parent {
      programError(
        """
        \(name(node.routing)) cannot be attached to \(name(self)) in \(caller): \
        it is already attached to \(parent === self ? "it; attach it once" : "\(name(parent)); detach it first")
        """)
    }
    if node === self {
      programError("\(name(self)) cannot be attached to itself; attach a router of another RIB")
    }
    // Only what has children can stand above this router.
    if node.childList.isEmpty { return }
    var ancestor = parent
    while let router = ancestor {
      if router === node {
        programError(
          """
          \(name(node)) cannot be attached to \(name(self)): it stands above it in the tree; \
          detach \(name(self)) from there first
          """)
      }
      ancestor = router.parent
    }
  }

  private func refuseToDetach(_ child: any Routing, from parent: RouterNode?) -> Never {
    programError(
      """
      \(name(child)) cannot be detached from \(name(self)): \
      it is \(parent.map { "a child of \(name($0))" } ?? "not attached to any router"); \
      detach it from its own parent, once
      """)
  }

  private func name(_ router: any Routing) -> String { "\(type(of: router))" }
}

// Disfavoured, so that a router's own methods call the ones that know their name, whatever the type of the child.
extension Routing where Self: RouterNode {
  /// Attaches `child`, for callers that know this router as a `Routing` only.
  @_disfavoredOverload
  public func attachChild(_ child: any Routing) {
    attachChild(child, caller: "attachChild(_:)")
  }

  /// Detaches `child`, for callers that know this router as a `Routing` only.
  @_disfavoredOverload
  public func detachChild(_ child: any Routing) {
    detachChild(child, caller: "detachChild(_:)")
  }
}
