import StateBindingTestSupport
import Testing

struct OptionTests {
  @Test(arguments: [
    (
      ["--fail", "rain"],
      "login, request, expired, cancel, no-driver, driver-cancels"
    ),
    (["--login", "1"], "12345 or 23456"), (["--minute", "soon"], "2s or 500ms"),
  ])
  func `a wrong value is refused with the remedy`(
    arguments: [String], remedy: String
  ) async throws {
    let run = try await Outcome.waited(for: "ride", arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("write \(remedy)"), "\(run.errors)")
  }
}
