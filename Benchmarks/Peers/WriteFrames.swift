import Programs

/// Writes the first frame of the file at `path`, then one for each line: the second, then those behind it again and
/// again.
func writeFrames(of path: String) throws(ProgramError) {
  let bytes = try contents(of: path)
  let frames = bytes.split(separator: 0).map(Array.init)
  guard frames.count > 2 else { throw ProgramError("\(path) has fewer than three frames") }
  var input = StandardInput()
  try writeOut(frames[0])
  var next = 1
  while try input.next() != nil {
    try writeOut(frames[next])
    next = next + 1 == frames.count ? 2 : next + 1
  }
}
