import Foundation
import ProfileStore
import ProfileFeature
import StateBinding
import StateBindingTestSupport
import Testing

/// Paths that do not lead to a regular file.
struct StorePathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["", "members\0"])
  func `an impossible name is refused`(path: String) async {
    await expectError(
      at: path, .cannotRead(file: path, reason: "no file can have this name"))
  }

  @Test(arguments: ["/", ".", "..", "/tmp", "/tmp/", "/tmp/.", "/dev/null", "/dev/zero"])
  func `a folder or a device is refused as a store`(path: String) async {
    await expectError(at: path, .cannotRead(file: path, reason: "it is not a regular file"))
  }

  @Test func `a pipe is refused as a store without waiting for a writer`() async {
    let path = "\(folder.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    await expectError(at: path, .cannotRead(file: path, reason: "it is not a regular file"))
  }

  @Test func `a missing folder is not created`() async throws {
    let path = "\(folder.path)/missing/members"
    await expectError(at: path, .cannotWrite(file: path, reason: "No such file or directory"))
    #expect(try folder.names == [])
  }

  @Test func `a file in the place of the folder is refused`() async throws {
    try folder.write([], to: "file")
    let path = "\(folder.path)/file/members"
    let reason = "Not a directory"
    await #expect(throws: MembersError.cannotRead(file: path, reason: reason)) {
      try await store(at: path).all()
    }
    await #expect(throws: MembersError.cannotWrite(file: path, reason: reason)) {
      try await store(at: path).delete(id: "12345")
    }
  }

  @Test func `a symbolic link is followed and kept`() async throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/inner", withIntermediateDirectories: false)
    _ = try await store(at: "\(folder.path)/inner/members").all()
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "inner/members")
    try await store(at: link).delete(id: "12345")
    #expect(try folder.names == ["inner", "link"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "inner/members")
    let members = try await store(at: "\(folder.path)/inner/members").all()
    #expect(members.map(\.id) == ["23456", "34567"])
  }

  @Test func `a broken symbolic link is refused and kept`() async throws {
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "missing")
    await expectError(
      at: link,
      .cannotRead(
        file: link,
        reason: "it is a broken symbolic link (No such file or directory)"))
    #expect(try folder.names == ["link"])
  }

  @Test(arguments: ["한글 이름", "a\nb", "\u{301}", ".hidden", "-rf"])
  func `a file may have any other name`(name: String) async throws {
    _ = try await store(at: "\(folder.path)/\(name)").all()
    #expect(try folder.names.count == 2)
    #expect(try folder.text(of: name).hasSuffix("end 3\n"))
  }

  @Test func `a path without a folder is in the current folder`() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      #expect(chdir(path) == 0)
      _ = try await FileMembers(path: "members", clock: VirtualClock()).all()
    }
    #expect(try folder.names == [".members.lock", "members"])
  }

  @Test(arguments: [0o000, 0o400])
  func `a protected file is not replaced`(mode: Int) async throws {
    _ = try await store(at: "\(folder.path)/members").all()
    let bytes = try folder.bytes(of: "members")
    #expect(chmod("\(folder.path)/members", numericCast(mode)) == 0)
    await #expect(processExitsWith: .success) {
      [folder = folder.path as String, mode = mode as Int] in
      let file = "\(folder)/members"
      // The superuser may do everything, so the process becomes another user that owns the files.
      if geteuid() == 0 {
        for path in [folder, file, "\(folder)/.members.lock"] {
          #expect(chown(path, 65_534, 65_534) == 0)
        }
        #expect(setuid(65_534) == 0)
      }
      let reason = "Permission denied"
      let error: MembersError =
        mode == 0
        ? .cannotRead(file: file, reason: reason) : .cannotWrite(file: file, reason: reason)
      await #expect(throws: error) {
        try await FileMembers(path: file, clock: VirtualClock()).delete(id: "12345")
      }
    }
    #expect(chmod("\(folder.path)/members", 0o600) == 0)
    #expect(try folder.bytes(of: "members") == bytes)
  }

  private func store(at path: String) -> FileMembers {
    FileMembers(path: path, clock: VirtualClock())
  }

  private func expectError(at path: String, _ error: MembersError) async {
    #expect(throws: error) { try store(at: path).open() }
    await #expect(throws: error) { try await store(at: path).all() }
    await #expect(throws: error) { try await store(at: path).delete(id: "12345") }
  }
}
