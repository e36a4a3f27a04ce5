import RxCocoa
import RxSwift
import StateBinding
import StateBindingTestSupport
import StateBindingTesting
import Testing
import UIKit

/// Tables and collections: the order in which they call their data source and delegate, and what the screen shows.
@Suite(.ownRun)
struct UIKitListTests {
  private let log = Log()

  private func window(_ view: UIView) -> UIWindow {
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `a table makes the rows that are shown, and reuses their cells`() {
    let table = UITableView()
    let source = Fruits(log, ["Apple", "Pear"])
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    table.dataSource = source
    let window = window(table)
    #expect(window.lines == ["list ", " row Apple", " row Pear"])
    #expect(log.take() == ["sections", "rows 0", "cell 0", "made", "cell 1", "made"])
    source.names = ["Fig", "Plum", "Kiwi"]
    #expect(window.lines == ["list ", " row Apple", " row Pear"], "nothing was reloaded")
    #expect(log.take() == [])
    table.reloadData()
    #expect(window.lines == ["list ", " row Fig", " row Plum", " row Kiwi"])
    #expect(
      log.take() == [
        "sections", "rows 0", "cell 0", "reused", "cell 1", "reused", "cell 2", "made",
      ])
  }

  @Test func `a tap calls the delegate in UIKit's order and selects the row`() throws {
    let table = UITableView()
    let source = Fruits(log, ["Apple", "Pear"])
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    (table.dataSource, table.delegate) = (source, source)
    let window = window(table)
    try window.use("Apple", .tap)
    _ = log.take()
    try window.use("Pear", .tap)
    #expect(
      log.take() == [
        "didHighlight 1", "didUnhighlight 1", "willSelect 1", "willDeselect 0", "didDeselect 0",
        "didSelect 1",
      ])
    #expect(
      window.lines == [
        "list ", " button Apple", "  button Delete destructive", " button Pear selected",
        "  button Delete destructive",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(!window.lines.contains { $0.hasSuffix("selected") })
  }

  @Test func `a swipe deletes a row if the data source commits edits`() throws {
    let table = UITableView()
    let source = Fruits(log, ["Apple", "Pear"])
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    table.dataSource = source
    let window = window(table)
    #expect(window.lines.count == 3, "no row can be deleted without a delegate's style")
    source.isEditable = true
    try window.use("Delete", .tap)
    #expect(window.lines == ["list ", " row Pear", "  button Delete destructive"])
    #expect(log.lines.suffix(3) == ["commit 0", "sections", "rows 0"])
  }

  @Test func `code reads, reloads and exchanges rows, headers and sections`() {
    let table = UITableView()
    let source = Fruits(log, ["Apple", "Pear"])
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (source, source)
    source.header = "Fruit"
    let window = window(table)
    #expect(window.lines.prefix(3) == ["list ", " section Fruit", "  button Apple"])
    let first = IndexPath(row: 0, section: 0)
    #expect(table.cellForRow(at: first)?.textLabel?.text == "Apple")
    source.names[0] = "Fig"
    table.reloadRows(at: [first], with: .none)
    #expect(window.lines[2] == "  button Fig")
    source.names.append("Plum")
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    table.endUpdates()
    #expect(window.lines.contains("  button Plum"))
    (source.names, source.header) = (["Kiwi"], "More")
    table.reloadSections([0], with: .none)
    #expect(window.lines.prefix(3) == ["list ", " section More", "  button Kiwi"])
    source.sections = 2
    table.insertSections([1], with: .none)
    #expect(window.lines.filter { $0.hasSuffix("button Kiwi") }.count == 2)
    source.sections = 1
    table.deleteSections([1], with: .none)
    #expect(window.lines.filter { $0.hasSuffix("button Kiwi") }.count == 1)
  }

  @Test func `code reads, selects and exchanges the items of a collection`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Covers(log)
    collection.register(CoverView.self, forCellWithReuseIdentifier: "cover")
    (collection.dataSource, collection.delegate) = (source, source)
    let window = window(collection)
    let second = IndexPath(item: 1, section: 0)
    collection.selectItem(at: second, animated: true, scrollPosition: .top)
    #expect(window.lines.last == " button Two selected")
    #expect((collection.cellForItem(at: second) as? CoverView)?.label.text == "Two")
    collection.deselectItem(at: second, animated: true)
    #expect(window.lines.last == " button Two")
    source.title = "Three"
    collection.reloadItems(at: [second])
    #expect(window.lines.last == " button Three")
    source.count = 3
    collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    source.count = 2
    collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
    #expect(window.lines.last == " button Three" && log.lines == [])
  }

  @Test func `a data source that commits nothing deletes nothing`() {
    let table = UITableView()
    let source = Plain()
    table.dataSource = source
    #expect(window(table).lines == ["list ", " row Only  detail"])
  }

  @Test func `swipe actions and an accessory button belong to the row`() throws {
    let table = UITableView()
    let source = Swipes(log)
    (table.dataSource, table.delegate) = (source, source)
    let window = window(table)
    #expect(
      window.lines == [
        "list ", " section Fruit", "  button Apple", "   button More Info",
        "   button Pin", "   button Remove destructive", "  text 1 fruit",
      ])
    try window.use("Remove", .tap)
    try window.use("More Info", .tap)
    #expect(log.lines == ["remove true", "accessory"])
  }

  @Test func `sections, rows beyond the window and moves are shown`() throws {
    let table = UITableView()
    let source = Many(log)
    table.dataSource = source
    table.setEditing(true, animated: false)
    let window = window(table)
    #expect(window.lines.filter { $0.contains("row ") }.count == 20)
    #expect(window.lines.last == " more  5")
    window.showMore()
    #expect(window.lines.filter { $0.contains("row ") }.count == 25)
    try window.use("Move up", .tap)
    #expect(log.lines == ["move 0.1 to 0.0"])
    #expect(window.lines[2] == "  row 0.1" && window.lines[3] == "  row 0.0")
  }

  @Test func `a batch deletes before it inserts`() {
    let table = UITableView()
    let source = Fruits(log, ["Apple", "Pear", "Fig"])
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    table.dataSource = source
    let window = window(table)
    _ = window.lines
    source.names = ["Kiwi", "Pear", "Plum"]
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.deleteRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    #expect(window.lines == ["list ", " row Kiwi", " row Pear", " row Plum"])
  }

  @Test func `an update that does not fit the data ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView()
        let source = Many(Log())
        table.dataSource = source
        _ = table.numberOfSections
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }

  @Test func `a table is refreshed until its control ends`() async {
    let table = UITableView()
    let control = UIRefreshControl()
    control.addAction(UIAction { [log] _ in log("refresh") }, for: .valueChanged)
    table.refreshControl = control
    let window = window(table)
    #expect(window.canRefresh)
    window.refresh()
    await settled()
    #expect(log.lines == ["refresh"] && window.lines == ["progress ", "list "])
    control.endRefreshing()
    #expect(window.lines == ["list "])
    control.beginRefreshing()
    #expect(window.lines == ["progress ", "list "])
  }

  @Test func `a collection calls its delegate in UIKit's order`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 1)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = Covers(log)
    collection.register(CoverView.self, forCellWithReuseIdentifier: "cover")
    collection.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (collection.dataSource, collection.delegate) = (source, source)
    let window = window(collection)
    #expect(window.lines == ["list ", " section Covers", "  button Item 1 red", "  button Two"])
    try window.use("Two", .tap)
    #expect(log.lines == ["highlight 1", "unhighlight 1", "shouldSelect 1", "didSelect 1"])
    #expect(window.lines.last == "  button Two selected")
  }

  @Test func `a diffable data source keeps the cells of items that stay`() {
    let table = UITableView()
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      [log] table, path, name in
      log("cell \(name)")
      let cell = table.dequeueReusableCell(withIdentifier: "fruit", for: path)
      cell.textLabel?.text = name
      return cell
    }
    let window = window(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Apple", "Pear"])
    source.apply(snapshot)
    #expect(window.lines == ["list ", " row Apple", " row Pear"])
    snapshot.deleteItems(["Apple"])
    snapshot.appendItems(["Fig"])
    source.apply(snapshot, animatingDifferences: true)
    #expect(window.lines == ["list ", " row Pear", " row Fig"])
    #expect(log.lines == ["cell Apple", "cell Pear", "cell Fig"])
    snapshot.reconfigureItems(["Pear"])
    source.apply(snapshot)
    _ = window.lines
    #expect(log.lines.last == "cell Pear")
    #expect(source.indexPath(for: "Fig") == IndexPath(row: 1, section: 0))
  }

  @Test func `a collection controller shows the cells of a registration and a diffable source`()
    throws
  {
    let controller = Shelf(collectionViewLayout: UICollectionViewFlowLayout())
    controller.log = log
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.lines == ["list ", " button Emma", " button Dracula"])
    try window.use("Dracula", .tap)
    #expect(log.lines == ["Dracula"])
    controller.show(["Dracula", "Ulysses"])
    #expect(window.lines == ["list ", " button Dracula selected", " button Ulysses"])
  }

  @Test func `rx binds the rows of tables and collections`() throws {
    let names = BehaviorRelay(value: ["Apple", "Pear"])
    let table = UITableView()
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    let bag = DisposeBag()
    names.bind(to: table.rx.items(cellIdentifier: "fruit", cellType: FruitCell.self)) {
      row, name, cell in cell.textLabel?.text = "\(row) \(name)"
    }.disposed(by: bag)
    table.rx.modelSelected(String.self).subscribe(onNext: { [log] in log($0) }).disposed(by: bag)
    table.rx.itemSelected.subscribe(onNext: { [log] in log("\($0.row)") }).disposed(by: bag)
    let window = window(table)
    try window.use("1 Pear", .tap)
    #expect(log.lines == ["Pear", "1"])
    names.accept(["Fig"])
    #expect(window.lines == ["list ", " button 0 Fig"])
  }

  @Test func `a table view controller is the data source of its table`() {
    let controller = Settings(style: .grouped)
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(window.screen.title == "Settings")
    #expect(window.lines == ["list ", " button Sound on", " toggle Wi-Fi off"])
  }
}

private final class FruitCell: UITableViewCell {
  static weak var log: Log?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.log?("made")
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.log?("reused")
  }
}

private final class Fruits: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names: [String]
  var isEditable = false
  var header: String?
  var sections = 1
  private let log: Log

  init(_ log: Log, _ names: [String]) {
    (self.log, self.names) = (log, names)
    FruitCell.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log("sections")
    return sections
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log("rows \(section)")
    return names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    view?.textLabel?.text = header
    return view
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEditable || tableView.delegate != nil
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log("commit \(indexPath.row)")
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log("didDeselect \(indexPath.row)")
  }
}

private final class Plain: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Only"
    cell.detailTextLabel?.text = " detail"
    return cell
  }
}

private final class Swipes: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Apple"
    cell.contentConfiguration = content
    cell.accessoryType = .detailButton
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Fruit"
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = "1 fruit"
    return label
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    ])
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { [log] _, view, done in
        log("remove \(view is UITableViewCell)")
        done(true)
      }
    ])
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log("accessory") }
}

private final class Many: UITableViewDataSource {
  private let log: Log
  private var rows = [(0..<15).map { "0.\($0)" }, (0..<10).map { "1.\($0)" }]

  init(_ log: Log) { self.log = log }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Part \(section)"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 1
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let (from, to) = (sourceIndexPath, destinationIndexPath)
    log("move \(from.section).\(from.row) to \(to.section).\(to.row)")
    rows[to.section].insert(rows[from.section].remove(at: from.row), at: to.row)
  }
}

private final class CoverView: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class HeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Covers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var title = "Two"
  var count = 2
  private let log: Log

  init(_ log: Log) { self.log = log }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    cell.backgroundColor = .red
    (cell as? CoverView)?.label.text = indexPath.item == 1 ? title : nil
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? HeaderView)?.label.text = "Covers"
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log("highlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log("unhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log("didSelect \(indexPath.item)")
  }
}

private final class Settings: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    2
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row == 0 ? "Sound" : "Wi-Fi"
    if indexPath.row == 0 {
      cell.detailTextLabel?.text = "on"
    } else {
      cell.accessoryView = UISwitch()
    }
    return cell
  }
}

private final class Shelf: UICollectionViewController {
  var log: Log?
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collection, path, title in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
    }
    show(["Emma", "Dracula"])
  }

  func show(_ titles: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles)
    source?.apply(snapshot)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath)
  {
    log?(source?.itemIdentifier(for: path) ?? "")
  }
}
