import HeadlessUI

extension ScreenInFront {
  /// All lines that do something now, and no others.
  package var workingLines: [String] { lines(listsAllOptions: true) }

  /// The working lines without those that choose an option hidden on the screen. One line that lists the options replaces them.
  var shortWorkingLines: [String] { lines(listsAllOptions: false) }

  private func lines(listsAllOptions: Bool) -> [String] {
    let words = screen.alert?.words ?? screen.words
    let ordinals = screen.ordinals
    var lines: [String] = []
    for index in screen.reachable.indices {
      guard let word = words[index] else { continue }
      lines += self.lines(word, at: index, ordinals, listsAllOptions)
    }
    if canRefresh {
      lines.append(screen.reachable(named: "refresh").isEmpty ? "refresh" : "refresh \"\"")
    }
    return lines
  }

  /// The lines that do something to the element at `index`. `word` is the line that the screen prints for the element.
  private func lines(
    _ word: String, at index: Int, _ ordinals: [Int?], _ listsAllOptions: Bool
  ) -> [String] {
    let elements = screen.reachable
    let element = elements[index]
    switch element.role {
    case .option:
      guard let picker = elements[..<index].lastIndex(where: { $0.role == .picker }),
        listsAllOptions || !elements.hidesOptions(ofPickerAt: picker),
        let name = elements[picker].address, accepts(.tap, index)
      else { return [] }
      return [Verb.pick(name, position: ordinals[picker], option: element.address).description]
    case .picker:
      return element.isEnabled && elements.hidesOptions(ofPickerAt: index) ? [word] : []
    case .more, .navigationBar, .sheet: return element.isEnabled ? [word] : []
    default: break
    }
    let name = element.address ?? ""
    let ordinal = ordinals[index]
    var lines: [String] = []
    if accepts(.tap, index) { lines.append(word) }
    if accepts(.type(""), index) { lines.append("\(word) TEXT") }
    for (input, verb) in [
      (ScreenInput.submit, Verb.submit(name, position: ordinal)),
      (.increase, .increase(name, position: ordinal)),
      (.decrease, .decrease(name, position: ordinal)),
    ] where accepts(input, index) {
      lines.append(verb.description)
    }
    return lines
  }
}

extension Command {
  /// The answer to `:help` in an app that follows `links`.
  static func help(links: [String]) -> String {
    let text = """
      A line is the name of what to use, as the screen shows it:
        NAME                  uses it; on a terminal its NUMBER does too
        "NAME"                uses it: any name may be in quotes
        tap "NAME" [K]        uses it, the K-th of several
        type NAME TEXT        types into a field; "" clears it
        submit NAME           submits a field
        toggle NAME           turns something on or off
        pick NAME [OPTION]    chooses an option, or lists them
        increase NAME         one step up
        decrease NAME         one step down
        VERB "NAME" K         does that to the K-th of several
        type "NAME" K TEXT    types into the K-th of several; if there is only one,
                              K is part of the text
        refresh               loads the screen anew
        back                  goes back, or closes a sheet
        more                  shows more rows
        confirm, cancel       answer an alert
      Lines that begin with : are about the session:
        :actions              what works now
        :screen               the screen again
        :tree                 the tree of RIBs
        :state, :state NAME   the state of each RIB, or of one; NAME.FIELD too
        :open URL             follows a link
        :expect TEXT          fails unless the screen has the text
        :wait, :wait 2s       lets time pass: until nothing waits, or so long
        :history              the steps, numbered: the lines that acted on the app
        :undo, :undo 3        takes back the last step, or so many
        :goto N               goes back to just after step N
        :save FILE            saves the session as a transcript, on a terminal only
        :quit                 ends the session
      """
    if links.isEmpty { return text }
    return text + "\nLinks:\n" + links.map { "  \($0)" }.joined(separator: "\n")
  }
}
