import HeadlessUI
import StateBinding

extension Report {
  package var page: [UInt8] {
    Page(
      program: program, verdict: verdict, hasPassed: failures == 0 && !runs.isEmpty,
      style: PackageResources.report_css, script: PackageResources.report_js, data: data
    ).bytes { columns in
      columns.element("nav", ["aria-label": "Steps"]) { _ in }
      columns.element("main", ["tabindex": "-1"]) { writeSummary(to: &$0) }
    }
  }

  private var failures: Int { runs.count { $0.verdict == .failed } }

  /// The outcome in a sentence.
  private var verdict: String {
    if runs.isEmpty { return "no transcript was found" }
    let name = runs.count == 1 ? runs[0].name : "\(runs.count) transcripts"
    let updated = runs.count { $0.verdict == .updated }
    if failures > 0 {
      return runs.count == 1 ? "\(name) failed" : "\(failures) of \(name) failed"
    }
    if updated > 0 {
      return runs.count == 1 ? "\(name) updated" : "\(updated) of \(name) updated, none failed"
    }
    return runs.count == 1 ? "\(name) passed" : "all \(name) passed"
  }

  /// The runs in the order of the page: failures first.
  private var ordered: [Run] {
    runs.filter { $0.verdict == .failed } + runs.filter { $0.verdict == .updated }
      + runs.filter { $0.verdict == .passed }
  }

  /// Writes what a reader without scripts sees: each run, and why it failed.
  private func writeSummary(to html: inout HTMLWriter) {
    html.element("section", ["id": "overview"]) { html in
      html.element("h2", text: "Summary")
      html.element("ul") { html in
        for (index, run) in ordered.enumerated() { write(run, index, to: &html) }
      }
    }
    html.element("noscript") {
      $0.element("p", text: "The screens, states and traces of the steps need JavaScript.")
    }
  }

  private func write(_ run: Run, _ index: Int, to html: inout HTMLWriter) {
    html.element("li", ["class": run.verdict.rawValue]) { html in
      html.element("p") { html in
        html.element("b", text: run.verdict.rawValue)
        html.text(" ")
        if run.steps.isEmpty { return html.text(run.name) }
        html.element("a", ["href": "#\(anchor(index, 0))"], text: run.name)
      }
      if run.reasons.isEmpty { return }
      html.element("ul") { html in
        for (line, text) in run.reasons { write(text, line, of: run, index, to: &html) }
      }
    }
  }

  private func write(
    _ reason: String, _ line: Int?, of run: Run, _ index: Int, to html: inout HTMLWriter
  ) {
    let step = line.flatMap { line in run.steps.lastIndex { $0.number <= line } }
    html.element("li") { html in
      if let line, let step {
        html.element("a", ["href": "#\(anchor(index, step))"], text: "line \(line)")
        html.text(": ")
      } else if let line {
        html.text("line \(line): ")
      }
      html.text(reason)
    }
  }

  /// The end of an address that leads to the step `step` of the run `index`: `step-12`, or `file-2-step-12` if there are
  /// several runs.
  private func anchor(_ index: Int, _ step: Int) -> String {
    runs.count == 1 ? "step-\(step + 1)" : "file-\(index + 1)-step-\(step + 1)"
  }

  /// The steps as JSON. Each line of a screen, a state or a tree is stored once in `lines`; the steps have its index.
  private var data: [UInt8] {
    var lines = JSONTable()
    var json = JSONWriter()
    json.beginObject()
    json.array("runs", of: ordered) { json, run in
      json.beginObject()
      json.field("name", run.name)
      json.field("verdict", run.verdict.rawValue)
      var rows = StepRows()
      json.array("steps", of: run.steps) { $0.write($1, &lines, &rows) }
      json.endObject()
    }
    json.array("lines", of: lines.values) { $0.value(written: $1) }
    json.endObject()
    return json.bytes
  }
}

/// The rows of a text that changes from step to step.
///
/// A row is three times the index of its line: plus 1 if the line is new, plus 2 if the line is gone.
private struct Rows {
  private var last: [Int]?

  /// The rows of `lines`, with marks for the changes since the last call; nil if nothing changed. If `isScreen`, a screen with
  /// another title and little in common with the last screen gets no marks.
  mutating func next(_ lines: [Int], isScreen: Bool = false) -> [Int]? {
    defer { last = lines }
    guard let last else { return lines.map { $0 * 3 } }
    if last == lines { return nil }
    let edits = Edit.edits(from: last, to: lines)
    let kept = edits.count(where: \.isKept)
    if isScreen, !lines.isEmpty, last.first != lines.first, kept * 3 < max(last.count, lines.count)
    {
      return lines.map { $0 * 3 }
    }
    return edits.map { edit in
      switch edit {
      case .keep(let index): last[index] * 3
      case .insert(let line): line * 3 + 1
      case .remove(let index): last[index] * 3 + 2
      }
    }
  }
}

private struct StepRows {
  var screen = Rows()
  var states = Rows()
  var tree = Rows()
  /// The time since the launch, after the step before.
  var time = Duration.zero
}

extension JSONWriter {
  fileprivate mutating func write(
    _ step: Report.Step, _ lines: inout JSONTable, _ rows: inout StepRows
  ) {
    beginObject()
    field("kind", step.kind.rawValue)
    field("line", step.number)
    field("input", step.input)
    if step.isFailure { field("failed", true) }
    if let time = step.time, time != rows.time {
      field("time", WaitTime(time).description)
      field("took", WaitTime(time - rows.time).description)
      rows.time = time
    }
    if let error = step.error { field("error", error) }
    write("comments", step.comments.map { lines.index(of: $0) })
    write("warnings", step.warnings.map { lines.index(of: $0) })
    write("output", lines.indices(of: step.output))
    write("trace", step.trace.map { lines.index(of: $0) })
    write("changes", step.changes.map { lines.index(of: $0) })
    if step.kind == .start || step.kind == .line {
      write("screen", rows.screen.next(lines.indices(of: step.screen), isScreen: true))
      write("states", rows.states.next(lines.indices(of: step.states)))
      write("tree", rows.tree.next(lines.indices(of: step.tree)))
    }
    if !step.comparison.isEmpty { array("comparison", of: step.comparison) { $0.write($1) } }
    endObject()
  }

  /// Writes `numbers` with the key `name`; nothing if `numbers` is nil or empty.
  private mutating func write(_ name: StaticString, _ numbers: [Int]?) {
    guard let numbers, !numbers.isEmpty else { return }
    array(name, of: numbers) { $0.value($1) }
  }

  private mutating func write(_ row: Report.Comparison) {
    beginObject()
    field("kind", row.kind.rawValue)
    if let line = row.expected {
      key("expected")
      write(line)
    }
    if let line = row.actual {
      key("actual")
      write(line)
    }
    endObject()
  }

  /// Writes a line as an array: the text before the changed part, this part, the text after it, and a note.
  private mutating func write(_ line: ChangedLine) {
    let change = line.change ?? (before: line.text, part: "", note: "")
    let rest = line.text.utf8.dropFirst(change.before.utf8.count + change.part.utf8.count)
    beginArray()
    value(change.before)
    value(change.part)
    value(String(decoding: rest, as: UTF8.self))
    value(change.note)
    endArray()
  }
}
