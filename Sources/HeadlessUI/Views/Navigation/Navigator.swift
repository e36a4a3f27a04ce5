/// What pushes and pops the pages of a navigation stack.
@MainActor
protocol Navigator: AnyObject {
  /// Pushes the page for `value`.
  func push(_ value: AnyHashable)
  /// Pushes the page that `link` leads to.
  func push(_ link: LinkSlot)
  /// Tells that `link` is there: without it, the page that it has pushed goes.
  func note(_ link: LinkSlot)
  /// The pages for values.
  var destinations: Destinations { get }
  /// Shows one more page, as long as this is said in each evaluation.
  func present(_ page: PushedPage)
}

/// Evaluates the page for a value.
typealias Destination = @MainActor (AnyHashable, inout Evaluation) -> Void

/// A page that a binding has pushed.
struct PushedPage {
  let scope: Scope
  let evaluate: @MainActor (inout Evaluation) -> Void
  let dismiss: @MainActor () -> Void
}

/// Where a link to a view stands, and the view that it leads to, as it was evaluated last.
final class LinkSlot: Slot {
  var evaluate: (@MainActor (inout Evaluation) -> Void)?
}
