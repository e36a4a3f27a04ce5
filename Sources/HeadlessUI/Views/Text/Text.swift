/// Text to read.
public struct Text: View, nonisolated Equatable, Sendable {
  private enum Content: Equatable, Sendable {
    case key(LocalizedStringKey)
    case verbatim(String)
    indirect case joined(Text, Text)
  }

  private let content: Content

  private nonisolated init(_ content: Content) {
    self.content = content
  }

  /// The text of `key` in the person's language.
  public nonisolated init(_ key: LocalizedStringKey) {
    content = .key(key)
  }

  /// The text as it stands, in every language.
  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol) {
    self.content = .verbatim(String(content))
  }

  /// The text as it stands, in every language.
  public nonisolated init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// Both texts as one.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(.joined(lhs, rhs))
  }

  /// What it says in the language of `strings`.
  nonisolated func resolve(in strings: StringCatalogue) -> String {
    switch content {
    case .verbatim(let text): text
    case .key(let key): strings.resolve(key)
    case .joined(let first, let second):
      first.resolve(in: strings) + second.resolve(in: strings)
    }
  }

  /// Adds the text.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addText(resolve(in: evaluation.environment.strings))
  }

  /// Not asked for.
  public typealias Body = Never
}
