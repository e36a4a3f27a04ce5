import Programs

/// The programs that `profile-repl` is measured against, linked as it is.
@main
enum Peers {
  static let usage = """
    usage: benchmark-peers empty | write-frames FILE | by-hand | peak PROGRAM [ARGUMENT ...]
      empty         does nothing
      write-frames  writes the frames of FILE, one for each line it reads, each with one write
      by-hand       does what profile-repl does with the lines of the benchmarks
      peak          runs PROGRAM without output and prints the most memory that it used, in KiB

    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let rest = Array(arguments.dropFirst())
    do throws(ProgramError) {
      switch (arguments.first, rest.count) {
      case ("empty", 0): return
      case ("write-frames", 1): try writeFrames(of: rest[0])
      case ("by-hand", 0): try runByHand()
      case ("peak", 1...): try printPeak(rest[0], Array(rest.dropFirst()))
      default:
        Output.error(usage)
        Output.exit(2)
      }
    } catch {
      Output.error("benchmark-peers: \(error)\n")
      Output.exit(1)
    }
  }

  /// From a process that is small itself: what starts a program counts as a part of it.
  private static func printPeak(
    _ program: String, _ arguments: [String]
  ) throws(ProgramError) {
    let usage = try Child(program, arguments).end()
    guard usage.status == 0 else {
      throw ProgramError("\(program) ended with \(usage.status)")
    }
    Output.print("\(usage.peakMemory)")
  }
}
