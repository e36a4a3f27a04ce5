/// An object that shows state: a window. Showing a state may begin and end work, such as the tasks of views.
@MainActor
package protocol ShowsState: AnyObject {
  /// Evaluates the views once. Returns true if another look is needed: this one had effects, such as an action, or a task that
  /// began or was cancelled, or something that it read has changed since.
  func look() -> Bool
  /// A sentence for each body that would now give another value, although nothing has told it of a change.
  func staleViews() -> [String]
  /// Hears that the last look had no effects and no work runs.
  func rest()
  /// The remedy for `viewModel`, which has no listener, if a view controller has a listener that it does not hand on.
  func remedy(forUnheard viewModel: AnyObject) -> String?
  /// A property that refers to `object`, such as `RootInteractor.lastDetail`.
  func property(referringTo object: AnyObject) -> String?
}

extension ShowsState {
  package func staleViews() -> [String] { [] }
  package func remedy(forUnheard viewModel: AnyObject) -> String? { nil }
  package func property(referringTo object: AnyObject) -> String? { nil }
}

/// A window that its run holds weakly.
struct WeakWindow {
  weak var value: (any ShowsState)?
}

extension AppRun {
  /// Reports that a view does `deed`, such as `write`, to `object` while it is evaluated.
  package func reportDeed(_ deed: String, to object: String) {
    let place =
      viewUnderWay.map { "the body of \($0)" }
      ?? modifierUnderWay.map { "a closure of the modifier \($0.description.prefix { $0 != "(" })" }
      ?? "a body"
    report(
      "\(place) \(deed)s \(object); \(deed) it in an action, onAppear, onChange or task instead")
  }

  /// Reports a problem with a view.
  package func report(_ message: String) {
    diagnostics.report(Diagnostic(kind: .view, message: message))
  }
}
