import Harness
import Testing

/// The cost of one among many.
struct ScaleTests {
  @Test func `a scale has a point for each count`() async {
    let measurement = await Scale("things", per: "thing") { Cost(amount: 7 * Double($0)) }
      .measure(counts: [10, 100])
    #expect(measurement.points.map(\.count) == [10, 100])
    #expect(measurement.points.map(\.ours) == [7, 7])
    #expect(measurement.growth == 1)
    #expect(measurement.isFlat)
  }

  @Test func `the table marks flat scales`() {
    let flat = measurement([10: 40, 1_000: 30, 100_000: 20, 1_000_000: 25])
    #expect(
      Report.scaleHeader()
        == "one of                                                  10       1,000     100,000   1,000,000  growth"
    )
    #expect(
      Report.line(flat)
        == "things [ns per thing]                                 40.0        30.0        20.0        25.0    1.25  flat"
    )
  }

  @Test func `a scale that is not flat has a reason`() {
    #expect(
      Report.line(measurement([100: 10, 1_000: 13])).hasSuffix("1.30  not flat: unexplained"))
    #expect(
      Report.line(measurement([100: 10, 1_000: 13], reason: "they are many")).hasSuffix(
        "1.30  not flat: they are many"))
    #expect(
      Report.line(measurement([100: 10, 1_000: 20], base: [100: 4, 1_000: 10])).hasSuffix(
        "2.00  not flat: by hand it grows by 2.50: memory"))
  }

  @Test func `the JSON of a scale has the cost of each count`() {
    #expect(
      Report.json(measurement([100: 10, 1_000: 20], base: [100: 4, 1_000: 10]))
        == #"{"scale":"things","unit":"ns per thing","costs":[{"count":100,"ours":10.00,"base":4.00},"#
        + #"{"count":1000,"ours":20.00,"base":10.00}],"growth":2.000,"flat":false,"#
        + #""explanation":"by hand it grows by 2.50: memory"}"#)
  }

  @Test func `an unmeasured scale is reported`() async {
    let absent = await Scale("things", per: "thing") { _ in throw Unmeasured("there is no a") }
      .measure(counts: [1])
    #expect(Report.line(absent).hasSuffix("  not measured: there is no a"))
    #expect(
      Report.json(absent)
        == #"{"scale":"things","unit":"ns per thing","costs":[],"growth":null,"flat":false,"#
        + #""explanation":null,"problem":"there is no a"}"#)
  }

  private func measurement(
    _ ours: [Int: Double], base: [Int: Double] = [:], reason: String? = nil
  ) -> ScaleMeasurement {
    ScaleMeasurement(
      scale: Scale("things", per: "thing", reason: reason) { Cost(amount: Double($0)) },
      points: ours.keys.sorted().map {
        ScaleMeasurement.Point(count: $0, ours: ours[$0] ?? 0, base: base[$0])
      })
  }
}
