/// The result of a run of a program.
public struct Outcome: Equatable, Sendable {
  public var output = ""
  public var errors = ""
  public var status: Int32 = 0

  public init(output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// Runs the built program `name`, or the program at the path `name`, with `input`, to its end.
  ///
  /// `environment` is its whole environment. It runs in `folder`, or in the folder of the tests.
  public init(
    of name: String, _ arguments: [String] = [], input: some Sequence<UInt8>,
    environment: [String: String] = [:], in folder: TemporaryFolder? = nil
  ) throws {
    let program = try RunningProgram(
      name, arguments, environment: environment, folder: folder?.path)
    program.send(input)
    self = try program.end()
  }

  /// Runs the built program `name`, or the program at the path `name`, with `input`, to its end.
  ///
  /// `environment` is its whole environment. It runs in `folder`, or in the folder of the tests.
  public init(
    of name: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = [:], in folder: TemporaryFolder? = nil
  ) throws {
    try self.init(
      of: name, arguments, input: input.utf8, environment: environment, in: folder)
  }

  /// Runs the built program `name` with `input`, to its end, and leaves the caller's actor free
  /// meanwhile.
  @concurrent public static func waited(
    for name: String, _ arguments: [String] = [], input: String = ""
  ) async throws -> Outcome {
    try Outcome(of: name, arguments, input: input)
  }
}
