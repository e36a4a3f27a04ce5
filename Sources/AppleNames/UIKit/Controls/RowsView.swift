import Foundation
import HeadlessUI
import StateBinding

/// The base class of tables and collections: sections of rows. The view of a row is created when the row is shown, and is reused
/// for other rows.
///
/// As in UIKit, the rows are counted when they are loaded, and an update has to tell what was inserted and deleted.
open class RowsView: UIScrollView {
  /// A row, with its view if the row was shown.
  struct Row {
    var id: AnyHashable?
    var cell: UIView?
    var isSelected = false
  }

  final var rows: [[Row]] = []
  private final var isLoaded = false
  private final var isUpdating = 0
  private final var update = RowUpdate()
  /// The number of rows that `more` has added.
  private final var added = 0
  private final var makers: [String: @MainActor () -> UIView] = [:]
  private final var waiting: [String: [UIView]] = [:]
  /// A data source that nothing else holds.
  package final var heldSource: AnyObject?
  package final let selections = Hearers<IndexPath>()
  package final let deselections = Hearers<IndexPath>()

  // Tables and collections override these.

  /// The numbers of rows, from the data source.
  func countRows() -> [Int] { [] }
  /// The view of a row, from the data source.
  func makeCell(at path: IndexPath) -> UIView { UIView() }
  func willShow(_ cell: UIView, at path: IndexPath) {}
  func hasHidden(_ cell: UIView, at path: IndexPath) {}
  func header(of section: Int) -> UIView? { nil }
  func footer(of section: Int) -> UIView? { nil }
  /// Adds the row's actions to its node, and marks the node if the row is selected.
  func finish(_ node: Node, of cell: UIView, at path: IndexPath, in evaluation: Evaluation) {}
  func select(_ path: IndexPath) {}
  func isSelectable(_ path: IndexPath) -> Bool { false }
  func setSelected(_ isSelected: Bool, _ cell: UIView) {}

  // MARK: Loading

  final func load() {
    if isLoaded { return }
    isLoaded = true
    rows = countRows().map { Array(repeating: Row(), count: $0) }
  }

  open func reloadData() {
    retire(rows.indices.flatMap { section in rows[section].indices.map { (section, $0) } })
    (rows, isLoaded) = ([], false)
  }

  /// Shows the rows with the ids, and keeps the views of those that were there.
  final func load(ids: [[AnyHashable]], reloading reloaded: Set<AnyHashable>) {
    var known: [AnyHashable: Row] = [:]
    for (section, row) in rows.indices.flatMap({ s in rows[s].indices.map { (s, $0) } }) {
      guard let id = rows[section][row].id else { continue }
      known[id] = rows[section][row]
    }
    let kept = Set(ids.joined()).subtracting(reloaded)
    retire(
      rows.indices.flatMap { section in
        rows[section].indices.filter { rows[section][$0].id.map(kept.contains) != true }.map {
          (section, $0)
        }
      })
    rows = ids.map { $0.map { kept.contains($0) ? known[$0] ?? Row(id: $0) : Row(id: $0) } }
    isLoaded = true
  }

  /// Puts the cells of these rows into the reuse queue.
  private func retire(_ places: [(Int, Int)]) {
    for (section, row) in places {
      guard let cell = rows[section][row].cell else { continue }
      rows[section][row].cell = nil
      hasHidden(cell, at: IndexPath(row: row, section: section))
      guard let identifier = (cell as? any ReusedView)?.reuseIdentifier else { continue }
      waiting[identifier, default: []].append(cell)
    }
  }

  /// The view of the row, made if there is none.
  final func cell(at path: IndexPath) -> UIView {
    if let cell = rows[path.section][path.row].cell { return cell }
    let cell = makeCell(at: path)
    // The data source may have changed the rows.
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      return cell
    }
    rows[path.section][path.row].cell = cell
    setSelected(rows[path.section][path.row].isSelected, cell)
    willShow(cell, at: path)
    return cell
  }

  /// Makes the views of `identifier` with `make`.
  final func register(_ identifier: String, _ make: @escaping @MainActor () -> UIView) {
    makers[identifier] = make
  }

  final func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A cell from the reuse queue, or a new one; nil if `identifier` is not registered.
  final func dequeue(_ identifier: String) -> UIView? {
    if var views = waiting[identifier], !views.isEmpty {
      let view = views.removeFirst()
      waiting[identifier] = views
      (view as? any ReusedView)?.prepareForReuse()
      return view
    }
    return makers[identifier]?()
  }

  // MARK: Updates

  /// Notes a change. Outside of a batch, it is made at once.
  final func update(_ change: (inout RowUpdate) -> Void) {
    guard isLoaded else { return }
    change(&update)
    if isUpdating == 0 { makeUpdate() }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch()
    completion?(true)
  }

  final func beginBatch() { isUpdating += 1 }

  final func endBatch() {
    isUpdating -= 1
    if isUpdating == 0, isLoaded { makeUpdate() }
  }

  /// Deletes first, in the order before the update, then inserts, in the order after it.
  private func makeUpdate() {
    let update = replace(&self.update, with: RowUpdate())
    if update.isEmpty { return }
    let moved = update.moves.map { rows[$0.from.section][$0.from.row] }
    retire(
      (update.deleted + update.reloaded).map { ($0.section, $0.row) }
        + (update.deletedSections + update.reloadedSections).flatMap { section in
          rows[section].indices.map { (section, $0) }
        })
    for section in update.reloadedSections { rows[section] = [] }
    for path in (update.deleted + update.moves.map(\.from)).sorted(by: >) {
      rows[path.section].remove(at: path.row)
    }
    for section in update.deletedSections.sorted(by: >) { rows.remove(at: section) }
    let counts = countRows()
    for section in update.insertedSections.sorted() {
      rows.insert([], at: min(section, rows.count))
    }
    let whole = Set(update.insertedSections + update.reloadedSections)
    let inserted =
      update.inserted.map { ($0, Row()) } + zip(update.moves.map(\.to), moved).map { ($0, $1) }
    for (path, row) in inserted.sorted(by: { $0.0 < $1.0 }) where !whole.contains(path.section) {
      rows[path.section].insert(row, at: min(path.row, rows[path.section].count))
    }
    if rows.count != counts.count {
      programError(
        "invalid update of \(type(of: self)): it has \(rows.count) sections after the update, and the data source has \(counts.count); insert and delete sections as the data change"
      )
    }
    for section in rows.indices {
      if whole.contains(section) {
        rows[section] = Array(repeating: Row(), count: counts[section])
      } else if rows[section].count != counts[section] {
        programError(
          "invalid update of \(type(of: self)): section \(section) has \(rows[section].count) rows after the update, and the data source has \(counts[section]); insert and delete rows as the data change"
        )
      }
    }
  }

  // MARK: Selection

  open var allowsSelection = true, allowsMultipleSelection = false

  /// Selects the row at `path`, if it is not nil, without a call of the delegate. Unless several may be selected, the others no
  /// longer are.
  final func choose(_ path: IndexPath?) {
    load()
    if !allowsMultipleSelection {
      for path in selectedPaths { mark(path, isSelected: false) }
    }
    if let path { mark(path, isSelected: true) }
  }

  final var selectedPaths: [IndexPath] {
    rows.indices.flatMap { section in
      rows[section].indices.filter { rows[section][$0].isSelected }.map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  final func mark(_ path: IndexPath, isSelected: Bool) {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      return
    }
    rows[path.section][path.row].isSelected = isSelected
    if let cell = rows[path.section][path.row].cell { setSelected(isSelected, cell) }
  }

  final func path(of cell: UIView) -> IndexPath? {
    for section in rows.indices {
      if let row = rows[section].firstIndex(where: { $0.cell === cell }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  final func shownCell(at path: IndexPath) -> UIView? {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      return nil
    }
    return rows[path.section][path.row].cell
  }

  final var shownPaths: [IndexPath] {
    rows.indices.flatMap { section in
      rows[section].indices.filter { rows[section][$0].cell != nil }.map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  // MARK: What the screen shows

  override var isControl: Bool { true }

  override func addContent(in evaluation: inout Evaluation) {
    addRefresh(in: &evaluation)
    evaluation.calling { load() }
    let list = Node(Element(role: .list, identifier: accessibilityIdentifier))
    list.children = evaluation.nodes { addRows(in: &$0) }
    evaluation.add(list)
    for part in subviews where !(part is UIRefreshControl) { part.addNodes(in: &evaluation) }
  }

  private func addRows(in evaluation: inout Evaluation) {
    let limit = max(0, evaluation.environment.rowsShown) + added
    var left = limit
    for section in rows.indices {
      let count = min(left, rows[section].count)
      left -= count
      // Everything below hidden rows is hidden.
      if count < rows[section].count && count == 0 { break }
      let header = evaluation.calling { self.header(of: section) }
      var nodes = (0..<count).map {
        rowNode(at: IndexPath(row: $0, section: section), in: &evaluation)
      }
      if count == rows[section].count, let footer = evaluation.calling({ self.footer(of: section) })
      {
        nodes += evaluation.nodes { footer.addNodes(in: &$0) }
      }
      if let header {
        evaluation.addSection(header: evaluation.nodes { header.addNodes(in: &$0) }, content: nodes)
      } else {
        for node in nodes { evaluation.add(node) }
      }
    }
    let hidden = rows.joined().count - (limit - left)
    if hidden > 0 {
      let step = max(1, evaluation.environment.rowsShown)
      evaluation.add(
        Node(
          Element(role: .more, value: "\(hidden)"),
          .more { [weak self] in self?.added += min(step, hidden) }))
    }
  }

  private func rowNode(at path: IndexPath, in evaluation: inout Evaluation) -> Node {
    let cell = evaluation.calling { self.cell(at: path) }
    let nodes = evaluation.nodes { cell.addNodes(in: &$0) }
    let hasControls = nodes.contains { $0.contains { role, _ in role.canAct } }
    let row = evaluation.row(isHorizontal: hasControls, of: nodes)
    if row.isEmpty { row.element = wordless(cell, at: path) }
    if evaluation.calling({ isSelectable(path) }) {
      row.becomeControl(
        .button, isEnabled: cell.isUserInteractionEnabled,
        .activate { [weak self, weak cell] in
          guard let self, let cell, let path = self.path(of: cell) else { return }
          select(path)
        })
    }
    if let identifier = cell.accessibilityIdentifier { row.element?.identifier = identifier }
    finish(row, of: cell, at: path, in: evaluation)
    return row
  }
}

extension RowsView {
  /// The element of a cell without text. Its label is the names of its images. If it has none, its label is its number and its
  /// value is its color.
  private final func wordless(_ cell: UIView, at path: IndexPath) -> Element {
    let pictures = cell.imageNames
    if !pictures.isEmpty { return Element(role: .row, label: pictures) }
    let before = rows[..<path.section].joined().count
    let color = cell.backgroundColor ?? cell.subviews.first?.backgroundColor
    return Element(role: .row, label: "Item \(before + path.row + 1)", value: color?.recipe)
  }
}

/// A view that is used again for another row.
@MainActor
public protocol ReusedView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The changes of one update.
struct RowUpdate {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moves.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
  }
}

extension UIView {
  /// The names of the images in the view.
  final var imageNames: String {
    ([(self as? UIImageView)?.image?.label].compactMap { $0 } + subviews.map(\.imageNames))
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
