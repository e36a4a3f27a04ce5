/// Names a view in every language.
public struct IdentifierChange: ViewChange {
  @usableFromInline let identifier: String

  @inlinable
  init(identifier: String) {
    self.identifier = identifier
  }

  /// Names the elements of `content` that have no name of their own.
  @inlinable
  public func evaluate<Content: View>(_ content: Content, in evaluation: inout Evaluation) {
    let start = evaluation.page.elements.count
    let tabs = evaluation.environment.tabs?.count ?? 0
    content.evaluate(in: &evaluation)
    evaluation.identify(from: start, tabs: tabs, as: identifier)
  }
}

extension Evaluation {
  /// Names the elements from `start` on and the tabs from `tabs` on, those that have no name of their own.
  @usableFromInline
  mutating func identify(from start: Int, tabs: Int, as identifier: String) {
    if page.attached.isEmpty {
      for index in start..<page.elements.count where page.elements[index].identifier == nil {
        page.elements[index].identifier = identifier
      }
    } else {
      for index in page.ownIndices(from: start) where page.elements[index].identifier == nil {
        page.elements[index].identifier = identifier
      }
    }
    environment.tabs?.change(from: tabs) { tab in
      tab.identifier = tab.identifier ?? identifier
    }
  }
}
