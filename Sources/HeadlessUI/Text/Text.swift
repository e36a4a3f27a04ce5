/// Text to read: a key to translate, or text to show unchanged.
public struct Text: PrimitiveView, nonisolated Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case key(String)
    case verbatim(String)
    /// A key with values in it.
    indirect case format(LocalizedStringKey)
    indirect case joined(Text, Text)
    indirect case picture(Image)
    case formatted(FormattedText)
  }

  let content: Content

  private nonisolated init(_ content: Content) {
    self.content = content
  }

  /// The text of `key` in the person's language; `comment` is for translators.
  public nonisolated init(_ key: LocalizedStringKey, comment: StaticString? = nil) {
    content = key.arguments.isEmpty ? .key(key.key) : .format(key)
  }

  /// The same text in every language.
  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol) {
    self.content = .verbatim(String(content))
  }

  /// The same text in every language.
  public nonisolated init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// A picture as a part of a text.
  @_disfavoredOverload
  public nonisolated init(_ image: Image) {
    content = .picture(image)
  }

  /// A text that depends on the language, the locale and the time zone of the screen.
  package nonisolated init(formatted: @escaping @Sendable (StringCatalogue) -> String) {
    content = .formatted(FormattedText(formatted))
  }

  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(.joined(lhs, rhs))
  }

  nonisolated func resolve(in strings: StringCatalogue) -> String { read(in: strings).words }

  private nonisolated func read(in strings: StringCatalogue) -> InlineMarkdown {
    switch content {
    case .verbatim(let text): return InlineMarkdown(plain: text)
    case .key(let key):
      let text = strings.text(for: key)
      return InlineMarkdown.mayBe(in: text) ? strings.read(self) : InlineMarkdown(plain: text)
    case .formatted(let text): return InlineMarkdown(plain: text.words(strings))
    case .format, .joined, .picture: return strings.read(self)
    }
  }

  /// Adds the text, and after it its links. If the whole text is one link, only the link is added.
  public func addNodes(in evaluation: inout Evaluation) {
    let text = read(in: evaluation.strings)
    let isOneLink = text.links.count == 1 && text.links[0].label == text.words
    if !isOneLink { evaluation.addText(text.words) }
    for link in text.links {
      evaluation.addControl(
        Element(role: .link), labelled: Text(verbatim: link.label),
        .activate { [openURL = evaluation.environment.openURL] in openURL(link.address) })
    }
  }
}

/// A text that depends on the language, the locale and the time zone of the screen. Two such texts are equal if they are the
/// same in English.
final class FormattedText: Equatable, Sendable {
  let words: @Sendable (StringCatalogue) -> String

  init(_ words: @escaping @Sendable (StringCatalogue) -> String) {
    self.words = words
  }

  static func == (lhs: FormattedText, rhs: FormattedText) -> Bool {
    lhs.words(StringCatalogue()) == rhs.words(StringCatalogue())
  }
}

/// A picture: the screen shows its name.
public struct Image: PrimitiveView, nonisolated Equatable, Sendable {
  /// Nil for a decorative picture.
  let name: Text?
  /// Whether code gives the picture a label: such a picture is shown even beside text.
  let isLabeled: Bool
  /// Whether it is one of Apple's symbols.
  let isSymbol: Bool

  private nonisolated init(name: Text?, isLabeled: Bool = false, isSymbol: Bool = false) {
    (self.name, self.isLabeled, self.isSymbol) = (name, isLabeled, isSymbol)
  }

  public nonisolated init(systemName: String) {
    self.init(name: Text(verbatim: systemName), isSymbol: true)
  }
  public nonisolated init(_ name: String) { self.init(name: Text(verbatim: name)) }
  public nonisolated init(_ name: String, label: Text) { self.init(name: label, isLabeled: true) }
  /// A picture that the screen leaves out.
  public nonisolated init(decorative name: String) { self.init(name: nil) }

  public func addNodes(in evaluation: inout Evaluation) {
    guard let name else { return }
    let node = Node(Element(role: .image, label: name.resolve(in: evaluation.strings)))
    if isLabeled { node.traits[SpokenTrait.self] = () }
    if evaluation.isForSpeech, !isLabeled { node.speakPicture(isSymbol, evaluation.strings) }
    evaluation.add(node)
  }
}

/// A title that a call may take in place of a key: a string, shown in every language as it is, or a text.
public protocol TitleText {
  nonisolated var asText: Text { get }
}

extension Text: TitleText {
  public nonisolated var asText: Text { self }
}

extension StringProtocol {
  public var asText: Text { Text(self) }
}

extension String: TitleText {}
extension Substring: TitleText {}
