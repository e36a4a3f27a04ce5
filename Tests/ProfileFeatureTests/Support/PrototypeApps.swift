import HeadlessDriver
import HeadlessUI

extension Program {
  static var sizes: Program {
    Program(
      name: "sizes", version: "1", summary: "", exploring: ExplorerPlan(key: { $0.screen.title })
    ) { _ in .showing(Sizes()) }
  }

  static func wall(_ text: String) -> Program {
    Program(name: "wall", version: "1", summary: "") { _ in .showing(Wall(text: text)) }
  }

  static var tree: Program {
    Program(name: "tree", version: "1", summary: "") { _ in .showing(Tree()) }
  }

  /// Thirty steps in English, and one in Korean.
  static var stairs: Program {
    Program(name: "stairs", version: "1", summary: "") { launch in
      .showing(Stairs(last: launch.language == "ko" ? 1 : 30))
    }
  }

  static var fields: Program {
    Program(name: "fields", version: "1", summary: "") { _ in .showing(Fields()) }
  }
}

extension App {
  fileprivate static func showing(_ view: some View) -> App {
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    return App(window: window, embedding: { [] })
  }
}

/// Two buttons lead to two screens that the plan's key counts as one.
private struct Sizes: View {
  @HeadlessUI.State private var size = ""

  var body: some View {
    VStack {
      if size.isEmpty {
        Button("Small") { size = "small" }
        Button("Large") { size = "large" }
      } else {
        Text(verbatim: size)
        Button("Back") { size = "" }
      }
    }
    .navigationTitle(Text(verbatim: size.isEmpty ? "Sizes" : "A size"))
  }
}

/// Shows one text wherever a screen has texts.
private struct Wall: View {
  @HeadlessUI.State private var typed: String
  @HeadlessUI.State private var isAsking = false
  private let text: String

  init(text: String) {
    self.text = text
    typed = text
  }

  var body: some View {
    VStack {
      Text(verbatim: text)
      TextField(text: $typed) { Text(verbatim: text) }.accessibilityIdentifier("field")
      Button(action: { isAsking = true }) { Text(verbatim: text) }.accessibilityIdentifier("ask")
    }
    .navigationTitle(Text(verbatim: text))
    .alert(Text(verbatim: text), isPresented: $isAsking) {
      Button(action: {}) { Text(verbatim: text) }
      Button("Leave", role: .cancel) {}
    }
  }
}

/// Each line leads to two new screens.
private struct Tree: View {
  @HeadlessUI.State private var number = 1

  var body: some View {
    VStack {
      ForEach(0..<12, id: \.self) { row in Text(verbatim: "Row \(row) of \(number)") }
      Button("Left") { number = 2 * number }
      Button("Right") { number = 2 * number + 1 }
      if number > 1 { Button("Up") { number /= 2 } }
    }
    .navigationTitle(Text(verbatim: "Number \(number)"))
  }
}

private struct Stairs: View {
  @HeadlessUI.State private var step = 0
  let last: Int

  init(last: Int) { self.last = last }

  var body: some View {
    VStack {
      Button("Up") { step = min(step + 1, last) }
      Button("Down") { step = max(step - 1, 0) }
    }
    .navigationTitle(Text(verbatim: "Step \(step)"))
  }
}

/// A field that takes no text, and one that takes texts but has nothing to submit.
private struct Fields: View {
  @HeadlessUI.State private var text = ""

  var body: some View {
    VStack {
      TextField("Off", text: $text).disabled(true)
      TextField("On", text: $text)
    }
    .navigationTitle("Fields")
  }
}
