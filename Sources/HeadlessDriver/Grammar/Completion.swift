/// The lines that a typed text can become. Case, quotes and the spaces in front make no difference: `toggle re` becomes
/// `toggle "Remind me"`.
package struct Completion {
  /// The lines that begin like the typed text.
  package let lines: [String]
  /// The text with which all lines begin; the typed text if that says more.
  package let start: String

  package init(of typed: String, among lines: [String]) {
    let letters = Self.letters(of: typed)
    self.lines = lines.filter { Self.letters(of: $0).hasPrefix(letters) }
    guard let first = self.lines.first else {
      start = typed
      return
    }
    let common = self.lines.dropFirst().reduce(Substring(first)) { common, line in
      let count = zip(common, line).prefix { $0.lowercased() == $1.lowercased() }.count
      return common.prefix(count)
    }
    start = Self.letters(of: String(common)).count < letters.count ? typed : String(common)
  }

  /// The characters of `text` that are compared.
  private static func letters(of text: String) -> String {
    String(text.lowercased().drop { $0 == " " }.filter { $0 != "\"" && $0 != "\\" })
  }
}
