import RIBs
import RxRelay
import RxSwift
import SwiftUI
import UIKit

// Books on a shelf, and a page for each: a stream of tuples, a request in a plain task, and pages that are pushed a turn later.

struct Book {
  let id: Int
  let title: String
}

enum BookEndpoint {
  case fetchBooks(shelfId: String?)
}

final class Library {
  static let shared = Library()

  func request(endpoint: BookEndpoint) async throws -> [Book] {
    [Book(id: 1, title: "The Tide"), Book(id: 2, title: "A Map of Rain")]
  }
}

// MARK: - Shelf

typealias ShownBooks = (books: [Book], initial: Bool, reload: Bool)

protocol ShelfDependency: Dependency {}

final class ShelfComponent: Component<ShelfDependency>, BookDetailDependency {
  let booksStream: BehaviorRelay<(books: [Book], initial: Bool, reload: Bool)> = .init(
    value: (books: [], initial: true, reload: true))
}

protocol ShelfBuildable: Buildable {
  func build(withListener listener: ShelfListener?) -> LaunchRouting
}

final class ShelfBuilder: Builder<ShelfDependency>, ShelfBuildable {
  func build(withListener listener: ShelfListener?) -> LaunchRouting {
    let component = ShelfComponent(dependency: dependency)
    let viewController = ShelfViewController()
    let interactor = ShelfInteractor(presenter: viewController, booksStream: component.booksStream)
    interactor.listener = listener
    let bookDetailBuilder = BookDetailBuilder(dependency: component)
    return ShelfRouter(
      interactor: interactor,
      viewController: ShelfNavigationController(rootViewController: viewController),
      bookDetailBuilder: bookDetailBuilder)
  }
}

protocol ShelfRouting: ViewableRouting {
  func routeToBookDetail(book: Book)
  func detachBookDetail()
}

protocol ShelfPresentable: Presentable {
  var listener: ShelfPresentableListener? { get set }
  func update(books: [Book], initial: Bool, reload: Bool)
}

protocol ShelfListener: AnyObject {}

final class ShelfInteractor: PresentableInteractor<ShelfPresentable>, ShelfInteractable {
  weak var router: ShelfRouting?
  weak var listener: ShelfListener?

  private let disposeBag = DisposeBag()
  private let booksStream: BehaviorRelay<(books: [Book], initial: Bool, reload: Bool)>
  private var selectedShelfId: String?

  init(
    presenter: ShelfPresentable,
    booksStream: BehaviorRelay<(books: [Book], initial: Bool, reload: Bool)>
  ) {
    self.booksStream = booksStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    Task {
      do {
        try await fetchBooks(initial: true)
      } catch {
        print("The books were not loaded: \(error)")
      }
    }
    booksStream
      .subscribe(onNext: { [weak self] shown in
        self?.presenter.update(books: shown.books, initial: shown.initial, reload: shown.reload)
      })
      .disposed(by: disposeBag)
  }
}

extension ShelfInteractor {
  private func fetchBooks(initial: Bool = false, reload: Bool = true) async throws {
    let endpoint = BookEndpoint.fetchBooks(shelfId: selectedShelfId)
    let books = try await Library.shared.request(endpoint: endpoint)
    self.booksStream.accept((books: books, initial: initial, reload: reload))
  }
}

extension ShelfInteractor: ShelfPresentableListener {
  func bookDidTap(book: Book) {
    router?.routeToBookDetail(book: book)
  }
}

extension ShelfInteractor: BookDetailListener {
  func detachBookDetail() {
    router?.detachBookDetail()
  }
}

protocol ShelfPresentableListener: AnyObject {
  func bookDidTap(book: Book)
}

final class ShelfContent: ObservableObject {
  @Published var books = [Book]()
}

final class ShelfViewController: UIViewController {
  weak var listener: ShelfPresentableListener?

  private let content = ShelfContent()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    let host = UIHostingController(
      rootView: ShelfView(content: content) { [weak self] in
        self?.listener?.bookDidTap(book: $0)
      })
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

struct ShelfView: View {
  @ObservedObject var content: ShelfContent
  let didTap: (Book) -> Void

  var body: some View {
    List(content.books, id: \.id) { book in
      Button(book.title) { didTap(book) }
    }
  }
}

extension ShelfViewController: ShelfPresentable {
  func update(books: [Book], initial: Bool, reload: Bool) {
    Task {
      let sorted = await withTaskGroup(of: Book.self) { group in
        for book in books { group.addTask { book } }
        var found = [Book]()
        for await book in group { found.append(book) }
        return found.sorted { $0.id < $1.id }
      }
      await MainActor.run { content.books = sorted }
    }
  }
}

final class ShelfNavigationController: UINavigationController, ShelfViewControllable {
  func push(_ viewControllable: ViewControllable, animated: Bool) {
    DispatchQueue.main.async {
      self.pushViewController(viewControllable.uiviewController, animated: animated)
    }
  }

  func pop(_ viewControllable: ViewControllable, animated: Bool) {
    DispatchQueue.main.async {
      viewControllable.uiviewController.navigationController?.popViewController(animated: animated)
    }
  }
}

protocol ShelfInteractable: Interactable, BookDetailListener {
  var router: ShelfRouting? { get set }
  var listener: ShelfListener? { get set }
}

protocol ShelfViewControllable: ViewControllable {
  func push(_ viewControllable: ViewControllable, animated: Bool)
  func pop(_ viewControllable: ViewControllable, animated: Bool)
}

final class ShelfRouter: LaunchRouter<ShelfInteractable, ShelfViewControllable> {
  private let bookDetailBuilder: BookDetailBuildable
  private var bookDetailRouter: BookDetailRouting?

  init(
    interactor: ShelfInteractable, viewController: ShelfViewControllable,
    bookDetailBuilder: BookDetailBuildable
  ) {
    self.bookDetailBuilder = bookDetailBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

extension ShelfRouter: ShelfRouting {
  func routeToBookDetail(book: Book) {
    let router = bookDetailBuilder.build(withListener: interactor, book: book)
    bookDetailRouter = router
    attachChild(router)
    viewController.push(router.viewControllable, animated: true)
  }

  func detachBookDetail() {
    guard let router = bookDetailRouter else { return }
    viewController.pop(router.viewControllable, animated: true)
    detachChild(router)
    bookDetailRouter = nil
  }
}

// MARK: - Book detail

protocol BookDetailDependency: Dependency {}

final class BookDetailComponent: Component<BookDetailDependency> {}

protocol BookDetailBuildable: Buildable {
  func build(withListener listener: BookDetailListener, book: Book) -> BookDetailRouting
}

final class BookDetailBuilder: Builder<BookDetailDependency>, BookDetailBuildable {
  override init(dependency: BookDetailDependency) {
    super.init(dependency: dependency)
  }

  func build(withListener listener: BookDetailListener, book: Book) -> BookDetailRouting {
    _ = BookDetailComponent(dependency: dependency)
    let viewController = BookDetailViewController()
    let interactor = BookDetailInteractor(presenter: viewController, book: book)
    interactor.listener = listener
    return BookDetailRouter(interactor: interactor, viewController: viewController)
  }
}

protocol BookDetailRouting: ViewableRouting {}

protocol BookDetailPresentable: Presentable {
  var listener: BookDetailPresentableListener? { get set }
  func update(book: Book)
}

protocol BookDetailListener: AnyObject {
  func detachBookDetail()
}

final class BookDetailInteractor: PresentableInteractor<BookDetailPresentable>,
  BookDetailInteractable
{
  weak var router: BookDetailRouting?
  weak var listener: BookDetailListener?

  private let book: Book

  init(presenter: BookDetailPresentable, book: Book) {
    self.book = book
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.update(book: book)
  }
}

extension BookDetailInteractor: BookDetailPresentableListener {
  func backButtonDidTap() {
    listener?.detachBookDetail()
  }
}

protocol BookDetailPresentableListener: AnyObject {
  func backButtonDidTap()
}

final class BookDetailViewController: UIViewController, BookDetailViewControllable {
  weak var listener: BookDetailPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", primaryAction: UIAction { [weak self] _ in self?.backButtonTapped() })
  }

  private func backButtonTapped() {
    listener?.backButtonDidTap()
  }
}

extension BookDetailViewController: BookDetailPresentable {
  func update(book: Book) {
    title = book.title
  }
}

protocol BookDetailInteractable: Interactable {
  var router: BookDetailRouting? { get set }
  var listener: BookDetailListener? { get set }
}

protocol BookDetailViewControllable: ViewControllable {}

final class BookDetailRouter: ViewableRouter<BookDetailInteractable, BookDetailViewControllable>,
  BookDetailRouting
{
  override init(interactor: BookDetailInteractable, viewController: BookDetailViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

final class ShelfAppComponent: Component<EmptyDependency>, ShelfDependency {
  init() { super.init(dependency: EmptyComponent()) }
}
