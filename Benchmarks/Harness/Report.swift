/// The figures of all rows, as text or JSON.
public enum Report {
  /// The head of the table.
  public static let header =
    pad("row", 56) + lead("ours", 12) + lead("base", 12) + lead("ratio", 8) + lead("spread", 8)
    + lead("allocs", 8) + lead("goal", 12)

  /// One row of the table.
  public static func line(_ measurement: Measurement) -> String {
    let row = measurement.row
    let name = pad("\(row.name) [\(row.unit.rawValue)]", 56)
    if let problem = measurement.problem { return name + "  not measured: \(problem)" }
    let line =
      name + lead(decimal(measurement.ours, 1), 12) + lead(decimal(measurement.base, 1), 12)
      + lead(decimal(measurement.ratio, 2), 8)
      + lead("\(decimal(measurement.spread * 100, 0)) %", 8)
      + lead(measurement.allocations.map { decimal($0, 1) } ?? "-", 8)
      + lead(row.goal.map { "≤ \(decimal($0, 2))" } ?? "-", 12)
    if let idle = measurement.idleSide { return line + "  no work: \(idle)" }
    let rates = row.rates.map { rate in
      "  \(decimal(rate.perOperation / measurement.ours * 1e9, 0)) \(rate.what)/s"
    }
    let why = row.whyMissed.map { ": \($0)" } ?? ""
    return line + (measurement.meetsGoal ? "" : "  missed\(why)") + rates.joined(separator: ",")
  }

  /// One row as a JSON object; the ratio is null where a side does no work, every figure where there is a `problem`.
  public static func json(_ measurement: Measurement) -> String {
    let ratio = measurement.idleSide == nil ? decimal(measurement.ratio, 3) : "null"
    var parts = [
      "\"name\":\(quoted(measurement.row.name))",
      "\"unit\":\(quoted(measurement.row.unit.rawValue))",
      "\"ours\":\(decimal(measurement.ours, 2))",
      "\"base\":\(decimal(measurement.base, 2))",
      "\"ratio\":\(ratio)",
      "\"spread\":\(decimal(measurement.spread, 3))",
      "\"allocations\":\(measurement.allocations.map { decimal($0, 2) } ?? "null")",
      "\"goal\":\(measurement.row.goal.map { decimal($0, 2) } ?? "null")",
    ]
    if let problem = measurement.problem { parts.append("\"problem\":\(quoted("\(problem)"))") }
    return "{" + parts.joined(separator: ",") + "}"
  }

  /// `value` with so many digits behind the point; `null` where it is no number.
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

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  static func lead(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
