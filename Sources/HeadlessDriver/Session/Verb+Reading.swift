import HeadlessUI

extension Verb {
  /// Reads the verb that begins with `word` from the words behind it.
  init(_ word: VerbWord, _ words: inout Words) throws(LineError) {
    switch word {
    case .tap: self = try .tapping(&words)
    case .type:
      let name = try Self.name(of: word, &words)
      guard let text = try words.text() else {
        let line = "type \(Line.writing(name: name))"
        throw Self.bad("\(line) needs a text; write \(line) TEXT, or \(line) \"\" to clear it")
      }
      self = .type(name, text: text)
    case .pick:
      let name = try Self.name(of: word, &words)
      guard let option = try words.text() else {
        let line = "pick \(Line.writing(name: name))"
        throw Self.bad("\(line) needs an option; write \(line) OPTION")
      }
      self = .pick(name, option: option)
    case .toggle: self = try Self.named(word, &words, Verb.toggle)
    case .increase: self = try Self.named(word, &words, Verb.increase)
    case .decrease: self = try Self.named(word, &words, Verb.decrease)
    case .submit: self = try Self.named(word, &words, Verb.submit)
    case .refresh: self = try .alone(.refresh, words)
    case .back: self = try .alone(.back, words)
    case .more: self = try .alone(.more, words)
    case .confirm: self = try .alone(.confirm, words)
    case .cancel: self = try .alone(.cancel, words)
    }
  }

  private static func tapping(_ words: inout Words) throws(LineError) -> Verb {
    let (whole, isQuoted) = (words.remaining, words.isQuoted)
    let name = try name(of: .tap, &words)
    guard !words.remaining.isEmpty else { return .tap(name, position: nil) }
    let digits = words.remaining
    if let position = position(digits) { return .tap(name, position: position) }
    throw bad(
      isQuoted
        ? "\(brief(digits)) is no position; write a number from 1 behind the name, or nothing"
        : "\(brief(digits)) is no position; a name with spaces is quoted: tap \(brief(whole))")
  }

  private static func name(of word: VerbWord, _ words: inout Words) throws(LineError) -> String {
    if let name = try words.name() { return name }
    throw bad("\(word.rawValue) needs a name; write \(word.form)")
  }

  /// The position that `digits` say, counted from 1.
  static func position(_ digits: String) -> Int? {
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let position = Int(digits)
    else { return nil }
    return position > 0 ? position : nil
  }

  private static func named(
    _ word: VerbWord, _ words: inout Words, _ verb: (_ name: String, _ position: Int?) -> Verb
  ) throws(LineError) -> Verb {
    let (whole, isQuoted) = (words.remaining, words.isQuoted)
    let name = try name(of: word, &words)
    guard !words.remaining.isEmpty else { return verb(name, nil) }
    let position = position(words.remaining)
    if isQuoted, let position { return verb(name, position) }
    let word = word.rawValue
    if isQuoted { throw bad("\(word) takes one name; remove \(brief(words.remaining))") }
    let several = position.map { ", and number \($0) of several is \(word) \(brief(name)) \($0)" }
    throw bad(
      "\(word) takes one name; one with spaces is quoted: \(word) \(brief(whole))\(several ?? "")")
  }

  private static func alone(_ verb: Verb, _ words: Words) throws(LineError) -> Verb {
    guard words.remaining.isEmpty || words.remaining == "\"\"" else {
      throw bad("\(verb) stands alone; remove \(brief(words.remaining))")
    }
    return verb
  }

  private static func bad(_ message: String) -> LineError { LineError(.badArgument, message) }
}

extension VerbWord {
  /// How the verb is written.
  var form: String {
    switch self {
    case .tap: "tap \"NAME\""
    case .type: "type NAME TEXT"
    case .pick: "pick NAME OPTION"
    case .toggle, .increase, .decrease, .submit: "\(rawValue) NAME"
    case .refresh, .back, .more, .confirm, .cancel: rawValue
    }
  }
}
