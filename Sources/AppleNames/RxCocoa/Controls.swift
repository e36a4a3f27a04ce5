public import RxSwift
import StateBinding
public import UIKit

// `rx` of UIKit's controls. Settable properties, such as `rx.isHidden`, need no declaration here.

extension UIBarItem: ReactiveCompatible {}

extension UIGestureRecognizer: ReactiveCompatible {}
extension UINavigationItem: ReactiveCompatible {}

extension Reactive where Base: UIControl {
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(
      events: events { control, hear in
        let action = UIAction { _ in hear(()) }
        control.addAction(action, for: controlEvents)
        return { [weak control] in control?.removeAction(action, for: controlEvents) }
      })
  }

  /// The value of `getter` now, and at each event.
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let changes = controlEvent(editingEvents).asObservable().startWith(())
    return ControlProperty(
      values: changes.compactMap { [weak base] _ in base.map(getter) },
      valueSink: Binder(base, binding: setter))
  }

  fileprivate func value<Value>(
    _ path: ReferenceWritableKeyPath<Base, Value>
  ) -> ControlProperty<Value> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0[keyPath: path] },
      setter: { $0[keyPath: path] = $1 })
  }
}

extension Reactive where Base: AnyObject {
  /// A stream of the values that `add` passes to its closure. `add` returns a closure that stops it.
  fileprivate func events<Value>(
    _ add: @escaping (Base, @escaping (Value) -> Void) -> () -> Void
  ) -> Observable<Value> {
    Observable<Value>.create { [weak base] observer in
      guard let base else { return Disposables.create() }
      return Disposables.create(with: add(base) { observer.onNext($0) })
    }
  }
}

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }

  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: controlState) }
  }
}

extension Reactive where Base: UIBarButtonItem {
  public var tap: ControlEvent<Void> {
    ControlEvent(events: events { item, hear in item.hearTaps { hear(()) } })
  }
}

extension Reactive where Base: UIGestureRecognizer {
  public var event: ControlEvent<Base> {
    ControlEvent(
      events: events { recognizer, hear in
        recognizer.recognitions.add { [weak recognizer] _ in recognizer.map(hear) }
      })
  }
}

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { value(\.text) }
  public var value: ControlProperty<String?> { text }
}

extension ControlProperty where Element == String? {
  /// The text, empty in place of nil.
  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(
      values: asObservable().map { $0 ?? "" }, valueSink: mapObserver { Optional($0) })
  }
}

extension ControlProperty {
  /// The changes, without the value at the beginning.
  public var changed: ControlEvent<Element> { ControlEvent(events: asObservable().skip(1)) }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { value(\.isOn) }
  public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> { value(\.value) }
}

extension Reactive where Base: UIStepper {
  public var value: ControlProperty<Double> { value(\.value) }
}

extension Reactive where Base: UIDatePicker {
  public var date: ControlProperty<Date> { value(\.date) }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> { value(\.selectedSegmentIndex) }
  public var value: ControlProperty<Int> { selectedSegmentIndex }
}

extension Reactive where Base: UIPageControl {
  public var currentPage: ControlProperty<Int> { value(\.currentPage) }
}

extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: Binder<Bool> {
    Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}

extension Reactive where Base: UIRefreshControl {
  public var isRefreshing: Binder<Bool> {
    Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
  }
}

extension Reactive where Base: UITextView {
  public var didChange: ControlEvent<Void> {
    ControlEvent(events: events { view, hear in view.changes.add { hear(()) } })
  }
  public var text: ControlProperty<String?> {
    ControlProperty(
      values: events { view, hear in view.changes.add { hear(()) } }.startWith(())
        .compactMap { [weak base] in base.map { $0.text } },
      valueSink: Binder(base) { $0.text = $1 })
  }
}

extension Reactive where Base: UISearchBar {
  public var text: ControlProperty<String?> {
    ControlProperty(
      values: events { bar, hear in bar.changes.add { hear(()) } }.startWith(())
        .compactMap { [weak base] in base.map { $0.text } },
      valueSink: Binder(base) { $0.text = $1 })
  }
  public var searchButtonClicked: ControlEvent<Void> {
    ControlEvent(events: events { bar, hear in bar.searches.add { hear(()) } })
  }
  public var cancelButtonClicked: ControlEvent<Void> {
    ControlEvent(events: events { bar, hear in bar.cancellations.add { hear(()) } })
  }
}

// MARK: - Tables and collections

/// Calls a binder that takes one more argument: `items.bind(to: table.rx.items(cellIdentifier: "Cell")) { … }`.
extension ObservableType {
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }
}

extension SharedSequence {
  public func drive<Argument, Result>(
    _ binder: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(asObservable())(curriedArgument) }
}

/// The data source of `rx.items`: the latest rows of its stream.
private final class BoundRows<Row>: NSObject, UITableViewDataSource, UICollectionViewDataSource,
  BoundModels
{
  var rows: [Row] = []
  var cell: ((UITableView, IndexPath, Row) -> UITableViewCell)?
  var item: ((UICollectionView, IndexPath, Row) -> UICollectionViewCell)?

  func model(at path: IndexPath) -> Any? {
    rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell?(tableView, indexPath, rows[indexPath.row]) ?? UITableViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    item?(collectionView, indexPath, rows[indexPath.row]) ?? UICollectionViewCell(frame: .zero)
  }
}

@MainActor
private protocol BoundModels: AnyObject {
  func model(at path: IndexPath) -> Any?
}

extension Reactive where Base: RowsView {
  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: events { view, hear in view.selections.add(hear) })
  }
  public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: events { view, hear in view.deselections.add(hear) })
  }

  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemSelected)
  }
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemDeselected)
  }

  fileprivate func models<Model>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<Model> {
    ControlEvent(
      events: paths.asObservable().compactMap { [weak base] path in
        (base?.heldSource as? any BoundModels)?.model(at: path) as? Model
      })
  }

  /// Stores each value of `source` in `rows`, and reloads the view.
  fileprivate func show<Source: ObservableType, Row>(
    _ source: Source, with rows: BoundRows<Row>
  ) -> any Disposable where Source.Element: Sequence<Row> {
    base.heldSource = rows
    return source.asObservable().subscribe(onNext: { [weak base, rows] elements in
      rows.rows = Array(elements)
      base?.reloadData()
    })
  }
}

extension Reactive where Base: UITableView {
  public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable {
    base.delegate = delegate
    return Disposables.create { [weak base] in base?.delegate = nil }
  }

  public var itemDeleted: ControlEvent<IndexPath> {
    ControlEvent(events: events { table, hear in table.deletions.add(hear) })
  }

  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemDeleted)
  }

  public func items<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (@escaping (UITableView, Int, Rows.Element) -> UITableViewCell) -> any Disposable
  where Source.Element == Rows {
    { make in
      let rows = BoundRows<Rows.Element>()
      rows.cell = { make($0, $1.row, $2) }
      base.dataSource = rows
      return show(source, with: rows)
    }
  }

  public func items<Rows: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (Source) -> (@escaping (Int, Rows.Element, Cell) -> Void) -> any Disposable
  where Source.Element == Rows {
    { source in
      { configure in
        let show = items(source)
        return show { table, row, element in
          let path = IndexPath(row: row, section: 0)
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configure(row, element, cell) }
          return cell
        }
      }
    }
  }
}

extension Reactive where Base: UICollectionView {
  public func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable {
    base.delegate = delegate
    return Disposables.create { [weak base] in base?.delegate = nil }
  }

  public func items<Rows: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (@escaping (UICollectionView, Int, Rows.Element) -> UICollectionViewCell) -> any Disposable
  where Source.Element == Rows {
    { make in
      let rows = BoundRows<Rows.Element>()
      rows.item = { make($0, $1.item, $2) }
      base.dataSource = rows
      return show(source, with: rows)
    }
  }

  public func items<Rows: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (Source) -> (@escaping (Int, Rows.Element, Cell) -> Void) -> any Disposable
  where Source.Element == Rows {
    { source in
      { configure in
        let show = items(source)
        return show { collection, item, element in
          let path = IndexPath(item: item, section: 0)
          let cell = collection.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configure(item, element, cell) }
          return cell
        }
      }
    }
  }
}
