import Foundation
import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBinding

extension FuzzTarget {
  /// Runs `bytes` as a script of the Profile program. The bits of the first byte are the options.
  func runScript(_ bytes: [UInt8], profile: Program, in scratch: Scratch) async throws {
    let bits = bytes.first ?? 0
    let flags = [
      "--keep-going", "--trace", "--lang=ko", "--width=20", "--latency=1s", "--fail=save,delete",
    ]
    let options = flags.indices.filter { bits & (4 << $0) != 0 }.map { flags[$0] }
    let form: [String] = bits & 1 != 0 ? ["--echo"] : bits & 2 != 0 ? ["--json"] : []
    let lines = Array(bytes.dropFirst())
    let script = try scratch.write(lines, to: "script")
    let run = try await scratch.run(profile, ["--script", script] + options + form)
    try expect([.success, .failure].contains(run.status), "it ends with \(run.status)")
    if form == ["--echo"] {
      let transcript = try scratch.write(run.output, to: "recorded.transcript")
      let check = try await scratch.run(profile, ["--check", transcript])
      try expect(
        check.status == .success,
        "what --echo printed does not pass: \(String(decoding: check.output + check.errors, as: UTF8.self))"
      )
    }
    try await judge(script, options)
  }

  /// Sends the lines of `script` to the Profile app, and watches for members that disappear without a confirmation.
  private func judge(_ script: String, _ options: [String]) async throws {
    let clock = VirtualClock()
    let watched = WatchedMembers(
      InMemoryMembers(
        clock: clock, latency: options.contains("--latency=1s") ? .seconds(1) : .zero,
        faults: options.contains("--fail=save,delete") ? [.save, .delete] : []))
    let session = Session(Launch(clock: clock)) { launch in
      let (router, urlHandler) = RootBuilder(dependency: FuzzDependency(members: watched)).build()
      let window = UIWindow(strings: ProfileWords.catalogue(for: launch.language))
      router.launch(from: window)
      return App(window: window, router: router, links: AppLinks(open: urlHandler.handle))
    }
    _ = await session.start()
    var (confirmations, departures) = (0, 0)
    var isLoggedIn = false
    for line in try lines(of: script) {
      let isAsked = session.isAlertPending
      let response = await session.send(line)
      if isAsked, case .verb(let verb) = line.reading, response.error == nil {
        switch verb {
        case .confirm, .tap: confirmations += 1
        default: break
        }
      }
      let remains = session.treeText.contains("LoggedIn")
      if isLoggedIn, !remains { departures += 1 }
      isLoggedIn = remains
      try expect(
        max(departures, watched.deletions) <= confirmations,
        "\(line.text.debugDescription) deletes or logs out without a confirmation")
      if response.isLast { return }
    }
  }

  private func lines(of script: String) throws -> [Line] {
    let file = try FileHandle(forReadingFrom: URL(filePath: script))
    defer { try? file.close() }
    let input = LineInput(descriptor: file.fileDescriptor)
    var lines: [Line] = []
    while let line = try input.next() {
      if case .success(let text) = line.text { lines.append(Line(text)) }
    }
    return lines
  }
}

/// Members who count the deletions that were asked for.
private final class WatchedMembers: Members {
  private let members: InMemoryMembers
  private(set) var deletions = 0

  init(_ members: InMemoryMembers) {
    self.members = members
  }

  func all() async throws -> [Member] { try await members.all() }

  func member(id: String) async throws -> Member? { try await members.member(id: id) }

  func save(_ member: Member) async throws { try await members.save(member) }

  func delete(id: String) async throws {
    deletions += 1
    try await members.delete(id: id)
  }
}

private final class FuzzDependency: RootDependency {
  let members: any Members
  let savedLogin: (any SavedLogin)? = nil

  init(members: any Members) {
    self.members = members
  }
}
