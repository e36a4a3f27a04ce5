/// Something that shows state, and begins and ends work by that: a window, whose views have tasks.
@MainActor
package protocol ShowsState: AnyObject {
  /// Looks at what there is to show; true if that had effects, such as an action, or a task that began or was cancelled.
  func look() -> Bool
}

/// A window of a run, which does not keep it.
struct WeakWindow {
  weak var value: (any ShowsState)?
}

/// The evaluation of views.
@MainActor
@usableFromInline
package enum Look {
  /// Whether views are being evaluated: what they read does not go to Observation, what they write is reported.
  @usableFromInline package static var isUnderWay = false

  /// Reports that a view writes `state` while it is evaluated.
  @usableFromInline
  package static func reportWrite(of state: @autoclosure () -> String) {
    Diagnostic(
      kind: .view,
      message:
        "a body writes \(state()); write it in an action, onAppear, onChange or task instead"
    ).report()
  }
}
