import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// Text typed into a secure field is shown as `••••`. While a secure field is on the screen, an
/// unknown line is also cut after its first word.
struct SecretTests {
  nonisolated private static let lines = [
    "type pin s3cret", #"type pin "s3cret""#, #"type "pin" s3cret"#, "type PIN s3cret",
    #"type pin "s3cret"#, #"type pin "s3cret" x"#, #"type pin "s3cret\q"#, #"type "pin"s3cret"#,
    #"type "pin s3cret"#, #"type "pin s3cret""#, #"type "pin s3cret" x"#, "type pin\u{A0}s3cret",
    "pin s3cret", "submit pin s3cret", "tpye PIN s3cret", #"tap "pin s3cret"#,
    "type\u{A0}pin s3cret",
    "type pim s3cret", #"type "pim" "s3cret""#, "pick pin s3cret", "login pin=s3cret now",
    #""pin"s3cret"#,
    #""Pass word" s3cret"#, #"enter "" s3cret"#, #"Pass "word s3cret"#, "toggle Pass word s3cret",
    "pick Pass word s3cret", #"tap "pin s3cret""#, #"submit "Pass word s3cret""#,
    "submit pin=s3cret", #"decrease pin"s3cret""#,
    ":type pin s3cret", ": pin s3cret", "type the pin s3cret", "type name2 pin s3cret",
    "type Pass wrod s3cret",
    #"type "name2" "a pin s3cret" x"#, "pins s3cret",
    "type pin\ts3cret", "type pin=s3cret", "type Pass word s3cret", #"type "Pass word" "s3cret"#,
    #"type "Pass \"word" s3cret"#, #"type pass word "s3cret"#, #"type "" s3cret"#,
    #"type "" "s3cret"#, "Type pin s3cret", #"TYPE pin "s3cret"#, #"type "Twin" 2 s3cret"#,
    #"type "Twin" 2 "s3cret""#, #"type "Twin" 2 "s3cret"#, #"type "Twin" 7 s3cret"#,
    "type Twin 2 s3cret", "type Twin s3cret",
  ]

  @Test(arguments: lines, ["", "ask", "sheet"])
  func `no answer contains the secret, even under an alert or a sheet`(
    line: String, top: String
  ) async {
    let session = await startedSession { _ in Safe() }
    _ = await session.send(top)
    let response = await session.send(line)
    #expect(response.sent?.isSecret == true)
    #expect(response.sent?.shown.hasSuffix("••••") == true)
    #expect("\(response)".contains("s3cret") == false)
    #expect(String(describing: response.error).contains("s3cret") == false)
  }

  @Test(arguments: [
    (
      #"type pin "s3cret"#,
      #"the quote is not closed; write " after the text, and \" for one in it"#
    ),
    (
      #"type "pin"s3cret"#, "text stands right after the closing quote; write a space between them"
    ),
    (
      "type Pass word s3cret",
      #"no "type ••••"; the rest is hidden, as a secure field is on the screen; :actions lists what works"#
    ),
    (
      "submit pin s3cret",
      #"no "submit ••••"; the rest is hidden, as a secure field is on the screen; :actions lists what works"#
    ),
    ("type pin", #"type pin needs a text; write type pin TEXT, or type pin "" to clear it"#),
  ])
  func `an error about a secret line tells the mistake without the secret`(
    line: String, message: String
  ) async {
    let session = await startedSession { _ in Safe() }
    let error = await session.send(line).error
    #expect(error?.message == message)
    #expect(error?.suggestions == [])
  }

  @Test(arguments: [
    "type", "type pin", #"type "pin""#, #"type pin """#, "type pinned x", "type name x", "tap pin",
    "submit pin", "pin", "sheett", ":expect two words",
  ])
  func `a line without a secret is shown whole`(line: String) async {
    let session = await startedSession { _ in Safe() }
    let response = await session.send(line)
    #expect(response.sent?.isSecret == false)
    #expect(response.sent?.shown == line)
  }

  @Test(arguments: [
    ("pin s3cret", ErrorCode.unknownAction, "pin ••••"), ("pin=s3cret", .unknownAction, "pin ••••"),
    ("the pin", .unknownAction, "the ••••"), ("tap pni x", .badArgument, "tap ••••"),
    ("type the x", .unknownAction, "type ••••"), ("tyep s3cret", .unknownAction, "tyep ••••"),
    (":wait pin", .badArgument, ":wait ••••"), (#""pin"s3cret"#, .unknownAction, "••••"),
  ])
  func `an unknown line is cut after its first word and keeps its error code`(
    line: String, code: ErrorCode, input: String
  ) async {
    let session = await startedSession { _ in Safe() }
    let response = await session.send(line)
    #expect(response.sent?.shown == input)
    #expect(response.error?.code == code)
  }

  @Test(arguments: [
    ("type nane Mina", #"no field "nane"; did you mean type name TEXT?"#),
    ("toggle naem", #"no toggle "naem"; the screen has no toggle"#),
    (":sav x", #"no ":sav"; did you mean :save?"#),
    (":wait 2x", #""2x" is not a time to wait; write it as 2s, 500ms, 1.5s or 2m"#),
    ("tap name x", #""x" is not a position; a name with spaces is quoted: tap "name x""#),
    (
      #"type pinned "x"#, #"the quote is not closed; write " after the text, and \" for one in it"#
    ),
  ])
  func `a typo next to a secure field is shown whole, with its remedy`(
    line: String, sentence: String
  ) async {
    let session = await startedSession { _ in Safe() }
    let response = await session.send(line)
    #expect(response.sent?.shown == line)
    #expect(response.sent?.isSecret == false)
    #expect(response.error?.sentence == sentence)
  }

  @Test(arguments: ["pin", "PIN"])
  func `a text that the program declares is hidden nowhere`(field: String) async throws {
    let program = Program(
      name: "login", version: "1", summary: "", secrets: [field: "1234"],
      exploring: ExplorerPlan(samples: ["pin": ["", "99"]])
    ) { _ in smallApp(Safe()) }
    let session = try await program.session(["--trace"])
    for text in ["1234", "99"] {
      let typed = await session.send("type pin \(text)")
      #expect(typed.sent?.shown == "type pin \(text)")
      #expect(typed.sent?.isSecret == false)
      #expect(
        await session.answer(to: ":expect \(text)")
          == #"expectation-failed: the screen has no "\#(text)""#)
    }
    #expect(await session.send("type pin 123").sent?.shown == "type pin ••••")
    #expect(await session.send(#"type "Pass word" 1234"#).sent?.isSecret == true)
  }

  @Test(arguments: [
    ("s3cret", "••••"), (#""s3cret""#, #""••••""#), ("# s3cret", "# ••••"),
    ("# It is s3cret.", "# It is ••••."), ("tap s3cret", #"tap ••••"#),
    (#"tap "s3cret" 2"#, #"tap "••••" 2"#),
    ("type name my s3cret", "type name my ••••"), ("type name s3cret", "type name ••••"),
    (#"type name "s3cret""#, #"type name "••••""#), ("tpye name s3cret", "tpye name ••••"),
    ("type s3cret x", "type •••• x"), ("pick s3cret s3cret", "pick •••• ••••"),
    ("login s3cret now", "login •••• now"), (#"tap "s3cret"#, #"tap "••••"#),
    (":open s3cret", ":open ••••"), (":state s3cret", ":state ••••"),
    (":wait s3cret", ":wait ••••"), (":s3cret", ":••••"), ("confirm s3cret", "confirm ••••"),
    (":expect s3cret", ":expect ••••"), (":save s3cret", ":save ••••"),
    ("name=s3cret", "name=••••"), (#"type name "s\u{33}cret""#, "type name ••••"),
  ])
  func `a typed secret is hidden in every later line`(line: String, shown: String) async {
    let session = await startedSession { _ in LoggingIn() }
    _ = await session.send("type pin s3cret")
    _ = await session.send("Log in")
    let response = await session.send(line)
    #expect(response.sent?.shown == shown)
    #expect(response.sent?.isSecret == true)
    #expect(String(describing: response.error).contains("s3cret") == false)
    #expect("\(String(describing: response.sent))".contains("s3cret") == false)
  }

  @Test(arguments: [
    "s3crets", "# my-s3crets", "2", "type name s3cret2", ":expect s3cret2",
  ])
  func `a longer text with a typed secret is shown`(line: String) async {
    let session = await startedSession { _ in LoggingIn() }
    _ = await session.send("type pin s3cret")
    _ = await session.send("Log in")
    let response = await session.send(line)
    #expect(response.sent?.shown == line)
    #expect(response.sent?.isSecret == false)
  }

  @Test func `a long secret is hidden in the errors that cut it`() async {
    let secret = String(repeating: "s3cret", count: 50)
    let session = await startedSession { _ in LoggingIn() }
    _ = await session.send("type pin \(secret)")
    _ = await session.send("Log in")
    for line in [
      secret, "no such line \(secret)", "tap \(secret)", ":open \(secret)", ":\(secret)",
    ] {
      let response = await session.send(line)
      #expect(response.sent?.isSecret == true)
      #expect(response.error?.sentence.contains("s3cret") == false, "\(line)")
    }
  }

  @Test(arguments: [#"se"c\ret"#, "se\u{202E}cret"])
  func `a secret that is written with escapes is hidden`(secret: String) async {
    let session = await startedSession { _ in LoggingIn() }
    _ = await session.send("type pin \(Quoting.quoted(secret))")
    _ = await session.send("Log in")
    for line in [
      secret, "tap \(Quoting.quoted(secret))", "type name \(Quoting.quoted(secret))",
      "tpye x \(Quoting.quoted(secret))", ":open \(secret)", ":expect \(secret)",
      "type \(Quoting.quoted(secret)) x",
    ] {
      let response = await session.send(line)
      #expect(response.sent?.isSecret == true, "\(line)")
      #expect(response.sent?.shown.contains("cret") == false, "\(line)")
      #expect(
        response.error?.sentence.contains("cret") != true,
        "\(line): \(response.error?.sentence ?? "")")
    }
  }

  @Test(arguments: ["s3cret pin", "s3cret", ":s3cret pin", "s3cret the pin now"])
  func `the first word next to a secure field is hidden if it is the secret`(line: String) async {
    let session = await startedSession { _ in Safe() }
    _ = await session.send("type pin s3cret")
    let response = await session.send(line)
    #expect(response.sent?.isSecret == true)
    #expect(response.sent?.shown.contains("s3cret") == false)
    #expect(response.error?.sentence.contains("s3cret") == false)
  }

  @Test func `a secret with a NUL hides no other line`() async {
    let session = await startedSession { _ in LoggingIn() }
    _ = await session.send(#"type pin "s\u{0}x""#)
    _ = await session.send("Log in")
    #expect(await session.send("s").sent?.isSecret == false)
    #expect(await session.send(#"# s\u{0}x"#).sent?.shown == "# ••••")
  }

  @Test func `no line is cut on a screen without a secure field`() async {
    let session = await startedSession { _ in TextField("pin", text: .constant("")) }
    #expect(
      await session.answer(to: "pin s3cret")
        == #"unknown-action: no "pin s3cret"; did you mean type pin s3cret?"#)
  }

  @Test func `a wrong line never presses a button with a similar name`() async {
    let session = await startedSession { _ in
      SecureField("pin", text: .constant(""))
      Button("type pin") { Issue.record("it is tapped") }
    }
    #expect(await session.answer(to: #"type "pin s3cret""#).hasPrefix("bad-argument: "))
  }

  @Test func `a button name that begins like typing into a secure field is hidden`() async {
    let session = await startedSession { _ in
      SecureField("pin", text: .constant(""))
      Button("type pin now") {}
      Button("Type pin later") {}
    }
    let response = await session.send("type pin now")
    #expect(response.sent?.isSecret == true)
    #expect(await session.send("Type pin later").error == nil)
  }

  private func tracedLogin() async -> Session {
    var style = Session.Style()
    style.isTraced = true
    return await launchedSession(style: style) { _ in
      let viewModel = ViewModel<Login, Login.Action>(state: Login())
      return App(
        launching: LoginRouter(
          interactor: Interactor(), viewController: LoginController(viewModel)))
    }
  }

  @Test func `a secret is hidden in each form of its letters`() async {
    let session = await tracedLogin()
    for secret in ["caf\u{E9}", "cafe\u{301}"] {
      _ = await session.send("type PIN \(secret)")
      #expect(await session.send("go").events.first?.detail == "logIn(pin: \"••••\")")
    }
  }

  @Test func `events, diagnostics and states hide the secret`() async {
    let session = await tracedLogin()
    let typed = await session.send("type PIN s3cret")
    #expect(typed.events.map(\.detail) == ["Login(pin: \"••••\", name: \"name\")"])
    let changed = await session.send("type PIN another")
    #expect(changed.events.map(\.detail) == [#"pin: "••••" → "••••""#])
    let gone = await session.send("go")
    #expect(gone.events.first?.detail == "logIn(pin: \"••••\")")
    #expect(!"\(gone.events)".contains("s3cret"))
    #expect(gone.diagnostics.map(\.kind) == [.lostAction])
    #expect(!"\(gone.diagnostics)".contains("s3cret"))
    #expect(await session.answer(to: ":state") == "Login\n  pin: \"••••\"\n  name: \"name\"\n")
    #expect(await session.answer(to: ":state Login.pin") == "Login.pin: \"••••\"\n")
  }

  @Test func `a plain field in an alert is not taken for a secure field below`() async {
    let session = await startedSession { _ in Safe() }
    _ = await session.send("ask")
    let response = await session.send("type Code x")
    #expect(response.sent?.shown == "type Code x")
  }
}

nonisolated private struct Login {
  enum Action { case logIn(pin: String) }

  var pin = ""
  var name = "name"
}

private struct LoginView: View {
  @State var viewModel: ViewModel<Login, Login.Action>

  var body: some View {
    SecureField("PIN", text: $viewModel.state.pin)
    Button("go") { viewModel.request(action: .logIn(pin: viewModel.state.pin)) }
  }
}

private final class LoginController: UIHostingController<LoginView>, ViewControllable,
  ViewModelHosting
{
  let viewModel: ViewModel<Login, Login.Action>

  init(_ viewModel: ViewModel<Login, Login.Action>) {
    self.viewModel = viewModel
    super.init(rootView: LoginView(viewModel: viewModel))
  }
}

private final class LoginRouter: LaunchRouter<Interactor, LoginController> {}

/// A login, and a page without a secure field.
private struct LoggingIn: View {
  @State private var pin = ""
  @State private var name = ""
  @State private var isIn = false

  var body: some View {
    if isIn {
      TextField("Name", text: $name).accessibilityIdentifier("name")
    } else {
      SecureField("PIN", text: $pin).accessibilityIdentifier("pin")
      Button("Log in") { isIn = true }
    }
  }
}

private struct Safe: View {
  @State private var pin = ""
  @State private var name = ""
  @State private var asks = false
  @State private var sheet = false

  var body: some View {
    VStack {
      SecureField("PIN", text: $pin).accessibilityIdentifier("pin")
      SecureField("Pass word", text: $pin)
      SecureField("Pass \"word", text: $pin)
      SecureField("", text: $pin)
      SecureField("Code", text: $pin)
      SecureField("Twin", text: $pin)
      SecureField("Twin", text: $pin)
      TextField("pinned", text: $name)
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Button("ask") { asks = true }
      Button("sheet") { sheet = true }
    }
    .sheet(isPresented: $sheet) { Text("inside") }
    .alert("Sure?", isPresented: $asks) {
      TextField("Code", text: $name)
      Button("OK") {}
    }
  }
}
