extension Unicode.Scalar {
  /// Whether a terminal or a reader could be fooled by it: a control character, a line or paragraph separator, or what
  /// changes the direction of text.
  public var isMisleading: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
