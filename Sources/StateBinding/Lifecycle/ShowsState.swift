/// Something that shows state, and by that begins and ends work: a window, whose views have tasks.
@MainActor
package protocol ShowsState: AnyObject {
  /// Whether nothing has changed since it last showed what there is.
  var isUpToDate: Bool { get }

  /// Shows what has changed; whether there was anything, and it has come to rest.
  func bringUpToDate() -> Bool
}

/// Something that shows state, kept by others.
struct WeakShown {
  weak var value: (any ShowsState)?
}
