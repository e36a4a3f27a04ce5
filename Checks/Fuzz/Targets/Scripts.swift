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
    try await judge(lines.split(separator: 0x0A), options)
  }

  /// Sends `lines` to the Profile app, and watches for members that disappear without a confirmation.
  private func judge(_ lines: [ArraySlice<UInt8>], _ options: [String]) async throws {
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
    var (isLoggedIn, isConfirmed, deletions) = (false, false, 0)
    for line in lines.compactMap({ String(validating: $0, as: UTF8.self) }) {
      let alert = session.screen.alert
      let response = await session.send(line)
      if response.error == nil, alert.map({ confirms(line, $0) }) == true { isConfirmed = true }
      if response.outcome == .quit { return }
      let remains = await session.tree().contains("LoggedIn")
      try expect(
        isConfirmed || watched.deletions == deletions && (remains || !isLoggedIn),
        "\(line.debugDescription) deletes or logs out without a confirmation")
      (isLoggedIn, deletions) = (remains, watched.deletions)
      // A confirmed deletion may take some time.
      if clock.nextDeadline == nil { isConfirmed = false }
    }
  }

  /// Whether `line` may press a button of `alert` other than the one that cancels.
  private func confirms(_ line: String, _ alert: Screen.Alert) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "confirm": return true
    case "tap":
      guard let index = alert.cancelIndex, words.count == 2 else { return true }
      let button = alert.elements[index]
      return ![button.label, button.identifier].contains {
        $0.map { words[1].lowercased().contains($0.lowercased()) } ?? false
      }
    default: return false
    }
  }
}

/// Counts the requests to delete a member.
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
