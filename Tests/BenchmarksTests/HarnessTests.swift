import Harness
import Testing

/// What can be said of the harness without a watch: it must not be fooled.
struct HarnessTests {
  /// Work that takes `units` and cannot be left out.
  private static func work(_ units: Int) -> @MainActor @Sendable () -> (Int) -> Int {
    {
      { operations in
        var state = 1
        for _ in 0..<operations {
          for unit in 0..<units { state = state &* 6_364_136_223_846_793_005 &+ unit &+ 1_442_695 }
        }
        return state
      }
    }
  }

  @Test func `the same work on both sides has the ratio 1`() async {
    let same = await steadily(Row("same", ours: Self.work(100), base: Self.work(100)))
    #expect(abs(same.ratio - 1) < 0.1, "ratio \(same.ratio)")
    #expect(same.idleSide == nil)
  }

  @Test func `a planted slowdown of 30 % shows`() async {
    let slow = await steadily(Row("slow", goal: 1.1, ours: Self.work(130), base: Self.work(100)))
    #expect(slow.ratio > 1.2 && slow.ratio < 1.4, "ratio \(slow.ratio)")
    #expect(!slow.meetsGoal)
    #expect(Report.line(slow).hasSuffix("missed"))
  }

  @Test func `two runs agree within 10 %`() async {
    let row = Row("twice", ours: Self.work(150), base: Self.work(100))
    let (first, second) = (await steadily(row), await steadily(row))
    #expect(abs(first.ratio / second.ratio - 1) < 0.1, "\(first.ratio) and \(second.ratio)")
  }

  /// Measured with many short samples, as the machine is anything but idle while a suite runs.
  private func steadily(_ row: Row) async -> Measurement {
    await row.measure(samples: 151, sampleTime: .milliseconds(2))
  }

  @Test func `a row that does no work is reported as such`() {
    let idle = Measurement(
      row: Row("idle", ours: Self.work(1), base: Self.work(1)), ours: 0.01, base: 7, ratio: 0.001,
      spread: 0, allocations: 0, idleSide: "ours")
    #expect(Report.line(idle).hasSuffix("no work: ours"))
    #expect(Report.json(idle).contains(#""ratio":null"#))
  }

  @Test func `what is counted by the second stands behind the row`() {
    let counted = Measurement(
      row: Row(
        "counted", rates: [("files", 1), ("lines", 20)],
        ours: { _ in Cost(amount: 1, allocations: 0) },
        base: { _ in Cost(amount: 1, allocations: 0) }),
      ours: 1_000_000, base: 500_000, ratio: 2, spread: 0, allocations: 0)
    #expect(Report.line(counted).hasSuffix("  1000 files/s,  20000 lines/s"))
  }

  @Test func `a loop that is left out is found out`() async {
    let idle = await Row("left out", ours: { { _ in 1 } }, base: Self.work(100)).measure()
    #expect(idle.idleSide == "ours")
  }

  @Test(.enabled(if: Cost.countsHeap, "this build does not count allocations"))
  func `allocations are counted to the block`() async {
    let boxes = await Row(
      "boxes",
      ours: {
        { operations in
          var sum = 0
          for value in 0..<operations { sum &+= keep(Box(value)).value }
          return sum
        }
      },
      base: Self.work(100)
    ).measure()
    #expect(boxes.allocations == 1)
  }

  @Test func `JSON has the eight keys in their order`() {
    let row = Row("a \"b\"", goal: 1.5, ours: Self.work(1), base: Self.work(1))
    let measurement = Measurement(
      row: row, ours: 12.345, base: 10, ratio: 1.2345, spread: 0.0217, allocations: 2)
    #expect(
      Report.json(measurement)
        == #"{"name":"a \"b\"","unit":"ns","ours":12.35,"base":10.00,"ratio":1.235,"spread":0.022,"#
        + #""allocations":2.00,"goal":1.50}"#)
  }

  @Test func `what is not there is said, and is no failure`() {
    let absent = Measurement(
      row: Row(
        "absent", unit: .milliseconds, ours: { _ in Cost(amount: 1) },
        base: { _ in Cost(amount: 1) }),
      problem: Unmeasured("there is no \"a\""))
    #expect(Report.line(absent).hasPrefix("absent [ms]   "))
    #expect(Report.line(absent).hasSuffix("  not measured: there is no \"a\""))
    #expect(
      Report.json(absent)
        == #"{"name":"absent","unit":"ms","ours":null,"base":null,"ratio":null,"spread":null,"#
        + #""allocations":null,"goal":null,"problem":"there is no \"a\""}"#)
    #expect(!absent.isFailure)
  }

  @Test func `a side that fails is a failure`() async {
    let failed = await Row(
      "failed", operations: 1, ours: { _ in throw Broken() },
      base: { _ in Cost(amount: 1) }
    ).measure()
    #expect(failed.isFailure)
    #expect(Report.line(failed).hasSuffix("not measured: it broke"))
  }

  @Test func `memory is measured against its goal, not against the base`() {
    let small = Measurement(
      row: Row(
        "small", unit: .peak, goal: 10_240, ours: { _ in Cost(amount: 1) },
        base: { _ in Cost(amount: 1) }),
      ours: 9_000, base: 100, ratio: 90, spread: 0, allocations: nil)
    #expect(small.meetsGoal)
  }

  @Test func `a goal that is missed has the profile behind it`() {
    let large = Measurement(
      row: Row(
        "large", unit: .peak, goal: 10_240, whyMissed: "it is all code",
        ours: { _ in Cost(amount: 1) }, base: { _ in Cost(amount: 1) }),
      ours: 11_000, base: 6_000, ratio: 2, spread: 0, allocations: nil)
    #expect(Report.line(large).hasSuffix("  missed: it is all code"))
  }

  @Test func `the table says what a person needs`() {
    let row = Row("relay", goal: 2.2, ours: Self.work(1), base: Self.work(1))
    let measurement = Measurement(
      row: row, ours: 20, base: 10, ratio: 2, spread: 0.03, allocations: nil)
    #expect(
      Report.line(measurement)
        == "relay [ns]                                                      20.0        10.0    2.00     3 %       -      ≤ 2.20"
    )
  }
}

private struct Broken: Error, CustomStringConvertible {
  let description = "it broke"
}

private final class Box {
  let value: Int

  init(_ value: Int) {
    self.value = value
  }
}

@inline(never)
private func keep(_ box: Box) -> Box { box }
