extension EnvironmentValues {
  /// Whether something is being searched for in what is around the view: the field to search by holds text or is selected.
  public var isSearching: Bool { self[SearchingKey.self].isOn }

  /// Ends searching in what is around the view.
  public var dismissSearch: DismissSearchAction { self[SearchingKey.self].dismiss }
}

/// Ends searching: clears the field to search by, which is not selected then.
@MainActor
public struct DismissSearchAction {
  var action: (@MainActor () -> Void)?

  /// Ends it; does nothing where there is no field to search by.
  public func callAsFunction() {
    action?()
  }
}

/// What `searchable` tells the view that it stands on.
struct Searching {
  var isOn = false
  var dismiss = DismissSearchAction()
}

struct SearchingKey: EnvironmentKey {
  static let defaultValue = Searching()
}
