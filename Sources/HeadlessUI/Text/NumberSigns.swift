/// The signs between the digits of a number in one language.
///
/// The groups are those of Unicode's CLDR. Digits are those of English in every language, and spaces are plain, so that a person can
/// type what the screen shows.
struct NumberSigns: Sendable {
  private let group: String
  private let decimal: String
  /// Numbers with at least so many digits before the point are written in groups.
  private let start: Int
  /// The size of each group but the last, which has three digits.
  private let size: Int

  private static let english = NumberSigns(group: ",", decimal: ".", start: 4, size: 3)

  private static let others: [(languages: String, signs: NumberSigns)] = [
    (
      " az bs ca da de el eu gl hr id is lo mk nl pt ro sr tr vi ",
      NumberSigns(group: ".", decimal: ",", start: 4, size: 3)
    ),
    (
      " af cs fi fr hy kk lt nb no ru sk sv uk uz ",
      NumberSigns(group: " ", decimal: ",", start: 4, size: 3)
    ),
    (
      " be bg et hu ka lv pl pt-PT sq ",
      NumberSigns(group: " ", decimal: ",", start: 5, size: 3)
    ),
    (" es it sl ", NumberSigns(group: ".", decimal: ",", start: 5, size: 3)),
    (" es-MX es-419 ", english),
    (" de-CH ", NumberSigns(group: "’", decimal: ".", start: 4, size: 3)),
    (
      " bn en-IN gu hi kn ml mr pa ta te ur ",
      NumberSigns(group: ",", decimal: ".", start: 4, size: 2)
    ),
  ]

  /// The signs of a language or a locale, such as `pt-BR` or `pt_BR`.
  static func of(_ language: String) -> NumberSigns {
    let parts = language.split { $0 == "-" || $0 == "_" }
    for count in stride(from: parts.count, to: 0, by: -1) {
      let name = " \(parts.prefix(count).joined(separator: "-")) "
      if let found = others.first(where: { $0.languages.contains(name) }) { return found.signs }
    }
    return english
  }

  /// `number`, as C writes it, with these signs.
  func written(_ number: String) -> String {
    let digits = number.drop { !("0"..."9").contains($0) }
    let whole = digits.prefix { ("0"..."9").contains($0) }
    let rest = digits.dropFirst(whole.count)
    if whole.count < start, rest.isEmpty { return number }
    var text = String(number[..<digits.startIndex])
    for (index, digit) in whole.enumerated() {
      let left = whole.count - index
      let isStart = left == 3 || left > 3 && (left - 3) % size == 0
      if index > 0, isStart, whole.count >= start { text += group }
      text.append(digit)
    }
    return text + (rest.first == "." ? decimal + rest.dropFirst() : String(rest))
  }
}
