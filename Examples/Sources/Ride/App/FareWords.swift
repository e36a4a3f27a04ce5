/// An amount in won, with commas: 12,500.
nonisolated package func wonInWords(_ amount: Int) -> String {
  var text = ""
  for (index, digit) in String(amount).reversed().enumerated() {
    if index > 0, index % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}

/// A distance in kilometres, with one decimal: 11.5.
nonisolated package func kilometresInWords(_ metres: Int) -> String {
  "\(metres / 1_000).\(metres % 1_000 / 100)"
}

/// A number of minutes in words: hours and minutes from an hour on, else minutes.
nonisolated package struct TimeWords: Equatable, Sendable {
  package let hours: Int
  package let minutes: Int

  package init(minutes: Int) {
    hours = minutes / 60
    self.minutes = minutes % 60
  }
}
