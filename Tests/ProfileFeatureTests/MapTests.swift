import Foundation
import ProfileREPL
import StateBindingTesting
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver

/// The map of the feature in `Tests/Maps`.
struct MapTests {
  @Test func `a user meets nothing that the map does not have`() async {
    await Program.profile.checkMap()
  }

  // Each row gives the map an older form of the app, as if the change had just been made.
  @Test(arguments: [
    (
      "a button is gone", #"(?m)^(.*) button "Log out" id "logout"\n"#,
      "$0$1 button \"Export\" id \"export\"\n",
      "after `login 12345`: gone: `export`  Export"
    ),
    (
      "a button is new", #"(?m)^.* button "Edit profile" id "edit"\n"#, "",
      "after `login 12345`: new `edit`  Edit profile"
    ),
    (
      "a text", #"(text "E-mail" value) "gildong@example.com""#, #"$1 "gildong@mail.com""#,
      #"after `login 12345`: says "E-mail gildong@example.com" instead of "E-mail gildong@mail.com""#
    ),
    (
      "a label", #""Log out" id "logout""#, #""Sign out" id "logout""#,
      #"after `login 12345`: `logout` is called "Log out" instead of "Sign out""#
    ),
    (
      "a title", #"screen "Members""#, #"screen "People""#,
      #"at the start: the title says "Members" instead of "People""#
    ),
    (
      "a line that leads elsewhere", #"("edit" line "discard") to "login 12345""#, "$1 to start",
      #"after `login 12345`, `edit`: `discard` now leads to "Profile", not "Members""#
    ),
    (
      "a question", #"alert "Delete your account\?""#, #"alert "Delete?""#,
      #": the question says "Delete your account?" instead of "Delete?""#
    ),
    (
      "a warning colour", #"(id "delete") destructive"#, "$1",
      "after `login 12345`: `delete` is marked (destructive) instead of nothing"
    ),
    (
      "the order", #"(?m)^(.* button "Log out" id "logout"\n)(.* id "delete" destructive\n)"#,
      "$2$1", "after `login 12345`: the order is now `edit`, `logout`, `delete`"
    ),
    (
      "a delay", "takes 1s", "takes 3s",
      "at the start: `:wait` takes 1s instead of 3s"
    ),
  ])
  func `a change that a user notices is told in a user's words`(
    name: String, old: String, new: String, sentence: String
  ) throws {
    let file = Article.package.appending(path: "Tests/Maps/profile-repl.map")
    let map = try String(contentsOf: file, encoding: .utf8)
    let older = map.replacingOccurrences(of: old, with: new, options: .regularExpression)
    let comparison = MapComparison(
      of: try SavedMap(reading: map, named: "now"),
      with: try SavedMap(reading: older, named: "old"), named: "old")
    #expect(comparison.findsChanges)
    #expect(comparison.description.contains(sentence), "\(comparison.description)")
  }
}
