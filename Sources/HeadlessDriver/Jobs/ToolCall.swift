/// A call of a tool, for the process that carries it out.
package struct ToolCall: Codable {
  package let tool: String
  package var arguments: [String: [String]]
  /// The conditions of each launch, as the program was started.
  package var launch: LaunchOptions

  package init(
    tool: String, arguments: [String: [String]] = [:], launch: LaunchOptions = LaunchOptions()
  ) {
    (self.tool, self.arguments, self.launch) = (tool, arguments, launch)
  }

  package func texts(_ name: String) -> [String] { arguments[name] ?? [] }
  package func text(_ name: String) -> String? { arguments[name]?.first }
}

package struct ToolAnswer: Codable {
  package var text: String
  package var isError: Bool
  package var isOver: Bool

  package init(text: String = "", isError: Bool = false, isOver: Bool = false) {
    (self.text, self.isError, self.isOver) = (text, isError, isOver)
  }
}
