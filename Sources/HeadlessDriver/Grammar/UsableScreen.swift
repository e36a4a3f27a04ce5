package import HeadlessUI
import StateBinding

/// A screen, and all that a person can do there: the names, positions and words of its elements, and what they offer.
///
/// A session makes it once for each new screen. The answers, the renderers, completion and the explorer refer to that one object.
package final class UsableScreen {
  package let screen: Screen
  /// The words of the page below the alert.
  let page: ElementWords
  /// The words of the alert; nil if there is none.
  let alert: ElementWords?
  let canGoBack: Bool
  /// Whether an input would do something to the element at an index of `elements`. The answer is valid until the next look.
  let accepts: (ScreenInput, _ index: Int) -> Bool
  /// Whether work is under way that `:wait` would end.
  var isUnderWay = false

  /// Reads `screen`. Reuses the words of `last` if its page is the same.
  package init(
    _ screen: Screen, after last: UsableScreen? = nil, canGoBack: Bool = false,
    accepts: @escaping (ScreenInput, _ index: Int) -> Bool = { _, _ in true }
  ) {
    self.screen = screen
    self.canGoBack = canGoBack
    self.accepts = accepts
    if let last, last.screen.elements.hasSameStorage(as: screen.elements) {
      page = last.page
    } else {
      page = ElementWords(screen.elements)
    }
    alert = screen.alert.map { ElementWords(of: $0) }
  }

  var words: ElementWords { alert ?? page }

  var elements: [Element] { words.elements }

  /// The choices that have an effect now, in the order of the screen.
  var choices: [Choice] {
    let choices = elements.indices.flatMap { self.choices(at: $0) }
    return choices + (alert == nil && screen.canRefresh ? [.move(.go(.refresh))] : [])
  }

  /// All lines that do something now, and no others.
  package var workingLines: [String] { choices.map { $0.line(on: self) } }

  /// The working lines without those that choose an option hidden on the screen. One line that lists the options replaces them.
  var shortWorkingLines: [String] {
    choices.filter { choice in
      guard case .move(.pick(let name, .some)) = choice,
        let picker = elements.indices.first(where: { self.name(at: $0) == name })
      else { return true }
      return !elements.hidesOptions(ofPickerAt: picker)
    }.map { $0.line(on: self) }
  }

  /// A line that taps, for each element that can be tapped.
  var taps: [String] {
    elements.indices.filter { accepts(.tap, $0) }.map { "tap \(name(at: $0).quoted)" }
  }

  /// The name of the element at `index`, with its position if a line needs that.
  private func name(at index: Int) -> Name { words.name(at: index) }

  func choices(at index: Int) -> [Choice] {
    let element = elements[index]
    guard let first = words.choice(at: index) else { return [] }
    switch element.role {
    case .option: return accepts(.tap, index) ? [first] : []
    case .picker:
      return element.isEnabled && elements.hidesOptions(ofPickerAt: index) ? [first] : []
    case .more, .navigationBar, .sheet: return element.isEnabled ? [first] : []
    case .field, .secureField, .stepper, .toggle:
      let moves = Keyword.moves(for: element.role, called: name(at: index))
      return moves.enumerated().compactMap { position, move in
        guard case .use(_, let input) = move, accepts(input, index) else { return nil }
        return position == 0 ? first : .move(move)
      }
    default: return accepts(.tap, index) ? [first] : []
    }
  }

  /// Whether an element that can be used is called `word`, so that the verb `word` alone is ambiguous.
  func isName(_ word: String) -> Bool { words.isName(word) }

  /// Whether the element at `index` is a picker, which a tap opens.
  package func isPicker(at index: Int) -> Bool { elements[index].role == .picker }
}
