import HeadlessDriver
import ProfileFeature
import StateBinding

/// The options that say where the members come from.
enum MembersOptions {
  static let all = [
    Option("store", value: "FILE", help: "Keep the members in FILE"),
    Option(
      "latency", value: "TIME", help: "How long each request takes, as in 2s or 500ms",
      isSafeInHeader: true
    ) { WaitTime($0) == nil ? "is no time; write 2s or 500ms" : nil },
    Option(
      "fail", value: MembersFault.allCases.map(\.rawValue).joined(separator: "|"),
      help: "Let these requests fail, with commas between them", isSafeInHeader: true
    ) { faults($0) == nil ? "is unknown; write load, save or delete" : nil },
  ]

  static func members(_ launch: Launch) throws(UsageError) -> any Members {
    let latency = launch["latency"].flatMap(WaitTime.init)?.duration ?? .zero
    let faults = launch["fail"].flatMap(faults) ?? []
    let stored = try launch.file("store") { path throws(MembersError) in
      let members = FileMembers(
        path: path, clock: launch.clock, latency: latency, faults: faults)
      try members.open()
      return members
    }
    if let stored { return stored }
    return InMemoryMembers(clock: launch.clock, latency: latency, faults: faults)
  }

  private nonisolated static func faults(_ text: String) -> Set<MembersFault>? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let faults = names.compactMap { MembersFault(rawValue: String($0)) }
    return faults.count == names.count ? Set(faults) : nil
  }
}
