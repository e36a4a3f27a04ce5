import HeadlessDriver
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines that are kept from one session to the next.
struct HistoryTests {
  @Test(
    arguments: [
      (["HOME": "/home/a"], "/home/a/.local/state/sample/history"),
      (["HOME": "/home/a", "XDG_STATE_HOME": "/state"], "/state/sample/history"),
      (["HOME": "/home/a", "XDG_STATE_HOME": "state"], "/home/a/.local/state/sample/history"),
      (["HOME": "/home/a", "XDG_STATE_HOME": ""], "/home/a/.local/state/sample/history"),
      (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the environment says where`(environment: [String: String], path: String?) {
    #expect(History.path(program: "sample", environment: environment) == path)
  }

  @Test func `what was added is there again, without repetitions`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a/b/history"
    let history = History(path: path)
    #expect(history.lines == [])
    for line in ["로그아웃", "로그아웃", "", "back", "로그아웃"] { history.add(line) }
    #expect(history.failure == nil)
    #expect(History(path: path).lines == ["로그아웃", "back", "로그아웃"])
    #expect(folder.permissions(of: "a/b/history") == 0o600)
    #expect(folder.permissions(of: "a/b") == 0o700)
  }

  @Test func `a file that others could read is closed to them`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/history"
    close(open(path, O_WRONLY | O_CREAT, 0o644))
    #expect(chmod(path, 0o644) == 0)
    History(path: path).add("back")
    #expect(folder.permissions(of: "history") == 0o600)
  }

  @Test func `the last 1000 lines are kept`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/history"
    let history = History(path: path)
    for number in 1...2500 { history.add("login \(number)") }
    #expect(history.lines.count == 1000)
    let again = History(path: path)
    #expect(again.lines.first == "login 1501")
    #expect(again.lines.last == "login 2500")
    let file = open(path, O_RDONLY)
    defer { close(file) }
    let input = LineInput(descriptor: file)
    #expect(try input.next()?.text == .success("login 1501"))
    #expect(folder.permissions(of: "history") == 0o600)
  }

  @Test func `a damaged line is passed over`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/history"
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    #expect(write(file, "a\n\u{0}\n\nb", 6) == 6)
    #expect(History(path: path).lines == ["a", "b"])
  }

  @Test func `a line that lacks its end stays one of its own`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("login 12345\nback", to: "history")
    History(path: path).add("logout")
    #expect(try folder.text(of: "history") == "login 12345\nback\nlogout\n")
  }

  @Test func `a link stays one, to a file that grows and is shortened`() throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: "folder/history")
    try folder.write((1...2000).map { "login \($0)\n" }.joined(), to: "folder/history")
    let path = "\(folder.path)/link"
    History(path: path).add("back")
    #expect(History(path: path).lines.last == "back")
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(
      try folder.text(of: "folder/history")
        == (1002...2000).map { "login \($0)\n" }.joined() + "back\n")
    #expect(folder.permissions(of: "folder/history") == 0o600)
  }

  @Test func `what a link leads to is made with the first line`() throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: "history")
    History(path: "\(folder.path)/link").add("back")
    #expect(try folder.text(of: "history") == "back\n")
  }

  @Test func `what is no regular file keeps nothing, and stays as it is`() throws {
    let folder = try TemporaryFolder()
    // In the place of /dev/null, which a test that fails would close to all other programs.
    #expect(mkfifo("\(folder.path)/fifo", 0o644) == 0)
    try folder.link("history", to: "fifo")
    // Nothing waits for its other end.
    let history = History(path: "\(folder.path)/history")
    history.add("back")
    #expect(history.lines == ["back"])
    #expect(history.failure == nil)
    #expect(folder.permissions(of: "fifo") == 0o644)
  }

  @Test func `what fails is remembered, and stops nothing`() {
    let history = History(path: "/dev/null/history")
    history.add("back")
    #expect(history.lines == [])
    #expect(history.failure == SystemError(number: ENOTDIR))
  }
}
