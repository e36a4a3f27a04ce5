extension String {
  /// The text in UTF-8, with a space for each byte of a comment or of a string, so that lines and columns stay.
  public var codeOnly: [UInt8] {
    enum Part: Equatable {
      case code(parentheses: Int), lineComment, blockComment
      case string(pounds: Int, isMultiline: Bool)
    }
    let text = Array(utf8)
    /// The characters that may begin or end something.
    let marks = Array("/\"#()".utf8)
    var code: [UInt8] = []
    code.reserveCapacity(text.count)
    var parts: [Part] = [.code(parentheses: 0)]
    func comes(_ expected: StaticString, after count: Int = 0) -> Bool {
      let start = code.count + count
      guard start + expected.utf8CodeUnitCount <= text.count else { return false }
      return (0..<expected.utf8CodeUnitCount).allSatisfy {
        text[start + $0] == expected.utf8Start[$0]
      }
    }
    func pounds(after count: Int = 0) -> Int {
      text[min(code.count + count, text.count)...].prefix { $0 == UInt8(ascii: "#") }.count
    }
    func pass(_ count: Int) {
      for _ in 0..<count where code.count < text.count {
        let byte = text[code.count]
        let isCode = if case .code = parts[parts.count - 1] { true } else { false }
        code.append(isCode || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
      }
    }
    while code.count < text.count {
      switch parts[parts.count - 1] {
      case .code(let parentheses):
        guard marks.contains(text[code.count]) else {
          code.append(text[code.count])
          continue
        }
        let pounds = pounds()
        if comes("//") {
          parts.append(.lineComment)
          pass(2)
        } else if comes("/*") {
          parts.append(.blockComment)
          pass(2)
        } else if comes("\"", after: pounds) {
          let isMultiline = comes("\"\"\"", after: pounds)
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
        if comes("\n") { parts.removeLast() }
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
      case .string(let count, let isMultiline):
        let quotes = isMultiline ? 3 : 1
        if comes("\\"), pounds(after: 1) >= count {
          if comes("(", after: 1 + count) {
            parts.append(.code(parentheses: 0))
            pass(1 + count)
          } else {
            pass(2 + count)
          }
        } else if isMultiline ? comes("\"\"\"") : comes("\""), pounds(after: quotes) >= count {
          parts.removeLast()
          pass(quotes + count)
        } else if !isMultiline, comes("\n") {
          // The string does not end: the compiler says so.
          parts.removeLast()
        } else {
          pass(1)
        }
      }
    }
    return code
  }
}
