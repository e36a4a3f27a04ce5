// Of the page, not of the evaluation, which would be copied to be asked.

extension Page {
  /// What the elements at `indices` say, on one line: their texts, or the names of their pictures where they have none;
  /// what only goes on is called as it prints.
  ///
  /// The value of `control` is not a part of it: it stays that of the element.
  func label(of indices: some Sequence<Int>, except control: Int? = nil) -> String {
    var texts: [String] = []
    var names: [String] = []
    for index in indices {
      let element = elements[index]
      let isProgress = element.role == .progress && element.label.isEmpty
      names.append(isProgress ? element.value ?? Element.goingOn : element.label)
      if element.label.isEmpty || !says(index) { continue }
      let value = index == control ? "" : element.value ?? ""
      texts.append(value.isEmpty ? element.label : "\(element.label) \(value)")
    }
    return (texts.isEmpty ? names : texts).joined(separator: ", ")
  }

  /// Whether the element at `index` says something beside text: pictures do if somebody said what.
  func says(_ index: Int) -> Bool {
    elements[index].role != .image || speakingImages.contains(index)
  }

  /// What the elements at `indices` say.
  func words(of indices: [Int], separator: String) -> String {
    indices.flatMap { index in
      let element = elements[index]
      return [element.label, element.value ?? ""].filter { !$0.isEmpty }
    }.joined(separator: separator)
  }
}
