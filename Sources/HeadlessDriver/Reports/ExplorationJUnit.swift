extension Exploration {
  /// The result in the form of JUnit, which continuous integration shows: a case for each walk, and a failed case for each
  /// violation.
  package func junit(named program: String) -> [UInt8] {
    var xml = HTMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let counts: KeyValuePairs<StaticString, String> = [
      "name": program, "tests": "\(walks.count + violations.count)",
      "failures": "\(violations.count)",
    ]
    xml.element("testsuite", counts) { xml in
      xml.markup("\n")
      for walk in walks {
        xml.element(
          "testcase", ["classname": program, "name": Self.xml(Escaping.line(walk.sentence))],
          text: "")
        xml.markup("\n")
      }
      for violation in violations {
        let message = Self.xml(Escaping.line(violation.message))
        xml.element(
          "testcase", ["classname": program, "name": "\(violation.kind): \(message)"]
        ) { xml in
          xml.element(
            "failure", ["type": violation.kind, "message": message],
            text: Self.xml(Escaping.text(violation.transcript)))
        }
        xml.markup("\n")
      }
    }
    xml.markup("\n")
    return xml.bytes
  }

  /// `text`, already escaped, without the two characters that no XML file can have.
  private static func xml(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar == "\u{FFFE}" || scalar == "\u{FFFF}" ? Escaping.code(of: scalar) : String(scalar)
    }.joined()
  }
}
