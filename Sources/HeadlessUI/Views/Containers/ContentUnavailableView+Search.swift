extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that a search has found nothing.
  public static var search: Self { nothingFound("No Results") }

  /// Says that a search for `text` has found nothing.
  public static func search(text: String) -> Self {
    text.isEmpty ? search : nothingFound("No Results for “\(text)”")
  }

  private static func nothingFound(_ title: LocalizedStringKey) -> Self {
    Self(
      title, systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
