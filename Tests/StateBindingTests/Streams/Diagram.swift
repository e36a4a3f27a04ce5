import StateBinding
import Testing

/// Plays `input` into `expression` and returns the output.
///
/// An input is a list of beats: a value, `-` for nothing, `|` for completion, `x` for an error.
func diagram<Output>(
  _ input: String, expression: (Observable<Int>) -> Observable<Output>
) -> String {
  let source = PublishSubject<Int>()
  let recording = record(expression(source))
  play([(input, source)])
  return recording.text
}

/// Plays two inputs side by side. On each beat, the first is heard first.
func diagram<Output>(
  _ first: String, _ second: String,
  expression: (Observable<Int>, Observable<Int>) -> Observable<Output>
) -> String {
  let sources = (PublishSubject<Int>(), PublishSubject<Int>())
  let recording = record(expression(sources.0, sources.1))
  play([(first, sources.0), (second, sources.1)])
  return recording.text
}

private func play(_ inputs: [(line: String, source: PublishSubject<Int>)]) {
  let tracks = inputs.map { (beats: $0.line.split(separator: " "), source: $0.source) }
  for beat in 0..<(tracks.map(\.beats.count).max() ?? 0) {
    for track in tracks where beat < track.beats.count {
      switch track.beats[beat] {
      case "-": break
      case "|": track.source.onCompleted()
      case "x": track.source.onError(Boom())
      case let value:
        guard let value = Int(value) else { preconditionFailure("no beat: \(value)") }
        track.source.onNext(value)
      }
    }
  }
}

/// A sentence about an operator, with the output of a diagram that shows it.
nonisolated struct Rule: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: String
  let play: @MainActor @Sendable () -> String

  init(
    _ sentence: String, _ expected: String, play: @escaping @MainActor @Sendable () -> String
  ) {
    testDescription = sentence
    self.expected = expected
    self.play = play
  }
}
