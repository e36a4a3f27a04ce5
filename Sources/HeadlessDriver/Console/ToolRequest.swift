import StateBinding
import SystemFiles

/// A request of a client. The message itself shows its revision: a modern one has the version in its parameters.
struct ToolRequest {
  let id: JSONValue
  let method: String
  let params: JSONValue?
  let isModern: Bool

  /// The revisions that are served, the newest first. Those after the first begin with a handshake.
  static let versions = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"]

  private static let prefix = "io.modelcontextprotocol/"

  /// Reads `message`; nil if it is a notification. `isInitialized` says whether a handshake has begun.
  init?(_ message: JSONValue, isInitialized: Bool) throws(ToolError) {
    guard case .object(let members) = message else {
      throw ToolError(.notARequest, "a message is an object, and not a list of messages")
    }
    guard members["jsonrpc"] == .text("2.0"), let method = members["method"]?.text else {
      throw ToolError(.notARequest, #"a request has "jsonrpc":"2.0", an id and a method"#)
    }
    guard let id = members["id"] else { return nil }
    switch id {
    case .text: break
    case .number where id.int != nil: break
    default: throw ToolError(.notARequest, "the id is a text or a whole number")
    }
    (self.id, self.method, params) = (id, method, members["params"])
    let meta = params?["_meta"]
    guard let version = meta?[Self.prefix + "protocolVersion"] else {
      isModern = false
      if isInitialized || method == "initialize" { return }
      throw ToolError(
        .wrongParameters,
        "params._meta has no \(Self.prefix)protocolVersion; write it, or begin with initialize", id)
    }
    isModern = true
    guard version.text == Self.versions[0] else {
      throw ToolError(
        .unknownVersion, "this version is not served here", id, version: version.text ?? "")
    }
    guard case .object? = meta?[Self.prefix + "clientCapabilities"] else {
      throw ToolError(
        .wrongParameters, "params._meta has no \(Self.prefix)clientCapabilities; write {}", id)
    }
  }

  /// The mark of notifications about the progress; nil if the client wants none.
  var progressToken: JSONValue? {
    switch params?["_meta"]?["progressToken"] {
    case .text(let text): .text(text)
    case .number(let digits): .number(digits)
    default: nil
    }
  }
}

/// The reason why a message is no request, or why a request is refused.
struct ToolError: Error {
  enum Code: Int {
    case notJSON = -32700
    case notARequest = -32600
    case unknownMethod = -32601
    case wrongParameters = -32602
    case unknownVersion = -32022
  }

  let code: Code
  let message: String
  /// The id of the request; null if it could not be read.
  let id: JSONValue
  /// The version that the request has, if it is not known.
  let version: String?

  init(_ code: Code, _ message: String, _ id: JSONValue = .null, version: String? = nil) {
    (self.code, self.message, self.id, self.version) = (code, message, id, version)
  }
}

/// The files that a tool may name: below the working folder, and behind no link.
enum ToolFiles {
  /// Throws if `file` is not below the working folder, or if a link leads there.
  static func check(_ file: String) throws(UsageError) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let isBelow = parts.allSatisfy { !$0.isEmpty && $0 != ".." && $0 != "-" }
    guard isBelow, !file.utf8.contains(0) else {
      throw UsageError(
        "\(brief(file)) is not below the working folder; write a path such as Tests/logout.transcript"
      )
    }
    for count in 1...parts.count {
      let path = parts.prefix(count).joined(separator: "/")
      if (try? FileStatus(of: path))?.kind == .link {
        throw UsageError("\(brief(path)) is a link; name a file that no link leads to")
      }
    }
  }

  /// Throws if `file` cannot be a new transcript.
  static func check(new file: String) throws(UsageError) {
    try check(file)
    guard file.hasSuffix(".transcript") else {
      throw UsageError("\(brief(file)) does not end with .transcript; write FILE.transcript")
    }
    if (try? FileStatus(of: file)) != nil {
      throw UsageError("\(brief(file)) exists; name a new file")
    }
  }
}
