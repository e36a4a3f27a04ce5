import HeadlessUI

/// Prints screens for a person.
@MainActor
struct TextReporter: Reporter {
  private let output: Output
  private let renderer: TextRenderer

  init(output: Output, width: Int, isNumbered: Bool = false, isStyled: Bool = false) {
    self.output = output
    renderer = TextRenderer(width: width, numbered: isNumbered, styled: isStyled)
  }

  func begin(_ opening: Opening) {
    print(opening.shown)
    output.write(opening.note)
  }

  func answer(_ response: Response, line number: Int) { print(response) }

  func endPending(_ response: Response, line number: Int) {}

  func end() {}

  func print(_ response: Response) {
    output.write { bytes in
      for event in response.events {
        bytes.append(contentsOf: "* ".utf8)
        Escaping.append("\(event)", to: &bytes, keepsLineBreaks: false)
        bytes.append(0x0A)
      }
      response.appendPrinted(to: &bytes, by: renderer)
    }
  }
}
