import StateBinding

/// A tool that a client may call. The list of tools and the checks of their arguments follow from the table.
struct Tool {
  struct Parameter {
    enum Kind {
      case text, texts, number
      case choice([String])
    }

    let name: String
    let kind: Kind
    var help: String?
    var isRequired = false
  }

  enum Name: String, CaseIterable, Codable {
    case start, send, inspect, check, explore, end
    case saveTest = "save_test"
  }

  let name: Name
  let help: String
  let parameters: [Parameter]
  /// Whether the tool changes nothing, neither in the app nor in a file.
  var onlyReads = false

  private static let session = Parameter(name: "session", kind: .number, isRequired: true)

  /// The tools of a program whose sessions take `options`, forms such as `--lang=en|ko`.
  static func table(options: [String]) -> [Tool] {
    [
      Tool(
        name: .start,
        help:
          "Starts the app in a new session and shows its first screen. In front of each thing that can be used, a screen has the word to send.",
        parameters: [
          Parameter(
            name: "options", kind: .texts,
            help: "As on the command line: \(options.joined(separator: ", "))"),
          Parameter(name: "link", kind: .text, help: "A deep link to follow first"),
        ]),
      Tool(
        name: .send,
        help:
          "Sends lines to the app, such as `logout`, `type name Kim`, `back`, `:wait 2s` or `:help`, up to the first that fails. Time passes only in `:wait`. `confirm`, `cancel` or `tap \"NAME\"` answers a question. Before you confirm what is destructive, get the person's word.",
        parameters: [
          session,
          Parameter(name: "lines", kind: .texts, isRequired: true),
          Parameter(
            name: "screens", kind: .choice(["last", "changes", "all"]),
            help:
              "The screen after the last line (usual), only its lines that came (+) and went (-), or each screen"
          ),
        ]),
      Tool(
        name: .inspect,
        help:
          "Shows the screen, the lines that work now, the states of the RIBs, their tree, the steps so far, or what the last `send` did inside.",
        parameters: [
          session,
          Parameter(
            name: "what",
            kind: .choice(["screen", "actions", "state", "tree", "history", "trace"]),
            isRequired: true),
          Parameter(name: "path", kind: .text, help: "A part of the state, such as Profile.member"),
        ], onlyReads: true),
      Tool(
        name: .saveTest,
        help:
          "Saves the session as a transcript, a test that `check` replays. Saves nothing that does not pass.",
        parameters: [
          session,
          Parameter(
            name: "file", kind: .text,
            help: "A new file below the working folder, such as Tests/logout.transcript",
            isRequired: true),
          Parameter(name: "comment", kind: .text, help: "What the test shows"),
        ]),
      Tool(
        name: .check,
        help: "Replays transcripts on new copies of the app and shows what differs.",
        parameters: [
          Parameter(
            name: "files", kind: .texts, help: "Files or folders below the working folder",
            isRequired: true)
        ], onlyReads: true),
      Tool(
        name: .explore,
        help:
          "Visits every screen that can be reached and looks for traps, leaks, dead ends and other faults. Shows each with the shortest test.",
        parameters: [
          Parameter(name: "depth", kind: .number, help: "At most so many lines from the start"),
          Parameter(name: "limit", kind: .number, help: "At most so many places in each language"),
          Parameter(name: "seconds", kind: .number, help: "At most so long; 30 if not given"),
          Parameter(name: "sample", kind: .texts, help: "FIELD=TEXT: a text to type into a field"),
        ], onlyReads: true),
      Tool(name: .end, help: "Ends the session.", parameters: [session]),
    ]
  }

  /// The values of the arguments `given`, by their names. Throws what is wrong and what to write instead.
  func arguments(_ given: JSONValue?) throws(UsageError) -> [String: [String]] {
    var values: [String: [String]] = [:]
    let names = parameters.map(\.name).joined(separator: ", ")
    switch given {
    case nil, .null: break
    case .object(let object):
      for name in object.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
        throw UsageError("\(self.name.rawValue) has no argument \(brief(name)); it takes \(names)")
      }
      for parameter in parameters {
        guard let value = object[parameter.name], value != .null else { continue }
        values[parameter.name] = try parameter.texts(of: value)
      }
    default: throw UsageError("the arguments of \(name.rawValue) are an object with \(names)")
    }
    if let missing = parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw UsageError("\(missing.name) is missing; it is \(missing.form)")
    }
    return values
  }

  /// Writes the tool as the list of tools has it.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("name", name.rawValue)
    writer.field("description", help)
    writer.key("inputSchema")
    writer.beginObject()
    writer.field("type", "object")
    writer.key("properties")
    writer.beginObject()
    for parameter in parameters { parameter.write(to: &writer) }
    writer.endObject()
    let required = parameters.filter(\.isRequired)
    if !required.isEmpty { writer.array("required", of: required) { $0.value($1.name) } }
    writer.field("additionalProperties", false)
    writer.endObject()
    writer.key("annotations")
    writer.beginObject()
    writer.field("readOnlyHint", onlyReads)
    if !onlyReads { writer.field("destructiveHint", name == .send) }
    writer.field("openWorldHint", false)
    writer.endObject()
    writer.endObject()
  }
}

extension Tool.Parameter {
  fileprivate func texts(of value: JSONValue) throws(UsageError) -> [String] {
    switch (kind, value) {
    case (.text, .text(let text)): return [text]
    case (.number, .number(let digits)) where value.int.map { $0 >= 0 } == true: return [digits]
    case (.choice(let choices), .text(let text)) where choices.contains(text): return [text]
    case (.texts, .text(let text)): return [text]
    case (.texts, .list(let list)):
      let texts = list.compactMap(\.text)
      if texts.count == list.count { return texts }
    default: break
    }
    throw UsageError("\(name) is \(form)")
  }

  /// The values that the parameter takes, in words.
  fileprivate var form: String {
    switch kind {
    case .text: "a text"
    case .texts: "a list of texts"
    case .number: "a whole number"
    case .choice(let choices): choices.joined(separator: ", ")
    }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.key(named: name)
    writer.beginObject()
    switch kind {
    case .text: writer.field("type", "string")
    case .number: writer.field("type", "integer")
    case .choice(let choices): writer.array("enum", of: choices) { $0.value($1) }
    case .texts:
      writer.field("type", "array")
      writer.key("items")
      writer.beginObject()
      writer.field("type", "string")
      writer.endObject()
    }
    if let help { writer.field("description", help) }
    writer.endObject()
  }
}
