import StateBinding

/// Turns views into the elements of a screen, and keeps what belongs to their places.
///
/// Views made elsewhere need nothing of it: the evaluation of their body is all there is to do.
@MainActor
public struct Evaluation {
  /// What has been evaluated of the page so far.
  @usableFromInline var page = Page()
  /// What holds for the view that is evaluated.
  @usableFromInline var environment: EnvironmentValues
  /// Where the elements are shown.
  @usableFromInline var layout = Layout()
  /// Whether the row that is evaluated has said what swiping it from its end offers.
  var hasSwipeActions = false
  /// How far what scrolls around the view is shown.
  var scrolling = Scrolling.none
  /// Whether the next view that ignores the elements in it is adjusted as a whole.
  var isAdjusted = false
  /// What happens once everything is evaluated.
  let effects: Effects

  @usableFromInline var scope: Scope
  @usableFromInline var nextSlot = 0
  @usableFromInline var level = 0
  @usableFromInline var room = StackRoom()

  init(scope: Scope, environment: EnvironmentValues, effects: Effects) {
    self.scope = scope
    self.environment = environment
    self.effects = effects
  }

  /// Begins anew.
  mutating func begin() {
    room = StackRoom()
    nextSlot = 0
    page.removeAll()
  }

  mutating func evaluate<Content: View>(_ view: Content) {
    view.evaluate(in: &self)
  }

  /// Puts what was evaluated into `page`, and takes the last one for itself.
  mutating func end(with page: inout Page) {
    self.page.keepElements(of: &page)
    swap(&self.page, &page)
  }
}

extension Evaluation {
  /// The next slot of the scope.
  mutating func slot<Kind: Slot>(_ make: @autoclosure () -> Kind) -> Kind {
    defer { nextSlot += 1 }
    return scope.slot(nextSlot, make)
  }

  /// Evaluates with the slots of `scope`.
  @inlinable
  mutating func evaluate(in scope: Scope, _ content: (inout Evaluation) -> Void) {
    let outer = self.scope
    let next = nextSlot
    self.scope = scope
    nextSlot = 0
    content(&self)
    self.scope = outer
    nextSlot = next
  }

  /// Evaluates one branch of a view, in the next slot.
  @inlinable
  mutating func evaluate(branch: Int?, _ content: (inout Evaluation) -> Void) {
    guard let scope = branchScope(of: branch) else { return }
    evaluate(in: scope, content)
  }

  @usableFromInline
  mutating func branchScope(of branch: Int?) -> Scope? {
    slot(BranchSlot<Int>()).scope(of: branch)
  }

  /// Evaluates one branch of a view, in the next slot.
  mutating func evaluate<Branch: Equatable>(
    branch: Branch?, _ content: (inout Evaluation) -> Void
  ) {
    guard let scope = slot(BranchSlot<Branch>()).scope(of: branch) else { return }
    evaluate(in: scope, content)
  }

  /// Evaluates with another environment.
  mutating func with(
    _ change: (inout EnvironmentValues) -> Void, _ content: (inout Evaluation) -> Void
  ) {
    let outer = environment
    change(&environment)
    content(&self)
    environment = outer
  }

  /// Evaluates one level deeper.
  @inlinable
  mutating func descend(into view: Any.Type, _ content: (inout Evaluation) -> Void) {
    level &+= 1
    if !room.isLeft { Self.failTooDeep(at: level, in: view) }
    content(&self)
    level &-= 1
  }

  @usableFromInline
  static func failTooDeep(at level: Int, in view: Any.Type) -> Never {
    programError(
      "\(level) views stand inside one another, the innermost a \(view), which is all that the stack has room for; show less of what is nested"
    )
  }

  /// Evaluates the body of `view`, with its state.
  @inlinable
  mutating func evaluateBody<Content: View>(of view: Content) {
    var view = view
    bindState(of: &view)
    // Nothing changes it any more, so it need not be copied to be read.
    let bound = consume view
    descend(into: Content.self) { bound.body.evaluate(in: &$0) }
  }

  /// Evaluates to a page of its own.
  mutating func evaluatePage(in scope: Scope, _ content: (inout Evaluation) -> Void) -> Page {
    let outer = replacePage(with: .withRoom())
    let (layout, scrolling) = (layout, scrolling)
    self.layout = Layout()
    self.scrolling = .none
    evaluate(in: scope, content)
    self.layout = layout
    self.scrolling = scrolling
    return replacePage(with: outer)
  }

  fileprivate mutating func replacePage(with page: consuming Page) -> Page {
    swap(&self.page, &page)
    return page
  }
}
