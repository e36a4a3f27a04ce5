import HeadlessDriver
import ProfileFeature
import RIBsTraining
import StateBinding

/// The options of the sources of members and posts.
enum Services {
  static let options = [
    Option("store", value: "FILE", help: "Keep the members in FILE"),
    Option(
      "api", value: "URL", help: "Get posts from the server at URL, not from the program itself"
    ) { API($0) == nil ? "is not a server; write http://127.0.0.1:8080" : nil },
    Option(
      "latency", value: "TIME", help: "How long each embedded answer takes, as in 2s or 500ms",
      isSafeInHeader: true
    ) { WaitTime($0) == nil ? "is not a time; write 2s or 500ms" : nil },
    Option(
      "fail", value: Faults.names.joined(separator: "|"),
      help: "Let these requests fail, with commas between them; posts:2 fails twice",
      isSafeInHeader: true
    ) { Faults($0) == nil ? "is unknown; write \(Faults.names.joined(separator: ", "))" : nil },
  ]

  static func members(_ launch: Launch) throws(UsageError) -> any Members {
    let faults = launch["fail"].flatMap(Faults.init)?.members ?? []
    let latency = latency(launch)
    let stored = try launch.file("store") { path throws(MembersError) in
      let members = FileMembers(
        path: path, clock: launch.clock, latency: latency, faults: faults)
      try members.open()
      return members
    }
    if let stored { return stored }
    return InMemoryMembers(clock: launch.clock, latency: latency, faults: faults)
  }

  static func network(_ launch: Launch) -> Network {
    if let api = launch["api"].flatMap(API.init) {
      return Network(transport: HTTPTransport(api: api))
    }
    return Network(
      transport: EmbeddedTransport(
        clock: launch.clock, latency: latency(launch),
        faults: launch["fail"].flatMap(Faults.init)?.embedded ?? [:]))
  }

  private static func latency(_ launch: Launch) -> Duration {
    launch["latency"].flatMap(WaitTime.init)?.duration ?? .zero
  }
}

/// The requests that fail: those about members always, those about posts always or the first few times.
private nonisolated struct Faults {
  private(set) var members: Set<MembersFault> = []
  private(set) var embedded: [EmbeddedFault: Int] = [:]

  static let names = MembersFault.allCases.map(\.rawValue) + EmbeddedFault.allCases.map(\.rawValue)

  /// Reads a text such as `save,posts:2`; nil if it names an unknown request.
  init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      if words.count == 1, let fault = MembersFault(rawValue: words[0]) {
        members.insert(fault)
      } else if let fault = EmbeddedFault(rawValue: words[0]), words.count < 3 {
        guard let count = words.count == 1 ? .max : Int(words[1]), count > 0 else { return nil }
        embedded[fault] = count
      } else {
        return nil
      }
    }
  }
}
