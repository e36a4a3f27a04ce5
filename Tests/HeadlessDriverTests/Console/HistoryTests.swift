import StateBindingC
import HeadlessDriver
import HeadlessProgram
import StateBindingFiles
import StateBindingTestSupport
import Testing

/// Lines kept from one session to the next.
struct HistoryTests {
  @Test(
    arguments: [
      (["HOME": "/home/a"], "/home/a/.local/state/sample/history"),
      (["HOME": "/home/a", "XDG_STATE_HOME": "/state"], "/state/sample/history"),
      (["HOME": "/home/a", "XDG_STATE_HOME": "state"], "/home/a/.local/state/sample/history"),
      (["HOME": "/home/a", "XDG_STATE_HOME": ""], "/home/a/.local/state/sample/history"),
      (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the environment determines the path of the history`(
    environment: [String: String], path: String?
  ) {
    #expect(History.path(program: "sample", environment: environment) == path)
  }

  @Test func `a new session finds the lines of the last one, without repetitions`() throws {
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

  @Test func `a readable history file is closed to others`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/history"
    close(open(path, O_WRONLY | O_CLOEXEC | O_CREAT, 0o644))
    #expect(chmod(path, 0o644) == 0)
    History(path: path).add("back")
    #expect(folder.permissions(of: "history") == 0o600)
  }

  @Test func `the history keeps the last 1000 lines`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/history"
    let history = History(path: path)
    for number in 1...2500 { history.add("login \(number)") }
    #expect(history.lines.count == 1000)
    let again = History(path: path)
    #expect(again.lines.first == "login 1501")
    #expect(again.lines.last == "login 2500")
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let input = LineInput(descriptor: file)
    #expect(try input.next()?.text == .success("login 1501"))
    #expect(folder.permissions(of: "history") == 0o600)
  }

  @Test func `a damaged line is skipped`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/history"
    let file = open(path, O_WRONLY | O_CLOEXEC | O_CREAT, 0o600)
    defer { close(file) }
    #expect(write(file, "a\n\u{0}\n\nb", 6) == 6)
    #expect(History(path: path).lines == ["a", "b"])
  }

  @Test func `a last line without a newline stays a line of its own`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("login 12345\nback", to: "history")
    History(path: path).add("logout")
    #expect(try folder.text(of: "history") == "login 12345\nback\nlogout\n")
  }

  @Test func `a history file that a link leads to is shortened in place`() throws {
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

  @Test func `a link to a missing history file creates the file`() throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: "history")
    History(path: "\(folder.path)/link").add("back")
    #expect(try folder.text(of: "history") == "back\n")
  }

  @Test func `a history that is no regular file is left alone`() throws {
    let folder = try TemporaryFolder()
    // It stands for /dev/null, which a failing test would close to all other programs.
    #expect(mkfifo("\(folder.path)/fifo", 0o644) == 0)
    try folder.link("history", to: "fifo")
    // Opening it must not wait for a reader.
    let history = History(path: "\(folder.path)/history")
    history.add("back")
    #expect(history.lines == ["back"])
    #expect(history.failure == nil)
    #expect(folder.permissions(of: "fifo") == 0o644)
  }

  @Test func `a failed write is remembered and stops nothing`() {
    let history = History(path: "/dev/null/history")
    history.add("back")
    #expect(history.lines == [])
    #expect(history.failure == SystemError(number: ENOTDIR))
  }
}
