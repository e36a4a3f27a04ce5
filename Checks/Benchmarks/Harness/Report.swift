/// Rows and scales as lines of a table or as JSON objects.
package enum Report {
  package static let header =
    pad("row", 56) + lead("ours", 12) + lead("base", 12) + lead("ratio", 8) + lead("spread", 8)
    + lead("allocs", 8) + lead("goal", 12)

  package static func line(_ measurement: Measurement) -> String {
    let row = measurement.row
    let name = pad("\(row.name) [\(row.unit.rawValue)]", 56)
    if let problem = measurement.problem { return name + "  not measured: \(problem)" }
    let figures = measurement.figures
    let line =
      name + lead(decimal(figures.ours, 1), 12) + lead(decimal(figures.base, 1), 12)
      + lead(decimal(figures.ratio, 2), 8) + lead("\(decimal(measurement.spread * 100, 0)) %", 8)
      + lead(figures.allocations.map { decimal($0, 1) } ?? "-", 8)
      + lead(row.goal.map { "≤ \(decimal($0, 2))" } ?? "-", 12)
    if let idle = measurement.idleSide { return line + "  no work: \(idle.rawValue)" }
    let rates = row.rates.map { rate in
      "  \(decimal(rate.perOperation / figures.ours * 1e9, 0)) \(rate.what)/s"
    }
    return line + (measurement.meetsGoal == false ? "  missed" : "") + rates.joined(separator: ",")
  }

  /// A row as a JSON object: `ratio` is null if a side does no work, all figures if there is a `problem`.
  package static func json(_ measurement: Measurement) -> String {
    let figures = measurement.figures
    let ratio = measurement.idleSide == nil ? decimal(figures.ratio, 3) : "null"
    var parts = [
      "\"name\":\(quoted(measurement.row.name))",
      "\"unit\":\(quoted(measurement.row.unit.rawValue))",
      "\"ours\":\(decimal(figures.ours, 2))",
      "\"base\":\(decimal(figures.base, 2))",
      "\"ratio\":\(ratio)",
      "\"spread\":\(decimal(measurement.spread, 3))",
      "\"allocations\":\(figures.allocations.map { decimal($0, 2) } ?? "null")",
      "\"goal\":\(measurement.row.goal.map { decimal($0, 2) } ?? "null")",
      "\"met\":\(measurement.meetsGoal.map { "\($0)" } ?? "null")",
    ]
    if let problem = measurement.problem { parts.append("\"problem\":\(quoted("\(problem)"))") }
    return "{" + parts.joined(separator: ",") + "}"
  }

  package static func scaleHeader(counts: [Int] = Scale.counts) -> String {
    pad("one of", 46) + counts.map { lead(grouped($0), 12) }.joined() + lead("growth", 8)
  }

  package static func line(_ measurement: ScaleMeasurement) -> String {
    let scale = measurement.scale
    let name = pad("\(scale.name) [ns per \(scale.unit)]", 46)
    if let problem = measurement.problem { return name + "  not measured: \(problem)" }
    let line =
      name + measurement.points.map { lead(decimal($0.ours, 1), 12) }.joined()
      + lead(decimal(measurement.growth, 2), 8)
    return line + (measurement.explanation.map { "  not flat: \($0)" } ?? "  flat")
  }

  /// A scale as a JSON object, without costs if there is a `problem`.
  package static func json(_ measurement: ScaleMeasurement) -> String {
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

  /// `value` with `digits` behind the point; `null` if it is no number.
  static func decimal(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "null" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((abs(value) * scale).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    if digits == 0 { return sign + String(scaled) }
    let text = String(scaled)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  /// `number` with commas between its thousands.
  private static func grouped(_ number: Int) -> String {
    var text = String(number)
    var place = text.count - 3
    while place > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: place))
      place -= 3
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": quoted += "\\\\"
      case "\"": quoted += "\\\""
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func lead(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
