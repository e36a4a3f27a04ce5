import Foundation
import StateBindingTestSupport
import Testing

/// `--update` of the built program.
struct UpdateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `an update rewrites different files and does not touch the others`() throws {
    try folder.write(Sample.right, to: "right.transcript")
    try folder.write(Sample.wrong, to: "wrong.transcript")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/wrong.transcript")
    let before = folder.attribute(.systemFileNumber, of: "right.transcript") as Int?
    let update = try folder.profileREPL("--update", "right.transcript", "wrong.transcript")
    #expect(update.status == 0)
    #expect(update.output == "updated wrong.transcript\n2 transcripts: all passed\n")
    #expect(try folder.text(of: "wrong.transcript") == Sample.right)
    #expect(folder.attribute(.systemFileNumber, of: "right.transcript") as Int? == before)
    #expect(folder.permissions(of: "wrong.transcript") == 0o640)
    #expect(try folder.names.count == 2)
  }

  @Test func `an update rewrites nothing in CI`() throws {
    try folder.write(Sample.wrong, to: "a.transcript")
    let update = try folder.profileREPL("--update", "a.transcript", environment: ["CI": "true"])
    #expect(update.status == 1)
    #expect(
      update.output.hasPrefix("a.transcript:3: the first screen differs: 1 line changed\n--- "))
    #expect(try folder.text(of: "a.transcript") == Sample.wrong)
    #expect(try folder.profileREPL("--update", "a.transcript", environment: ["CI": ""]).status == 0)
    #expect(try folder.text(of: "a.transcript") == Sample.right)
  }

  @Test func `an update keeps a transcript with unreached lines`() throws {
    let unreached = Sample.wrong.replacing("= exit 0", with: "> :quit\n> back\n= exit 0")
    try folder.write(unreached, to: "a.transcript")
    let update = try folder.profileREPL("--update", "a.transcript")
    #expect(update.status == 1)
    #expect(
      update.output.hasSuffix(
        """
        a.transcript:6: "> back" is not reached, the run ends with line 5; remove what stands after that
        1 transcript: 1 failed

        """))
    #expect(try folder.text(of: "a.transcript") == unreached)
  }

  @Test(arguments: ["link", "link/", "link/.", "link/.//./", "link.transcript"])
  func `an update refuses a symbolic link to a folder or to a file`(name: String) throws {
    try folder.write(Sample.wrong, to: "f/a.transcript")
    try folder.link("link", to: "f")
    try folder.link("link.transcript", to: "f/a.transcript")
    let link = name.hasPrefix("link/") ? "link" : name
    #expect(
      try folder.profileREPL("--update", name)
        == Outcome(
          output: "1 transcript: 1 failed\n",
          errors:
            "profile-repl: \(link): it is a symbolic link; name the file or folder that it leads to\n",
          status: 3))
    #expect(try folder.text(of: "f/a.transcript") == Sample.wrong)
    #expect(try folder.profileREPL("--check", name).status == 1)
  }
}
