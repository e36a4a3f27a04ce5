import ExampleNetwork
import HeadlessDriver
import ProfileStore
import ProfileFeature
import RIBsTraining
import StateBinding

/// The options of the sources of members and posts.
enum Services {
  static let options = [
    Option("store", value: "FILE", help: "Keep the members and the login in FILE", isFile: true),
    NetworkOptions.api(of: "posts"),
    NetworkOptions.latency,
    NetworkOptions.fail(Faults.names, example: "posts") { Faults($0) != nil },
  ]

  /// The members, and the memory of the login if the members are in a file.
  static func members(
    _ launch: Launch
  ) throws(UsageError) -> (members: any Members, savedLogin: (any SavedLogin)?) {
    let faults = launch["fail"].flatMap(Faults.init)?.members ?? []
    let latency = NetworkOptions.latency(of: launch)
    let stored = try launch.file("store") { path throws(MembersError) in
      let members = FileMembers(
        path: path, clock: launch.clock, latency: latency, faults: faults)
      try members.open()
      return members
    }
    if let stored { return (stored, stored) }
    return (InMemoryMembers(clock: launch.clock, latency: latency, faults: faults), nil)
  }

  static func network(_ launch: Launch) -> Network {
    NetworkOptions.network(
      of: launch,
      embedded: EmbeddedTransport(
        clock: launch.clock, language: launch.language, latency: NetworkOptions.latency(of: launch),
        faults: launch["fail"].flatMap(Faults.init)?.requests ?? RequestFaults()))
  }
}

/// The requests that fail: those about members always, those about posts always or the first few times.
private nonisolated struct Faults {
  let members: Set<MembersFault>
  let requests: RequestFaults

  static let names = MembersFault.allCases.map(\.rawValue) + EmbeddedTransport.trainingRequests

  /// Reads a text such as `save,posts:2`; nil if it names an unknown request.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    members = Set(parts.compactMap { MembersFault(rawValue: String($0)) })
    let others = parts.filter { MembersFault(rawValue: String($0)) == nil }
    guard let requests = RequestFaults(others, of: EmbeddedTransport.trainingRequests) else {
      return nil
    }
    self.requests = requests
  }
}
