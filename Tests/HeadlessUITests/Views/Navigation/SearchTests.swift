import HeadlessUI
import Testing

struct SearchTests {
  @Test func `searching is on once something is typed`() throws {
    let view = ShownView(Searching())
    #expect(view.outline == ["field 'Name' = ''", "list", "  row 'idle'"])
    try view.send(.type("kim"), to: "Name")
    #expect(view.outline == ["field 'Name' = 'kim' selected", "list", "  row 'on'"])
  }

  @Test func `what is asked for may be left out`() {
    let view = ShownView {
      Text("a").searchable(text: .constant(""), isPresented: .constant(true))
    }
    #expect(view.outline == ["field 'Search' = '' selected", "text 'a'"])
  }

  @Test func `that nothing was found is said in the language of the person`() {
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

private struct Searching: View {
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    List { Text(isOn ? "on" : "idle") }.searchable(text: $text, isPresented: $isOn, prompt: "Name")
  }
}
