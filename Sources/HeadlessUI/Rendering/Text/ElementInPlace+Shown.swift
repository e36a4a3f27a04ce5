extension ElementInPlace {
  /// What a line of text begins with.
  var lead: String {
    switch role {
    case .image: return label.isEmpty ? "[image]" : "[\(label)]"
    case .progress where label.isEmpty: return shownValue ?? Element.goingOn
    default: return label.isEmpty ? value ?? "" : label
    }
  }

  /// What stands beside what a line of text begins with.
  var trail: String? {
    if let shownValue { return shownValue }
    return role == .progress && !label.hasSuffix("…") && !label.hasSuffix("...") ? "…" : nil
  }

  /// What it holds, where that is shown as it is.
  var shownValue: String? {
    guard let value, !value.isEmpty else { return nil }
    switch role {
    case .toggle: return value == "on" || value == "off" ? nil : value
    case .navigationBar, .sheet, .more: return nil
    default: return value
    }
  }

  /// Whether its value stands in a column of its own.
  var holdsValue: Bool {
    role == .field || role == .secureField || shownValue != nil
  }

  /// What it is called behind `word`; nil where the word says it already.
  func shownLabel(behind word: Word) -> String? {
    switch role {
    case .navigationBar: return value?.isEmpty == false ? "< \(value ?? "")" : nil
    case .sheet: return "Close"
    case .more: return shownCount
    default:
      if case .alone = word { return label.isEmpty ? nil : label }
      return label.isEmpty || identifier == nil || identifier == label ? nil : label
    }
  }

  /// How many rows are not shown, in groups of three digits.
  private var shownCount: String {
    guard let value, !value.isEmpty else { return "…" }
    guard value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return "… \(value) more" }
    var digits = "… "
    for (index, digit) in value.enumerated() {
      if index > 0, (value.utf8.count - index) % 3 == 0 { digits.append(",") }
      digits.append(digit)
    }
    return digits + " more"
  }
}
