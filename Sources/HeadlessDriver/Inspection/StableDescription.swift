extension String {
  /// Describes any value in the same way in every run: sets and dictionaries are sorted, objects print as their type name.
  ///
  /// Optionals print as their content, strings with quotes, structs with their labels, and enum cases with their payload. An
  /// enum case inside another value begins with a dot. Parts nested more than 100 deep, and parts after the first 100,000,
  /// print as `…`. A set or a dictionary that reaches beyond these parts prints only the number of its elements.
  public init(stable value: Any) {
    self = StateTree(reading: value, elements: .max).text()
  }

  /// Describes `value` in one line of at most `width` columns, or below the name of its type with a line for each field.
  ///
  /// Nothing is left out, so a line with a long text may be longer than `width`. Two such descriptions differ in the
  /// lines of the fields that differ.
  public init(stable value: Any, width: Int) {
    let layout = StateLayout(width: width, head: nil)
    let tree = StateTree(reading: value, elements: .max)
    let line = tree.text()
    self =
      layout.fits(line)
      ? line : tree.lines(below: "\(type(of: value))", layout).joined(separator: "\n")
  }
}
