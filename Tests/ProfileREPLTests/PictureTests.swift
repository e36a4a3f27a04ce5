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

  /// Makes the calls that the picture has on its left, and compares the answers with those on its right.
  @Test func `the calls in the picture of an agent have the answers next to them`() throws {
    let folder = try TemporaryFolder()
    let client = try ToolClient("profile-repl", in: folder)
    _ = try client.call("start")
    _ = try client.call("send", #""session":1,"lines":["login 12345"]"#)
    var calls: [(tool: String, arguments: [String], answer: [String])] = []
    for (attributes, text) in try texts(of: "agent-session") where attributes.contains("code") {
      if attributes.contains("tool") {
        calls.append((text, [#""session":1"#], []))
      } else if attributes.contains("preserve") {
        calls[calls.count - 1].answer.append(text)
      } else {
        let parts = text.split(separator: " ", maxSplits: 1)
        calls[calls.count - 1].arguments.append("\"\(parts[0])\":\(parts[1])")
      }
    }
    #expect(calls.map(\.tool) == ["inspect", "send", "send", "save_test"])
    for call in calls {
      let answer = try client.call(call.tool, call.arguments.joined(separator: ","))
      #expect(answer.text.split(separator: "\n").map(String.init) == call.answer)
    }
  }

  /// The texts of a picture, in their order, and what their tags say.
  private func texts(of picture: String) throws -> [(attributes: Substring, text: String)] {
    let file = Article.package.appending(path: "Guide/Pictures/\(picture).svg")
    let drawing = try String(contentsOf: file, encoding: .utf8)
    return drawing.matches(of: /<text([^>]*)>([^<]*)</).map { ($0.1, String($0.2)) }
  }
}
