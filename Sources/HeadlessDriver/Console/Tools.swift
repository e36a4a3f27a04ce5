import StateBinding

/// A tool that a client may call. One JSON text tells the client the arguments, and is what they are checked against.
struct Tool {
  let name: String
  private let help: String
  private let required: [String]
  /// The schemas of the arguments by their names, as JSON.
  private let schemas: String
  /// Whether the tool changes nothing, neither in a session nor in a file.
  private let onlyReads: Bool

  private init(
    _ name: String, needs required: [String] = [], onlyReads: Bool = false, _ schemas: String,
    _ help: String
  ) {
    (self.name, self.required, self.schemas, self.help) = (name, required, schemas, help)
    self.onlyReads = onlyReads
  }

  /// The tools of a program whose sessions take `options`.
  static func table(options: String) -> [Tool] {
    let session = #""session":{"type":"integer"}"#
    let texts = #""type":"array","items":{"type":"string"}"#
    return [
      Tool(
        "start",
        #"{"options":{\#(texts),"description":"As on the command line: \#(options)"},"link":{"type":"string","description":"A deep link to follow first"}}"#,
        "Starts the app in a new session and shows its first screen. In front of each thing that can be used, a screen has the word to send."
      ),
      Tool(
        "send", needs: ["session", "lines"],
        #"{\#(session),"lines":{\#(texts)},"screens":{"enum":["last","changes","all"],"description":"The screen after the last line (usual), only its lines that came (+) and went (-), or every screen"}}"#,
        "Sends lines to the app, such as `logout`, `type name Kim`, `back`, `:wait 2s` or `:help`, up to the first that fails. Time passes only in `:wait`. Only `confirm`, `cancel` or `tap \"NAME\"` answers a question. Before you confirm what is destructive, get the person's word."
      ),
      Tool(
        "inspect", needs: ["session", "what"], onlyReads: true,
        #"{\#(session),"what":{"enum":["screen","actions","state","tree","history","trace"]},"path":{"type":"string","description":"A part of the state, such as Profile.member"}}"#,
        "Shows the screen, the lines that work now, the states of the RIBs, their tree, the steps so far, or what the last `send` did inside."
      ),
      Tool(
        "save_test", needs: ["session", "file"],
        #"{\#(session),"file":{"type":"string","description":"A new file below the working folder, such as Tests/logout.transcript"},"comment":{"type":"string","description":"What the test shows"}}"#,
        "Saves the session as a transcript, a test that `check` replays. Saves nothing that does not pass."
      ),
      Tool(
        "check", needs: ["files"], onlyReads: true,
        #"{"files":{\#(texts),"description":"Files or folders below the working folder"}}"#,
        "Replays transcripts on new copies of the app and shows what differs."),
      Tool(
        "explore", onlyReads: true,
        #"{"depth":{"type":"integer","description":"At most so many lines from the start"},"limit":{"type":"integer","description":"At most so many places a walk"},"seconds":{"type":"integer","description":"30 if not given"},"sample":{\#(texts),"description":"FIELD=TEXT, a text to type into a field"}}"#,
        "Visits every screen that can be reached and looks for traps, leaks, dead ends and other faults. Shows each with the shortest test."
      ),
      Tool("end", needs: ["session"], "{\(session)}", "Ends the session."),
    ]
  }

  /// The entry in the list of tools.
  var json: String {
    let required = required.isEmpty ? "" : #""required":\#(required),"#
    return
      #"{"name":"\#(name)","description":\#(quotedJSON(help)),"inputSchema":{"type":"object","properties":\#(schemas),\#(required)"additionalProperties":false},"annotations":{"readOnlyHint":\#(onlyReads),"openWorldHint":false}}"#
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
      values[name] = texts
    }
    if let missing = required.first(where: { values[$0]?.isEmpty != false }) {
      throw UsageError("the argument \(missing) is missing; \(name) needs it")
    }
    return values
  }
}

extension JSONValue {
  /// The text or number as a text, or those of a list if `type` is `array`; nil if the value is of another type.
  fileprivate func texts(ofType type: String) -> [String]? {
    switch self {
    case .list(let list) where type == "array":
      let texts = list.compactMap { $0.texts(ofType: "string")?.first }
      return texts.count == list.count ? texts : nil
    case .text(let text) where type != "array", .number(let text) where type != "array":
      return [text]
    default: return nil
    }
  }
}

func quotedJSON(_ text: String) -> String {
  var writer = JSONWriter()
  writer.value(text)
  return writer.text
}
