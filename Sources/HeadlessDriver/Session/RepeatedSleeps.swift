/// Finds out, while time passes, whether a timer repeats for ever: the same sleeps begin again, and nothing but numbers changes on
/// the screen.
///
/// A number that falls at each change, as in a countdown, comes to an end.
struct RepeatedSleeps {
  private struct Shape: Hashable {
    let sleeps: [Duration]
    let text: [UInt8]
  }

  /// The number of deadlines without anything new after which the sleeps are endless.
  private static let limit = 300

  private var shapes: Set<Shape> = []
  private var text = ""
  /// The deadlines since a new shape, and since the screen has changed.
  private var (known, still) = (0, 0)
  /// The lines whose numbers have fallen at each change; nil before the first.
  private var falling: Set<Int>?

  /// Whether the sleeps are endless after another deadline, with the lengths of the `sleeps` and the `text` of the screen now.
  mutating func areEndless(_ sleeps: [Duration], showing text: String) -> Bool {
    let words = text.utf8.filter { $0 != 0x20 && !(0x30...0x39 ~= $0) }
    let isNew = shapes.insert(Shape(sleeps: sleeps, text: words)).inserted
    (known, still) = (isNew ? 0 : known + 1, text == self.text ? still + 1 : 0)
    if isNew {
      falling = nil
    } else if still == 0 {
      let fallen = Self.fallenLines(from: self.text, to: text)
      falling = falling?.intersection(fallen) ?? fallen
    }
    self.text = text
    return known >= Self.limit && (falling?.isEmpty != false || still >= Self.limit)
  }

  /// The numbers of the lines whose numbers are smaller in `new`; -1 for all lines as one.
  private static func fallenLines(from old: String, to new: String) -> Set<Int> {
    let (old, new) = (numbers(in: old), numbers(in: new))
    guard old.count == new.count else { return [] }
    let fallen = new.indices.filter { new[$0].lexicographicallyPrecedes(old[$0]) }
    return Set(fallen + (new.joined().lexicographicallyPrecedes(old.joined()) ? [-1] : []))
  }

  private static func numbers(in text: String) -> [[Int]] {
    text.utf8.split(separator: 0x0A).map { line in
      line.split { !(0x30...0x39 ~= $0) }.map { Int(String(decoding: $0, as: UTF8.self)) ?? .max }
    }
  }
}
