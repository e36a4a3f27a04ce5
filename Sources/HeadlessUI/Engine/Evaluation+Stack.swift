extension Evaluation {
  /// Evaluates views that stand together.
  ///
  /// Texts beside one another become one line; so does a row of texts, whatever way they stand. Pictures beside text go,
  /// unless somebody said what they say.
  @inlinable
  mutating func stack(isHorizontal: Bool = false, _ content: (inout Evaluation) -> Void) {
    let outer = layout
    let start = page.elements.count
    layout.isInRows = false
    layout.isHorizontal = isHorizontal
    layout.gap = nil
    content(&self)
    let gap = layout.gap
    layout = outer
    if isHorizontal || outer.isInRows {
      joinTexts(from: start, gap: gap, isHorizontal: isHorizontal)
    }
  }

  @usableFromInline
  mutating func joinTexts(from start: Int, gap: Int?, isHorizontal: Bool) {
    let elements = page.elements[start...]
    guard let first = elements.firstIndex(where: { $0.role == .text }),
      elements.allSatisfy({ $0.role == .text || $0.role == .image })
    else { return }
    if elements.count == 1 && !layout.isInRows { return }
    let texts = elements.indices.filter { page.says($0) }
    let valueStart = gap ?? (isHorizontal || texts.count < 2 ? elements.endIndex : texts[1])
    var joined = elements[first]
    joined.role = layout.isInRows ? .row : .text
    joined.label = page.words(of: texts.filter { $0 < valueStart }, separator: " ")
    let value = page.words(
      of: texts.filter { $0 >= valueStart }, separator: isHorizontal ? " " : ", ")
    if elements.count > 1 { joined.value = value.isEmpty ? nil : value }
    if joined.label.isEmpty, let only = joined.value {
      joined.label = only
      joined.value = nil
    }
    page.removeElements(from: start)
    page.elements.append(joined)
  }
}
