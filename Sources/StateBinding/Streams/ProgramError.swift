/// Ends the process over a mistake in the program, with a message that release builds print as well.
package func programError(
  _ message: String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}
