/// A use of a name in a file: its arguments, and what comes before and after it.
struct CallSite {
  enum Argument: Equatable {
    case plain, string, number, bool, inOut
    /// `Type.self`.
    case metatype
    /// A closure with its parameters; whether it is made of views.
    case closure([ClosureParameter], isContent: Bool)
    /// `.name`, or `.name(…)`.
    case member(String, [Labelled]?)
    /// `[.name, .other]`.
    case members([String])

    /// This argument, with a closure under a label such as `content` marked as made of views.
    func asContent(of label: String?) -> Argument {
      let labels: Set = ["content", "label", "header", "footer", "placeholder", "symbols", "icon"]
      guard case .closure(let names, false) = self, names.isEmpty, let label, labels.contains(label)
      else { return self }
      return .closure(names, isContent: true)
    }
  }

  struct ClosureParameter: Equatable {
    var name: String
    /// Whether the closure switches over it with `success` and `failure`.
    var isResult = false
  }

  struct Labelled: Equatable {
    var label: String?
    var value: Argument
  }

  var name: String
  /// Nil if the name is not called.
  var arguments: [Labelled]?
  var genericCount = 0
  /// Whether the value that comes before the next name is optional.
  var isUnwrapped = false
  /// The offset of the next member of the chain.
  var next: Int?
  /// The code from the start of the statement to the name.
  var before: String
  /// The value that is assigned to the name.
  var assigned: Argument?
  /// Whether the chain, which ends here, is a statement.
  private(set) var isStatement = false

  /// Whether the chain after the name calls another function. The last call of a chain is the one that waits and throws.
  private(set) var isFollowedByCall = false

  var isAwaited: Bool { before.contains(/\bawait\b/) && !isFollowedByCall }
  var isTried: Bool { before.contains(/\btry\b/) && !isFollowedByCall }
  /// Whether `if let` or `guard let` unwraps the chain.
  var isBound: Bool { before.contains(/\b(?:if|guard|,)\s*(?:let|var)\s+\w+\s*=\s*[\w.()]*$/) }

  /// The use of the identifier at `offset`.
  init?(in file: SourceFile, at offset: Int) {
    var reader = Reader(code: file.code, position: offset)
    guard let name = reader.identifier() else { return nil }
    self.name = name
    before = reader.statement(before: offset)
    if name.first?.isUppercase == true, reader.byte == UInt8(ascii: "<"),
      let count = reader.genericArguments()
    {
      genericCount = count
    }
    if reader.byte == UInt8(ascii: "(") { arguments = reader.arguments() }
    let isCondition = before.contains(/^(?:\}\s*)?(?:else\s+)?(?:if|guard|while|for|switch)\b/)
    if !isCondition { reader.addTrailingClosures(to: &arguments) }
    if let mark = reader.byte, mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!"),
      reader.byte(after: 1) != UInt8(ascii: "=")
    {
      isUnwrapped = true
      reader.position += 1
    }
    let end = reader.position
    reader.skipSpace(withLines: true)
    if reader.byte == UInt8(ascii: "."), reader.isIdentifierStart(reader.position + 1) {
      next = reader.position + 1
      isFollowedByCall = reader.chainCalls()
      return
    }
    reader.position = end
    reader.skipSpace(withLines: false)
    // `?? value`, `== nil` and `!= nil`.
    let rest = String(decoding: file.code[reader.position...].prefix(6), as: UTF8.self)
    if rest.hasPrefix("??") || rest == "== nil" || rest == "!= nil" { isUnwrapped = true }
    if reader.byte == UInt8(ascii: "="), reader.byte(after: 1) != UInt8(ascii: "=") {
      reader.position += 1
      reader.skipSpace(withLines: true)
      assigned = reader.argument()
    }
    let isLast = [nil, UInt8(ascii: "\n"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(
      reader.byte)
    isStatement =
      isLast && before.contains(/^(?:(?:try[?!]?|await|_\s*=)\s+)*[\w.()?!\[\] ]*$/)
      && !before.contains(/^\s*(?:return|case|in|let|var)\b/)
  }
}

extension CallSite {
  /// Reads code from a position on.
  fileprivate struct Reader {
    let code: [UInt8]
    var position: Int

    var byte: UInt8? { byte(after: 0) }

    func byte(after count: Int) -> UInt8? {
      code.indices.contains(position + count) ? code[position + count] : nil
    }

    func isIdentifierStart(_ index: Int) -> Bool {
      code.indices.contains(index)
        && (code[index].startsIdentifier || code[index] == UInt8(ascii: "`"))
    }

    func isIdentifierPart(_ index: Int) -> Bool {
      isIdentifierStart(index) || code.indices.contains(index) && code[index].isInIdentifier
    }

    func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

    mutating func identifier() -> String? {
      guard isIdentifierStart(position) else { return nil }
      let start = position
      while isIdentifierPart(position) { position += 1 }
      return text(start..<position).filter { $0 != "`" }
    }

    mutating func skipSpace(withLines: Bool) {
      while let byte,
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
          || withLines && (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"))
      {
        position += 1
      }
    }

    /// The position after the bracket that closes the one at `start`.
    func end(of start: Int) -> Int {
      var (depth, index) = (0, start)
      while index < code.count {
        switch code[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        index += 1
        if depth == 0 { break }
      }
      return index
    }

    /// Reads `<A, B>`, and returns how many arguments there are.
    mutating func genericArguments() -> Int? {
      var (depth, count, index) = (0, 1, position)
      while index < code.count {
        switch code[index] {
        case UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ">") where code[index - 1] != UInt8(ascii: "-"): depth -= 1
        case UInt8(ascii: ",") where depth == 1: count += 1
        case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "&"): return nil
        default: break
        }
        index += 1
        if depth == 0 {
          position = index
          return count
        }
      }
      return nil
    }

    /// Reads the arguments in parentheses.
    mutating func arguments() -> [Labelled] {
      let last = end(of: position) - 1
      position += 1
      var found: [Labelled] = []
      while position < last {
        skipSpace(withLines: true)
        if position >= last { break }
        var label: String?
        let start = position
        if let name = identifier() {
          skipSpace(withLines: true)
          if byte == UInt8(ascii: ":") {
            label = name
            position += 1
            skipSpace(withLines: true)
          } else {
            position = start
          }
        }
        found.append(Labelled(label: label, value: argument().asContent(of: label)))
        // On to the comma after the argument.
        while position < last, byte != UInt8(ascii: ",") {
          let isOpening = byte.map { "([{".utf8.contains($0) } == true
          position = isOpening ? end(of: position) : position + 1
        }
        position += 1
      }
      position = last + 1
      return found
    }

    /// The kind of the argument that begins here.
    mutating func argument() -> Argument {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "#"): return .string
      case UInt8(ascii: "&"): return .inOut
      case UInt8(ascii: "{"): return closure()
      case UInt8(ascii: "."):
        guard isIdentifierStart(position + 1) else { return .plain }
        position += 1
        let name = identifier() ?? ""
        guard byte == UInt8(ascii: "(") else { return .member(name, nil) }
        return .member(name, arguments())
      case UInt8(ascii: "["):
        if text(position..<min(code.count, position + 80)).prefixMatch(of: /\[[\w.]+\]\.self\b/)
          != nil
        {
          return .metatype
        }
        let names = text(position..<end(of: position)).matches(of: /[\[,]\s*\.(\w+)/)
        return names.isEmpty ? .plain : .members(names.map { String($0.1) })
      case let byte?:
        if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-") {
          return .number
        }
        let start = position
        if text(start..<min(code.count, start + 80)).prefixMatch(of: /[\w.<>\[\]]+\.self\b/) != nil
        {
          return .metatype
        }
        let word = identifier()
        position = start
        return word == "true" || word == "false" ? .bool : .plain
      case nil: return .plain
      }
    }

    /// Reads a closure from its opening brace.
    mutating func closure() -> Argument {
      let last = end(of: position)
      let body = text(position + 1..<max(position + 1, last - 1))
      position = last
      let head = body.prefixMatch(
        of:
          /\s*(?:@\w+\s+)*(?:\[[^\]]*\]\s*)?(?:\(([^()]*)\)|([\w\s,]*?))\s*(?:async\s*)?(?:throws\s*)?(?:->\s*[^\n]*?)?\s\bin\b/
      )
      if let head {
        let names = (head.1 ?? head.2 ?? "").split(separator: ",").map { part in
          String(part.prefix { $0 != ":" }).split(separator: " ").last.map(String.init) ?? "_"
        }
        let results = body.matches(
          of: /switch\s+(\w+)\s*\{\s*case\s+(?:let\s+)?\.(?:success|failure)\b/
        ).map { String($0.1) }
        let parameters = names.map { ClosureParameter(name: $0, isResult: results.contains($0)) }
        return .closure(parameters, isContent: false)
      }
      let indices = body.matches(of: /\$(\d)/).compactMap { Int($0.1) }
      let names = indices.max().map { (0...$0).map { "value\($0)" } } ?? []
      let isContent = names.isEmpty && body.contains(/^\s*(?:if\s[^\n]*\{\s*)?[A-Z]\w*\s*[({<]/)
      return .closure(names.map { ClosureParameter(name: $0) }, isContent: isContent)
    }

    /// Whether the members that follow in the chain call a function.
    mutating func chainCalls() -> Bool {
      while byte == UInt8(ascii: "."), isIdentifierStart(position + 1) {
        position += 1
        _ = identifier()
        if byte == UInt8(ascii: "(") { return true }
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { position += 1 }
        skipSpace(withLines: true)
      }
      return false
    }

    mutating func addTrailingClosures(to arguments: inout [Labelled]?) {
      var label: String?
      while true {
        let start = position
        skipSpace(withLines: false)
        guard byte == UInt8(ascii: "{") else {
          position = start
          return
        }
        arguments =
          (arguments ?? []) + [
            Labelled(label: label ?? "_", value: closure().asContent(of: label))
          ]
        // `label: {` goes on.
        let end = position
        skipSpace(withLines: true)
        guard let name = identifier(), byte == UInt8(ascii: ":") else {
          position = end
          return
        }
        position += 1
        label = name
      }
    }

    /// The code from the start of the statement to `offset`.
    func statement(before offset: Int) -> String {
      var (index, depth) = (offset - 1, 0)
      search: while index >= 0 {
        switch code[index] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
          if depth == 0 { break search }
          depth -= 1
        case UInt8(ascii: "\n") where depth == 0, UInt8(ascii: ";") where depth == 0:
          let earlier = code[..<index].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
          let later = code[(index + 1)...].first {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n")
          }
          let goesOn =
            earlier.map { ",=&|+.".utf8.contains($0) } == true || later == UInt8(ascii: ".")
          if !goesOn { break search }
        default: break
        }
        index -= 1
      }
      let found = text(index + 1..<offset)
      // In parentheses, the name is part of a value.
      let isInside =
        index >= 0 && (code[index] == UInt8(ascii: "(") || code[index] == UInt8(ascii: "["))
      return (isInside ? "return " : "") + found.drop { $0 == " " || $0 == "\n" }
    }
  }
}

extension UInt8 {
  fileprivate var startsIdentifier: Bool {
    self == UInt8(ascii: "_") || self >= 0x80
      || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }

  var isInIdentifier: Bool {
    startsIdentifier || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
