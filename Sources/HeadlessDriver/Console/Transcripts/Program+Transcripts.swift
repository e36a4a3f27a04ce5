extension Program {
  /// Replays the transcript in `file` on a newly launched app, and compares; nothing is written.
  public func check(file: String) async throws(SystemError) -> TranscriptCheck {
    await check(try WholeFile.read(file), named: file)
  }

  /// Replays the transcript `bytes` on a newly launched app, and compares.
  public func check(_ bytes: [UInt8], named file: String) async -> TranscriptCheck {
    do throws(TranscriptError) {
      var options = Options()
      let transcript = try Transcript(bytes, of: name) { settings throws(TranscriptError) in
        do throws(UsageError) {
          options = try parser.parseHeader(settings)
        } catch {
          throw TranscriptError(line: 1, "\(error)")
        }
      }
      let session: Session
      do throws(UsageError) {
        session = try makeSession(options)
      } catch {
        throw TranscriptError(line: 1, "\(error)")
      }
      let replay = await session.replay(transcript, keepsGoing: options.keepsGoing)
      return TranscriptCheck(file, bytes, transcript, replay)
    } catch {
      return TranscriptCheck(file, error)
    }
  }

  /// A session of the app, launched as a script with `options` would.
  private func makeSession(_ options: Options) throws(UsageError) -> Session {
    var style = Session.Style()
    style.width = options.width ?? 80
    style.isTraced = options.traces
    return try makeSession(options, language: options.language ?? "en", style: style)
  }
}

extension TranscriptCheck {
  fileprivate init(_ file: String, _ flaw: TranscriptError) {
    self.init(
      file: file, flaw: flaw, differences: [], warnings: [], isUpdatable: false,
      original: [], lines: [], edits: [])
  }

  fileprivate init(_ file: String, _ bytes: [UInt8], _ transcript: Transcript, _ replay: Replay) {
    let warnings = replay.diagnostics.map { block, diagnostic in
      (line: (transcript.blocks[block].input ?? 0) + 1, diagnostic: diagnostic)
    }
    if replay.isAsWritten(in: transcript) {
      self.init(
        file: file, flaw: nil, differences: [], warnings: warnings, isUpdatable: true,
        original: bytes, lines: [], edits: [])
      return
    }
    let comparison = TranscriptComparison(transcript, replay)
    let unreached = comparison.unreached.map { [$0] } ?? []
    self.init(
      file: file, flaw: nil, differences: comparison.differences + unreached,
      warnings: warnings, isUpdatable: unreached.isEmpty, original: bytes,
      lines: transcript.lines.map(\.raw), edits: comparison.edits)
  }
}
