import StateBindingTestSupport

/// Runs `profile-repl` with `arguments` on `input`, to its end.
func profileREPL(
  _ arguments: String..., input: String = "", environment: [String: String] = [:]
) throws -> Outcome {
  try Outcome(of: "profile-repl", arguments, input: input, environment: environment)
}

/// Runs `profile-repl` with `arguments` on the bytes `input`, to its end.
func profileREPL(
  _ arguments: [String], input: [UInt8], environment: [String: String] = [:]
) throws -> Outcome {
  try Outcome(of: "profile-repl", arguments, input: input, environment: environment)
}

extension TemporaryFolder {
  /// Runs `profile-repl` in this folder with `arguments` on `input`, to its end.
  func profileREPL(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try Outcome(
      of: "profile-repl", arguments, input: input, environment: environment, in: self)
  }
}
