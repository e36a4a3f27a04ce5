import HeadlessUI
import TestSupport
import Testing

struct ScreenDifferenceTests {
  private func screen(_ labels: some Sequence<Character>) -> Screen {
    Screen(elements: labels.map { Element(role: .text, label: String($0)) })
  }

  @Test func `equal screens do not differ`() {
    #expect(Screen.profile.difference(from: .profile).isEmpty)
  }

  @Test func `what goes and what comes is told with its place`() {
    let difference = screen("abxd").difference(from: screen("abcde"))
    #expect(difference.title == nil && difference.alert == nil && difference.covered == nil)
    #expect(
      difference.elements.removals.map(\.description) == ["2 - c", "4 - e"])
    #expect(difference.elements.insertions.map(\.description) == ["2 + x"])
  }

  @Test func `a title, an alert and the screens beneath are told as they become`() {
    let alert = Screen.Alert(title: "Sure?", elements: [])
    let difference = Screen(title: "B", covered: [Screen(title: "A")])
      .difference(from: Screen(title: "A", alert: alert))
    #expect(difference.title == "B")
    #expect(difference.alert == .some(nil))
    #expect(difference.covered == [Screen(title: "A")])
    #expect(difference.elements.isEmpty)
    #expect(Screen(alert: alert).difference(from: Screen()).alert == .some(alert))
  }

  @Test func `a difference from another screen does not apply`() {
    #expect(screen("").applying(screen("b").difference(from: screen("a"))) == nil)
  }

  @Test(arguments: 1...200)
  func `made to the first it gives the second, with as few changes as can be`(seed: UInt64) {
    var random = Random(seed: seed)
    func text(_ random: inout Random) -> [Character] {
      (0..<Int.random(in: 0...30, using: &random)).map { _ in
        "abcd".randomElement(using: &random) ?? "a"
      }
    }
    let (old, new) = (screen(text(&random)), screen(text(&random)))
    let difference = new.difference(from: old)
    #expect(old.applying(difference) == new)
    #expect(difference.elements.count == new.elements.difference(from: old.elements).count)
  }

  @Test func `of two long lists only what differs is told`() {
    let old = Screen(elements: (0..<100_000).map { Element(role: .row, label: "\($0)") })
    var new = old
    new.elements.remove(at: 99_000)
    new.elements[1_000].label = "x"
    let difference = new.difference(from: old)
    #expect(difference.elements.count == 3)
    #expect(old.applying(difference) == new)
  }

  @Test func `of two long lists that share little, all between is replaced`() {
    let old = Screen(elements: (0..<5_000).map { Element(role: .row, label: "\($0)") })
    let new = Screen(elements: (0..<5_000).map { Element(role: .row, label: "\($0 / 2 * 2)") })
    let difference = new.difference(from: old)
    #expect(difference.elements.removals.count == 4_999)
    #expect(old.applying(difference) == new)
  }
}

extension CollectionDifference<Element>.Change {
  fileprivate var description: String {
    switch self {
    case .remove(let offset, let element, _): "\(offset) - \(element.label)"
    case .insert(let offset, let element, _): "\(offset) + \(element.label)"
    }
  }
}
