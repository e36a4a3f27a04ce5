import RIBs
import RxCocoa
import RxRelay
import RxSwift
import SwiftUI
import UIKit

// MARK: - Service

protocol BookServicing: AnyObject {
  func books(matching query: String) -> Single<[String]>
}

enum BookError: Error {
  case offline
}

final class BookService: BookServicing {
  private let titles = ["Emma", "Dracula", "Dubliners", "Middlemarch", "Ulysses"]

  func books(matching query: String) -> Single<[String]> {
    guard query != "offline" else { return .error(BookError.offline) }
    let found = titles.filter { $0.lowercased().contains(query.lowercased()) }
    return Single.just(found)
      .delay(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .userInitiated))
  }
}

extension ObservableType where Element == String {
  func trimmed() -> Observable<String> {
    map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension ObservableType {
  func unwrap<T>() -> Observable<T> where Element == T? {
    compactMap { $0 }
  }
}

// MARK: - Builder

protocol SearchDependency: Dependency {
  var bookService: BookServicing { get }
}

final class SearchComponent: Component<SearchDependency> {
  fileprivate var bookService: BookServicing { dependency.bookService }
}

protocol SearchBuildable: Buildable {
  func build() -> LaunchRouting
}

final class SearchBuilder: Builder<SearchDependency>, SearchBuildable {
  override init(dependency: SearchDependency) {
    super.init(dependency: dependency)
  }

  func build() -> LaunchRouting {
    let component = SearchComponent(dependency: dependency)
    let viewController = SearchViewController()
    let interactor = SearchInteractor(
      presenter: viewController, bookService: component.bookService)
    return SearchRouter(interactor: interactor, viewController: viewController)
  }
}

// MARK: - Router

protocol SearchInteractable: Interactable {
  var router: SearchRouting? { get set }
}

protocol SearchViewControllable: ViewControllable {}

final class SearchRouter: LaunchRouter<SearchInteractable, SearchViewControllable>, SearchRouting {
  override init(interactor: SearchInteractable, viewController: SearchViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

// MARK: - Interactor

protocol SearchRouting: ViewableRouting {}

protocol SearchPresentable: Presentable {
  var listener: SearchPresentableListener? { get set }
  func show(_ books: Driver<[String]>)
  func showLoading(_ isLoading: Bool)
  func showError(_ message: String)
}

final class SearchInteractor: PresentableInteractor<SearchPresentable>, SearchInteractable,
  SearchPresentableListener
{
  weak var router: SearchRouting?

  private let bookService: BookServicing
  private let query = PublishRelay<String?>()
  private let favorite = PublishSubject<String>()
  private let books = BehaviorRelay<[String]>(value: [])

  init(presenter: SearchPresentable, bookService: BookServicing) {
    self.bookService = bookService
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()

    presenter.show(books.asDriver())

    query
      .unwrap()
      .trimmed()
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .distinctUntilChanged()
      .do(onNext: { [weak self] _ in self?.presenter.showLoading(true) })
      .withUnretained(self)
      .flatMapLatest { owner, query in
        owner.bookService.books(matching: query)
          .asObservable()
          .materialize()
          .filter { !$0.isCompleted }
      }
      .observe(on: MainScheduler.instance)
      .withUnretained(self)
      .subscribe(onNext: { owner, event in
        owner.presenter.showLoading(false)
        if let books = event.element {
          owner.books.accept(books)
        } else if event.error != nil {
          owner.presenter.showError("No connection")
        }
      })
      .disposeOnDeactivate(interactor: self)

    favorite
      .withLatestFrom(books) { favorite, books in
        [favorite] + books.filter { $0 != favorite }
      }
      .bind(to: books)
      .disposeOnDeactivate(interactor: self)
  }

  func didType(_ text: String?) {
    query.accept(text)
  }

  func didSelect(_ book: String) {
    favorite.onNext(book)
  }
}

// MARK: - View

protocol SearchPresentableListener: AnyObject {
  func didType(_ text: String?)
  func didSelect(_ book: String)
}

final class SearchViewController: UIViewController, SearchPresentable, SearchViewControllable {
  weak var listener: SearchPresentableListener?

  private let model = SearchModel()
  private let disposeBag = DisposeBag()

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    view.backgroundColor = .white
    model.didType = { [weak self] in self?.listener?.didType($0) }
    model.didSelect = { [weak self] in self?.listener?.didSelect($0) }
    let hosting = UIHostingController(rootView: SearchView(model: model))
    addChild(hosting)
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
  }

  func show(_ books: Driver<[String]>) {
    books
      .drive(with: self) { $0.model.books = $1 }
      .disposed(by: disposeBag)
  }

  func showLoading(_ isLoading: Bool) {
    model.isLoading = isLoading
    model.error = nil
  }

  func showError(_ message: String) {
    model.error = message
  }
}

final class SearchModel: ObservableObject {
  @Published var text = "" {
    didSet { didType?(text) }
  }
  @Published var books: [String] = []
  @Published var isLoading = false
  @Published var error: String?
  var didType: ((String) -> Void)?
  var didSelect: ((String) -> Void)?
}

struct SearchView: View {
  @ObservedObject var model: SearchModel

  var body: some View {
    VStack {
      TextField("Title", text: $model.text)
      if model.isLoading {
        ProgressView()
      }
      if let error = model.error {
        Text(error).foregroundColor(.red)
      }
      List(model.books, id: \.self) { book in
        Button(book) { model.didSelect?(book) }
      }
    }
  }
}

#Preview {
  SearchView(model: SearchModel())
}
