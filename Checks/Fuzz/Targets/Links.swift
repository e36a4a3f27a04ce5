import HeadlessDriver
import HeadlessUI
import StateBinding

extension FuzzTarget {
  /// Opens each line of `bytes` as a link, in the Profile app with a member logged in.
  func followLinks(_ bytes: [UInt8], on program: Program) async throws {
    let urls = bytes.split(separator: 0x0A).prefix(8).map { String(decoding: $0, as: UTF8.self) }
    let session = try await program.session()
    _ = await session.send("login 12345")
    for url in urls {
      try readLink(url)
      let response = await session.send(":open \(url)")
      try expectHarmless(
        response.error?.description ?? response.printed(), from: "the answer to a link")
      let tree = await session.tree()
      try expectHarmless(tree, from: "the tree")
      try expect(tree.contains("Profile"), "\(url.debugDescription) logs out")
      if session.screen.alert != nil { _ = await session.send("cancel") }
      try expect(
        await session.tree().contains("Profile"), "cancel logs out after \(url.debugDescription)")
    }
  }

  /// Reads `url` by routes with every kind of parameter, and writes the values again.
  private func readLink(_ url: String) throws {
    let route = DeepLinkRoute(
      "app://a/b", DeepLinkParameter<String>.string("text"),
      DeepLinkParameter<Int>.integer("number"),
      DeepLinkParameter<Bool>.boolean("flag"))
    let values: (String, Int, Bool)
    do throws(DeepLinkError) {
      values = try route.values(of: url)
    } catch {
      // No route has this URL, so the URL becomes the text of a parameter.
      values = (url, url.utf8.count, url.isEmpty)
    }
    let written = route.url(values.0, values.1, values.2)
    try expect(written.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F }, "\(written) is no URL")
    let read = try route.values(of: written)
    try expect(
      read.0.utf8.elementsEqual(values.0.utf8) && read.1 == values.1 && read.2 == values.2,
      "\(values) became \(read) in \(written)")
  }
}

extension Session {
  /// The tree of RIBs.
  func tree() async -> String { await send(":tree").printed() }
}
