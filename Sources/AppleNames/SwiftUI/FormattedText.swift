extension Text {
  /// The characters, without their attributes.
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// The formatted `input`, as in English in every language, so that a script prints the same everywhere.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(verbatim: format.locale(Locale(identifier: "en_US")).format(input))
  }
}
