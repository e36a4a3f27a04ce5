import HeadlessDriver
import HeadlessUI
import StateBinding

extension FuzzTarget {
  /// Shows an app with the lines of `bytes` as the names of its buttons, and sends each line.
  func readLines(_ bytes: [UInt8]) async throws {
    let texts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let session = showing(buttonsNamed: texts.prefix(8).filter { !$0.isEmpty })
    try expectHarmless(await session.start().printed(), from: "the screen")
    for text in texts {
      let response = await session.send(text)
      try expectHarmless(
        response.error?.description ?? response.printed(), from: "the answer to a line")
    }
    for line in session.actions {
      try expectHarmless(line, from: "an action")
      if let error = await session.send(line).error {
        throw BrokenPromise("\(line.debugDescription), an action, is refused: \(error)")
      }
    }
  }

  private func showing(buttonsNamed names: [String]) -> Session {
    Session { _ in
      let window = UIWindow()
      window.rootViewController = UIHostingController(rootView: Buttons(names: names))
      return App(window: window, embedding: { [] })
    }
  }
}

private struct Buttons: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(Array(names.enumerated()), id: \.offset) { _, name in
        Button(action: {}) { Text(verbatim: name) }
      }
    }
  }
}
