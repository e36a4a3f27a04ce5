import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct ActivationBalanceTests {
  @Test(arguments: [2, 3, 5, 8, 12])
  func `random changes keep activations balanced and children as active as their parents`(size: Int)
  {
    for seed in 1...(runsLongTests ? 100 : 30) {
      let playground = Playground(seed: UInt64(seed * 31 + size), size: size)
      for _ in 0..<40 {
        playground.step()
        let mistakes = playground.mistakes()
        if mistakes.isEmpty { continue }
        Issue.record("seed \(seed): \(mistakes) after \(playground.operations.suffix(8))")
        return
      }
    }
  }
}
