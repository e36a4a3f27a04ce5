import HeadlessDriver
import StateBindingFiles

/// A line at a terminal that shows the progress of long work: `12 of 340 transcripts, 45 a second, 8 s left`.
///
/// The line is rewritten in place on standard error, and cleared before other text and at the end. If standard error is not a
/// terminal, or if the terminal is `dumb` and cannot rewrite a line, a line every ten seconds is written for long work, else
/// nothing.
package struct ProgressLine {
  private let things: String
  private let descriptor: Int32
  private let width: Int?
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  /// The time at which the line was last written; nil if the line is not shown.
  private var written: ContinuousClock.Instant?

  /// Whether lines are written where none can be rewritten.
  private let isLong: Bool

  /// The progress of work that begins now, on `things` such as `transcripts`: a plural that ends with `s`.
  package init(_ things: String, isLong: Bool = false) {
    let isShown =
      Terminal.isTerminal(2)
      && !["", "dumb"].contains(ProcessEnvironment.read()["TERM"] ?? "")
    self.init(things, to: 2, width: isShown ? Terminal.width(of: 2) ?? 80 : nil, isLong: isLong) {
      .now
    }
  }

  /// The progress on the terminal `descriptor`, whose lines have `width` columns. Writes nothing if `width` is nil.
  package init(
    _ things: String, to descriptor: Int32, width: Int?, isLong: Bool = false,
    now: @escaping () -> ContinuousClock.Instant
  ) {
    self.things = things
    self.descriptor = descriptor
    self.width = width
    self.isLong = isLong
    self.now = now
    start = now()
  }

  package mutating func show(_ done: Int, of total: Int) {
    show(done) { [things] rate in
      let left = rate > 0 ? ", \(Self.time(Double(total - done) / rate)) left" : ""
      return "\(done) of \(total) \(things)\(Self.words(for: rate))\(left)"
    }
  }

  /// Shows that `done` things are done and `left` more are known, while the total is not known yet.
  package mutating func show(_ done: Int, left: Int) {
    let things = done == 1 ? String(things.dropLast()) : things
    show(done) { rate in "\(done) \(things), \(left) left\(Self.words(for: rate))" }
  }

  /// Clears the line. The next call of `show` writes the line again.
  package mutating func clear() {
    guard written != nil, width != nil else { return }
    written = nil
    write("\r\u{1B}[K")
  }

  private mutating func show(_ done: Int, _ text: (_ rate: Double) -> String) {
    if width == nil, !isLong { return }
    let now = now()
    // The shortest time between two changes of the line.
    let pause = width == nil ? Duration.seconds(10) : .milliseconds(100)
    if let last = written ?? (width == nil ? start : nil), now - last < pause { return }
    written = now
    let rate = Double(done) / max((now - start) / .seconds(1), 0.001)
    guard let width else { return write("\(text(rate))\n") }
    // A line that fills the last column would wrap at some terminals.
    write("\r\(text(rate).prefix(width - 1))\u{1B}[K")
  }

  private func write(_ text: String) {
    // The work goes on if its progress cannot be shown.
    try? writeBytes(descriptor, Array(text.utf8))
  }

  /// The things per second in words; empty if nothing is done yet.
  private static func words(for rate: Double) -> String {
    if rate <= 0 { return "" }
    return rate < 1 ? ", \(rounded(rate * 60)) a minute" : ", \(rounded(rate)) a second"
  }

  private static func time(_ seconds: Double) -> String {
    if seconds < 60 { return "\(rounded(seconds, .up)) s" }
    return seconds < 3600
      ? "\(rounded(seconds / 60, .up)) min" : "\(rounded(seconds / 3600, .up)) h"
  }

  private static func rounded(
    _ number: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int { Int(number.rounded(rule)) }
}
