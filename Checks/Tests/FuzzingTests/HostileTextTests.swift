import Foundation
import Fuzzing
import HeadlessDriver
import ProfileStore
import ProfileFeature
import ProfileProgram
import StateBinding
import Testing

/// No output controls the terminal or fools a reader, wherever its text comes from.
struct HostileTextTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  nonisolated static let texts = [
    "\u{1B}]0;title\u{7}", "\u{1B}[2J\u{1B}[1;1H", "\u{1B}]52;c;ZXZpbA==\u{1B}\\", "\u{1B}[6n",
    "\u{9B}2J", "\u{90}q\u{9C}", "\u{202E}nimda", "\u{2066}x\u{2069}", "\u{2028}> confirm",
    "a\rOWNED", "\nOWNED> confirm\nOWNED= exit 0", "\u{8}\u{8}\u{7F}", "\u{85}OWNED",
    "<script>alert(1)</script>\u{1B}c",
  ]

  private static let forms = [
    [], ["--echo"], ["--json"], ["--trace"], ["--color=always"], ["--lang=ko", "--width=20"],
  ]

  private func run(_ arguments: [String]) async throws {
    let outcome = try await scratch.run(.profile, arguments)
    for bytes in [outcome.output, outcome.errors] {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("OWNED") }, "\(arguments)")
    }
  }

  /// Runs `lines` as a script in every form, and as a report.
  private func run(_ lines: [String], _ options: [String] = []) async throws {
    let script = try scratch.write(Array(lines.joined(separator: "\n").utf8), to: "script")
    for form in Self.forms {
      try await run(["--script", script, "--keep-going"] + options + form)
    }
    try await run(
      ["--script", script, "--keep-going", "--report", scratch.path("report.html")] + options)
    try checkReport()
  }

  private func checkReport() throws {
    let page = String(decoding: try scratch.bytes(of: "report.html"), as: UTF8.self)
    try expectHarmless(page, from: "the report")
    #expect(!page.contains("<script>alert"))
  }

  @Test(arguments: texts)
  func `hostile option values and file names are printed harmlessly`(text: String) async throws {
    let script = try scratch.write([], to: "script")
    for option in ["lang", "width", "color", "seed", "latency", "fail", "report", "open", text] {
      try await run(["--script", script, "--\(option)", text])
      try await run(["--script", script, "--\(option)=\(text)"])
    }
    for option in ["depth", "limit", "seconds", "lines"] {
      try await run(["--explore", "--\(option)", text])
    }
    try await run(["--explore", "--depth=1", "--sample", text])
    for arguments in [[text], ["--help", text], ["--", text], ["--json=\(text)"]] {
      try await run(arguments)
    }
    for option in ["script", "check", "update", "store"] {
      try await run(["--\(option)", "/nowhere/\(text)"])
    }
    let url = "profile-repl://profile?userId=\(text)"
    try await run(["--script", script, "--open", url])
    try await run(["--script", script, "--echo", "--report", scratch.path("no/\(text).html")])
  }

  @Test(arguments: texts)
  func `a hostile line of a script is printed harmlessly`(text: String) async throws {
    let coded = text.utf8.map { "%" + String(Int($0) | 0x100, radix: 16).suffix(2) }.joined()
    let inputs = [
      text, "tap \"\(text)\"", "tap \(text)", "type \(text) x", "type id \(text)", "submit id",
      "pick \(text) \(text)", ":\(text)", ":open \(text)", ":open profile-repl://\(text)",
      ":expect \(text)", ":goto \(text)", ":undo \(text)", ":state \(text)", ":save \(text)",
      ":wait \(text)", "confirm \(text)", "# \(text)",
    ]
    let profile = [
      "login 12345", ":open profile-repl://profile?userId=\(coded)", "edit", "type name \(text)",
      "type email \(text)", "save", ":state", ":tree", ":history", ":actions", ":screen",
      "discard", "logout", text, ":open \(text)", "cancel",
    ]
    try await run(inputs + profile + inputs + ["delete"])
  }

  @Test(arguments: texts)
  func `a hostile member or store is printed harmlessly`(text: String) async throws {
    let path = scratch.path("members")
    let hostile = Member(id: text, name: text, email: text)
    let members = FileMembers(
      path: path, seeds: Member.seeds + [hostile], clock: VirtualClock())
    try members.open()
    try await members.save(Member(id: "12345", name: text, email: text))
    try await run(
      [
        ":actions", "tap \"login \(text)\"", "login 12345", "edit", ":state", ":tree", "discard",
        ":open profile-repl://profile?userId=1", "delete", "cancel",
      ], ["--store", path])
    _ = try scratch.write(Array("profile-members 2\n\(text)\n".utf8), to: "members")
    try await run([":screen"], ["--store", path])
    _ = try scratch.write(Array("profile-members \(text)".utf8), to: "members")
    try await run([":screen"], ["--store", path])
    try await run([":screen"], ["--store", scratch.path("\(text)/members")])
    let name = text.replacing("/", with: "")
    _ = try scratch.write(Array(text.utf8), to: name)
    try await run([":screen"], ["--store", scratch.path(name)])
  }

  @Test(arguments: texts)
  func `a hostile transcript or file name is printed harmlessly`(text: String) async throws {
    let header = "#: profile-repl 1"
    let name = text.replacing("/", with: "")
    for transcript in [
      text, "#: \(text)", "\(header) \(text)", "\(header) lang=\(text)", "\(header)\n\(text)",
      "\(header)\n= exit \(text)", "\(header)\n= exit 0\n\(text)",
      "\(header)\n| \(text)\n> \(text)\n! \(text)\n* \(text)\n= exit 0\n",
      "\(header) keep-going\n|...\n> :open \(text)\n|~ \(text)*\n= exit 0\n",
    ] {
      let file = try scratch.write(Array(transcript.utf8), to: "\(name).transcript")
      for option in ["--color=never", "--color=always"] {
        try await run(["--check", file, option])
      }
      try await run(["--check", file, "--report", scratch.path("report.html")])
      try checkReport()
      try await run(["--update", file])
    }
  }

  @Test(arguments: texts)
  func `a server's hostile answers and errors are printed harmlessly`(text: String) async throws {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let post = """
      {"id":1,"boardId":\(quoted),"title":\(quoted),"author":\(quoted),"createdAt":\(quoted),\
      "body":\(quoted),"views":1}
      """
    let answers = [
      #"{"data":[{"id":\#(quoted),"name":\#(quoted)}]}"#, #"{"data":[\#(post)],"next":1}"#,
      #"{"data":\#(post)}"#,
      #"{"data":{"code":\#(quoted),"title":\#(quoted),"offer":\#(quoted),"until":\#(quoted)}}"#,
      "!\(text)",
    ]
    for input in [answers.joined(separator: "\n---\n"), "!\(text)", text] {
      for form: UInt8 in 0..<3 {
        try await FuzzTarget.json.run([form] + input.utf8, profile: .profile, scratch: scratch)
      }
    }
  }

  @Test func `an escape code that gets through is found`() async throws {
    #expect(throws: BrokenPromise.self) { try expectHarmless("a\u{1B}[2J", from: "a test") }
    let script = try scratch.write(Array("Log in\n".utf8), to: "script")
    await #expect(throws: BrokenPromise.self) {
      try await scratch.run(.profile, ["--script", script, "--color", "always"])
    }
  }
}
