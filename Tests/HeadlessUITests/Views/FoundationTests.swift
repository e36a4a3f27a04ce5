import Foundation
import HeadlessUI
import Testing

#if !canImport(CoreGraphics)
  private typealias CGFloat = HeadlessUI.CGFloat
#endif

/// A file may import Foundation beside HeadlessUI.
struct FoundationTests {
  @Test func `rows are deleted by an index set`() throws {
    var names = ["a", "b"]
    let view = ShownView.anew {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { (offsets: IndexSet) in names.remove(atOffsets: offsets) }
      }
    }
    try view.window.send(.tap, to: 2)
    #expect(view.outline == ["list", "  row 'b'", "    button 'Delete' destructive"])
  }

  @Test func `lengths can be Foundation's or HeadlessUI's`() {
    let size: CGFloat = 3
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    let view = ShownView { Text("a").frame(width: size, height: rect.height).padding(rect.width) }
    #expect(view.outline == ["text 'a'"])
  }

  @Test func `a view controller can declare init(coder:)`() {
    #expect(Coded(name: "a").title == "a")
  }

  @Test func `a link takes a Foundation URL`() throws {
    var opened = ""
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    let view = ShownView {
      Link("Site", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            opened = $0
            return .handled
          })
    }
    try view.tap("Site")
    #expect(opened == "https://example.com/a?b=c")
  }

  @Test func `an alert about a localized error is titled by the error's text`() throws {
    let view = ShownView(Refusing())
    #expect(view.screen.alert?.title == "Wrong name")
    #expect(view.screen.alert?.message == "Use another one.")
    try view.tap("OK")
    #expect(view.screen.alert?.title == "full")
  }
}

private struct Refusing: View {
  @State private var refusal: Refusal? = .wrongName
  @State private var limit: Limit?

  var body: some View {
    Text("page")
      .alert(isPresented: .constant(true), error: refusal) { _ in
        Button("OK") { (refusal, limit) = (nil, .full) }
      } message: { refusal in
        Text(refusal.recoverySuggestion ?? "")
      }
      .alert(isPresented: .constant(true), error: limit) {}
  }

  enum Refusal: LocalizedError, CustomStringConvertible {
    case wrongName

    var errorDescription: String? { "Wrong name" }
    var recoverySuggestion: String? { "Use another one." }
    var description: String { errorDescription ?? "" }
  }

  enum Limit: LocalizedError {
    case full

    var errorDescription: String? { "There is no room" }
  }
}

private final class Coded: UIViewController {
  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError() }
}
