import HeadlessUI
import StateBinding

extension Session {
  /// Does what `verb` says, where no alert is up; what comes of it is there when the app is settled.
  func perform(_ verb: Verb) throws(LineError) {
    switch verb {
    case .tap(let name, let position):
      try tap(element(name, position, .tap, for: verb))
    case .type(let name, let position, let text):
      try send(.type(text), to: element(name, position, .type, for: verb))
    case .toggle(let name, let position):
      try send(.toggle, to: element(name, position, .toggle, for: verb))
    case .increase(let name, let position):
      try send(.increase, to: element(name, position, .increase, for: verb))
    case .decrease(let name, let position):
      try send(.decrease, to: element(name, position, .decrease, for: verb))
    case .submit(let name, let position):
      try send(.submit, to: element(name, position, .submit, for: verb))
    case .pick(let name, let position, let option):
      try pick(option, of: element(name, position, .pick, for: verb), named: name)
    case .back:
      guard isPossible(verb) else {
        throw LineError(.notHere, "there is nothing to go back to; :actions lists what works")
      }
      run.handle { page.goBack() }
    case .refresh:
      guard isPossible(verb) else {
        throw LineError(.notHere, "this screen cannot be refreshed; :actions lists what works")
      }
      run.handle { page.refresh() }
    case .more:
      guard isPossible(verb) else {
        throw LineError(.notHere, "no list has more rows; :actions lists what works")
      }
      run.handle { page.showMore() }
    case .confirm, .cancel:
      throw LineError(.noAlert, "nothing is asked, so there is nothing to \(verb)")
    }
    response.output = .screen
  }

  /// Whether `verb`, one that stands alone, does something here.
  func isPossible(_ verb: Verb) -> Bool {
    switch verb {
    case .back: page.canGoBack
    case .refresh: page.canRefresh
    case .more: shown.elements.contains { $0.role == .more }
    default: false
    }
  }

  /// Taps the element at `index` of what is reachable.
  func tap(_ index: Int) throws(LineError) {
    try send(.tap, to: index)
  }

  /// Does `input` to the element at `index` of what is reachable, so that the answer shows what comes of it.
  func send(_ input: ScreenInput, to index: Int) throws(LineError) {
    let element = shown.reachable[index]
    var failure: ScreenInputError?
    run.handle {
      do throws(ScreenInputError) {
        try page.send(input, to: index)
      } catch {
        failure = error
      }
    }
    switch failure {
    case nil: response.output = .screen
    case .disabled:
      throw LineError(
        .disabled, "\(element.quotedName) cannot be used now; :actions lists what can")
    case .noElement, .notPossible:
      throw LineError(
        .notHere,
        "\(element.quotedName) is a \(element.role.rawValue); write \(shown.word(for: index))")
    }
  }

  private func pick(_ option: String, of picker: Int, named name: String) throws(LineError) {
    let depth = shown.reachable[picker].depth
    let options = shown.reachable.indices.dropFirst(picker + 1).prefix {
      shown.reachable[$0].depth > depth
    }.filter { shown.reachable[$0].role == .option }
    guard shown.reachable[picker].isEnabled else {
      throw LineError(
        .disabled, "\(Quoting.quoted(name)) cannot be used now; :actions lists what can")
    }
    let labels = options.map { shown.reachable[$0].label }
    let exact = options.filter { shown.reachable[$0].label == option }
    let matches =
      exact.isEmpty
      ? options.filter { shown.reachable[$0].label.lowercased() == option.lowercased() } : exact
    guard !matches.isEmpty else {
      throw LineError(
        .badArgument,
        "\(Quoting.quoted(name)) has no option \(Quoting.quoted(option)); it has \(labels.map { Quoting.quoted($0) }.joined(separator: ", "))",
        suggestions: nearMisses(of: option, in: labels))
    }
    guard matches.count == 1 else {
      throw LineError(
        .ambiguous,
        "\(matches.count) options are called \(Quoting.quoted(option)): \(shown.described(matches))"
      )
    }
    try tap(matches[0])
  }

  /// The only element that is called `name` and that `word`, that of `verb`, is for; the one at `position` if it is given.
  private func element(
    _ name: String, _ position: Int?, _ word: VerbWord, for verb: Verb
  ) throws(LineError) -> Int {
    let elements = shown.reachable
    let named = shown.reachable(named: name)
    if let other = named.first, !named.contains(where: { word.isFor(elements[$0].role) }) {
      throw misused(other, called: name, by: word)
    }
    let index = try one(of: named, called: name, at: position, for: verb, where: word.isFor)
    guard word.isFor(elements[index].role) else { throw misused(index, called: name, by: word) }
    return index
  }

  private func misused(_ index: Int, called name: String, by word: VerbWord) -> LineError {
    LineError(
      .badArgument,
      "\(Quoting.quoted(name)) is a \(shown.reachable[index].role.rawValue) and cannot be used with \(word.rawValue); write \(shown.word(for: index))"
    )
  }
}
