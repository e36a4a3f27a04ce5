public import Testing

/// Expects that `body` ends its process, with `text` in the message on standard error, and returns
/// the message. `body` captures nothing, because it runs in a process of its own.
@MainActor
@discardableResult
public func expectEnd(
  _ text: String = "", sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @MainActor @Sendable () async throws -> Void
) async -> String {
  let result = await #expect(
    processExitsWith: .failure, observing: [\.standardErrorContent], sourceLocation: sourceLocation
  ) { [body = CodePlace(Body(run: body)) as CodePlace<Body>] in
    try await body.code.run()
  }
  let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(text.isEmpty || message.contains(text), sourceLocation: sourceLocation)
  return message
}

/// Code that ends its process, with the texts in its message: a row in a table of tests.
public struct Mistake: Sendable, CustomTestStringConvertible {
  private let texts: [String]
  private let sourceLocation: SourceLocation
  private let body: @MainActor @Sendable () async throws -> Void

  /// `body` captures nothing, because it runs in a process of its own.
  public init(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation,
    body: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.texts = texts
    self.sourceLocation = sourceLocation
    self.body = body
  }

  public var testDescription: String { texts.joined(separator: "…") }

  /// Expects that the code ends its process with all texts in the message.
  @MainActor
  public func expectEnd() async {
    let message = await StateBindingTestSupport.expectEnd(sourceLocation: sourceLocation, body)
    for text in texts { #expect(message.contains(text), sourceLocation: sourceLocation) }
  }
}

private struct Body {
  let run: @MainActor @Sendable () async throws -> Void
}

/// The place of a closure in the program. An exit test can capture only values that can be encoded, and a closure is none.
///
/// `Code` is a structure with the closure as its only property. The closure captures nothing.
public struct CodePlace<Code>: Codable, Sendable {
  private let offset: Int

  public init(_ code: Code) {
    let words = unsafeBitCast(code, to: Words.self)
    precondition(words.context == 0, "the body of an exit test captures nothing")
    offset = words.address - Self.start
  }

  public var code: Code {
    unsafeBitCast(Words(address: Self.start + offset, context: 0), to: Code.self)
  }

  private static var start: Int { Int(bitPattern: #dsohandle) }
}

/// A closure as two words.
private struct Words {
  let address: Int
  let context: Int
}
