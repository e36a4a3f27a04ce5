extension Exploration {
  /// The result in the form of JUnit, which continuous integration shows: a case for each walk, and a failed case for each
  /// violation, and for each of `others`, the further reasons for which the exploration fails.
  package func junit(
    named program: String, others: [(kind: String, message: String)] = []
  ) -> [UInt8] {
    let failures =
      violations.map { ($0.kind, $0.message, $0.transcript) }
      + others.map { ($0.kind, $0.message, $0.message) }
    var xml = HTMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let counts: KeyValuePairs<StaticString, String> = [
      "name": program, "tests": "\(walks.count + failures.count)",
      "failures": "\(failures.count)",
    ]
    xml.element("testsuite", counts) { xml in
      xml.markup("\n")
      for walk in walks {
        xml.element(
          "testcase", ["classname": program, "name": Self.xml(Escaping.line(walk.sentence))],
          text: "")
        xml.markup("\n")
      }
      for (kind, message, transcript) in failures {
        let message = Self.xml(Escaping.line(message))
        xml.element("testcase", ["classname": program, "name": "\(kind): \(message)"]) { xml in
          xml.element(
            "failure", ["type": kind, "message": message],
            text: Self.xml(Escaping.text(transcript)))
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
