extension Report {
  /// The head of the table of scales.
  public static func scaleHeader(counts: [Int] = Scale.counts) -> String {
    pad("one of", 46) + counts.map { lead(grouped($0), 12) }.joined() + lead("growth", 8)
  }

  /// One scale of the table.
  public static func line(_ measurement: ScaleMeasurement) -> String {
    let scale = measurement.scale
    let name = pad("\(scale.name) [ns per \(scale.unit)]", 46)
    if let problem = measurement.problem { return name + "  not measured: \(problem)" }
    let line =
      name + measurement.points.map { lead(decimal($0.ours, 1), 12) }.joined()
      + lead(decimal(measurement.growth, 2), 8)
    return line + (measurement.explanation.map { "  not flat: \($0)" } ?? "  flat")
  }

  /// One scale as a JSON object; no costs where there is a `problem`.
  public static func json(_ measurement: ScaleMeasurement) -> String {
    let costs = measurement.points.map { point in
      "{\"count\":\(point.count),\"ours\":\(decimal(point.ours, 2)),"
        + "\"base\":\(point.base.map { decimal($0, 2) } ?? "null")}"
    }
    var parts = [
      "\"scale\":\(quoted(measurement.scale.name))",
      "\"unit\":\(quoted("ns per \(measurement.scale.unit)"))",
      "\"costs\":[\(costs.joined(separator: ","))]",
      "\"growth\":\(decimal(measurement.growth, 3))",
      "\"flat\":\(measurement.isFlat)",
      "\"explanation\":\(measurement.explanation.map(quoted) ?? "null")",
    ]
    if let problem = measurement.problem { parts.append("\"problem\":\(quoted("\(problem)"))") }
    return "{" + parts.joined(separator: ",") + "}"
  }

  /// `number` with its thousands apart.
  private static func grouped(_ number: Int) -> String {
    var text = String(number)
    var place = text.count - 3
    while place > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: place))
      place -= 3
    }
    return text
  }
}
