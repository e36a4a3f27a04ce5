import Foundation
public import Testing

/// Drives a browser. A test waits here for the browser's answers, while tests of other actors go on.
@globalActor public actor BrowserActor {
  public static let shared = BrowserActor()
}

/// Headless Chromium, driven by messages through pipes. The tests of a suite with the trait `.browser` share one, and each opens
/// pages of its own.
@BrowserActor public final class Browser {
  /// The path of the browser; nil if none is installed.
  public nonisolated static let path = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  @TaskLocal static var current: Browser?

  let folder: TemporaryFolder
  private let program: RunningProgram
  private var sent = 0

  init() throws {
    folder = try TemporaryFolder()
    program = try RunningProgram(
      "/bin/sh",
      [
        "-c", #"exec "$0" "$@" 3<&0 4>&1 >/dev/null 2>&1"#, try #require(Self.path), "--headless",
        "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
        "--remote-debugging-pipe", "--user-data-dir=\(folder.path)/profile",
      ], environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"])
  }

  /// Ends the browser, so that nothing writes to its folder when that is removed.
  func end() {
    _ = try? send("Browser.close") as Nothing
    _ = try? program.ended()
  }

  /// Sends a command, to the page of `session` if there is one, and returns its result.
  func send<Result: Decodable>(
    _ method: String, _ parameters: [String: Any] = [:], in session: String? = nil
  ) throws -> Result {
    sent += 1
    var command: [String: Any] = ["id": sent, "method": method, "params": parameters]
    command["sessionId"] = session
    program.send(try JSONSerialization.data(withJSONObject: command) + [0])
    while true {
      let message = Data(try program.read(to: "\0").utf8.dropLast())
      guard try JSONDecoder().decode(Answer.self, from: message).id == sent else { continue }
      let text = String(decoding: message.prefix(2000), as: UTF8.self)
      let answer = try JSONDecoder().decode(Success<Result>.self, from: message)
      return try #require(answer.result, "\(method): \(text)")
    }
  }

  struct Nothing: Decodable {}

  private struct Answer: Decodable { let id: Int? }

  private struct Success<Result: Decodable>: Decodable { let result: Result? }
}

/// The trait `.browser`: starts one browser for the tests of a suite, and ends it after them.
public struct SharedBrowser: SuiteTrait, TestScoping {
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let browser = try await Browser()
    do {
      try await Browser.$current.withValue(browser) { try await function() }
    } catch {
      await browser.end()
      throw error
    }
    await browser.end()
  }
}

extension Trait where Self == SharedBrowser {
  /// Starts one browser for the tests of a suite, and ends it after them.
  public static var browser: SharedBrowser { SharedBrowser() }
}
