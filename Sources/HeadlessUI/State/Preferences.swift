/// A value that views give to the views around them.
@MainActor
@preconcurrency
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines `value` with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Gives `value` to the views around, in place of the values that the views inside give.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modified { content, evaluation in
      let outer = evaluation.page.preferences
      content(&evaluation)
      evaluation.page.preferences[ObjectIdentifier(key)] = outer[ObjectIdentifier(key)]
      evaluation.page.add(Preference(key, value))
    }
  }

  /// Changes the value that the views inside give.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ callback: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    preferences(of: key) { value, evaluation in
      var value = value
      callback(&value)
      evaluation.page.preferences[ObjectIdentifier(key)] = Preference(key, value)
    }
  }

  /// Runs `action` with the value that the views inside give: after the first evaluation, and after each one that changes the
  /// value.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    preferences(of: key) { value, evaluation in
      let slot = evaluation.slot(ValueSlot<Key.Value>())
      if slot.value != value { evaluation.places.tell { action(value) } }
      slot.value = value
    }
  }

  /// Calls `read` with the value that the views inside give.
  private func preferences<Key: PreferenceKey>(
    of key: Key.Type, _ read: @escaping @MainActor (Key.Value, inout Evaluation) -> Void
  ) -> some View {
    modified { content, evaluation in
      let outer = evaluation.page.preferences
      evaluation.page.preferences = [:]
      content(&evaluation)
      let inner = evaluation.page.preferences[ObjectIdentifier(key)]?.value as? Key.Value
      read(inner ?? Key.defaultValue, &evaluation)
      let all = evaluation.page.preferences.values
      evaluation.page.preferences = outer
      for preference in all { evaluation.page.add(preference) }
    }
  }
}

/// A value that the views on a page give to the views around them.
@MainActor
struct Preference {
  fileprivate let key: ObjectIdentifier
  fileprivate let value: Any
  /// Combines the value with that of a later view.
  fileprivate let reduced: @MainActor (Preference) -> Preference

  fileprivate init<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
    reduced = { next in
      guard let next = next.value as? Key.Value else { return next }
      var value = value
      Key.reduce(value: &value, nextValue: { next })
      return Preference(key, value)
    }
  }
}

extension Page {
  /// Combines `preference` with the earlier values for its key.
  @MainActor
  mutating func add(_ preference: Preference) {
    preferences[preference.key] = preferences[preference.key]?.reduced(preference) ?? preference
  }
}
