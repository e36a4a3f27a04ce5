/// Text to read.
public struct Text: PrimitiveView, nonisolated Equatable, Sendable {
  @usableFromInline
  enum Content: Equatable, Sendable {
    case key(String)
    case verbatim(String)
    /// A key with values in it.
    indirect case format(LocalizedStringKey)
    indirect case joined(Text, Text)
    indirect case picture(Image)
  }

  @usableFromInline let content: Content

  @inlinable
  nonisolated init(_ content: Content) {
    self.content = content
  }

  /// The text of `key` in the person's language.
  @inlinable
  public nonisolated init(_ key: LocalizedStringKey) {
    content = key.arguments == nil ? .key(key.key) : .format(key)
  }

  /// The text of `key` in the person's language; `comment` is for who translates it.
  public nonisolated init(_ key: LocalizedStringKey, comment: StaticString?) {
    self.init(key)
  }

  /// The text as it stands, in every language.
  @_disfavoredOverload
  @inlinable
  public nonisolated init(_ content: some StringProtocol) {
    // Mostly it is a string already, which the compiler knows here.
    self.content = .verbatim(content as? String ?? String(content))
  }

  /// The text as it stands, in every language.
  @inlinable
  public nonisolated init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// A picture as a part of a text.
  @_disfavoredOverload
  public nonisolated init(_ image: Image) {
    content = .picture(image)
  }

  /// Both texts as one.
  @inlinable
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(.joined(lhs, rhs))
  }

  /// What it says in the language of `strings`.
  @inlinable
  nonisolated func resolve(in strings: StringCatalogue) -> String {
    switch content {
    case .verbatim(let text): text
    case .key(let key): strings.text(for: key)
    case .format, .joined, .picture: strings.resolve(self)
    }
  }

  /// Adds the text.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addText(resolve(in: evaluation.environment.strings))
  }
}
