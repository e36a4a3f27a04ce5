/// What ``NavigationStack`` is spelled as in older files.
public typealias NavigationView = NavigationStack

extension View {
  /// Calls the page that the view is on `title`; how large the title is has no effect.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  /// Calls the page that the view is on `title`; how large the title is has no effect.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  /// Calls the page that the view is on `title`; how large the title is has no effect.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  /// Puts both views into the navigation bar of the page.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      leading
      trailing
    }
  }

  /// Puts `leading` into the navigation bar of the page.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { leading }
  }

  /// Puts `trailing` into the navigation bar of the page.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { trailing }
  }
}
