import HeadlessUI
import Testing

struct SearchTests {
  @Test func `typing starts the search, and dismissSearch ends it and clears its flag`() throws {
    let view = ShownView(state: "", false) { $text, $isOn in
      List {
        Text(isOn ? "on" : "idle")
        EndOfSearch()
      }
      .searchable(text: $text, isPresented: $isOn, prompt: "Name")
    }
    #expect(view.outline == ["field 'Name' = '' #search", "list", "  row 'idle'"])
    try view.send(.type("kim"), to: "search")
    #expect(
      view.outline == [
        "field 'Name' = 'kim' #search focused", "list", "  row 'on'", "  button 'End'",
      ])
    try view.tap("End")
    #expect(view.outline == ["field 'Name' = '' #search", "list", "  row 'idle'"])
  }

  @Test func `a search field without a prompt is called Search`() {
    let view = ShownView {
      Text("a").searchable(text: .constant(""), isPresented: .constant(true))
    }
    #expect(view.outline == ["field 'Search' = '' #search focused", "text 'a'"])
  }

  @Test func `a view knows that it is searched, and can end the search`() throws {
    let view = ShownView(state: "", false) { $text, $isMine in
      VStack {
        if text.isEmpty { Text(isMine ? "mine" : "all") } else { Text(text) }
        EndOfSearch()
      }
      .searchable(text: $text)
      .searchScopes($isMine) {
        Text("All").tag(false)
        Text("Mine").tag(true)
      }
    }
    #expect(view.outline == ["field 'Search' = '' #search", "text 'all'"])
    try view.send(.type("kim"), to: "search")
    #expect(
      view.outline == [
        "picker 'Scope' = 'All'", "  option 'All' selected", "  option 'Mine'",
        "field 'Search' = 'kim' #search", "text 'kim'", "button 'End'",
      ])
    try view.tap("Mine")
    try view.tap("End")
    #expect(view.outline.suffix(2) == ["field 'Search' = '' #search", "text 'mine'"])
  }

  @Test func `a suggestion is shown during the search and completes the text`() throws {
    let view = ShownView(state: "") { $text in
      Text("all").searchable(text: $text) { Text("Kim").searchCompletion("Kim") }
    }
    #expect(view.outline == ["field 'Search' = '' #search", "text 'all'"])
    try view.send(.type("k"), to: "search")
    #expect(
      view.outline == ["field 'Search' = 'k' #search", "button 'Kim'", "text 'all'"])
    try view.tap("Kim")
    #expect(view.outline.first == "field 'Search' = 'Kim' #search")
  }

  @Test func `the views for no results are translated`() {
    let strings = StringCatalogue(
      language: "ko",
      ["No Results": "결과 없음", "No Results for “%@”": "‘%@’에 대한 결과 없음"])
    let view = ShownView(strings: strings) {
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "kim")
      ContentUnavailableView.search(text: "")
    }
    #expect(
      view.outline == [
        "heading '결과 없음'", "text 'Check the spelling or try a new search.'",
        "heading '‘kim’에 대한 결과 없음'", "text 'Check the spelling or try a new search.'",
        "heading '결과 없음'", "text 'Check the spelling or try a new search.'",
      ])
  }
}

private struct EndOfSearch: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    if isSearching { Button("End") { dismissSearch() } }
  }
}
