extension LineWriter {
  /// Writes `alert` below what was written, with the words that answer it.
  mutating func write(_ alert: Screen.Alert) {
    if !isAtStart { endLine() }
    hang = 2
    style = .question
    write("?")
    if !alert.title.isEmpty {
      space()
      write(alert.title)
    }
    style = .plain
    endLine()
    if let message = alert.message, !message.isEmpty {
      space(2)
      write(message)
      endLine()
    }
    alert.elements.inPlace { elements in
      TextPage(elements, words: Words(elements, of: alert), isCompact: true).write(to: &self)
    }
  }
}
