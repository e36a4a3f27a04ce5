import HeadlessDriver
import HeadlessUI
import StateBinding

extension FuzzTarget {
  /// Reads each line of `bytes`, then uses the lines as the names of buttons.
  func readLines(_ bytes: [UInt8]) async throws {
    let texts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    for text in texts { try read(text) }
    try await press(buttonsNamed: texts.prefix(8).filter { !$0.isEmpty })
  }

  private func read(_ text: String) throws(BrokenPromise) {
    let line = Line(text)
    try expect(Line(line.text) == line, "\(text.debugDescription) reads differently without spaces")
    if case .verb(let verb) = line.reading {
      try expectSame(verb, as: "\(verb)")
    }
    guard !text.isEmpty else { return }
    let typing = Verb(.type, text, text: text)
    try expectSame(typing, as: "\(typing)")
    let activating = Line(Line.activating(text))
    switch activating.reading {
    case .bare: try expectSame(activating.text, as: text)
    case .verb(let verb) where verb.word == .tap && verb.position == nil:
      try expectSame(verb.name, as: text)
    default:
      throw BrokenPromise("\(text.debugDescription) is written as \(activating.text)")
    }
  }

  private func expectSame(_ verb: Verb, as line: String) throws(BrokenPromise) {
    try expectHarmless(line, from: "a written verb")
    guard case .verb(let read) = Line(line).reading, read == verb else {
      throw BrokenPromise("\(line) reads as \(Line(line).reading)")
    }
    try expectSame(read.description, as: verb.description)
  }

  /// Compares bytes, because `==` equates composed and decomposed text.
  private func expectSame(_ text: String, as other: String) throws(BrokenPromise) {
    try expect(
      text.utf8.elementsEqual(other.utf8),
      "\(other.debugDescription) became \(text.debugDescription)")
  }

  /// Shows buttons with these names, and sends each line that the session says to work.
  private func press(buttonsNamed names: [String]) async throws {
    let session = Session { _ in
      let window = UIWindow()
      window.rootViewController = UIHostingController(rootView: Buttons(names: names))
      return App(window: window, embedding: { [] })
    }
    try expectHarmless(await session.start().printed(), from: "the screen")
    for line in session.actions {
      try expectHarmless(line, from: "an action")
      if let error = await session.send(line).error {
        throw BrokenPromise("\(line.debugDescription), an action, is refused: \(error)")
      }
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
