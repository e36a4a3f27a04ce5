public import Foundation
public import HeadlessUI
import StateBinding

/// Items in sections, which the screen shows as the rows of a list. Its data source and its delegate are called in UIKit's order.
open class UICollectionView: RowsView {
  public enum ScrollPosition: Sendable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var collectionViewLayout: UICollectionViewLayout
  open var backgroundView: UIView?, isEditing = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Cells

  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return }
    register(identifier) { newReusableView(of: type, identifier) }
  }

  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else { return }
    register(kind + identifier) { newReusableView(of: type, kind + identifier) }
    kinds.insert(kind)
  }

  /// The kinds of supplementary views that are registered.
  private final var kinds: Set<String> = []

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(identifier) as? UICollectionViewCell else {
      programError(
        "no cell is registered for the identifier \(identifier); call register(_:forCellWithReuseIdentifier:) first"
      )
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + identifier) as? UICollectionReusableView else {
      programError(
        "no view is registered for \(elementKind) with the identifier \(identifier); call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first"
      )
    }
    return view
  }

  // MARK: Items

  open var numberOfSections: Int {
    load()
    return rows.count
  }
  open func numberOfItems(inSection section: Int) -> Int {
    load()
    return rows[section].count
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCell(at: indexPath) as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }
  open var visibleCells: [UICollectionViewCell] { shownPaths.compactMap { cellForItem(at: $0) } }
  open var indexPathsForVisibleItems: [IndexPath] { shownPaths }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func scrollToItem(at _: IndexPath, at _: ScrollPosition, animated: Bool) {}

  open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }

  override func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  override func makeCell(at path: IndexPath) -> UIView {
    dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
  }

  override func willShow(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  override func hasHidden(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  override func header(of section: Int) -> UIView? {
    supplementary(UICollectionView.elementKindSectionHeader, of: section)
  }

  override func footer(of section: Int) -> UIView? {
    supplementary(UICollectionView.elementKindSectionFooter, of: section)
  }

  private func supplementary(_ kind: String, of section: Int) -> UIView? {
    guard kinds.contains(kind) || collectionViewLayout.supplementaryKinds.contains(kind) else {
      return nil
    }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { choose(indexPath) }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false)
  }

  override func isSelectable(_ path: IndexPath) -> Bool {
    guard allowsSelection else { return false }
    guard let delegate else { return !selections.isEmpty }
    return delegate.collectionView(self, shouldHighlightItemAt: path)
  }

  override func setSelected(_ isSelected: Bool, _ cell: UIView) {
    (cell as? UICollectionViewCell)?.isSelected = isSelected
  }

  override func select(_ path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: path)
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if allowsMultipleSelection, rows[path.section][path.row].isSelected { return deselect([path]) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { deselect(selectedPaths.filter { $0 != path }) }
    mark(path, isSelected: true)
    delegate?.collectionView(self, didSelectItemAt: path)
    selections.tell(path)
  }

  private func deselect(_ paths: [IndexPath]) {
    for path in paths {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { continue }
      mark(path, isSelected: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      deselections.tell(path)
    }
  }

  override func finish(
    _ node: Node, of cell: UIView, at path: IndexPath, in evaluation: Evaluation
  ) {
    if (cell as? UICollectionViewCell)?.isSelected == true { node.element?.isSelected = true }
  }
}

@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int
  func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
  func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)
  func collectionView(
    _: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath
  )
  func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)
  func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool
  func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, shouldHighlightItemAt _: IndexPath
  ) -> Bool { true }
  public func collectionView(_: UICollectionView, didHighlightItemAt _: IndexPath) {}
  public func collectionView(_: UICollectionView, didUnhighlightItemAt _: IndexPath) {}
  public func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool { true }
  public func collectionView(
    _: UICollectionView, shouldDeselectItemAt _: IndexPath
  ) -> Bool { true }
  public func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
  public func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {}
}

/// A supplementary view, such as a header.
open class UICollectionReusableView: UIView, ReusedView {
  public fileprivate(set) final var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection: its texts are one line.
open class UICollectionViewCell: UICollectionReusableView {
  public final let contentView = UIView()
  open var isSelected = false, isHighlighted = false, backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func prepareForReuse() { isSelected = false }
}

open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

/// A mark at the end of a row, of no effect.
public struct UICellAccessory: Sendable {
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
  public static func checkmark() -> UICellAccessory { UICellAccessory() }
  public static func delete() -> UICellAccessory { UICellAccessory() }
  public static func reorder() -> UICellAccessory { UICellAccessory() }
}

/// See ``CellWithInit``.
open class ReusableViewWithInit: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
@inline(never)
private func newReusableView(
  of type: UICollectionReusableView.Type, _ identifier: String
) -> UICollectionReusableView {
  let object: AnyObject = unsafeBitCast(type as Any.Type, to: ReusableViewWithInit.Type.self).init(
    frame: .zero)
  let view = unsafeDowncast(object, to: UICollectionReusableView.self)
  view.reuseIdentifier = identifier
  return view
}

extension UICollectionView {
  /// Registers a cell class and the closure that configures its cells.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    fileprivate let handler: Handler
    private let token = NSObject()
    /// Unique among the registrations that exist.
    fileprivate var identifier: String { "\(ObjectIdentifier(token))" }

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !isRegistered(identifier) { register(Cell.self, forCellWithReuseIdentifier: identifier) }
    let view = dequeue(identifier)
    guard let cell = view as? Cell else {
      programError(
        "the view \(view.map { "\(type(of: $0))" } ?? "nil") was dequeued in place of a \(Cell.self); keep the cell registration in a property"
      )
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    fileprivate let kind: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = "\(Supplementary.self)"
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: identifier)
    guard let view = dequeue(registration.kind + identifier) as? Supplementary else {
      programError("no \(Supplementary.self) was made")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView!
  public final var collectionViewLayout: UICollectionViewLayout {
    collectionView.collectionViewLayout
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init()
    setUp(layout)
  }

  public override init?(coder: some AnyObject) {
    super.init(coder: coder)
    setUp(UICollectionViewFlowLayout())
  }

  private func setUp(_ layout: UICollectionViewLayout) {
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout)
    (collection.dataSource, collection.delegate) = (self, self)
    collectionView = collection
  }

  open override func loadView() { view = collectionView }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
  open func collectionView(
    _: UICollectionView, cellForItemAt _: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  open func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
}

// MARK: Layouts, of no effect but for headers and footers

@MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  open func invalidateLayout() {}
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in _: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at _: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The kinds of the headers and the footers of sections.
  var supplementaryKinds: Set<String> { [] }
}

public final class UICollectionViewLayoutAttributes: NSObject {
  public var frame = CGRect.zero, indexPath = IndexPath(item: 0, section: 0), alpha: CGFloat = 1
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Sendable { case vertical, horizontal }

  public static let automaticSize = CGSize(width: -1, height: -1)

  open var scrollDirection = ScrollDirection.vertical, itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero, minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10, sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero, footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false

  override var supplementaryKinds: Set<String> {
    var kinds: Set<String> = []
    if headerReferenceSize != .zero { kinds.insert(UICollectionView.elementKindSectionHeader) }
    if footerReferenceSize != .zero { kinds.insert(UICollectionView.elementKindSectionFooter) }
    return kinds
  }
}

/// Nothing calls its functions.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: NSCollectionLayoutSection?

  public init(section: NSCollectionLayoutSection) { self.section = section }

  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) {
    section = sectionProvider(0, LayoutEnvironment())
  }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }

  override var supplementaryKinds: Set<String> {
    Set(section?.boundarySupplementaryItems.map(\.elementKind) ?? [])
  }
}

@MainActor
public protocol NSCollectionLayoutEnvironment { var traitCollection: UITraitCollection { get } }

private struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { .current }
}

@MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Sendable { case none, supplementary, firstItemInSection }

  public var headerMode = HeaderMode.none, footerMode = HeaderMode.none, showsSeparators = true
  public var backgroundColor: UIColor?

  public init(appearance: Appearance) {}
}

@MainActor
public final class NSCollectionLayoutSection {
  public enum OrthogonalScrollingBehavior: Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  public var interGroupSpacing: CGFloat = 0, contentInsets = NSDirectionalEdgeInsets()
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public init(group: NSCollectionLayoutGroup?) {}

  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: (any NSCollectionLayoutEnvironment)? = nil
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(group: nil) }
}

@MainActor
public class NSCollectionLayoutItem {
  public var contentInsets = NSDirectionalEdgeInsets()

  public init(layoutSize: NSCollectionLayoutSize) {}
}

public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public var interItemSpacing: NSCollectionLayoutSpacing?

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public enum Alignment: Sendable { case top, bottom, leading, trailing }

  public let elementKind: String
  public var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: Alignment
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

public struct NSCollectionLayoutSize: Sendable {
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {}
}

public struct NSCollectionLayoutDimension: Sendable {
  public static func fractionalWidth(_ fraction: CGFloat) -> Self { Self() }
  public static func fractionalHeight(_ fraction: CGFloat) -> Self { Self() }
  public static func absolute(_ length: CGFloat) -> Self { Self() }
  public static func estimated(_ length: CGFloat) -> Self { Self() }
}

public struct NSCollectionLayoutSpacing: Sendable {
  public static func fixed(_ spacing: CGFloat) -> Self { Self() }
  public static func flexible(_ spacing: CGFloat) -> Self { Self() }
}
