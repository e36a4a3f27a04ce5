import HeadlessUI
import StateBinding

extension Session {
  /// Exactly what works now, each as a line.
  public var actions: [String] {
    let screen = page.screen
    let words = screen.alert?.words ?? screen.words
    let ordinals = screen.ordinals
    var lines: [String] = []
    for index in screen.reachable.indices {
      guard let word = words[index] else { continue }
      lines += self.lines(word, at: index, of: screen, ordinals)
    }
    if page.canRefresh {
      lines.append(screen.reachable(named: "refresh").isEmpty ? "refresh" : "refresh \"\"")
    }
    return lines
  }

  /// The lines that begin with `text`: what works now, and the commands.
  public func completions(of text: String) -> [String] {
    let lines = actions.map { $0.hasSuffix(" TEXT") ? String($0.dropLast(4)) : $0 }
    return (lines + Command.words).filter { $0.hasPrefix(text) }
  }

  /// The lines that do something to the element at `index` of `screen`, which `word` reaches.
  private func lines(
    _ word: String, at index: Int, of screen: Screen, _ ordinals: [Int?]
  ) -> [String] {
    let element = screen.reachable[index]
    let name = element.address ?? ""
    switch element.role {
    case .option:
      guard let picker = screen.reachable[..<index].lastIndex(where: { $0.role == .picker }),
        let name = screen.reachable[picker].address, page.accepts(.tap, at: index)
      else { return [] }
      return [
        Verb.pick(name, position: ordinals[picker], option: element.label).description
      ]
    case .picker: return []
    case .more, .navigationBar, .sheet: return element.isEnabled ? [word] : []
    default: break
    }
    let ordinal = ordinals[index]
    var lines: [String] = []
    if page.accepts(.tap, at: index) { lines.append(word) }
    if page.accepts(.type(""), at: index) { lines.append("\(word) TEXT") }
    for (input, verb) in [
      (ScreenInput.submit, Verb.submit(name, position: ordinal)),
      (.increase, .increase(name, position: ordinal)),
      (.decrease, .decrease(name, position: ordinal)),
    ] where page.accepts(input, at: index) {
      lines.append(verb.description)
    }
    return lines
  }

  var helpText: String {
    var text = """
      A line is the name of what to use, as the screen shows it:
        NAME                  uses it; on a terminal its NUMBER does too
        tap "NAME" [K]        uses it, the K-th of several
        type NAME TEXT        types into a field; "" clears it
        submit NAME           submits a field
        toggle NAME           turns something on or off
        pick NAME OPTION      chooses an option
        increase NAME         one step up
        decrease NAME         one step down
        VERB "NAME" K         does that to the K-th of several
        refresh               loads the screen anew
        back                  goes back, or closes a sheet
        more                  shows more rows
        confirm, cancel       answer an alert
      Lines that begin with : are about the session:
        :actions              what works now
        :screen               the screen again
        :tree                 the tree of RIBs
        :state                the state of each RIB
        :open URL             follows a link
        :expect TEXT          fails unless the screen has the text
        :wait, :wait 2s       lets time pass: until nothing waits, or so long
        :save FILE            saves the session as a transcript
        :quit                 ends the session
      """
    if !app.links.summaries.isEmpty {
      text += "\nLinks:\n" + app.links.summaries.map { "  \($0)" }.joined(separator: "\n")
    }
    return text
  }
}
