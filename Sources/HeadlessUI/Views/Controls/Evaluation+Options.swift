/// One choice of a picker.
struct PickerOption {
  let label: String
  let identifier: String?
  let tag: AnyHashable?
}

extension Evaluation {
  /// What `content` offers: one option for each tag, and one for each view that has none.
  mutating func options(_ content: (inout Evaluation) -> Void) -> [PickerOption] {
    let start = page.elements.count
    let outer = layout
    let rows = environment.rowsShown
    layout = Layout(tagsRows: true)
    // What can be chosen is never cut short.
    environment.rowsShown = .max
    content(&self)
    environment.rowsShown = rows
    layout = outer
    let options = collectOptions(from: start)
    page.removeElements(from: start)
    return options
  }

  private func collectOptions(from start: Int) -> [PickerOption] {
    var options: [PickerOption] = []
    var index = start
    let tags = page.tags.filter { $0.index >= start }
    for tag in tags where tag.index >= index {
      options += untagged(index..<tag.index)
      options.append(option(Array(tag.index..<tag.end), tag: tag.tag))
      index = tag.end
    }
    return options + untagged(index..<page.elements.count)
  }

  /// What nothing chooses; what heads a part of the options is none itself.
  private func untagged(_ indices: Range<Int>) -> [PickerOption] {
    indices.filter { page.elements[$0].role != .section }.map { option([$0], tag: nil) }
  }

  private func option(_ indices: [Int], tag: AnyHashable?) -> PickerOption {
    let texts = indices.filter { page.says($0) }
    return PickerOption(
      label: page.words(of: texts.isEmpty ? indices : texts, separator: " "),
      identifier: indices.lazy.compactMap { page.elements[$0].identifier }.first, tag: tag)
  }
}
