/// The forms of a text, or of a part of it, for the kinds of numbers that a language tells apart.
package struct PluralForms: Sendable, Equatable {
  /// The position of the number among the values of the key; nil for the first number.
  package var argument: Int?
  /// By Unicode's name of the kind: `zero`, `one`, `two`, `few`, `many`, `other`.
  package var forms: [String: String]

  package init(argument: Int? = nil, _ forms: [String: String]) {
    self.argument = argument
    self.forms = forms
  }

  /// The form for `number`, as C writes it. A language without a form for its kind has `other`.
  package func form(for number: String, in language: String) -> String? {
    if number == "0", let form = forms["zero"] { return form }
    return forms[PluralKind.of(number, in: language)] ?? forms["other"]
  }
}

/// Unicode's rules for whole numbers and decimals, in the languages that Apple's platforms have.
enum PluralKind {
  static func of(_ number: String, in language: String) -> String {
    let parts = number.split(separator: ".", maxSplits: 1)
    let whole = Int(parts.first?.drop { $0 == "-" } ?? "") ?? 0
    let isWhole = parts.count < 2
    let (tens, hundreds) = (whole % 10, whole % 100)
    let isTeen = (11...14).contains(hundreds)
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "my", "lo", "km": return "other"
    case "pt" where language == "pt-PT": return PluralKind.of(number, in: "es")
    case "fr", "hy", "pt": return whole < 2 ? "one" : million(whole, isWhole)
    case "hi", "bn", "gu", "kn", "fa", "am", "zu":
      return whole == 0 || whole == 1 && isWhole ? "one" : "other"
    case "es", "it", "ca": return whole == 1 && isWhole ? "one" : million(whole, isWhole)
    case "ru", "uk", "be":
      guard isWhole else { return "other" }
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !isTeen ? "few" : "many"
    case "sr", "hr", "bs":
      guard isWhole else { return "other" }
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !isTeen ? "few" : "other"
    case "pl":
      guard isWhole else { return "other" }
      if whole == 1 { return "one" }
      return (2...4).contains(tens) && !isTeen ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if (11...19).contains(hundreds) || tens == 0 { return "other" }
      return tens == 1 ? "one" : "few"
    case "lv":
      guard isWhole else { return "other" }
      if (11...19).contains(hundreds) || tens == 0 { return "zero" }
      return tens == 1 ? "one" : "other"
    case "ro":
      if whole == 1, isWhole { return "one" }
      return !isWhole || whole == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return [1: "one", 2: "two", 3: "few", 4: "few"][hundreds] ?? "other"
    case "ar":
      guard isWhole else { return "other" }
      if whole < 3 { return ["zero", "one", "two"][whole] }
      return (3...10).contains(hundreds) ? "few" : hundreds > 10 ? "many" : "other"
    case "he":
      return isWhole && whole == 1 || !isWhole && whole == 0
        ? "one" : isWhole && whole == 2 ? "two" : "other"
    default: return isWhole && whole == 1 ? "one" : "other"
    }
  }

  /// In Romance languages, whole millions have the kind `many`, as in `un millón de casas`.
  private static func million(_ whole: Int, _ isWhole: Bool) -> String {
    isWhole && whole != 0 && whole % 1_000_000 == 0 ? "many" : "other"
  }
}
