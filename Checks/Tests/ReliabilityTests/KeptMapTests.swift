import Foundation
import StateBindingTestSupport
import Testing

/// The map of profile-repl, compared by the program itself. The sentence of each change is in the tests of the feature.
struct KeptMapTests {
  private static let map = "Tests/Maps/profile-repl.map"

  @Test func `each of ten changes fails an exploration, and an update accepts it`()
    throws
  {
    let now = try String(
      contentsOf: Article.package.appending(path: Self.map), encoding: .utf8)
    let folder = try TemporaryFolder()
    // Each row gives the map an older form of the app, as if the change had just been made.
    for (old, new) in [
      (#"(?m)^(.*) button "Log out" id "logout"\n"#, "$0$1 button \"Export\" id \"export\"\n"),
      (#"(?m)^.* button "Edit profile" id "edit"\n"#, ""),
      (#"(text "E-mail" value) "gildong@example.com""#, #"$1 "gildong@mail.com""#),
      (#""Log out" id "logout""#, #""Sign out" id "logout""#),
      (#"screen "Members""#, #"screen "People""#),
      (#"("edit" line "discard") to "login 12345""#, "$1 to start"),
      (#"alert "Delete your account\?""#, #"alert "Delete?""#),
      (#"(id "delete") destructive"#, "$1"),
      (#"(?m)^(.* button "Log out" id "logout"\n)(.* id "delete" destructive\n)"#, "$2$1"),
      ("takes 1s", "takes 3s"),
    ] {
      let older = now.replacingOccurrences(of: old, with: new, options: .regularExpression)
      try folder.write(older, to: Self.map)
      let run = try explore("--limit=5", in: folder)
      #expect(run.status == 1, "\(old)")
      #expect(run.output.contains("changed for a user, against \(Self.map):\n"), "\(run.output)")
    }
    #expect(try explore("--update", in: folder).status == 0)
    #expect(try folder.text(of: Self.map) == now)
    #expect(try explore("--limit=5", in: folder).status == 0)
  }

  private func explore(_ option: String, in folder: TemporaryFolder) throws -> Outcome {
    // With CI set, no map would be written.
    try Outcome(of: "profile-repl", ["--explore", option], environment: ["CI": ""], in: folder)
  }
}
