import Foundation
import StateBindingTestSupport
import Testing

/// The pictures of the README have the words of the program. `.ci/docs` compares the recordings of the terminal.
struct PictureTests {
  @Test func `the drawing of the phone has the elements of the screen`() throws {
    let run = try Outcome(of: "profile-repl", input: "login 12345\n")
    let screen = try #require(run.output.components(separatedBy: "Profile\n").last)
    // The word that a person types stands in front of the text of a button.
    let elements = screen.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: /\s\s+/).map(String.init)
      let isButton = parts.count == 2 && parts[0].first?.isLowercase == true
      return isButton ? [parts[1].replacing(" (destructive)", with: "")] : parts
    }
    let drawn = try texts(of: "phone").map(\.text)
    #expect(drawn == [elements.last, "Profile"] + elements.dropLast())
  }

  @Test func `the picture of an agent has the answers of the tools`() throws {
    let folder = try TemporaryFolder()
    let client = try ToolClient("profile-repl", in: folder)
    _ = try client.call("start")
    _ = try client.call("send", #""session":1,"lines":["login 12345"]"#)
    let answers = [
      try client.call("inspect", #""session":1,"what":"screen""#),
      try client.call("send", #""session":1,"lines":["logout"],"screens":"changes""#),
      try client.call("send", #""session":1,"lines":["confirm"]"#),
      try client.call("save_test", #""session":1,"file":"logout.transcript""#),
    ]
    let shown = try texts(of: "agent-session").filter { $0.attributes.contains("preserve") }
    #expect(
      shown.map(\.text)
        == answers.flatMap { $0.text.split(separator: "\n").map(String.init) })
  }

  /// The texts of a picture, in their order, and what their tags say.
  private func texts(of picture: String) throws -> [(attributes: Substring, text: String)] {
    let file = Article.package.appending(path: "Guide/Pictures/\(picture).svg")
    let drawing = try String(contentsOf: file, encoding: .utf8)
    return drawing.matches(of: /<text([^>]*)>([^<]*)</).map { ($0.1, String($0.2)) }
  }
}
