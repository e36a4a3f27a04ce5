import StateBindingC
import HeadlessDriver
import HeadlessProgram
import HeadlessUI
import StateBindingTestSupport
import Testing

/// Lines recorded at a terminal get the same answers when they are replayed.
struct RecordingTests {
  @Test func `a recording replays unchanged`() async {
    await atTerminal { typist in
      let folder = try TemporaryFolder()
      typist.type(
        """
        One
        confirm
        2
        cancel
        9
        :help
        thre
        :wait 5ms
        :save \(folder.path)/a.transcript
        two
        :save \(folder.path)/b.transcript
        :save \(folder.path)/a.transcript
        confirm
        :quit

        """.replacing("\n", with: "\r"))
      let text = try await recording(of: Wall.program(), ["--trace"], in: folder)
      let second = try await Wall.program().check(file: "\(folder.path)/b.transcript")
      #expect(second.passed, "\(second)")
      #expect(text.hasPrefix("#: wall 1 lang=en width=80 trace keep-going\n* activate "))
      #expect(text.contains("\n> Two\n| One\n"))
      #expect(text.contains("\n# 9\n> :help\n| A line is"))
      #expect(
        text.contains(
          "\n> thre\n! unknown-action: no \"thre\"; :actions lists what works\n> :wait 5ms\n| One\n"
        ))
      #expect(text.hasSuffix("= exit 1\n"))
      #expect(
        String(decoding: second.updated, as: UTF8.self).contains(
          "\n! alert-pending: the input ended"))
    }
  }

  @Test func `a recording with secrets replays and contains no secret`() async {
    await atTerminal { typist in
      let folder = try TemporaryFolder()
      setenv("XDG_STATE_HOME", folder.path, 1)
      typist.type(
        """
        type pin s3cret
        type pin "s3cret
        type "pin s3cret"
        pin s3cret
        submit pin s3cret
        Type pin s3cret
        type pim s3cret
        pick pin s3cret
        tap "pin s3cret"
        :type pin s3cret
        type the pin s3cret
        decrease pin=s3cret
        type pin ""
        increase "q" 2
        type "Twin" 2 a\u{202E}b
        type "Twin" 1 "c d"
        type "Twin" 1 "e
        type "Code" 2 s3cret
        type Code s3cret
        increase q
        2
        3
        04
        :help
        ask
        pin s3cret
        type pin s3cret
        type "pin"s3cret
        confirm
        :save \(folder.path)/a.transcript
        :quit

        """.replacing("\n", with: "\r"))
      let text = try await recording(of: Program.small { Safe() }, in: folder)
      #expect(text.contains("\n> type pin ••••\n|"))
      // The second line had wrong quotes, so it is only a comment.
      #expect(
        text.contains("\n# type ••••\n> type ••••\n! bad-argument: no \"type ••••\"; the rest"))
      #expect(text.contains("\n> pin ••••\n! unknown-action: no \"pin ••••\"; the rest is hidden"))
      #expect(text.contains("\n> field\n! not-here: "))
      #expect(text.contains("\n> tap \"\"\n|"))
      for line in [
        #"increase "q" 2"#, #"type "Twin" 2 "a\u{202E}b""#, #"type "Twin" 1 "c d""#,
        #"type "Code" 2 ••••"#,
      ] { #expect(text.contains("\n> \(line)\n|"), "\(line) in \(text)") }
      #expect(!text.contains("s3cret"))
      let history = History(path: "\(folder.path)/small/history").lines
      #expect(history.contains("ask"))
      #expect(!history.contains { $0.contains("s3cret") })
    }
  }

  @Test func `a recording leaves out undone lines`() async {
    await atTerminal { typist in
      let folder = try TemporaryFolder()
      typist.type(
        """
        One
        confirm
        thre
        Two
        confirm
        :tree
        :undo 2
        :history
        2
        :wait 5ms
        :history
        :goto 3
        cancel
        :undo 9
        :save \(folder.path)/a.transcript
        :quit

        """.replacing("\n", with: "\r"))
      let text = try await recording(
        of: Wall.program(), ["--open", "wall://nowhere"], in: folder)
      let inputs = text.split(separator: "\n").filter { "!>#=".contains($0.prefix(1)) }
      #expect(
        inputs == [
          "#: wall 1 lang=en width=80 keep-going", "> :open wall://nowhere",
          "! unknown-link: no link is like \"wall://nowhere\"; the app has no links", "> One",
          "> confirm", "> thre",
          "! unknown-action: no \"thre\"; :actions lists what works", "> :history", "> Two",
          "> cancel", "> :undo 9",
          "! bad-argument: at most 4 steps can be undone; :history lists the steps", "= exit 1",
        ], "\(text)")
    }
  }

  @Test func `a recording holds the lines that were done again`() async {
    await atTerminal { typist in
      let folder = try TemporaryFolder()
      typist.type(
        """
        One
        confirm
        :tree
        Two
        confirm
        :undo 3
        :redo 2
        cancel
        :undo
        :redo 2
        :redo
        :save \(folder.path)/a.transcript
        :quit

        """.replacing("\n", with: "\r"))
      let text = try await recording(of: Wall.program(), in: folder)
      #expect(
        text.split(separator: "\n").filter { $0.hasPrefix(">") }
          == ["> One", "> confirm", "> Two", "> cancel"])
    }
  }
}

/// Runs `program`, for which a typist has saved a.transcript in `folder`. Returns that file, which passes.
private func recording(of program: Program, _ options: [String] = [], in folder: TemporaryFolder)
  async throws -> String
{
  #expect(await program.run(options) == .success)
  let check = try await program.check(file: "\(folder.path)/a.transcript")
  #expect(check.passed, "\(check)")
  return try folder.text(of: "a.transcript")
}

private struct Safe: View {
  @State private var pin = ""
  @State private var name = ""
  @State private var isOn = false
  @State private var isAsking = false
  @State private var count = 0

  var body: some View {
    VStack {
      SecureField("PIN", text: $pin).accessibilityIdentifier("pin")
      TextField("", text: $name)
      Toggle("", isOn: $isOn).labelsHidden()
      Button("ask") { isAsking = true }
      Text(verbatim: "\(count) \(name)")
      ForEach(0..<2, id: \.self) { _ in
        Stepper("q", value: $count)
        TextField("Twin", text: $name)
        SecureField("Code", text: $pin)
      }
    }
    .alert("Sure?", isPresented: $isAsking) { Button("OK") {} }
  }
}
