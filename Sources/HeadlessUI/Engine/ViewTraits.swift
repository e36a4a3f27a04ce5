/// What a modifier says of the view that it stands on to what is around it.
@MainActor
final class ViewTraits {
  /// What choosing the view means.
  let tag: AnyHashable?
  /// What stands beside its tab.
  let badge: Text?
  /// What its tab says.
  let tabItem: (any View)?
  /// What becomes of the elements in it.
  let children: AccessibilityChildBehavior?

  init(
    tag: AnyHashable? = nil, badge: Text? = nil, tabItem: (any View)? = nil,
    children: AccessibilityChildBehavior? = nil
  ) {
    self.tag = tag
    self.badge = badge
    self.tabItem = tabItem
    self.children = children
  }
}

/// A view with a modifier on it.
@MainActor
protocol TraitHolder {
  var traits: ViewTraits? { get }
  var traitContent: any View { get }
}

extension ModifiedView: TraitHolder where Content: View {
  var traitContent: any View { content }
}

extension TraitHolder {
  /// What is said of a view that is a tab, by the modifiers on it; nil if it is none.
  ///
  /// A tag may stand inside of the tab item; a badge inside of it is one of what the tab shows.
  var tabItem: ViewTraits? {
    var tag = traits?.tag
    var badge = traits?.badge
    var tabItem = traits?.tabItem
    var next = traitContent
    while let holder = next as? any TraitHolder {
      tag = tag ?? holder.traits?.tag
      if tabItem == nil {
        badge = badge ?? holder.traits?.badge
        tabItem = holder.traits?.tabItem
      }
      next = holder.traitContent
    }
    return tabItem.map { ViewTraits(tag: tag, badge: badge, tabItem: $0) }
  }
}

extension View {
  /// What a modifier on the view says becomes of the elements in it.
  var childBehavior: AccessibilityChildBehavior? {
    var next: any View = self
    while let holder = next as? any TraitHolder {
      if let children = holder.traits?.children { return children }
      next = holder.traitContent
    }
    return nil
  }
}
