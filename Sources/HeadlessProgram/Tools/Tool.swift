import HeadlessDriver
import StateBinding
import StateBindingFiles

/// A tool that a client may call. Each tool has a file of its own, and a place in `all`.
@MainActor
struct Tool {
  /// What a call may change.
  enum Writes { case nothing, session, file }

  /// The app that a call uses: that of a new session, that of a session, or copies that end with the call.
  enum App { case new, session, copies }

  /// What follows the answer of an app.
  enum Conclusion {
    case answer(ToolAnswer)
    case call(ToolCall)
  }

  let name: String
  var help = ""
  /// The schemas of the arguments by their names, as JSON. It tells the client the arguments, and is what they are checked
  /// against. `OPTIONS` in it stands for the options of a session.
  var schemas = "{}"
  var required: [String] = []
  var writes = Writes.session
  var app = App.session
  /// Whether a client may call it. The other tools are called by tools.
  var isListed = true
  /// Answers a call in the process of the app.
  let answer: @MainActor (ToolCall, ToolHost) async throws(UsageError) -> ToolAnswer
  /// Decides in the process of the server what follows an answer.
  var conclude: @MainActor (ToolCall, ToolAnswer) throws(UsageError) -> Conclusion = {
    .answer($1)
  }

  /// The tools, in the order of the list.
  static let all: [Tool] = [.start, .send, .inspect, .saveTest, .check, .explore, .end, .verify]

  static let session = #""session":{"type":"integer"}"#
  static let texts = #""type":"array","items":{"type":"string"}"#

  /// Writes the entry in the list of tools of `program`.
  func write(to writer: inout JSONWriter, of program: Program) {
    let schemas = schemas.replacing("OPTIONS", with: program.parser.sessionForms)
    writer.object { writer in
      writer.field("name", name)
      writer.field("description", help)
      writer.object("inputSchema") {
        $0.field("type", "object")
        $0.key("properties")
        $0.value(written: Array(schemas.utf8))
        if !required.isEmpty { $0.array("required", of: required) { $0.value($1) } }
        $0.field("additionalProperties", false)
      }
      writer.object("annotations") {
        $0.field("readOnlyHint", writes == .nothing)
        $0.field("openWorldHint", false)
      }
    }
  }

  /// The values of the arguments `given`, by their names. Throws what is wrong and what to write instead.
  func arguments(_ given: JSONValue?) throws(UsageError) -> [String: [String]] {
    let given = (given ?? .null) == .null ? .object([:]) : given
    guard case .object(let given)? = given,
      case .object(let schemas)? = JSONValue(reading: schemas)
    else { throw UsageError("the arguments of \(name) are an object; write {}") }
    var values: [String: [String]] = [:]
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let schema = schemas[name] else {
        let names = schemas.keys.sorted().joined(separator: ", ")
        throw UsageError("\(self.name) takes no argument \(brief(name)); it takes \(names)")
      }
      if value == .null { continue }
      let type = schema["type"]?.text ?? "string"
      guard let texts = value.texts(ofType: type) else {
        throw UsageError(
          "\(name) is \(type == "array" ? "a list of texts" : "one \(type)"); write that")
      }
      if case .list(let choices)? = schema["enum"], !choices.contains(.text(texts[0])) {
        let choices = choices.compactMap(\.text).joined(separator: ", ")
        throw UsageError("\(name) is one of \(choices); write one")
      }
      if name == "file" || name == "files" {
        for file in texts {
          // Elsewhere, `-` is standard input.
          let refusal =
            file.split(separator: "/").contains("-")
            ? "is not below the working folder" : FileStatus.refusal(toName: file)
          guard let refusal else { continue }
          throw UsageError(
            "\(brief(file)) \(refusal); write a path such as Tests/logout.transcript")
        }
      }
      values[name] = texts
    }
    if let missing = required.first(where: { values[$0]?.isEmpty != false }) {
      let state = values[missing] == nil ? "missing" : "empty"
      throw UsageError("the argument \(missing) is \(state); \(name) needs it")
    }
    return values
  }
}

extension [Tool] {
  func tool(for call: ToolCall) -> Tool {
    guard let tool = first(where: { $0.name == call.tool }) else {
      preconditionFailure("the program has no tool \(call.tool)")
    }
    return tool
  }
}

extension JSONValue {
  /// The text or number as a text, or those of a list if `type` is `array`; nil if the value is of another type.
  fileprivate func texts(ofType type: String) -> [String]? {
    switch self {
    case .list(let list) where type == "array":
      let texts = list.compactMap { $0.texts(ofType: "string")?.first }
      return texts.count == list.count ? texts : nil
    case .bool(let flag) where type == "boolean": return ["\(flag)"]
    case .text(let text) where type != "array", .number(let text) where type != "array":
      return [text]
    default: return nil
    }
  }
}
