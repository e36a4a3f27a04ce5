/// What becomes of the elements in a view.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  private enum Behavior { case contain, combine, ignore }

  private let behavior: Behavior

  /// They stay as they are; with a label the view is a section of them.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// They become one that says what all of them say.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
  /// They become one that says nothing of itself; where it is adjusted as a whole, their controls go.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
}

extension View {
  /// Makes one element of the view, unless `children` says that it contains others.
  ///
  /// What can be used in it stays so: with one control in it, that is what the element is; with several, they stay.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modified(traits: ViewTraits(children: children)) { content, evaluation in
      let start = evaluation.page.elements.count
      let isAdjusted = evaluation.isAdjusted
      evaluation.isAdjusted = false
      content.evaluate(in: &evaluation)
      if isAdjusted {
        evaluation.page.removeElements(from: start)
        evaluation.addText("")
      } else if children != .contain {
        evaluation.combine(from: start, saysAll: children == .combine)
      }
    }
  }
}

extension Evaluation {
  /// Adds a section with `label` and, inside it, the elements of `content`.
  mutating func addContainer<Content: View>(_ label: Text, _ content: Content) {
    add(Element(role: .section, label: label.resolve(in: environment.strings)))
    inside(rows: layout.isInRows) { content.evaluate(in: &$0) }
  }

  /// Makes one element of those from `start` on.
  fileprivate mutating func combine(from start: Int, saysAll: Bool) {
    let all = page.elements[start...]
    if (all.isEmpty && saysAll) || page.ownIndices(from: start).count != all.count { return }
    let controls = all.indices.filter { all[$0].canAct }
    guard controls.count <= 1 else { return }
    let control = controls.first
    var element = control.map { all[$0] } ?? Element(role: layout.isInRows ? .row : .text)
    element.depth = layout.depth
    element.label = saysAll ? page.label(of: all.indices, except: control) : ""
    element.identifier = all.lazy.compactMap(\.identifier).first
    let handler = control.flatMap { page.handler(at: $0) }
    page.removeElements(from: start)
    page.append(element, handler)
  }
}
