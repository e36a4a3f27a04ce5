import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// A session that goes back to an earlier step, on a new launch of the app.
struct GoingBackTests {
  @Test func `the history numbers the lines that acted on the app`() async throws {
    let session = try await Wall.program().session()
    #expect(
      await session.answer(to: ":history")
        == "there is no step yet; a line that acts on the app is a step\n")
    await session.send(["One", ":screen", "", "confirm", "nobody", ":tree", "Two", ":wait 2s"])
    #expect(await session.answer(to: ":history") == "1  One\n2  confirm\n3  Two\n4  :wait 2s\n")
  }

  @Test func `the numbers of a long history are aligned`() async throws {
    let session = try await Wall.program().session()
    for _ in 0..<5 { await session.send(["One", "cancel"]) }
    #expect(await session.answer(to: ":history").hasSuffix("\n 9  One\n10  cancel\n"))
  }

  @Test func `:undo takes back the last step and the looks after it`() async throws {
    let session = try await Wall.program().session()
    await session.send(["One", "confirm"])
    let before = session.screen
    await session.send(["Two", "confirm", ":tree", "nobody"])
    #expect(
      await session.answer(to: ":undo").hasSuffix("? Two\n  confirm  Put\n  cancel   Leave\n"))
    #expect(await session.answer(to: ":undo 1") == before.text())
    #expect(await session.answer(to: ":history") == "1  One\n2  confirm\n")
  }

  @Test func `:goto goes back to the moment after a step, even to an alert`() async throws {
    let session = try await Wall.program().session()
    let first = session.screen
    await session.send(["One", "confirm", "Two"])
    #expect(session.screen.alert != nil)
    #expect(await session.answer(to: ":goto 2") == "One\n  One\n  Two\n\n  One\n")
    #expect(await session.answer(to: ":goto 1").contains("? One\n"))
    #expect(await session.answer(to: ":goto 0") == first.text())
  }

  @Test func `the session goes on from an earlier step`() async throws {
    let session = try await Wall.program().session()
    await session.send(["One", "confirm", ":undo", "cancel", "Two", "confirm"])
    #expect(await session.answer(to: ":screen") == "One\n  One\n  Two\n\n  Two\n")
    #expect(await session.answer(to: ":history") == "1  One\n2  cancel\n3  Two\n4  confirm\n")
  }

  @Test func `going back sets the clock back`() async throws {
    let session = try await Wall.program().session()
    let first = session.clock
    await session.send([":wait 2s", "One", ":wait 3s"])
    #expect(session.clock.now.offset == .seconds(5))
    _ = await session.send(":undo")
    #expect(session.clock.now.offset == .seconds(2))
    #expect(session.clock !== first)
  }

  @Test func `going back cancels the tasks of the old app`() async throws {
    let log = Log()
    let session = try await Program.small { Nap(clock: $0.clock, log: log) }.session()
    await session.send(["again", "again", ":wait 5s"])
    #expect(log.lines == [])
    #expect(await session.answer(to: ":undo 2") == "  naps 2\n\n  again\n")
    #expect(log.lines == ["cancelled"])
    #expect(await session.answer(to: ":wait") == "  naps 2 slept\n\n  again\n")
    #expect(log.lines == ["cancelled", "slept"])
  }

  @Test func `a secret is typed again but never shown`() async throws {
    let session = try await Program.small { Lock() }.session()
    await session.send(["type pin s3cret", "open"])
    #expect(await session.answer(to: ":history") == "1  type pin ••••\n2  open\n")
    #expect(await session.answer(to: ":undo") == "  type pin  ••••\n  open\n\n  closed\n")
    #expect(await session.answer(to: "open") == "  type pin  ••••\n  open\n\n  opened\n")
  }

  @Test(
    arguments: [
      (":undo", "not-here: there is no step to undo yet"),
      (":goto 1", "not-here: there is no step to go to yet"),
      (":goto 0", ""),
    ])
  func `nothing can be undone before the first step`(line: String, error: String) async throws {
    let session = try await Wall.program().session()
    #expect(await session.send(line).error?.description ?? "" == error)
  }

  @Test(
    arguments: [
      (":undo 3", "bad-argument: at most 2 steps can be undone; :history lists the steps"),
      (":goto 3", "bad-argument: there is no step 3; the last is 2, as :history shows"),
    ])
  func `a step that never happened is refused`(line: String, error: String) async throws {
    let session = try await Wall.program().session()
    await session.send(["One", "confirm"])
    #expect(await session.send(line).error?.description == error)
    #expect(await session.answer(to: ":history") == "1  One\n2  confirm\n")
  }

  @Test func `an app that changes outside things cannot go back`() async throws {
    let session = try await Wall.program().session(["--store", "x", "--fail"])
    await session.send(["One", "confirm"])
    let error =
      "not-here: the app cannot start again: --store lets the app change things outside of the program; start without it"
    #expect(await session.send(":undo").error?.description == error)
    #expect(await session.send(":goto 0").error?.description == error)
    #expect(await session.answer(to: ":screen") == "One\n  One\n  Two\n\n  One\n")
  }

  @Test(arguments: [":undo", ":restart"])
  func `an app launched by a test cannot go back or start again`(line: String) async {
    let session = await startedSession { _ in Button("a") {} }
    _ = await session.send("a")
    #expect(
      await session.answer(to: line)
        == "not-here: the app cannot start again: a test launched it; make the session with Program.session"
    )
  }

  @Test func `a step that cannot be repeated is named`() async throws {
    let launches = Log()
    let program = Program.launching { _ in
      launches("launch")
      return smallApp(
        VStack {
          Button("a") {}
          Button(launches.lines.count == 1 ? "b" : "c") {}
        })
    }
    let session = try await program.session()
    await session.send(["a", "b", "a"])
    #expect(
      await session.answer(to: ":undo")
        == "not-here: step 2, \"b\", cannot be repeated: no \"b\"; :actions lists what works; the session is now at step 1; look for a date, a random number or a global variable in the app"
    )
    #expect(await session.answer(to: ":history") == "1  a\n")
  }

  @Test(arguments: [(20_001, ""), (17, String(repeating: "x", count: 1 << 20))])
  func `too many steps are forgotten to save memory`(
    count: Int, text: String
  ) throws {
    var timeline = Timeline()
    for _ in 1..<count { timeline.append(SentLine(.tap("x"), text)) }
    #expect(try timeline.first(count - 1).count == count - 1)
    timeline.append(SentLine(.tap("x"), text))
    let error = #expect(throws: LineError.self) { try timeline.first(1) }
    #expect(
      error?.description
        == "not-here: the session had over 20000 steps or 16 MiB of lines, and forgot them all; it cannot go back"
    )
    #expect(timeline.count == count)
  }

  @Test func `a transcript with :undo passes, and its trace shows no event twice`() async throws {
    let transcript = await Wall.transcript(
      of: ["One", "confirm", ":undo", ":history", ":undo 7", "cancel", ":goto 1"],
      header: "trace keep-going")
    #expect(
      transcript.hasSuffix(
        """
        > :undo
        | One
        |   One
        |   Two
        |
        | ? One
        |   confirm  Put
        |   cancel   Leave
        > :history
        | 1  One
        > :undo 7
        ! bad-argument: only 1 step can be undone; :history lists the steps
        > cancel
        | One
        |   One
        |   Two
        > :goto 1
        | One
        |   One
        |   Two
        |
        | ? One
        |   confirm  Put
        |   cancel   Leave
        ! alert-pending: the input ended while "One" was not answered; nothing was done
        = exit 1

        """), "\(transcript)")
    #expect(await Wall.program().check(transcript).passed)
  }
}

extension Session {
  /// Sends `lines` and ignores the answers.
  fileprivate func send(_ lines: [String]) async {
    for line in lines { _ = await send(line) }
  }
}

/// Sleeps for ten seconds and logs the end of the sleep.
private struct Nap: View {
  let clock: VirtualClock
  let log: Log
  @State private var count = 1
  @State private var end = ""

  var body: some View {
    VStack {
      Text(verbatim: "naps \(count)\(end)")
      Button("again") { count += 1 }
    }
    .task {
      do {
        try await clock.sleep(for: .seconds(10))
        log("slept")
        end = " slept"
      } catch {
        log("cancelled")
      }
    }
  }
}

/// A lock that opens with the right PIN.
private struct Lock: View {
  @State private var pin = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      SecureField("pin", text: $pin).accessibilityIdentifier("pin")
      Button("open") { isOpen = pin == "s3cret" }
      Text(verbatim: isOpen ? "opened" : "closed")
    }
  }
}
