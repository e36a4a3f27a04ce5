import HeadlessUI

/// Prints screens for a person.
@MainActor
struct TextReporter: Reporter {
  let output: Output
  let width: Int
  var isStyled = false
  var isNumbered = false

  func begin(_ opening: Opening) { print(opening.shown(width: width)) }

  func answer(_ response: Response, line number: Int) { print(response) }

  func endPending(_ response: Response, line number: Int) {}

  func end(_ status: ExitStatus) {}

  func print(_ response: Response) {
    output.write { bytes in
      for event in response.events {
        bytes.append(contentsOf: "* ".utf8)
        Escaping.append("\(event)", to: &bytes, keepsLineBreaks: false)
        bytes.append(0x0A)
      }
      response.appendPrinted(to: &bytes, width: width, numbered: isNumbered, styled: isStyled)
    }
  }
}
