import HeadlessUI

extension ExplorerPlan {
  /// The text for a secure field, which is easy to find elsewhere.
  static let madeUpSecret = "4711"
  /// The texts to type into a field without samples of its own.
  private static let usualSamples = ["", "x"]
  /// The texts that an app may not expect. A way to a place has at most one of them, as each combination would be a place.
  private static let unusualSamples = [
    "김🙂", String(repeating: "long text ", count: 20), "0", "-1", "99999999999999999999",
  ]
  /// The numbers with which arithmetic overflows. They count as unusual.
  private static let extremeNumbers = ["\(Int.max)", "\(Int.max - 1)", "\(Int.min)"]

  /// The texts to type into `field` at `place`. A field that takes a number also gets the largest numbers.
  func texts(for field: String, at place: Place) -> [String] {
    let element = place.screen.reachable.first { $0.isField && $0.address == field }
    let isUnusual = place.steps.contains { step in
      step.typedText.map { Self.unusualSamples.contains($0) || Self.extremeNumbers.contains($0) }
        ?? false
    }
    if let samples = samples[field] {
      let numbers = samples.filter { !$0.isEmpty }
      let takesNumber = !numbers.isEmpty && numbers.allSatisfy { Int($0) != nil }
      let isSecure = element?.role == .secureField
      return samples + (takesNumber && !isUnusual && !isSecure ? Self.extremeNumbers : [])
    }
    if element?.role == .secureField { return ["", Self.madeUpSecret] }
    let suggested = element?.suggestedText
    let takesNumber = suggested == Element.number || element?.value.flatMap(Int.init) != nil
    return Self.usualSamples + (suggested.map { [$0] } ?? [])
      + (isUnusual ? [] : Self.unusualSamples + Self.extremeNumbers.prefix(takesNumber ? 3 : 1))
  }
}

extension Element {
  fileprivate static let number = "12"

  /// A text that the name of the field asks for: an address, a number, or an example that is the name itself.
  fileprivate var suggestedText: String? {
    if label.contains(where: \.isNumber) { return label }
    let name = "\(label) \(identifier ?? "")".lowercased()
    let texts = [
      (["mail", "메일"], "x@example.com"), (["phone", "tel", "전화"], "01012345678"),
      (["date", "birth", "날짜", "생년월일"], "2026-01-31"), (["time", "시간"], "10:30"),
      (["url", "http", "web"], "https://example.com"),
      (
        [
          "amount", "price", "count", "age", "year", "number", "quantity", "points", "minutes",
          "수량",
          "금액", "개수", "인원", "나이",
        ], Self.number
      ),
    ]
    return texts.first { words, _ in words.contains(where: name.contains) }?.1
  }
}
