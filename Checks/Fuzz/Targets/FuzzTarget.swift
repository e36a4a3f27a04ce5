package import HeadlessDriver

/// A part of the programs that hostile bytes reach.
package enum FuzzTarget: String, CaseIterable {
  /// A line of input: its reading, and the forms in which names and texts are written.
  case grammar
  /// A transcript: parsing, checking and updating.
  case transcript
  /// A deep link, as a URL.
  case links
  /// The file of the members.
  case members
  /// The answers of a server.
  case json
  /// A script, from its bytes to the output of the program.
  case session
  /// The messages of a tool.
  case mcp

  /// Feeds `bytes` to the target. Throws if a promise is broken.
  ///
  /// `profile` is the Profile program, and `scratch` holds the files.
  package func run(_ bytes: [UInt8], profile: Program, scratch: Scratch) async throws {
    switch self {
    case .grammar: try await readLines(bytes)
    case .transcript: try await replay(bytes, on: profile)
    case .links: try await followLinks(bytes, on: profile)
    case .members: try await open(bytes, by: profile, in: scratch)
    case .json: try await answer(bytes, in: scratch)
    case .mcp: try await serve(bytes, in: scratch)
    case .session: try await runScript(bytes, profile: profile, in: scratch)
    }
  }
}

/// A promise that an input breaks.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws `promise` unless `holds`.
func expect(_ holds: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
  if !holds { throw BrokenPromise(promise()) }
}

/// Throws if a terminal could act on `text`, or if `text` could fool a reader.
package func expectHarmless(_ text: String, from source: String) throws(BrokenPromise) {
  let found = text.unicodeScalars.first { scalar in
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
  guard let found else { return }
  throw BrokenPromise("\(source) has U+\(String(found.value, radix: 16)): \(text.debugDescription)")
}
