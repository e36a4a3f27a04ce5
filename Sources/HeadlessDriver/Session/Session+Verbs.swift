import HeadlessUI
import StateBinding

extension Session {
  /// Does what `verb` says, where no alert is up.
  func perform(_ verb: Verb) async throws(LineError) {
    switch verb {
    case .tap(let name, let position):
      try await tap(try one(of: shown.reachable(named: name), named: name, position: position))
    case .type(let name, let text):
      try await send(.type(text), to: try element(name, .field, .secureField, for: "type"))
    case .toggle(let name): try await send(.toggle, to: try element(name, .toggle, for: "toggle"))
    case .increase(let name):
      try await send(.increase, to: try element(name, .stepper, for: "increase"))
    case .decrease(let name):
      try await send(.decrease, to: try element(name, .stepper, for: "decrease"))
    case .submit(let name):
      try await send(.submit, to: try element(name, .field, .secureField, for: "submit"))
    case .pick(let name, let option):
      try await pick(option, of: try element(name, .picker, for: "pick"), named: name)
    case .back:
      guard isPossible(verb) else {
        throw LineError(.notHere, "there is nothing to go back to; :actions lists what works")
      }
      await act { app.window.goBack() }
    case .refresh:
      guard isPossible(verb) else {
        throw LineError(.notHere, "this screen cannot be refreshed; :actions lists what works")
      }
      await act { app.window.refresh() }
    case .more:
      guard isPossible(verb) else {
        throw LineError(.notHere, "no list has more rows; :actions lists what works")
      }
      await act { app.window.showMore() }
    case .confirm, .cancel:
      throw LineError(.noAlert, "nothing is asked, so there is nothing to \(verb)")
    }
    response.output = .screen
  }

  /// Whether `verb`, one that stands alone, does something here.
  func isPossible(_ verb: Verb) -> Bool {
    switch verb {
    case .back: app.window.canGoBack
    case .refresh: app.window.canRefresh
    case .more: shown.elements.contains { $0.role == .more }
    default: false
    }
  }

  /// Taps the element at `index` of what is reachable.
  func tap(_ index: Int) async throws(LineError) {
    try await send(.tap, to: index)
  }

  /// Does `input` to the element at `index` of what is reachable, and shows what came of it.
  func send(_ input: ScreenInput, to index: Int) async throws(LineError) {
    let element = shown.reachable[index]
    var failure: ScreenInputError?
    await act {
      do throws(ScreenInputError) {
        try app.window.send(input, to: index)
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

  private func pick(_ option: String, of picker: Int, named name: String) async throws(LineError) {
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
    try await tap(try one(of: matches, named: option))
  }

  /// The only element that is called `name` and is one of `roles`.
  private func element(
    _ name: String, _ roles: Role..., for verb: String
  ) throws(LineError) -> Int {
    let named = shown.reachable(named: name)
    let found = named.filter { roles.contains(shown.reachable[$0].role) }
    if found.isEmpty, let other = named.first {
      throw LineError(
        .badArgument,
        "\(Quoting.quoted(name)) is a \(shown.reachable[other].role.rawValue) and cannot be used with \(verb); write \(shown.word(for: other))"
      )
    }
    let candidates = shown.reachable.filter { roles.contains($0.role) }.compactMap(\.address)
    guard !found.isEmpty else { throw LineError.unknownAction(name, candidates: candidates) }
    return try one(of: found, named: name)
  }
}
