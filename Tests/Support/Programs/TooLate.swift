/// A wait that ended without its event.
package struct TooLate: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
