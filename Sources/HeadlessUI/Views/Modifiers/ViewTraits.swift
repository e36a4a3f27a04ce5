/// What a modifier says of the view that it stands on to what is around it.
@MainActor
struct ViewTraits {
  /// What choosing the view means.
  var tag: AnyHashable?
  /// What stands beside its tab.
  var badge: Text?
  /// What its tab says.
  var tabItem: (any View)?
}

/// A view with a modifier on it.
@MainActor
protocol TraitHolder {
  var traits: ViewTraits { get }
  var traitContent: any View { get }
}

extension ModifiedView: TraitHolder {
  var traitContent: any View { content }
}

extension TraitHolder {
  /// What is said of a view that is a tab, by the modifiers on it; nil if it is none.
  var tabItem: ViewTraits? {
    var found = traits
    var next = traitContent
    while let holder = next as? any TraitHolder {
      found.tag = found.tag ?? holder.traits.tag
      if found.tabItem == nil {
        found.badge = found.badge ?? holder.traits.badge
        found.tabItem = holder.traits.tabItem
      }
      next = holder.traitContent
    }
    return found.tabItem == nil ? nil : found
  }
}
