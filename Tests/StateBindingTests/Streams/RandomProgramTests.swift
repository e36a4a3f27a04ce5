import Testing

struct RandomProgramTests {
  @Test(arguments: StreamKind.allCases, [1, 2, 3, 4] as [UInt64])
  func `random programs behave like the model`(kind: StreamKind, seed: UInt64) {
    for run in 0..<50 {
      let program = RandomProgram(seed: seed &* 1_000 &+ UInt64(run), kind: kind)
      program.run()
      #expect(program.mistakes == [], "\(kind), seed \(seed), run \(run)")
    }
  }
}
