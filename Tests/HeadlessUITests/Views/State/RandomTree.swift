import HeadlessUI
import TestSupport

/// A tree of views that data describe.
nonisolated indirect enum RandomTree {
  case counter
  case pair(RandomTree, RandomTree)
  case maybe(RandomTree?)
  case either(isFirst: Bool, RandomTree)
  case rows([(id: Int, RandomTree)])
  case erased(RandomTree, isWrapped: Bool)
  case identified(Int, RandomTree)
}

extension RandomTree {
  static func random(depth: Int, using random: inout Random) -> RandomTree {
    if depth == 0 { return .counter }
    var child: RandomTree { Self.random(depth: depth - 1, using: &random) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .counter
    case 1:
      let first = child
      return .pair(first, child)
    case 2: return .maybe(Bool.random(using: &random) ? child : nil)
    case 3: return .either(isFirst: Bool.random(using: &random), child)
    case 4:
      let ids = (0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
      return .rows(ids.map { ($0, child) })
    case 5: return .erased(child, isWrapped: Bool.random(using: &random))
    default: return .identified(Int.random(in: 0..<2, using: &random), child)
    }
  }

  /// The tree with other data in it, and other views where data decides that.
  func changed(using random: inout Random) -> RandomTree {
    let depth = 2
    switch self {
    case .counter: return .counter
    case .pair(let first, let second):
      let first = first.changed(using: &random)
      return .pair(first, second.changed(using: &random))
    case .maybe(let child):
      if Bool.random(using: &random) { return .maybe(child.map { $0.changed(using: &random) }) }
      return .maybe(child == nil ? Self.random(depth: depth, using: &random) : nil)
    case .either(let isFirst, let child):
      if Bool.random(using: &random) {
        return .either(isFirst: isFirst, child.changed(using: &random))
      }
      return .either(isFirst: !isFirst, child.changed(using: &random))
    case .rows(var rows):
      rows = rows.map { ($0.id, $0.1.changed(using: &random)) }
      rows.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      let new = Int.random(in: 0..<4, using: &random)
      if !rows.contains(where: { $0.id == new }) {
        rows.append((new, Self.random(depth: depth, using: &random)))
      }
      return .rows(rows.shuffled(using: &random))
    case .erased(let child, let isWrapped):
      let stays = Bool.random(using: &random)
      return .erased(child.changed(using: &random), isWrapped: stays ? isWrapped : !isWrapped)
    case .identified(let id, let child):
      let id = Bool.random(using: &random) ? id : Int.random(in: 0..<2, using: &random)
      return .identified(id, child.changed(using: &random))
    }
  }

  /// The places of its counters, in their order: the way from the root to each.
  func places(below path: String = "") -> [String] {
    switch self {
    case .counter: [path + "/counter"]
    case .pair(let first, let second):
      first.places(below: path + "/0") + second.places(below: path + "/1")
    case .maybe(let child): child?.places(below: path + "/some") ?? []
    case .either(let isFirst, let child): child.places(below: path + "/\(isFirst)")
    case .rows(let rows): rows.flatMap { $0.1.places(below: path + "/row \($0.id)") }
    case .erased(let child, let isWrapped):
      child.places(below: path + (isWrapped ? "/wrapped" : "/plain"))
    case .identified(let id, let child): child.places(below: path + "/id \(id)")
    }
  }
}

/// Shows a tree; each kind of node is a type of its own, as in views that are written down.
struct RandomTreeView: View {
  let tree: RandomTree

  var body: AnyView {
    switch tree {
    case .counter: return AnyView(Tally())
    case .pair(let first, let second):
      return AnyView(Pair(first: first, second: second))
    case .maybe(let child): return AnyView(Maybe(child: child))
    case .either(let isFirst, let child): return AnyView(Either(isFirst: isFirst, child: child))
    case .rows(let rows): return AnyView(Rows(rows: rows))
    case .erased(let child, let isWrapped):
      return AnyView(Erased(child: child, isWrapped: isWrapped))
    case .identified(let id, let child):
      return AnyView(VStack { RandomTreeView(tree: child).id(id) })
    }
  }

  private struct Tally: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  private struct Pair: View {
    let first: RandomTree
    let second: RandomTree
    var body: some View {
      RandomTreeView(tree: first)
      RandomTreeView(tree: second)
    }
  }

  private struct Maybe: View {
    let child: RandomTree?
    var body: some View {
      if let child { RandomTreeView(tree: child) }
    }
  }

  private struct Either: View {
    let isFirst: Bool
    let child: RandomTree
    var body: some View {
      if isFirst { RandomTreeView(tree: child) } else { RandomTreeView(tree: child) }
    }
  }

  private struct Rows: View {
    let rows: [(id: Int, RandomTree)]
    var body: some View {
      ForEach(rows, id: \.id) { RandomTreeView(tree: $0.1) }
    }
  }

  private struct Erased: View {
    let child: RandomTree
    let isWrapped: Bool
    var body: some View {
      isWrapped
        ? AnyView(Group { RandomTreeView(tree: child) }) : AnyView(RandomTreeView(tree: child))
    }
  }
}
