import Harness
import Programs

/// `swift run -c release benchmarks [OPTION ...]`
@main
struct Benchmarks {
  static let usage = """
    usage: benchmarks [--list] [--json] [--slow] [--scaling] [--filter TEXT]
           benchmarks --operations N [--side ours|base] --filter NAME
      --list          print the names of the rows and stop
      --json          print a JSON array instead of a table
      --slow          measure also what takes a minute: a clean build
      --scaling       measure what one costs among 10, 1,000, 100,000 and 1,000,000
      --filter TEXT   only rows whose name contains TEXT
      --operations N  run N operations of one side of the row NAME and print nothing, for a
                      tool that watches, as Benchmarks/callgrind does; with --list, the rows
                      that can be run so
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
    // In a task of the main actor, as an app's code is.
    let isClean = await Task { @MainActor in
      defer { LongScript.removeFiles() }
      return options.wantsScaling ? await runScales(options) : await runRows(options)
    }.value
    if !isClean { Output.exit(1) }
  }

  @MainActor
  private static func runRows(_ options: Options) async -> Bool {
    var rows = Rows.all.filter { options.wants($0.name) }
    // Where the number of operations is fixed, it is not for others to choose.
    if options.operations != nil { rows.removeAll { $0.operations != nil } }
    if options.wantsList {
      rows.forEach { Output.print($0.name) }
      return true
    }
    if let operations = options.operations {
      return await run(rows.first { $0.name == options.filter }, options.side, operations)
    }
    var table = Table(asJSON: options.wantsJSON, header: Report.header, count: rows.count)
    var isClean = true
    for row in rows {
      let measurement =
        row.isSlow && !options.wantsSlow
        ? Measurement(row: row, problem: Unmeasured("it takes a minute; ask for it with --slow"))
        : await row.measure()
      table.print(Report.line(measurement), Report.json(measurement))
      guard measurement.isFailure else { continue }
      isClean = false
      let what = measurement.idleSide.map { "\($0) does no work" }
      Output.error("benchmarks: \(row.name): \(what ?? "failed")\n")
    }
    return isClean
  }

  @MainActor
  private static func runScales(_ options: Options) async -> Bool {
    let scales = Scales.all.filter { options.wants($0.name) }
    if options.wantsList {
      scales.forEach { Output.print($0.name) }
      return true
    }
    var table = Table(
      asJSON: options.wantsJSON, header: Report.scaleHeader(), count: scales.count)
    var isClean = true
    for scale in scales {
      let measurement = await scale.measure()
      table.print(Report.line(measurement), Report.json(measurement))
      if let problem = measurement.problem, !(problem is Unmeasured) { isClean = false }
    }
    return isClean
  }

  /// Runs one side of `row` and prints nothing; whether it could be run.
  @MainActor
  private static func run(_ row: Row?, _ side: Row.SideName, _ operations: Int) async -> Bool {
    do {
      guard let row else { throw Unmeasured("--operations needs the whole name of a row") }
      try await row.run(side, operations: operations)
      return true
    } catch {
      Output.error("benchmarks: \(error)\n")
      return false
    }
  }
}

/// Lines as they come, or one JSON array of them.
private struct Table {
  private let asJSON: Bool
  private let count: Int
  private var printed = 0

  init(asJSON: Bool, header: String, count: Int) {
    self.asJSON = asJSON
    self.count = count
    Output.print(asJSON ? (count == 0 ? "[]" : "[") : header)
  }

  mutating func print(_ line: String, _ object: String) {
    printed += 1
    guard asJSON else { return Output.print(line) }
    Output.print("  " + object + (printed == count ? "\n]" : ","))
  }
}
