import Harness

/// What the command line asks for.
struct Options {
  var wantsHelp = false
  var wantsList = false
  var wantsJSON = false
  /// Whether rows that take minutes are measured too.
  var wantsSlow = false
  /// Whether the scales are measured instead of the rows.
  var wantsScaling = false
  /// How many operations of one side are run, without measuring them.
  var operations: Int?
  var side = Row.SideName.ours
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
      case "--scaling": wantsScaling = true
      case "--operations":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw Unknown(description: "--operations needs a number")
        }
        operations = count
      case "--side":
        guard let side = rest.popFirst().flatMap(Row.SideName.init) else {
          throw Unknown(description: "--side needs ours or base")
        }
        self.side = side
      case "--filter":
        guard let text = rest.popFirst() else {
          throw Unknown(description: "--filter needs a text")
        }
        filter = text
      default: throw Unknown(description: "unknown option \(argument.debugDescription)")
      }
    }
  }

  /// Whether what is called `name` is asked for.
  func wants(_ name: String) -> Bool { filter.map(name.contains) ?? true }
}
