import RIBs
import RxCocoa
import RxSwift
import UIKit

// A bookshop with UIKit's controls, as teams write their screens: an account to log in with, a table of books, a collection of
// covers, a basket inside of the shop, and a sheet with a note.

// MARK: - Log in

protocol EntrancePresentableListener: AnyObject {
  func logIn(name: String, password: String)
}

final class EntranceViewController: UIViewController, ViewControllable {
  weak var listener: EntrancePresentableListener?
  private let disposeBag = DisposeBag()

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Bookshop"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let rememberSwitch = UISwitch()
  private let logInButton = UIButton(type: .system)
  private let hintLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    buildViews()
    bind()
  }

  private func buildViews() {
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.autocapitalizationType = .none
    nameField.returnKeyType = .next
    nameField.delegate = self
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.delegate = self
    logInButton.setTitle("Log in", for: .normal)
    hintLabel.textColor = .systemRed
    hintLabel.numberOfLines = 0
    hintLabel.isHidden = true
    let rememberLabel = UILabel()
    rememberLabel.text = "Remember me"
    let remember = UIStackView(arrangedSubviews: [rememberLabel, rememberSwitch])
    remember.axis = .horizontal
    let stack = UIStackView(
      arrangedSubviews: [titleLabel, nameField, passwordField, remember, logInButton, hintLabel])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      logInButton.heightAnchor.constraint(equalToConstant: 44),
    ])
    logInButton.layer.cornerRadius = 8
    logInButton.layer.borderColor = UIColor.systemBlue.cgColor
  }

  private func bind() {
    let name = nameField.rx.text.orEmpty
    let password = passwordField.rx.text.orEmpty
    Observable.combineLatest(name, password) { !$0.isEmpty && $1.count >= 4 }
      .bind(to: logInButton.rx.isEnabled)
      .disposed(by: disposeBag)
    logInButton.rx.tap
      .withLatestFrom(Observable.combineLatest(name, password))
      .subscribe(onNext: { [weak self] name, password in
        self?.listener?.logIn(name: name, password: password)
      })
      .disposed(by: disposeBag)
  }
}

extension EntranceViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 12
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

protocol EntrancePresentable: Presentable {
  var listener: EntrancePresentableListener? { get set }
  func show(hint: String)
}

extension EntranceViewController: EntrancePresentable {
  func show(hint: String) {
    hintLabel.text = hint
    hintLabel.isHidden = false
    passwordField.text = ""
  }
}

protocol EntranceListener: AnyObject {
  func didLogIn(name: String)
}

final class EntranceInteractor: PresentableInteractor<EntrancePresentable>,
  EntrancePresentableListener
{
  weak var listener: EntranceListener?

  override init(presenter: EntrancePresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func logIn(name: String, password: String) {
    if password == "ink" + "well" {
      listener?.didLogIn(name: name)
    } else {
      presenter.show(hint: "The password is wrong.")
    }
  }
}

// MARK: - The books

struct Volume: Equatable {
  let title: String
  let author: String
}

final class BookCell: UITableViewCell {
  static let identifier = "BookCell"

  private let titleLabel = UILabel()
  private let authorLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleLabel)
    contentView.addSubview(authorLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }

  func configure(with book: Volume) {
    titleLabel.text = book.title
    authorLabel.text = book.author
  }
}

final class BooksViewController: UIViewController, ViewControllable {
  private var books = [
    Volume(title: "Emma", author: "Jane Austen"), Volume(title: "Dracula", author: "Bram Stoker"),
  ]
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    tableView.register(BookCell.self, forCellReuseIdentifier: BookCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }
}

extension BooksViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: BookCell.identifier, for: indexPath) as? BookCell
    else { return UITableViewCell() }
    cell.configure(with: books[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    books.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let alert = UIAlertController(
      title: books[indexPath.row].title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

// MARK: - The root

final class BookshopViewController: UIViewController, ViewControllable {
  private var current: UIViewController?

  func show(_ viewController: UIViewController) {
    current?.willMove(toParent: nil)
    current?.view.removeFromSuperview()
    current?.removeFromParent()
    addChild(viewController)
    view.addSubview(viewController.view)
    viewController.didMove(toParent: self)
    current = viewController
  }
}

final class BookshopInteractor: Interactor, EntranceListener {
  weak var router: BookshopRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.showEntrance()
  }

  func didLogIn(name: String) { router?.showBooks() }
}

final class BookshopRouter: LaunchRouter<BookshopInteractor, BookshopViewController> {
  private var child: Routing?

  func showEntrance() {
    let viewController = EntranceViewController()
    let interactor = EntranceInteractor(presenter: viewController)
    interactor.listener = self.interactor
    show(
      ViewableRouter<EntranceInteractor, EntranceViewController>(
        interactor: interactor, viewController: viewController), viewController)
  }

  func showBooks() {
    let viewController = BooksViewController()
    show(
      ViewableRouter<Interactor, BooksViewController>(
        interactor: Interactor(), viewController: viewController), viewController)
  }

  private func show(_ router: Routing, _ viewController: UIViewController) {
    if let child { detachChild(child) }
    attachChild(router)
    child = router
    self.viewController.show(viewController)
  }
}

func bookshopRouter() -> LaunchRouting {
  let interactor = BookshopInteractor()
  let router = BookshopRouter(
    interactor: interactor, viewController: BookshopViewController())
  interactor.router = router
  return router
}
