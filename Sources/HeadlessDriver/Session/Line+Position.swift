import HeadlessUI

extension Line {
  /// The line with the number in front of its text read as a position: `type "NAME" K TEXT`, `pick "NAME" K OPTION`; nil
  /// where there is none.
  var positioned: Line? {
    guard case .verb(let verb) = reading else { return nil }
    do throws(LineError) {
      switch verb {
      case .type(let name, nil, _):
        guard let (position, text) = try positionAndText() else { return nil }
        return Line(text, .verb(.type(name, position: position, text: text)))
      case .pick(let name, nil, _):
        guard let (position, option) = try positionAndText() else { return nil }
        return Line(text, .verb(.pick(name, position: position, option: option)))
      default: return nil
      }
    } catch {
      return Line(text, .notAVerb(error))
    }
  }

  private func positionAndText() throws(LineError) -> (Int, String)? {
    var words = Words(text)
    _ = words.next()
    guard words.isQuoted, try words.name() != nil,
      let position = Verb.position(words.next()), let text = try words.text()
    else { return nil }
    return (position, text)
  }
}
