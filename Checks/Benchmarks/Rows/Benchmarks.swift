package import Harness
import HeadlessDriver
import Programs

/// `swift run -c release benchmarks [OPTION ...]`
@main
package struct Benchmarks {
  package static let rows =
    FlowRows.all + ScreenRows.all + StreamRows.all + ViewTreeRows.all + TreeRows.all
    + WorkflowRows.all + TranscriptRows.all + ScriptRows.all + ProgramRows.all + ExplorerRows.all
    + TrainingRows.all

  static let usage = """
    usage: benchmarks [--list] [--json] [--slow] [--scaling] [--filter TEXT]
           benchmarks --operations N [--side ours|base] --filter NAME
      --list          print the names of the rows and stop
      --json          print a JSON array instead of a table
      --slow          measure also the row that takes minutes: a clean build
      --scaling       measure the cost of one among 10, 1,000, 100,000 and 1,000,000
      --filter TEXT   only rows whose name contains TEXT
      --operations N  run N operations of one side of the row NAME and print nothing, for a
                      tool that watches, as Benchmarks/callgrind does; with --list, the rows
                      that can be run so
    Exit: 0 done, goals missed or not; 1 a row did no work, its sides differ or it failed;
    2 bad options.
    """

  package static func main() async {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Output.error("benchmarks: \(error)\n\(usage)\n")
      Output.exit(2)
    }
    if options.wantsHelp { return Output.print(usage) }
    // In a task of the main actor, like the code of an app.
    let isClean = await Task { @MainActor in
      defer { LongScript.removeFiles() }
      return options.wantsScaling ? await runScales(options) : await runRows(options)
    }.value
    if !isClean { Output.exit(1) }
  }

  @MainActor
  private static func runRows(_ options: Options) async -> Bool {
    var rows = rows.filter { options.wants($0.name) }
    // Only loops can be run with any number of operations.
    if options.operations != nil { rows.removeAll { $0.operations != nil } }
    if options.wantsList {
      rows.forEach { Output.print($0.name) }
      return true
    }
    if options.isChild { return await measureAsChild(rows.first { $0.name == options.filter }) }
    if let operations = options.operations {
      return await run(rows.first { $0.name == options.filter }, options.side, operations)
    }
    var table = Table(asJSON: options.wantsJSON, header: Report.header, count: rows.count)
    var isClean = true
    for (index, row) in rows.enumerated() {
      Output.progress("\(index) of \(rows.count) rows")
      let measurement =
        row.isSlow && !options.wantsSlow
        ? Measurement(row: row, problem: Unmeasured("it takes a minute; ask for it with --slow"))
        : await measure(row)
      Output.progress("")
      table.print(Report.line(measurement), Report.json(measurement))
      guard let failure = measurement.failure else { continue }
      isClean = false
      Output.error("benchmarks: \(row.name): \(failure)\n")
    }
    return isClean
  }

  /// Measures `row` in several processes, because the layout of memory differs between them.
  @MainActor
  private static func measure(_ row: Row) async -> Measurement {
    if row.startsPrograms { return await row.measure() }
    do {
      let folder = try ScratchFolder()
      var all: [Figures] = []
      for _ in 0..<row.processes {
        let output = folder.file("figures")
        let child = try Child(
          BuiltPrograms.ownPath, ["--child", "--filter", row.name], output: .writing(output))
        let status = child.end().status
        let text = String(decoding: try contents(of: output), as: UTF8.self)
        let words = text.split(separator: " ", maxSplits: 1)
        if words.first == "idle", let side = Row.SideName(rawValue: String(text.dropFirst(5))) {
          return Measurement(row: row, of: all, idleSide: side)
        }
        guard status == 0, let figures = Figures(text) else {
          throw ProgramError(text.isEmpty ? "its process ended with \(status)" : text)
        }
        all.append(figures)
      }
      return Measurement(row: row, of: all)
    } catch {
      return Measurement(row: row, problem: error)
    }
  }

  /// Prints the figures of this process, the idle side, or the problem.
  @MainActor
  private static func measureAsChild(_ row: Row?) async -> Bool {
    guard let measurement = await row?.measure() else { return false }
    if let side = measurement.idleSide {
      Output.text("idle \(side.rawValue)")
    } else {
      Output.text(measurement.problem.map { "\($0)" } ?? "\(measurement.figures)")
    }
    return measurement.failure == nil
  }

  /// Runs one side of `row` and prints nothing; false if that fails.
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
    for (index, scale) in scales.enumerated() {
      Output.progress("\(index) of \(scales.count) scales")
      let measurement = await scale.measure()
      Output.progress("")
      table.print(Report.line(measurement), Report.json(measurement))
      if let problem = measurement.problem, !(problem is Unmeasured) { isClean = false }
    }
    return isClean
  }
}

/// The options of the command line.
private struct Options {
  var wantsHelp = false
  var wantsList = false
  var wantsJSON = false
  var wantsSlow = false
  var wantsScaling = false
  /// Whether this is a process that another one started for the figures of a row.
  var isChild = false
  var operations: Int?
  var side = Row.SideName.ours
  var filter: String?

  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws(Invalid) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": wantsHelp = true
      case "--list": wantsList = true
      case "--json": wantsJSON = true
      case "--slow": wantsSlow = true
      case "--scaling": wantsScaling = true
      case "--child": isChild = true
      case "--operations":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw Invalid(description: "--operations needs a number")
        }
        operations = count
      case "--side":
        guard let side = rest.popFirst().flatMap(Row.SideName.init) else {
          throw Invalid(description: "--side needs ours or base")
        }
        self.side = side
      case "--filter":
        guard let text = rest.popFirst() else {
          throw Invalid(description: "--filter needs a text")
        }
        filter = text
      default: throw Invalid(description: "unknown option \(argument.debugDescription)")
      }
    }
  }

  func wants(_ name: String) -> Bool { filter.map(name.contains) ?? true }
}

/// Prints lines as they come, or one JSON array of objects.
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
