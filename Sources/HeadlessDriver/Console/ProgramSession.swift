extension Program {
  /// Launches the app for a test, with `arguments` as on the command line, and shows its first screen.
  ///
  /// The session is that of a script: its clock moves only when a line or the test moves it. Options that say where lines come
  /// from or how answers are printed are refused, and so is a link of `--open` that fails.
  public func session(_ arguments: [String] = []) async throws(UsageError) -> Session {
    for argument in arguments {
      let name = argument.split(separator: "=", omittingEmptySubsequences: false).first ?? ""
      let isShared = Option.shared(languages: languages).contains { "--\($0.name)" == name }
      if isShared, !Self.sessionOptions.contains(where: { "--\($0)" == name }) {
        let known = Self.sessionOptions.map { "--\($0)" }.joined(separator: ", ")
        throw UsageError(
          "\(name) is for the program, not for a session; a session takes \(known) and the app's own options"
        )
      }
    }
    let options = try parser.parse(arguments)
    let session = try makeSession(scriptOptions: options)
    let opening = await session.begin(following: options.url)
    if let error = opening.answer.error { throw UsageError("--open: \(error.sentence)") }
    return session
  }

  /// The shared options that a session takes.
  private static let sessionOptions = ["lang", "width", "seed", "trace", "open"]
}
