import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport

extension Screen {
  /// A screen of random elements with awkward texts.
  static func random(_ random: inout Random) -> Screen {
    let count = Int.random(in: 0...12, using: &random)
    let elements = (0..<count).map { _ in Element.random(&random) }
    var alert: Alert?
    if Int.random(in: 0..<4, using: &random) == 0 {
      alert = Alert(
        role: .dialog, title: .awkward(&random),
        message: Bool.random(using: &random) ? .awkward(&random) : nil,
        elements: (0..<3).map { _ in Element.random(&random) })
    }
    let covered = Int.random(in: 0..<8, using: &random) == 0 ? [Screen(title: "Below")] : []
    return Screen(
      title: .awkward(&random), elements: elements, alert: alert, covered: covered,
      canRefresh: Int.random(in: 0..<4, using: &random) == 0)
  }
}

extension Element {
  static func random(_ random: inout Random) -> Element {
    func maybe(_ random: inout Random) -> String? {
      Bool.random(using: &random) ? .awkward(&random) : nil
    }
    var element = Element(
      role: Role.allCases.randomElement(using: &random) ?? .text, label: .awkward(&random),
      value: maybe(&random), identifier: maybe(&random),
      isEnabled: Int.random(in: 0..<4, using: &random) > 0,
      isSelected: Int.random(in: 0..<4, using: &random) == 0,
      buttonRole: [nil, nil, .destructive, .cancel].randomElement(using: &random) ?? nil,
      depth: Int.random(in: 0...4, using: &random))
    element.isFocused = Int.random(in: 0..<4, using: &random) == 0
    element.isBeside = Int.random(in: 0..<4, using: &random) == 0
    element.canSubmit = Int.random(in: 0..<4, using: &random) == 0
    return element
  }
}
