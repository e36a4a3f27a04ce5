import HeadlessDriver

extension OptionsParser {
  /// The options of a program with three of its own.
  static let sample = OptionsParser(
    program: "sample", summary: "Shows members, and lets them go.",
    options: [
      Option("store", value: "FILE", help: "Keep the members in FILE"),
      Option(
        "fail", value: "NAME", help: "Let what a service does under this name fail",
        isSafeInHeader: true
      ) { $0 == "logout" || $0 == "delete" ? nil : "is no service; write logout or delete" },
      Option("slow", help: "Take time", isSafeInHeader: true),
    ])

  /// The message for wrong arguments; `fine` if they are right.
  func answer(to arguments: [String]) -> String {
    do throws(UsageError) {
      _ = try parse(arguments)
      return "fine"
    } catch {
      return error.description
    }
  }

  /// The message for a wrong header; `fine` if it is right.
  func answer(toHeader settings: [String]) -> String {
    do throws(UsageError) {
      _ = try parseHeader(settings)
      return "fine"
    } catch {
      return error.description
    }
  }
}
