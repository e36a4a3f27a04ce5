import Harness
import Programs

/// `swift run -c release benchmarks [--list] [--json] [--slow] [--filter TEXT]`
@main
struct Benchmarks {
  static let usage = """
    usage: benchmarks [--list] [--json] [--slow] [--filter TEXT]
      --list         print the names of the rows and stop
      --json         print a JSON array instead of a table
      --slow         measure also what takes a minute: a clean build
      --filter TEXT  only rows whose name contains TEXT
    Exit: 0 done, goals missed or not; 1 a row did no work or failed; 2 bad options.
    """

  static func main() async {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Output.error("benchmarks: \(error)\n\(usage)\n")
      Output.exit(2)
    }
    if options.wantsHelp { return Output.print(usage) }
    let rows = Rows.all.filter { options.filter.map($0.name.contains) ?? true }
    if options.wantsList { return rows.forEach { Output.print($0.name) } }
    // In a task of the main actor, as an app's code is.
    let isClean = await Task { @MainActor in await run(rows, options) }.value
    if !isClean { Output.exit(1) }
  }

  @MainActor
  private static func run(_ rows: [Row], _ options: Options) async -> Bool {
    defer { LongScript.removeFiles() }
    let asJSON = options.wantsJSON
    var isClean = true
    if !asJSON { Output.print(Report.header) }
    for (index, row) in rows.enumerated() {
      let measurement =
        row.isSlow && !options.wantsSlow
        ? Measurement(row: row, problem: Unmeasured("it takes a minute; ask for it with --slow"))
        : await row.measure()
      if asJSON {
        let start = index == 0 ? "[" : " "
        let end = index == rows.count - 1 ? "]" : ","
        Output.print(start + Report.json(measurement) + end)
      } else {
        Output.print(Report.line(measurement))
      }
      if measurement.isFailure {
        isClean = false
        let what = measurement.idleSide.map { "\($0) does no work" }
        Output.error("benchmarks: \(row.name): \(what ?? "failed")\n")
      }
    }
    if asJSON, rows.isEmpty { Output.print("[]") }
    return isClean
  }
}
