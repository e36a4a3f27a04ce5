import HeadlessUI

/// What the process was started with, behind the program's name.
enum Arguments {
  /// All of it, as it is: `CommandLine.arguments` repairs what is no UTF-8, which would be the name of another file.
  static func read() throws(UsageError) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: argument) else {
        let shown = Quoting.quoted(String(cString: argument))
        throw UsageError("\(shown) is not UTF-8, as arguments have to be")
      }
      arguments.append(text)
    }
    return arguments
  }
}
