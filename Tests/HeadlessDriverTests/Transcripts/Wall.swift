import HeadlessDriver
import HeadlessUI
import StateBinding

/// An app that shows texts. Each text is a button that asks, then puts the text below the others.
enum Wall {
  static func program(
    _ texts: [String] = ["One", "Two"], onLaunch: @escaping (Launch) -> Void = { _ in }
  )
    -> Program
  {
    Program(
      name: "wall", version: "1", summary: "Shows texts.",
      options: [
        Option("store", value: "FILE", help: "Keep the texts in FILE"),
        Option("fail", help: "Fail", isSafeInHeader: true),
      ]
    ) { launch in
      onLaunch(launch)
      return App(
        launching: LaunchRouter<Interactable, ViewControllable>(
          interactor: Interactor(),
          viewController: WallController(rootView: WallView(texts: texts))))
    }
  }

  /// The transcript of `inputs`, as the app answers now.
  static func transcript(
    of inputs: [String], showing texts: [String] = ["One", "Two"], header: String = "keep-going"
  ) async -> String {
    let lines = ["#: wall 1 \(header)"] + inputs.map { "> \($0)" } + ["= exit 0", ""]
    let check = await program(texts).check(
      Array(lines.joined(separator: "\n").utf8), named: "wall.transcript")
    return String(decoding: check.updated, as: UTF8.self)
  }
}

extension Program {
  /// The result of checking `transcript` with the app.
  func check(_ transcript: String) async -> TranscriptCheck {
    await check(Array(transcript.utf8), named: "wall.transcript")
  }
}

private final class WallController: UIHostingController<WallView>, ViewControllable {}

private struct WallView: View {
  let texts: [String]
  @HeadlessUI.State private var put: [String] = []
  @HeadlessUI.State private var asked: String?
  @HeadlessUI.State private var isAsking = false

  var body: some View {
    VStack {
      ForEach(Array(texts.enumerated()), id: \.offset) { _, text in
        Button(action: { ask(text) }) { Text(verbatim: text) }
      }
      ForEach(Array(put.enumerated()), id: \.offset) { _, text in Text(verbatim: text) }
    }
    .navigationTitle(Text(verbatim: texts.first ?? ""))
    .alert(Text(verbatim: asked ?? ""), isPresented: $isAsking) {
      Button("Put") { put.append(asked ?? "") }
      Button("Leave", role: .cancel) {}
    }
  }

  private func ask(_ text: String) {
    asked = text
    isAsking = true
  }
}
