public import Foundation
public import HeadlessUI
import StateBinding

/// A vertical list of rows. Its data source and its delegate are called in UIKit's order.
open class UITableView: RowsView {
  public enum Style: Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }
  public enum ScrollPosition: Sendable { case none, top, middle, bottom }

  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  open var tableHeaderView: UIView?, tableFooterView: UIView?
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false, isEditing = false
  public final let style: Style

  // These have no effect.
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine, separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero, backgroundView: UIView?
  open var cellLayoutMarginsFollowReadableWidth = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  // MARK: Cells

  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return }
    register(identifier) { newCell(of: type, reuseIdentifier: identifier) }
  }

  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else { return }
    register("header \(identifier)") { newHeaderFooter(of: type, reuseIdentifier: identifier) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier) as? UITableViewCell
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      programError(
        "no cell is registered for the identifier \(identifier); call register(_:forCellReuseIdentifier:) first"
      )
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeue("header \(identifier)") as? UITableViewHeaderFooterView
  }

  // MARK: Rows

  open var numberOfSections: Int {
    load()
    return rows.count
  }
  open func numberOfRows(inSection section: Int) -> Int {
    load()
    return rows[section].count
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownCell(at: indexPath) as? UITableViewCell
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  open var visibleCells: [UITableViewCell] { shownPaths.compactMap { cellForRow(at: $0) } }
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func scrollToRow(at _: IndexPath, at _: ScrollPosition, animated: Bool) {}

  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded += indexPaths }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections += sections }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections += sections }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections += sections }
  }
  open func reloadSectionIndexTitles() {}

  override func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  override func makeCell(at path: IndexPath) -> UIView {
    dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
  }

  override func willShow(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    cell.setEditing(isEditing, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  override func hasHidden(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  override func header(of section: Int) -> UIView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
      ?? text(dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  override func footer(of section: Int) -> UIView? {
    delegate?.tableView(self, viewForFooterInSection: section)
      ?? text(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func text(_ text: String?) -> UIView? {
    guard let text else { return nil }
    let label = UILabel()
    label.text = text
    return label
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = selectedPaths
    return paths.isEmpty ? nil : paths
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { choose(indexPath) }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false)
  }

  override func isSelectable(_ path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else { return false }
    guard let delegate else { return !selections.isEmpty }
    return delegate.tableView(self, shouldHighlightRowAt: path)
  }

  override func setSelected(_ isSelected: Bool, _ cell: UIView) {
    (cell as? UITableViewCell)?.setSelected(isSelected, animated: false)
  }

  /// Selects the row as a tap does, with the calls of the delegate in UIKit's order.
  override func select(_ path: IndexPath) {
    delegate?.tableView(self, didHighlightRowAt: path)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    let isSelected = rows[path.section][path.row].isSelected
    if isSelected, allowsMultipleSelection { return deselect([path]) }
    var chosen = path
    if let delegate {
      guard let own = delegate.tableView(self, willSelectRowAt: path) else { return }
      chosen = own
    }
    if !allowsMultipleSelection { deselect(selectedPaths.filter { $0 != chosen }) }
    mark(chosen, isSelected: true)
    delegate?.tableView(self, didSelectRowAt: chosen)
    selections.tell(chosen)
  }

  private func deselect(_ paths: [IndexPath]) {
    for path in paths {
      if let delegate, delegate.tableView(self, willDeselectRowAt: path) == nil { continue }
      mark(path, isSelected: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      deselections.tell(path)
    }
  }

  // MARK: What belongs to a row

  package final let deletions = Hearers<IndexPath>()

  override func finish(
    _ node: Node, of cell: UIView, at path: IndexPath, in evaluation: Evaluation
  ) {
    guard let cell = cell as? UITableViewCell else { return }
    let isMarked = cell.isSelected && cell.selectionStyle != .none
    if isMarked || cell.accessoryType == .checkmark { node.element?.isSelected = true }
    if cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton {
      node.attach([
        Node(Element(role: .button, label: "More Info"), at(cell) { $0.accessory(at: $1) })
      ])
    }
    let actions = evaluation.calling {
      isEditing
        ? []
        : [
          delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
          delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
        ].compactMap { $0?.actions }.flatMap { $0 }
    }
    node.attach(actions.map { $0.node(in: cell) })
    evaluation.calling { attachEditing(to: node, of: cell, at: path, hasSwipe: !actions.isEmpty) }
  }

  private func attachEditing(
    to node: Node, of cell: UITableViewCell, at path: IndexPath, hasSwipe: Bool
  ) {
    guard let dataSource else { return }
    let commits = dataSource.canCommit || !deletions.isEmpty
    if commits, !hasSwipe, dataSource.tableView(self, canEditRowAt: path) {
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      if style != .none {
        let title =
          delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        var button = Element(role: .button, label: style == .insert ? "Insert" : title)
        if style == .delete { button.buttonRole = .destructive }
        button.isRowAction = true
        node.attach([
          Node(
            button,
            at(cell) { table, path in
              _ = table.dataSource?.tableView(table, commit: style, forRowAt: path)
              if style == .delete { table.deletions.tell(path) }
            })
        ])
      }
    }
    if isEditing, path.row > 0, dataSource.tableView(self, canMoveRowAt: path) {
      node.attach([Node(Element(role: .button, label: "Move up"), at(cell) { $0.moveUp($1) })])
    }
  }

  /// A handler that finds the row of `cell` when it is used.
  private func at(
    _ cell: UITableViewCell, _ action: @escaping @MainActor (UITableView, IndexPath) -> Void
  ) -> Handler {
    .activate { [weak self, weak cell] in
      guard let self, let cell, let path = path(of: cell) else { return }
      action(self, path)
    }
  }

  private func accessory(at path: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  private func moveUp(_ path: IndexPath) {
    let above = IndexPath(row: path.row - 1, section: path.section)
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: above) ?? above
    let row = rows[path.section].remove(at: path.row)
    rows[target.section].insert(row, at: min(target.row, rows[target.section].count))
    dataSource?.tableView(self, moveRowAt: path, to: target)
  }

  override func addContent(in evaluation: inout Evaluation) {
    tableHeaderView?.addNodes(in: &evaluation)
    super.addContent(in: &evaluation)
    tableFooterView?.addNodes(in: &evaluation)
  }
}

/// The rows of a table.
@MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The return type of `tableView(_:commit:forRowAt:)`: `Void` if the class implements it, else `Uncommitted`. As in UIKit, rows
  /// can be deleted only if the class implements it.
  associatedtype Commit = Uncommitted
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath
  ) -> Commit
  func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
}

/// The result of a data source without a function that commits an edit.
public struct Uncommitted: Sendable { fileprivate init() {} }

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }
  public func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(
    _: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath
  ) -> Uncommitted { Uncommitted() }
  public func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}

  fileprivate var canCommit: Bool { Commit.self != Uncommitted.self }
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
  func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)
  func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> UITableViewCell.EditingStyle
  func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> String?
  func tableView(
    _: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath
  ) -> IndexPath
}

extension UITableViewDelegate {
  public func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
  public func tableView(
    _: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath
  ) {}
  public func tableView(_: UITableView, viewForHeaderInSection _: Int) -> UIView? { nil }
  public func tableView(_: UITableView, viewForFooterInSection _: Int) -> UIView? { nil }
  public func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableView(
    _: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(
    _: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}
  public func tableView(
    _: UITableView, editingStyleForRowAt _: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(
    _: UITableView, titleForDeleteConfirmationButtonForRowAt _: IndexPath
  ) -> String? { nil }
  public func tableView(
    _: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _: UITableView, targetIndexPathForMoveFromRowAt _: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}

/// A button that a swipe of a row shows.
@MainActor
public final class UIContextualAction {
  public enum Style: Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public var title: String?, image: UIImage?, backgroundColor: UIColor?
  private let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  fileprivate func node(in cell: UIView) -> Node {
    var button = Element(
      role: .button, label: title ?? image?.name ?? "",
      buttonRole: style == .destructive ? .destructive : nil)
    button.isRowAction = true
    return Node(
      button,
      .activate { [self, weak cell] in
        if let cell { handler(self, cell, { _ in }) }
      })
  }
}

@MainActor
public final class UISwipeActionsConfiguration {
  public let actions: [UIContextualAction]
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A view controller that is the data source and delegate of its table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView!
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init()
    setUp()
  }

  public override init(nibName: String? = nil, bundle: Never? = nil) {
    style = .plain
    super.init()
    setUp()
  }

  public override init?(coder: some AnyObject) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    (table.dataSource, table.delegate) = (self, self)
    tableView = table
  }

  open override func loadView() { view = tableView }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.selectedPaths { tableView.deselectRow(at: path, animated: animated) }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _: UITableView, cellForRowAt _: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }
  open func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? { nil }
  /// False, because this class cannot tell whether a subclass overrides `tableView(_:commit:forRowAt:)`. A subclass that does must
  /// override this method too.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  open func tableView(
    _: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath
  ) {}
  open func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection _: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  open func tableView(_: UITableView, viewForHeaderInSection _: Int) -> UIView? { nil }
  open func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
