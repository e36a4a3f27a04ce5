/// A `#Preview` as it is written in a file.
struct WrittenPreview {
  private let use: Question.Use
  /// The source of the file from `#Preview` on, and the line where it begins.
  private let text: [UInt8]
  private let line: Int

  /// The reason why the preview is not registered; nil if it is.
  private let refusal: String?

  init(_ use: Question.Use) {
    refusal =
      use.macro.typeName == "nothing"
      ? "a UIView shows nothing here; preview its view controller"
      : use.lexicalContext?.isEmpty == false
        ? "it stands inside another declaration; move it to the top of the file" : nil
    self.use = use
    var reader = SourceReader(Array(use.syntax.source.utf8)[...])
    while !reader.rest.isEmpty, !reader.has("#Preview") { reader.skip() }
    text = Array(reader.rest)
    line = use.syntax.location.line + reader.passed.lineCount
  }

  /// The note that the preview is not registered, and why; nil if it is.
  var note: Note? {
    var place = use.syntax.location
    place.offset += use.syntax.source.utf8.count - text.count
    return refusal.map {
      Note(message: "this #Preview is not registered, because \($0)", position: place)
    }
  }

  /// The declarations that register the preview: a function that makes it, and a record that leads to the function. Nil if the
  /// preview is not registered.
  var registration: String? {
    if refusal != nil { return nil }
    let make = "\(use.discriminator)4makefMu_"
    return """
      nonisolated private func \(make)() -> UIKit.Preview {
      \(making)
      }
      @used @section("hl_previews") nonisolated private let \(use.discriminator)6recordfMu_: UIKit.Preview.Record =
        (1, { UIKit.Preview.write(\(make)(), "\(use.syntax.location.fileID)", \(line), to: $0) })
      """
  }

  /// The code that makes the preview: its text as it stands, with a function in place of `#Preview`. The variables with
  /// `@Previewable` that are not in inner brackets become variables of a view. The rest of the closure is the body of that view.
  private var making: String {
    let function = "UIKit.Preview.\(use.macro.typeName)"
    let text = text.dropFirst("#Preview".utf8.count)
    var reader = SourceReader(text)
    reader.skip { $0 == UInt8(ascii: "{") }
    let arguments = reader.passed
    reader.skip()
    var body = SourceReader(reader.passed.dropFirst(arguments.count + 1).dropLast())
    var (variables, others) = ("", "")
    while !body.rest.isEmpty {
      let start = body.rest.startIndex
      while !body.rest.isEmpty, !body.has("@Previewable") { body.skip() }
      others += placed(self.text[start..<body.rest.startIndex])
      if body.rest.isEmpty { break }
      let variable = body.rest.startIndex + "@Previewable".utf8.count
      body.skipStatement()
      variables += placed(self.text[variable..<body.rest.startIndex])
      if body.has(";") { body.skip() }
    }
    if variables.isEmpty { return placed(text, behind: "return \(function)") }
    return """
      struct Previewed: SwiftUI.View {\(variables)
      var body: some SwiftUI.View {\(others)
      }
      }
      return \(function)\(String(decoding: arguments, as: UTF8.self)) { Previewed() }
      """
  }

  /// Gives `code`, a part of the text, the line numbers that it has in the file, so that errors and traps name them.
  private func placed(_ code: ArraySlice<UInt8>, behind start: String = "") -> String {
    """

    #sourceLocation(file: "\(use.syntax.location.fileName)", line: \(line + text[..<code.startIndex].lineCount))
    \(start)\(String(decoding: code, as: UTF8.self))
    #sourceLocation()
    """
  }
}

extension ArraySlice<UInt8> {
  fileprivate var lineCount: Int { count { $0 == UInt8(ascii: "\n") } }
}
