nonisolated extension Unicode.Scalar {
  /// Whether it controls instead of showing: C0, DEL, C1, and the separators of lines and paragraphs.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
