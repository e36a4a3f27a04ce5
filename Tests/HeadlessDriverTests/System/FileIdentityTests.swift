import Foundation
import StateBindingFiles
import StateBindingTestSupport
import Testing

struct FileIdentityTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "a")
    try folder.write("b", to: "sub/b")
    try folder.link("link", to: "a")
    try folder.link("linked", to: "sub")
    try folder.link("dangling", to: "new")
    try folder.link("sub/dangling", to: "../new")
    try folder.link("circle", to: "circle")
    try FileManager.default.linkItem(
      atPath: "\(folder.path)/a", toPath: "\(folder.path)/hard")
  }

  @Test(arguments: [
    ("a", "link"), ("a", "sub/../a"), ("a", "hard"), ("sub/b", "linked/b"),
    ("sub/new", "linked/new"), ("new", "./sub/../new"), ("new", "dangling"),
    ("new", "linked/dangling"),
  ])
  func `two paths of one file have one identity, even before there is a file`(
    one: String, other: String
  ) throws {
    let identity = try #require(FileIdentity(of: "\(folder.path)/\(one)"))
    #expect(identity == FileIdentity(of: "\(folder.path)/\(other)"))
  }

  @Test(arguments: [("a", "sub/b"), ("new", "sub/new"), ("new", "newer"), ("a", "new")])
  func `two files have two identities`(one: String, other: String) throws {
    let identity = try #require(FileIdentity(of: "\(folder.path)/\(one)"))
    #expect(identity != FileIdentity(of: "\(folder.path)/\(other)"))
  }

  @Test func `a file in a missing folder and a link to itself have no identity`() {
    #expect(FileIdentity(of: "\(folder.path)/none/file") == nil)
    #expect(FileIdentity(of: "\(folder.path)/circle") == nil)
  }
}
