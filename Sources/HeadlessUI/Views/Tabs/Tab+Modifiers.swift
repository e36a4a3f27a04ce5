extension Tab {
  /// Shows `count` beside the tab; nothing where it is 0.
  public func badge(_ count: Int) -> Tab {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows `label` beside the tab.
  public func badge(_ label: LocalizedStringKey?) -> Tab {
    badge(label.map { Text($0) })
  }

  /// Shows `label` beside the tab.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> Tab {
    badge(label.map { Text($0) })
  }

  /// Shows `label` beside the tab.
  public func badge(_ label: Text?) -> Tab {
    var tab = self
    tab.badge = label
    return tab
  }

  /// Names the tab in every language.
  public func accessibilityIdentifier(_ identifier: String) -> Tab {
    var tab = self
    tab.identifier = identifier
    return tab
  }
}
