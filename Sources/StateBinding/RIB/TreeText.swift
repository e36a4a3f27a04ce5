extension Routing {
  /// The tree below and including this router, a line a RIB, children indented below their parent.
  public var treeText: String {
    var lines: [String] = []
    var path: [(router: any Routing, depth: Int)] = [(self, 0)]
    while let (router, depth) = path.popLast() {
      let indent = String(repeating: "  ", count: depth)
      let remark = router.interactable.isActive ? "" : " (inactive)"
      lines.append(indent + ribName(of: type(of: router)) + remark)
      path.append(contentsOf: router.children.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }
}
