import HeadlessUI

extension Screen {
  /// The names of every secure field, also of those below an alert or a sheet.
  private var secretNames: [String] {
    let everything = (alert?.elements ?? []) + elements + covered.flatMap(\.elements)
    return everything.filter { $0.role == .secureField }
      .flatMap { [$0.identifier, $0.label] }.compactMap(\.self)
  }

  /// Whether a secure field, wherever it is, is called `name`.
  func hasSecret(_ name: String) -> Bool {
    secretNames.contains { $0.lowercased() == name.lowercased() }
  }

  /// Whether the element at `index` is typed into.
  func isField(_ index: Int) -> Bool {
    VerbWord.type.isFor(reachable[index].role)
  }

  /// The name of a secure field, if `line` begins with `type` and that, in whatever quotes, and goes on.
  func secretName(in line: String) -> String? {
    var words = Words(line)
    guard words.next().lowercased() == "type" else { return nil }
    let rest = Array(words.remaining)
    let starts = rest.first == "\"" ? [0, 1] : [0]
    return secretNames.first { name in starts.contains { rest.end(of: name, at: $0) != nil } }
  }

  /// What `line` says up to the name of a secure field and with it, if something follows.
  func told(upToSecretIn line: String) -> String? {
    let names = secretNames
    guard !names.isEmpty else { return nil }
    let line = Array(line)
    let starts = line.indices.filter { $0 == 0 || !line[$0 - 1].isPartOfWord }
    let firstEnd = { (starts: [Int], end: @escaping (String, Int) -> Int?) in
      starts.lazy.compactMap { start in names.compactMap { end($0, start) }.max() }.first
    }
    // Nearly, where it stands first or behind a verb.
    let nearStarts = Array(starts.filter { line[$0].isPartOfWord }.prefix(2))
    let told = firstEnd(starts, line.end(of:at:)) ?? firstEnd(nearStarts, line.end(ofNearly:at:))
    return told.map { String(line[..<$0]) }
  }
}

extension [Character] {
  /// Where `name` ends, in any case, or as it is written in quotes, if it begins at `start` and something follows that
  /// is no part of it.
  fileprivate func end(of name: String, at start: Int) -> Int? {
    let quoted = Quoting.quoted(name)
    let spellings = name.isEmpty ? [quoted] : [name, String(quoted.dropFirst().dropLast())]
    for spelling in spellings {
      let isHere = self[start...].starts(with: spelling) { $0.lowercased() == $1.lowercased() }
      let end = start + spelling.count
      guard isHere, end < count, !self[end].isPartOfWord else { continue }
      let isQuoted = self[end] == "\"" && !name.isEmpty
      if !isQuoted { return end }
      if end + 1 < count { return end + 1 }
    }
    return nil
  }

  /// Where so many words end as `name` has, if they begin at `start`, are nearly that and something follows.
  fileprivate func end(ofNearly name: String, at start: Int) -> Int? {
    var end = start
    for _ in name.split(separator: " ") {
      end += self[end...].prefix { $0 == " " }.count
      end += self[end...].prefix { $0 != " " }.count
    }
    let words = String(self[start..<end].filter { $0 != "\"" })
    let isNear = !words.isEmpty && !nearMisses(of: words, in: [name]).isEmpty
    return isNear && end < count ? end : nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
