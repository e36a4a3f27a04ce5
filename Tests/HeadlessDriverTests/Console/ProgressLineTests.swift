import HeadlessDriver
import HeadlessProgram
import Testing

/// The progress line of long work at a terminal.
struct ProgressLineTests {
  private let start = ContinuousClock.now

  @Test func `the progress line shows the count, the rate and the time left`() throws {
    let texts = try written(
      (0, 0, 340), (2, 90, 340), (10, 90, 340), (240, 300, 340), (260, 339, 340))
    #expect(
      texts == [
        "0 of 340 things", "90 of 340 things, 45 a second, 6 s left",
        "90 of 340 things, 9 a second, 28 s left", "300 of 340 things, 1 a second, 32 s left",
        "339 of 340 things, 1 a second, 1 s left",
      ])
  }

  @Test func `slow work is counted by the minute`() throws {
    let texts = try written((60, 3, 40), (3600, 60, 400))
    #expect(
      texts == [
        "3 of 40 things, 3 a minute, 13 min left", "60 of 400 things, 1 a minute, 6 h left",
      ])
  }

  @Test func `work without a known total shows no time left`() throws {
    let text = try written("places", after: .seconds(2)) { $0.show(1000, left: 87) }
    #expect(text == "\r1000 places, 87 left, 500 a second\u{1B}[K")
  }

  @Test func `one thing done is named in the singular`() throws {
    let text = try written("places") { $0.show(1, left: 87) }
    #expect(text == "\r1 place, 87 left, 1000 a second\u{1B}[K")
  }

  @Test func `the progress line changes at most ten times a second`() throws {
    let texts = try written((0, 0, 9), (0.09, 1, 9), (0.1, 2, 9), (0.11, 3, 9))
    #expect(texts == ["0 of 9 things", "2 of 9 things, 20 a second, 1 s left"])
  }

  @Test func `the progress line is cleared once and can be written again`() throws {
    let text = try written {
      $0.clear()
      $0.show(0, of: 2)
      $0.clear()
      $0.clear()
      $0.show(0, of: 2)
    }
    #expect(text == "\r0 of 2 things\u{1B}[K\r\u{1B}[K\r0 of 2 things\u{1B}[K")
  }

  @Test func `the progress line leaves the last column free`() throws {
    let text = try written(width: 10) { $0.show(0, of: 123_456) }
    #expect(text == "\r0 of 1234\u{1B}[K")
  }

  @Test func `long work writes a line every ten seconds if the output is no terminal`() throws {
    let file = try TemporaryFile()
    var now = start
    var line = ProgressLine("places", to: file.descriptor, width: nil, isLong: true) { now }
    for seconds in [0, 5, 10, 19, 20] {
      now = start + .seconds(seconds)
      line.show(seconds * 100, left: 7)
    }
    line.clear()
    #expect(
      file.text()
        == "1000 places, 7 left, 100 a second\n2000 places, 7 left, 100 a second\n")
  }

  @Test func `nothing is written if the output is no terminal`() throws {
    let text = try written(width: nil) {
      $0.show(0, of: 2)
      $0.show(1, left: 1)
      $0.clear()
    }
    #expect(text == "")
  }

  /// The bytes that a line of `things` writes in `work`, which takes place `after` its start.
  private func written(
    _ things: String = "things", width: Int? = 80, after: Duration = .zero,
    _ work: (inout ProgressLine) -> Void
  ) throws -> String {
    let file = try TemporaryFile()
    var now = start
    var line = ProgressLine(things, to: file.descriptor, width: width) { now }
    now += after
    work(&line)
    return file.text()
  }

  /// The texts written at `moments`: the seconds since the start, the done things, and all things.
  private func written(_ moments: (seconds: Double, done: Int, total: Int)...) throws -> [String] {
    let file = try TemporaryFile()
    var now = start
    var line = ProgressLine("things", to: file.descriptor, width: 80) { now }
    for moment in moments {
      now = start + .seconds(moment.seconds)
      line.show(moment.done, of: moment.total)
    }
    return file.text().split(separator: "\u{1B}[K").map { String($0.dropFirst()) }
  }
}
