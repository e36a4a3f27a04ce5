import HeadlessDriver
import HeadlessProgram
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// Recordings of an app with a PIN.
struct SecretRecordingTests {
  private let program = Program(
    name: "vault", version: "1", summary: "", secrets: ["PIN": "1234"]
  ) { _ in smallApp(Vault()) }

  private func echo(_ lines: String) async throws -> (output: String, errors: String) {
    let folder = try TemporaryFolder()
    let script = try folder.write(lines, to: "script")
    let (output, errors) = (try TemporaryFile(), try TemporaryFile())
    _ = await program.run(
      ["--echo", "--script", script], output: output.descriptor, errors: errors.descriptor)
    return (output.text(), errors.text().replacing(script, with: "SCRIPT"))
  }

  @Test func `a recording of a declared text replays`() async throws {
    let (recording, errors) = try await echo("type PIN 1234\nOpen\n")
    #expect(recording.contains("> type PIN 1234\n"))
    #expect(recording.contains("|   The vault is open\n"))
    #expect(errors == "")
    let check = await program.check(Array(recording.utf8), named: "a.transcript")
    #expect(check.passed, "\(check)")
  }

  @Test func `the recorder says at once that a hidden text will not replay`() async throws {
    let (recording, errors) = try await echo("type PIN 4321\nOpen\n")
    #expect(recording.contains("> type PIN ••••\n"))
    #expect(
      errors == """
        vault: SCRIPT:1: note: "type PIN ••••" does not replay, because the text is hidden; declare a text for tests with \
        secrets: in Program

        """)
  }

  @Test func `a check that differs first names the line with a hidden text`() async throws {
    let transcript = """
      #: vault 1
      |...
      > type PIN ••••
      |...
      > Open
      |   The vault is open
      = exit 0

      """
    let check = await program.check(Array(transcript.utf8), named: "a.transcript")
    #expect(!check.passed)
    #expect(
      check.description.hasPrefix(
        #"a.transcript:3: note: "type PIN ••••" does not replay, because the text is hidden; "#))
  }

  @Test func `a check that passes says nothing about a hidden text`() async {
    let transcript = "#: vault 1\n|...\n> type PIN ••••\n|...\n= exit 0\n"
    let check = await program.check(Array(transcript.utf8), named: "a.transcript")
    #expect(check.description == "a.transcript: passed\n")
  }
}

private struct Vault: View {
  @State private var pin = ""
  @State private var name = ""
  @State private var isOpen = false

  var body: some View {
    if isOpen { Text("The vault is open") }
    SecureField("PIN", text: $pin)
    TextField("name", text: $name)
    Button("Open") { isOpen = pin == "1234" || pin == "4321" }
  }
}
