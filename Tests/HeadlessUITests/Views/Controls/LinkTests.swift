import HeadlessUI
import Testing

struct LinkTests {
  @Test func `a link opens its destination through the environment's openURL`() throws {
    var opened: [String] = []
    let view = ShownView {
      Link("Site", destination: "https://example.com")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url)
            return .handled
          })
    }
    #expect(view.outline == ["link 'Site'"])
    try view.tap("Site")
    #expect(opened == ["https://example.com"])
  }

  @Test func `a view opens a URL through the environment's openURL`() throws {
    let view = ShownView {
      Opener()
      Opener().environment(\.openURL, OpenURLAction { _ in .handled })
    }
    try view.window.send(.tap, to: 0)
    try view.window.send(.tap, to: 2)
    #expect(view.outline == ["button 'Open'", "text 'refused'", "button 'Open'", "text 'opened'"])
  }
}

private struct Opener: View {
  @Environment(\.openURL) private var openURL
  @State private var result = ""

  var body: some View {
    Button("Open") { openURL("x:y") { result = $0 ? "opened" : "refused" } }
    if !result.isEmpty { Text(result) }
  }
}
