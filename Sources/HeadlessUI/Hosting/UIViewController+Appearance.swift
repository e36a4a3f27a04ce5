extension UIViewController {
  /// Comes up, with what it shows.
  final func appear() {
    willAppear()
    didAppear()
  }

  /// Goes, with what it shows.
  final func disappear() {
    willDisappear()
    didDisappear()
  }

  final func willAppear() {
    loadViewIfNeeded()
    isComing = true
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in shownChildren { child.willAppear() }
  }

  final func didAppear() {
    isComing = false
    isShown = true
    viewDidAppear(false)
    // What was told may have put in a child, which then has come up, or is to come up from the beginning.
    for child in shownChildren where !child.isShown {
      if !child.isComing { child.willAppear() }
      child.didAppear()
    }
  }

  final func willDisappear() {
    viewWillDisappear(false)
    for child in children where child.isShown { child.willDisappear() }
  }

  final func didDisappear() {
    isShown = false
    viewDidDisappear(false)
    for child in children where child.isShown { child.didDisappear() }
  }

  /// Comes into a window that is shown, with what is on top of it.
  final func enterWindow() {
    if let presented, presented.modalPresentationStyle == .fullScreen {
      presented.enterWindow()
    } else {
      if !isShown { appear() }
      presented?.enterWindow()
    }
  }

  /// Goes out of its window, what is on top of it first.
  final func leaveWindow() {
    presented?.leaveWindow()
    if isShown { disappear() }
  }

  /// Does `transition` while it counts as moving between parents or presenters.
  final func moving(_ transition: (UIViewController) -> Void) {
    isMoving = true
    transition(self)
    isMoving = false
  }

  /// Does `transition` while it counts as leaving its parent or presenter.
  final func leaving(_ transition: (UIViewController) -> Void) {
    isGoing = true
    moving(transition)
    isGoing = false
  }
}
