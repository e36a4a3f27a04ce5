/// What the command line asks for.
struct Options {
  var wantsHelp = false
  var wantsList = false
  var wantsJSON = false
  /// Whether rows that take minutes are measured too.
  var wantsSlow = false
  var filter: String?

  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws(Unknown) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": wantsHelp = true
      case "--list": wantsList = true
      case "--json": wantsJSON = true
      case "--slow": wantsSlow = true
      case "--filter":
        guard let text = rest.popFirst() else {
          throw Unknown(description: "--filter needs a text")
        }
        filter = text
      default: throw Unknown(description: "unknown option \(argument.debugDescription)")
      }
    }
  }
}
