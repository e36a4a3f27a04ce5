import ProfileFeature
import Testing

struct MembersErrorTests {
  @Test(
    arguments: [
      (
        .notFound(id: "1\n2"),
        #"no member has the id "1\n2"; it may have been deleted, load the members again"#
      ),
      (.unavailable(.load), "the members are unavailable, load failed; try again later"),
      (
        .cannotRead(file: "members", reason: "Permission denied"),
        #"cannot read "members": Permission denied; name a file that you may read"#
      ),
      (
        .cannotWrite(file: "members", reason: "No space left on device"),
        #"cannot write "members": No space left on device; "#
          + "make room for it, or name a file that you may write"
      ),
      (
        .busy(file: "members"),
        #""members" is being changed by another process; try again when that is done"#
      ),
      (
        .damaged(file: "members", line: 3, reason: "it is not UTF-8"),
        #""members" is damaged at line 3: it is not UTF-8; "#
          + "it was left as it is, restore it from a copy or move it away"
      ),
      (
        .unsupportedVersion(file: "members", version: "2"),
        #""members" has the format version 2, and this program reads 1; "#
          + "use the program that wrote it, or another file"
      ),
    ] as [(MembersError, String)])
  func `an error says what happened, with the value, and what to do`(
    error: MembersError, text: String
  ) {
    #expect(error.description == text)
  }
}
