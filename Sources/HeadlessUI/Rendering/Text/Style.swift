/// How text looks where there is colour.
enum Style: Equatable {
  case plain, title, word, dimmed, destructive, question

  /// What switches it on; nil for what needs nothing.
  var code: StaticString? {
    switch self {
    case .plain: nil
    case .title: "\u{1B}[1m"
    case .word: "\u{1B}[36m"
    case .dimmed: "\u{1B}[2m"
    case .destructive: "\u{1B}[31m"
    case .question: "\u{1B}[1;33m"
    }
  }

  /// What switches every style off.
  static var reset: StaticString { "\u{1B}[0m" }
}
