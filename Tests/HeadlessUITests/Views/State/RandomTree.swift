import HeadlessUI
import StateBindingTestSupport

/// A tree of views, described by data.
nonisolated indirect enum RandomTree {
  case counter
  case pair(RandomTree, RandomTree)
  case maybe(RandomTree?)
  case either(isFirst: Bool, RandomTree)
  case rows([(id: Int, RandomTree)])
  case erased(RandomTree, isWrapped: Bool)
  case identified(Int, RandomTree)
  /// A tree with modifiers that change with the number.
  case modified(Int, RandomTree)
  /// A stack of navigation with one page that may be pushed. Neither page presents a sheet.
  case stack(isPushed: Bool, root: RandomTree, page: RandomTree)
  /// A tree that presents another as a sheet.
  case sheet(isUp: Bool, RandomTree, content: RandomTree)
}

extension RandomTree {
  static func random(
    depth: Int, presents: Bool = true, using random: inout Random
  ) -> RandomTree {
    if depth == 0 { return .counter }
    var child: RandomTree { Self.random(depth: depth - 1, presents: presents, using: &random) }
    switch Int.random(in: 0..<(presents ? 10 : 8), using: &random) {
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
    case 6: return .identified(Int.random(in: 0..<2, using: &random), child)
    case 7: return .modified(Int.random(in: 0..<9, using: &random), child)
    case 8:
      let root = Self.random(depth: depth - 1, presents: false, using: &random)
      let page = Self.random(depth: depth - 1, presents: false, using: &random)
      return .stack(isPushed: false, root: root, page: page)
    default:
      let content = child
      return .sheet(isUp: Bool.random(using: &random), child, content: content)
    }
  }

  /// The tree with changed data, and with other views where the data choose them.
  func changed(presents: Bool = true, using random: inout Random) -> RandomTree {
    var new: RandomTree { Self.random(depth: 2, presents: presents, using: &random) }
    func changed(_ child: RandomTree, _ random: inout Random) -> RandomTree {
      child.changed(presents: presents, using: &random)
    }
    switch self {
    case .counter: return .counter
    case .pair(let first, let second):
      let first = changed(first, &random)
      return .pair(first, changed(second, &random))
    case .maybe(let child):
      if Bool.random(using: &random) { return .maybe(child.map { changed($0, &random) }) }
      return .maybe(child == nil ? new : nil)
    case .either(let isFirst, let child):
      let isFirst = Bool.random(using: &random) ? isFirst : !isFirst
      return .either(isFirst: isFirst, changed(child, &random))
    case .rows(var rows):
      rows = rows.map { ($0.id, changed($0.1, &random)) }
      rows.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      let id = Int.random(in: 0..<4, using: &random)
      if !rows.contains(where: { $0.id == id }) { rows.append((id, new)) }
      return .rows(rows.shuffled(using: &random))
    case .erased(let child, let isWrapped):
      let isWrapped = Bool.random(using: &random) ? isWrapped : !isWrapped
      return .erased(changed(child, &random), isWrapped: isWrapped)
    case .identified(let id, let child):
      let id = Bool.random(using: &random) ? id : Int.random(in: 0..<2, using: &random)
      return .identified(id, changed(child, &random))
    case .modified(_, let child):
      return .modified(Int.random(in: 0..<9, using: &random), changed(child, &random))
    case .stack(_, let root, let page):
      let root = root.changed(presents: false, using: &random)
      let page = page.changed(presents: false, using: &random)
      return .stack(isPushed: Bool.random(using: &random), root: root, page: page)
    case .sheet(_, let child, let content):
      let child = changed(child, &random)
      return .sheet(
        isUp: Bool.random(using: &random), child, content: changed(content, &random))
    }
  }
}

/// The counters of a tree, each named by its path from the root.
struct RandomPage {
  /// The counters on the page, in their order.
  var shown: [String] = []
  /// The sheets above the page.
  var sheets: [(path: String, page: RandomPage)] = []
  /// The counters under a pushed page.
  var covered: [String] = []

  init() {}

  init(of tree: RandomTree) { add(tree, "") }

  /// All counters with state.
  var alive: [String] { shown + covered + sheets.flatMap(\.page.alive) }

  /// The paths of the sheets, in the order in which they come up together.
  var allSheets: [String] { sheets.flatMap { [$0.path] + $0.page.allSheets } }

  /// The page on top. Of several sheets, the first to come up is on top.
  func top(_ order: [String: Int]) -> RandomPage {
    let first = sheets.min { order[$0.path] ?? 0 < order[$1.path] ?? 0 }
    return first?.page.top(order) ?? self
  }

  private mutating func add(_ tree: RandomTree, _ path: String) {
    switch tree {
    case .counter: shown.append(path + "/counter")
    case .pair(let first, let second):
      add(first, path + "/0")
      add(second, path + "/1")
    case .maybe(let child): if let child { add(child, path + "/some") }
    case .either(let isFirst, let child): add(child, path + "/\(isFirst)")
    case .rows(let rows): for row in rows { add(row.1, path + "/row \(row.id)") }
    case .erased(let child, let isWrapped): add(child, path + (isWrapped ? "/wrapped" : "/plain"))
    case .identified(let id, let child): add(child, path + "/id \(id)")
    case .modified(_, let child): add(child, path + "/modified")
    case .stack(let isPushed, let root, let page):
      var below = RandomPage()
      below.add(root, path + "/root")
      if isPushed {
        covered += below.shown + below.covered
        add(page, path + "/page")
      } else {
        shown += below.shown
        covered += below.covered
      }
    case .sheet(let isUp, let child, let content):
      add(child, path + "/child")
      guard isUp else { return }
      var sheet = RandomPage()
      sheet.add(content, path + "/sheet")
      sheets.append((path, sheet))
    }
  }
}

/// Counts the objects that were released.
@Observable
@MainActor
final class Releases {
  var count = 0
}

/// Shows a tree. Each kind of node is a view type of its own, as in handwritten views.
struct RandomTreeView: View {
  let tree: RandomTree
  let releases: Releases

  var body: AnyView {
    switch tree {
    case .counter: return AnyView(Tally(releases: releases))
    case .pair(let first, let second):
      return AnyView(Pair(first: view(of: first), second: view(of: second)))
    case .maybe(let child): return AnyView(Maybe(child: child.map { view(of: $0) }))
    case .either(let isFirst, let child):
      return AnyView(Either(isFirst: isFirst, child: view(of: child)))
    case .rows(let rows): return AnyView(Rows(rows: rows.map { ($0.id, view(of: $0.1)) }))
    case .erased(let child, let isWrapped):
      return AnyView(isWrapped ? AnyView(Group { view(of: child) }) : AnyView(view(of: child)))
    case .identified(let id, let child): return AnyView(VStack { view(of: child).id(id) })
    case .modified(let number, let child):
      return AnyView(
        view(of: child).padding(CGFloat(number)).disabled(false).badge(number)
          .accessibilityIdentifier("\(number)").onAppear {})
    case .stack(let isPushed, let root, let page):
      return AnyView(
        NavigationStack {
          view(of: root).navigationDestination(isPresented: .constant(isPushed)) { view(of: page) }
        })
    case .sheet(let isUp, let child, let content):
      return AnyView(view(of: child).sheet(isPresented: .constant(isUp)) { view(of: content) })
    }
  }

  private func view(of tree: RandomTree) -> RandomTreeView {
    RandomTreeView(tree: tree, releases: releases)
  }

  /// Counts its taps. The first tap makes an object, which counts itself in `releases` at its end.
  private struct Tally: View {
    let releases: Releases
    @State private var count = 0
    @State private var token: Token?

    var body: some View {
      Button("count \(count)") {
        count += 1
        if token == nil { token = Token(releases) }
      }
    }
  }

  private final class Token {
    private let releases: Releases

    init(_ releases: Releases) { self.releases = releases }

    isolated deinit { releases.count += 1 }
  }

  private struct Pair: View {
    let first: RandomTreeView
    let second: RandomTreeView
    var body: some View {
      first
      second
    }
  }

  private struct Maybe: View {
    let child: RandomTreeView?
    var body: some View { child }
  }

  private struct Either: View {
    let isFirst: Bool
    let child: RandomTreeView
    var body: some View {
      if isFirst { child } else { child }
    }
  }

  private struct Rows: View {
    let rows: [(id: Int, view: RandomTreeView)]
    var body: some View {
      ForEach(rows, id: \.id) { $0.view }
    }
  }
}
