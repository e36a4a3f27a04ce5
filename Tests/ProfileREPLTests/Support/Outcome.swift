/// What a run of the program came to.
struct Outcome: Equatable {
  var output = ""
  var errors = ""
  var status: Int32 = 0
}

/// Runs `profile-repl` with `arguments` on `input`, to its end.
func profileREPL(
  _ arguments: String..., input: String = "", environment: [String: String] = [:]
) throws -> Outcome {
  try profileREPL(arguments, input: Array(input.utf8), environment: environment)
}

/// Runs `profile-repl` with `arguments` on the bytes `input`, to its end.
func profileREPL(
  _ arguments: [String], input: [UInt8], environment: [String: String] = [:]
) throws -> Outcome {
  let program = try RunningProgram(arguments, environment: environment)
  program.send(input)
  return try program.end()
}
