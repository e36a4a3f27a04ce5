import Harness
import Testing

/// The parts of the harness that need no clock, and that must not be fooled.
struct HarnessTests {
  /// Work that takes `units` and cannot be optimised away.
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

  private static func side(_ amount: Double) -> Row.Side {
    Row.Side(result: { "" }, cost: { _ in Cost(amount: amount) })
  }

  private static func figures(_ ours: Double, _ base: Double) -> Figures {
    Figures(ours: ours, base: base, ratio: ours / base, allocations: nil)
  }

  @Test func `the same work on both sides has the ratio 1`() async {
    let row = Row("same", ours: Self.work(100), base: Self.work(100))
    let same = await steadily {
      await $0(row)
    } until: {
      abs($0.figures.ratio - 1) < 0.1
    }
    #expect(abs(same.figures.ratio - 1) < 0.1, "ratio \(same.figures.ratio)")
    #expect(same.idleSide == nil)
  }

  @Test func `a planted slowdown of 30 % is measured`() async {
    let row = Row(
      "slow", goal: 1.1, ours: .looping(Self.work(130), result: { "" }),
      base: .looping(Self.work(100), result: { "" }))
    let slow = await steadily {
      await $0(row)
    } until: {
      (1.2...1.4).contains($0.figures.ratio)
    }
    #expect((1.2...1.4).contains(slow.figures.ratio), "ratio \(slow.figures.ratio)")
    #expect(slow.meetsGoal == false)
    #expect(Report.line(slow).hasSuffix("missed"))
  }

  @Test func `two runs agree within 10 %`() async {
    let row = Row(
      "twice", ours: .looping(Self.work(150), result: { "" }),
      base: .looping(Self.work(100), result: { "" }))
    let agreement = await steadily { measure in
      await measure(row).figures.ratio / measure(row).figures.ratio
    } until: {
      abs($0 - 1) < 0.1
    }
    #expect(abs(agreement - 1) < 0.1, "\(agreement)")
  }

  /// What `attempt` measures, measured again up to five times until it `holds`: the machine is busy while the tests run. A
  /// measurement takes many short samples for the same reason.
  private func steadily<Result>(
    _ attempt: ((Row) async -> Measurement) async -> Result, until holds: (Result) -> Bool
  ) async -> Result {
    var attempts = 1
    while true {
      let result = await attempt { await $0.measure(samples: 151, sampleTime: .milliseconds(2)) }
      if holds(result) || attempts == 5 { return result }
      attempts += 1
    }
  }

  @Test func `a row without work is reported`() {
    let idle = Measurement(
      row: Row("idle", ours: Self.work(1), base: Self.work(1)), of: [Self.figures(0.01, 7)],
      idleSide: .ours)
    #expect(Report.line(idle).hasSuffix("no work: ours"))
    #expect(Report.json(idle).contains(#""ratio":null"#))
    #expect(Report.json(idle).hasSuffix(#""met":null}"#))
    #expect(idle.failure == "ours does no work")
  }

  @Test func `rates per second stand after the row`() {
    let counted = Measurement(
      row: Row(
        "counted", rates: [("files", 1), ("lines", 20)], ours: Self.side(1), base: Self.side(1)),
      of: [Self.figures(1_000_000, 500_000)])
    #expect(Report.line(counted).hasSuffix("  1000 files/s,  20000 lines/s"))
  }

  @Test func `a loop that was optimised away is detected`() async {
    let row = Row(
      "left out", ours: .looping({ { _ in 1 } }, result: { "" }),
      base: .looping(Self.work(100), result: { "" }))
    let idle = await row.measure()
    #expect(idle.idleSide == .ours)
  }

  @Test(.enabled(if: Cost.countsHeap, "this build does not count allocations"))
  func `allocations are counted exactly`() async {
    let boxing: @MainActor @Sendable () -> (Int) -> Int = {
      { operations in
        var sum = 0
        for value in 0..<operations { sum &+= keep(Box(value)).value }
        return sum
      }
    }
    let boxes = await Row("boxes", ours: boxing, base: boxing).measure()
    #expect(boxes.figures.allocations == 1)
  }

  @Test func `the JSON of a row has nine keys in order`() {
    let row = Row("a \"b\"", goal: 1.5, ours: Self.work(1), base: Self.work(1))
    let measurement = Measurement(
      row: row, of: [Figures(ours: 12.345, base: 10, ratio: 1.2345, allocations: 2)])
    #expect(
      Report.json(measurement)
        == #"{"name":"a \"b\"","unit":"ns","ours":12.35,"base":10.00,"ratio":1.235,"spread":0.000,"#
        + #""allocations":2.00,"goal":1.50,"met":true}"#)
  }

  @Test func `sides with different results are reported and not timed`() async {
    let row = Row(
      "unequal", ours: .looping(Self.work(1), result: { "a" }),
      base: .looping(Self.work(1), result: { "b" }))
    let measurement = await row.measure()
    #expect(measurement.failure == #"the sides differ: ours is "a", base is "b""#)
    #expect(measurement.meetsGoal == nil)
  }

  @Test func `loops are compared by their sums`() async throws {
    let row = Row("unequal", ours: { { $0 } }, base: { { $0 + 1 } })
    await #expect(throws: SidesDiffer.self) { try await row.check() }
  }

  @Test func `the figures of several processes become medians and a spread`() throws {
    let processes = ["10 10 1 3", "12 10 1.2 3", "11 10 1.1 3"].compactMap(Figures.init)
    let measurement = Measurement(
      row: Row("apart", goal: 1.05, ours: Self.work(1), base: Self.work(1)), of: processes)
    #expect(measurement.figures.description == "11.0 10.0 1.1 3.0")
    #expect(abs(measurement.spread - 0.1 / 1.1) < 1e-9)
    #expect(measurement.meetsGoal == false)
    #expect(Figures("it broke") == nil)
  }

  @Test func `an unmeasured row is reported but is no failure`() {
    let absent = Measurement(
      row: Row("absent", unit: .milliseconds, ours: Self.side(1), base: Self.side(1)),
      problem: Unmeasured("there is no \"a\""))
    #expect(Report.line(absent).hasPrefix("absent [ms]   "))
    #expect(Report.line(absent).hasSuffix("  not measured: there is no \"a\""))
    #expect(
      Report.json(absent)
        == #"{"name":"absent","unit":"ms","ours":null,"base":null,"ratio":null,"spread":null,"#
        + #""allocations":null,"goal":null,"met":null,"problem":"there is no \"a\""}"#)
    #expect(absent.failure == nil)
  }

  @Test func `a side that fails is a failure`() async {
    let failed = await Row(
      "failed", operations: 1, ours: Row.Side(result: { "" }, cost: { _ in throw Broken() }),
      base: Self.side(1)
    ).measure()
    #expect(failed.failure == "it broke")
    #expect(Report.line(failed).hasSuffix("not measured: it broke"))
  }

  @Test(arguments: [(14_096, true), (14_097, false)])
  func `the goal of peak memory limits the memory above the base`(ours: Double, isMet: Bool) {
    let measurement = Measurement(
      row: Row("peak", unit: .peak, goal: 4_096, ours: Self.side(1), base: Self.side(1)),
      of: [Self.figures(ours, 10_000)])
    #expect(measurement.meetsGoal == isMet)
  }

  @Test func `the goal of heap limits the figure of ours`() {
    let small = Measurement(
      row: Row("heap", unit: .bytes, goal: 480, ours: Self.side(1), base: Self.side(1)),
      of: [Self.figures(448, 100)])
    #expect(small.meetsGoal == true)
  }

  @Test func `the table has a line for each row with its figures and goal`() {
    let row = Row("relay", goal: 2.2, ours: Self.work(1), base: Self.work(1))
    let measurement = Measurement(
      row: row, of: [Self.figures(20, 10), Self.figures(20.6, 10), Self.figures(19.4, 10)])
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
