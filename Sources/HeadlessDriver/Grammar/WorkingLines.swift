import HeadlessUI

extension ScreenInFront {
  /// All lines that do something now, and no others.
  package var workingLines: [String] { lines(listsAllOptions: true) }

  /// The working lines without those that choose an option hidden on the screen. One line that lists the options replaces them.
  var shortWorkingLines: [String] { lines(listsAllOptions: false) }

  /// A line with `tap` for each element that a tap uses.
  var taps: [String] {
    elements.indices.filter { accepts(.tap, $0) }.map {
      Verb(.tap, elements[$0].name, position: words.position(at: $0)).description
    }
  }

  private func lines(listsAllOptions: Bool) -> [String] {
    var lines: [String] = []
    for index in elements.indices { lines += self.lines(at: index, listsAllOptions) }
    if canRefresh { lines.append(words.refresh.text) }
    return lines
  }

  /// The lines that do something to the element at `index`.
  func lines(at index: Int, _ listsAllOptions: Bool = true) -> [String] {
    guard let word = words.text(at: index) else { return [] }
    let element = elements[index]
    switch element.role {
    case .option:
      guard let picker = elements[..<index].lastIndex(where: { $0.role == .picker }),
        listsAllOptions || !elements.hidesOptions(ofPickerAt: picker),
        let name = elements[picker].address, accepts(.tap, index)
      else { return [] }
      let position = words.position(at: picker)
      return [Verb(.pick, name, position: position, text: element.address).description]
    case .picker:
      return element.isEnabled && elements.hidesOptions(ofPickerAt: index) ? [word] : []
    case .more, .navigationBar, .sheet: return element.isEnabled ? [word] : []
    default: break
    }
    let verbs = VerbWord.own(of: element.role)
    if verbs.isEmpty { return accepts(.tap, index) ? [word] : [] }
    return verbs.filter { accepts($0.rule.input(""), index) }.map { verb in
      if verb != VerbWord.first(for: element.role) {
        return Verb(verb, element.address ?? "", position: words.position(at: index)).description
      }
      return verb.rule.takesText ? "\(word) TEXT" : word
    }
  }
}

extension ScreenInFront {
  /// The answer to `:help` in an app that follows `links`, with a line of this screen as an example.
  func help(links: [String]) -> String {
    func list(_ verbs: VerbWord...) -> String {
      verbs.map(\.rule.help).map { row($0.form, $0.meaning) }.joined(separator: "\n")
    }
    func row(_ form: String, _ meaning: String) -> String {
      "  " + form + String(repeating: " ", count: max(1, 22 - form.count)) + meaning
    }
    let example = shortWorkingLines.first { $0.count <= 40 }
    let text = """
      A line is the name of what to use, as the screen shows it:
      \(example.map { row($0, "works now, for example") } ?? "  …")
        NAME                  uses it; on a terminal its NUMBER does too
        "NAME"                uses it: any name may be in quotes
      \(list(.tap))
      Fields and choices:
      \(list(.type, .submit, .toggle, .pick, .increase, .decrease))
      Screens, lists and alerts:
      \(list(.back, .refresh, .more, .confirm, .cancel))
      Several with one name:
        VERB "NAME" K         does that to the K-th of several
        type "NAME" K TEXT    types into the K-th of several; if there is only one,
                              K is part of the text
      Lines that begin with : are about the session. They look:
        :actions              what works now
        :screen               the screen again
        :tree                 the tree of RIBs
        :state, :state NAME   the state of each RIB, or of one; NAME.FIELD too
        :expect TEXT          fails unless the screen has the text
      They go on:
        :open URL             follows a link
        :wait, :wait 2s       lets time pass until the app is idle, or for 2 seconds
        :wait reversed        as :wait; comparable replies come in reverse order
        :restart              ends the app and launches it again; its files stay
      They go back:
        :history              the steps, numbered: the lines that acted on the app
        :undo, :undo 3        undoes the last step, or the last 3
        :redo, :redo 3        does the next undone step again, or the next 3
        :goto N               goes back to just after step N
      They end:
        :save FILE            saves the session as a transcript, on a terminal only
        :quit                 ends the session
      """
    if links.isEmpty { return text }
    return text + "\nLinks:\n" + links.map { "  \($0)" }.joined(separator: "\n")
  }
}
