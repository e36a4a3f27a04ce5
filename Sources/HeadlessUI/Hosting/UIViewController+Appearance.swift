/// How far a view controller has come up or gone.
enum Appearance {
  /// It cannot be seen.
  case gone
  /// Its view is being loaded, so that it can come up; it has been told nothing of that.
  case loading
  /// It has been told that it is about to come up.
  case coming
  /// It has come up.
  case shown
  /// It has been told that it is about to go.
  case going
}

extension UIViewController {
  /// Whether it is in a window and can be seen there.
  final var isShown: Bool { appearance == .shown || appearance == .going }
  /// Whether it is in the window, or about to come up there.
  final var hasCome: Bool { appearance == .shown || appearance == .coming }

  // What is told may turn things round: take away what is coming up, bring back what is going. Each step is therefore
  // taken only by what is still where the step before has left it, and two calls for one step are one.

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
    guard appearance == .gone || appearance == .going else { return }
    appearance = .loading
    loadViewIfNeeded()
    guard appearance == .loading else { return }
    appearance = .coming
    viewWillAppear(false)
    if appearance == .coming { viewIsAppearing(false) }
    for child in shownChildren where appearance == .coming { child.willAppear() }
  }

  final func didAppear() {
    guard appearance == .coming else { return }
    appearance = .shown
    viewDidAppear(false)
    // What was told may have put in a child, which then has come up, or is to come up from the beginning.
    for child in shownChildren where appearance == .shown && child.parent === self {
      child.willAppear()
      child.didAppear()
    }
  }

  final func willDisappear() {
    switch appearance {
    case .gone, .going: return
    case .loading: appearance = .gone
    case .coming, .shown:
      appearance = .going
      viewWillDisappear(false)
      for child in children where appearance == .going { child.willDisappear() }
    }
  }

  final func didDisappear() {
    guard appearance == .going else { return }
    appearance = .gone
    viewDidDisappear(false)
    for child in children where appearance == .gone { child.disappear() }
  }

  /// Comes into a window that is shown, with what is on top of it.
  final func enterWindow() {
    if isCovered {
      presented?.enterWindow()
    } else {
      appear()
      if appearance == .shown { presented?.enterWindow() }
    }
  }

  /// Goes out of its window, what is on top of it first.
  final func leaveWindow() {
    presented?.leaveWindow()
    disappear()
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
