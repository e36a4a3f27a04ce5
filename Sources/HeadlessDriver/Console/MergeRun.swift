import SystemFiles

/// Joins the maps of the shards of an exploration, and compares the whole map if a file to compare with is named.
@MainActor
struct MergeRun {
  let options: Request
  let streams: Streams

  func run() -> ExitStatus {
    var comparison: MapComparison?
    let map: SavedMap
    do throws(UsageError) {
      var maps: [SavedMap] = []
      for file in options.files { maps.append(try SavedMap(inFile: file)) }
      map = try SavedMap(joining: maps)
      if let file = options.against {
        comparison = MapComparison(of: map, with: try SavedMap(inFile: file), named: file)
      }
    } catch {
      streams.complain("\(error)")
      return error.status
    }
    let places = map.walks.reduce(0) { $0 + $1.places.count }
    streams.output.write(
      "\(counted(map.walks.count, "walk")), \(counted(places, "place"))\n"
        + (comparison?.description ?? ""))
    if let file = options.savedMap {
      do throws(SystemError) {
        try WholeFile.save(Array(map.text.utf8), to: file)
      } catch {
        streams.complain("cannot write \(Quoting.quoted(file)): \(error)")
        return streams.finish(.inputOutput)
      }
    }
    return streams.finish(comparison?.findsChanges == true ? .failure : .success)
  }
}

extension SavedMap {
  /// Reads the map in the file `name`.
  init(inFile name: String) throws(UsageError) {
    try self.init(reading: try NamedFiles.text(of: name), named: name)
  }
}
