import ProfileStore
import ProfileFeature
import StateBinding
import StateBindingTestSupport

/// The two services with the same promises.
nonisolated enum MembersKind: CaseIterable {
  case inMemory
  case inFile

  @MainActor
  func members(
    in folder: TemporaryFolder, seeds: [Member] = Member.seeds,
    clock: VirtualClock = VirtualClock(), latency: Duration = .zero,
    faults: Set<MembersFault> = []
  ) -> Members {
    switch self {
    case .inMemory: InMemoryMembers(seeds: seeds, clock: clock, latency: latency, faults: faults)
    case .inFile:
      FileMembers(
        path: "\(folder.path)/members", seeds: seeds, clock: clock, latency: latency, faults: faults
      )
    }
  }
}
