/// What was waited for did not come.
package struct TooLate: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
