extension String {
  /// The text with a space for each character of a comment or of a string, so that positions stay.
  var codeOnly: [Character] {
    enum Part: Equatable {
      case code(parentheses: Int), lineComment, blockComment
      case string(pounds: Int, isMultiline: Bool)
    }
    let text = Array(self)
    var code: [Character] = []
    var parts: [Part] = [.code(parentheses: 0)]
    func comes(_ expected: String) -> Bool { text[code.count...].starts(with: expected) }
    func pass(_ count: Int) {
      for _ in 0..<count {
        let character = text[code.count]
        let isCode = if case .code = parts[parts.count - 1] { true } else { false }
        code.append(isCode || character.isNewline ? character : " ")
      }
    }
    while code.count < text.count {
      switch parts[parts.count - 1] {
      case .code(let parentheses):
        let pounds = text[code.count...].prefix { $0 == "#" }.count
        if comes("//") {
          parts.append(.lineComment)
          pass(2)
        } else if comes("/*") {
          parts.append(.blockComment)
          pass(2)
        } else if text[code.count...].dropFirst(pounds).first == "\"" {
          let isMultiline = text[code.count...].dropFirst(pounds).starts(with: "\"\"\"")
          // The quotes are code: they say that there is a string.
          pass(pounds + (isMultiline ? 3 : 1))
          parts.append(.string(pounds: pounds, isMultiline: isMultiline))
        } else {
          if comes("(") { parts[parts.count - 1] = .code(parentheses: parentheses + 1) }
          if comes(")") { parts[parts.count - 1] = .code(parentheses: parentheses - 1) }
          let endsInterpolation = comes(")") && parentheses == 1 && parts.count > 1
          pass(1)
          if endsInterpolation { parts.removeLast() }
        }
      case .lineComment:
        if text[code.count].isNewline { parts.removeLast() }
        pass(1)
      case .blockComment:
        if comes("/*") {
          parts.append(.blockComment)
          pass(2)
        } else if comes("*/") {
          pass(2)
          parts.removeLast()
        } else {
          pass(1)
        }
      case .string(let pounds, let isMultiline):
        let escape = "\\" + String(repeating: "#", count: pounds)
        let end = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
        if comes(escape + "(") {
          parts.append(.code(parentheses: 0))
          pass(escape.count)
        } else if comes(escape), code.count + escape.count < text.count {
          pass(escape.count + 1)
        } else if comes(end) {
          parts.removeLast()
          pass(end.count)
        } else {
          pass(1)
        }
      }
    }
    return code
  }
}
