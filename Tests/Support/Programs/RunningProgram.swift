public import StateBindingC
import StateBindingFiles
import Testing

/// A running program, connected by pipes.
public final class RunningProgram {
  /// One of the program's standard descriptors.
  public enum Channel {
    /// A pipe to this process.
    case pipe
    /// A pipe without another end.
    case brokenPipe
    case file(String)
    case missing
  }

  private let process: StartedProcess
  public private(set) var output: [UInt8] = []
  public private(set) var errors: [UInt8] = []
  private var ends: [Int32] = [-1, -1, -1]
  private var pending: ArraySlice<UInt8> = []
  private var closesInput = false

  /// Starts the built program `name`, or the program at the path `name`, in `folder`. `environment`
  /// is its whole
  /// environment.
  public init(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:],
    folder: String? = nil, input: Channel = .pipe, output: Channel = .pipe
  ) throws {
    // Writing to a program that has ended is an error, not the end of the tests.
    ignoreBrokenPipes()
    var spawning = Spawning()
    var passed: [Int32] = []
    for (number, channel) in [input, output, .pipe].enumerated() {
      switch channel {
      case .file(let path): spawning.open(path, as: Int32(number))
      case .missing: spawning.close(Int32(number))
      case .pipe, .brokenPipe:
        let (own, other) = try Self.pipe(toProgram: number == 0)
        spawning.pass(other, as: Int32(number))
        passed.append(other)
        ends[number] = own
        if case .brokenPipe = channel {
          close(own)
          ends[number] = -1
        }
      }
    }
    process = try spawning.start(
      name, arguments, environment: environment, folder: folder)
    for end in passed { close(end) }
  }

  /// The process.
  public var id: pid_t { process.id }

  /// Sends `bytes` as soon as the program reads them.
  public func send(_ bytes: some Sequence<UInt8>) {
    pending += Array(bytes)
  }

  public func send(_ text: String) { send(text.utf8) }

  /// Ends the input after the sent bytes.
  public func endInput() { closesInput = true }

  /// Waits for `text` on standard output. Returns and removes the output up to the end of `text`.
  public func read(to text: String) throws -> String {
    let text = Array(text.utf8)
    try pump(until: { $0.output.contains(text) }, for: "\(text)")
    let end = output.firstRange(of: text)?.upperBound ?? output.endIndex
    defer { output.removeSubrange(..<end) }
    return String(decoding: output[..<end], as: UTF8.self)
  }

  /// Waits until standard error ends with `text`.
  public func readErrors(to text: String) throws {
    let text = Array(text.utf8)
    try pump(until: { $0.errors.suffix(text.count).elementsEqual(text) }, for: "\(text)")
  }

  /// Ends the input, and waits for the end of the program.
  public func end() throws -> Outcome {
    endInput()
    return try ended()
  }

  /// Waits for the end of the program without ending its input.
  public func ended() throws -> Outcome {
    try pump(until: { $0.ends[1] < 0 && $0.ends[2] < 0 }, for: "its end")
    if ends[0] >= 0 { close(ends[0]) }
    return Outcome(
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self), status: process.end())
  }

  /// Sends the program the signal `number`.
  public func signal(_ number: Int32) {
    #expect(kill(id, number) == 0)
  }

  /// The peak memory of the program in KiB.
  public func peakMemory() throws -> Int { try process.peakMemory() }

  /// The current number of threads of the program.
  public func threads() throws -> Int { try process.threads() }

  private static func pipe(toProgram: Bool) throws -> (own: Int32, other: Int32) {
    let (readEnd, writeEnd) = try openPipe()
    let own = toProgram ? writeEnd : readEnd
    #expect(fcntl(own, F_SETFL, O_NONBLOCK) == 0)
    return (own, toProgram ? readEnd : writeEnd)
  }

  private func pump(
    until isDone: (RunningProgram) -> Bool, for purpose: @autoclosure () -> String
  ) throws {
    let deadline = ContinuousClock.now + .seconds(180)
    writeSome()
    while !isDone(self) {
      var entries = [
        pollfd(fd: pending.isEmpty ? -1 : ends[0], events: Int16(POLLOUT), revents: 0),
        pollfd(fd: ends[1], events: Int16(POLLIN), revents: 0),
        pollfd(fd: ends[2], events: Int16(POLLIN), revents: 0),
      ]
      let isOver = entries.allSatisfy { $0.fd < 0 } || ContinuousClock.now > deadline
      guard !isOver else {
        throw TooLate(
          description: "waited in vain for \(purpose()); standard output is "
            + "\(String(decoding: output, as: UTF8.self).debugDescription), standard error "
            + "\(String(decoding: errors, as: UTF8.self).debugDescription)")
      }
      poll(&entries, numericCast(entries.count), 1_000)
      if entries[0].revents != 0 { writeSome() }
      if entries[1].revents != 0 { readSome(1, into: \.output) }
      if entries[2].revents != 0 { readSome(2, into: \.errors) }
    }
  }

  private func writeSome() {
    while ends[0] >= 0, !pending.isEmpty {
      let count = pending.withUnsafeBytes { write(ends[0], $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN { return }
      // The program reads no more.
      pending = count < 0 ? [] : pending.dropFirst(count)
    }
    if closesInput, ends[0] >= 0 {
      close(ends[0])
      ends[0] = -1
    }
  }

  private func readSome(
    _ number: Int, into text: ReferenceWritableKeyPath<RunningProgram, [UInt8]>
  ) {
    let piece = readableBytes(of: ends[number])
    self[keyPath: text] += piece ?? []
    guard piece?.isEmpty == true else { return }
    close(ends[number])
    ends[number] = -1
  }
}

/// The bytes that can be read from `descriptor` at once. Empty at the end, nil if reading fails or
/// has to wait.
public func readableBytes(of descriptor: Int32) -> [UInt8]? {
  withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { piece in
    let count = read(descriptor, piece.baseAddress, piece.count)
    return count < 0 ? nil : Array(piece.prefix(count))
  }
}

/// Makes a write to a broken pipe an error for this process too.
private func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
