import Foundation

/// A client of a program that serves tools: `program --mcp`.
public final class ToolClient {
  /// The answer to a call.
  public struct Answer: Equatable {
    public let text: String
    public let isError: Bool

    public init(text: String, isError: Bool) {
      (self.text, self.isError) = (text, isError)
    }
  }

  public let program: RunningProgram
  /// The parameters of each request that tell the revision, as JSON.
  private let meta: String
  private var count = 0

  /// Starts the built program `name` in `folder`. The client speaks the stateless revision if it `isModern`.
  public init(
    _ name: String, _ arguments: [String] = [], isModern: Bool = true,
    in folder: TemporaryFolder? = nil, environment: [String: String] = [:]
  ) throws {
    program = try RunningProgram(
      name, ["--mcp"] + arguments, environment: environment, folder: folder?.path)
    meta =
      isModern
      ? #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
      : #""_meta":{}"#
    if !isModern {
      _ = try request(
        "initialize", #""protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{}"#)
      program.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n")
    }
  }

  /// Sends a request with `parameters`, the inside of an object. Returns its id.
  @discardableResult
  public func send(_ method: String, _ parameters: String = "") -> Int {
    count += 1
    let params = [parameters, meta].filter { !$0.isEmpty }.joined(separator: ",")
    program.send(
      #"{"jsonrpc":"2.0","id":\#(count),"method":"\#(method)","params":{\#(params)}}"# + "\n")
    return count
  }

  /// Cancels the request with `id`.
  public func cancel(_ id: Int) {
    program.send(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"# + "\n")
  }

  /// The next message of the program, as JSON.
  public func next() throws -> String {
    String(try program.read(to: "\n").dropLast())
  }

  /// The answer to a request with `parameters`, as JSON.
  public func request(_ method: String, _ parameters: String = "") throws -> String {
    send(method, parameters)
    return try next()
  }

  /// The answer to a call of `tool` with `arguments`, the inside of an object.
  public func call(_ tool: String, _ arguments: String = "") throws -> Answer {
    let message = try request("tools/call", #""name":"\#(tool)","arguments":{\#(arguments)}"#)
    return try Self.answer(in: message)
  }

  /// The answer to a call in `message`.
  public static func answer(in message: String) throws -> Answer {
    let object = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any]
    let result = object?["result"] as? [String: Any]
    let content = result?["content"] as? [[String: Any]]
    guard let text = content?.first?["text"] as? String, let isError = result?["isError"] as? Bool
    else { throw TooLate(description: "no answer to a call: \(message)") }
    return Answer(text: text, isError: isError)
  }
}
