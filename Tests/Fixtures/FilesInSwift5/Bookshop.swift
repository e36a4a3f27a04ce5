import RIBs
import RxCocoa
import RxRelay
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
    rememberSwitch.accessibilityLabel = "Remember me"
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

// MARK: - The books, with the basket below them

struct Volume: Equatable {
  let title: String
  let author: String
}

final class VolumeCell: UITableViewCell {
  static let identifier = "VolumeCell"

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

  func configure(with volume: Volume) {
    titleLabel.text = volume.title
    authorLabel.text = volume.author
  }
}

protocol BooksPresentableListener: AnyObject {
  func choose(_ volume: Volume)
  func showCovers()
  func writeNote()
  func didPopCovers()
}

final class BooksViewController: UIViewController, ViewControllable {
  weak var listener: BooksPresentableListener?

  private var volumes = [
    Volume(title: "Emma", author: "Jane Austen"), Volume(title: "Dracula", author: "Bram Stoker"),
  ]
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    tableView.register(VolumeCell.self, forCellReuseIdentifier: VolumeCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    view.addSubview(tableView)
    tableView.frame = view.bounds
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Covers",
        primaryAction: UIAction { [weak self] _ in self?.listener?.showCovers() }),
      UIBarButtonItem(
        systemItem: .compose,
        primaryAction: UIAction { [weak self] _ in self?.listener?.writeNote() }),
    ]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isMovingToParent { listener?.didPopCovers() }
  }

  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension BooksViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    volumes.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    volumes.isEmpty ? nil : "In stock"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: VolumeCell.identifier, for: indexPath) as? VolumeCell
    else { return UITableViewCell() }
    cell.configure(with: volumes[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    volumes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    listener?.choose(volumes[indexPath.row])
  }
}

protocol BooksListener: AnyObject {
  func logOut()
}

final class BooksInteractor: Interactor, BooksPresentableListener, BasketListener, CoversListener,
  NoteListener
{
  weak var router: BooksRouter?
  weak var listener: BooksListener?
  private let basket: BehaviorRelay<[Volume]>

  init(basket: BehaviorRelay<[Volume]>) {
    self.basket = basket
    super.init()
  }

  func choose(_ volume: Volume) {
    // A basket holds two books.
    if basket.value.count < 2 { basket.accept(basket.value + [volume]) }
  }

  func showCovers() { router?.pushCovers() }
  func didPopCovers() { router?.detachCovers() }
  func writeNote() { router?.presentNote() }
  func didEndNote() { router?.dismissNote() }
  func didCheckOut() { listener?.logOut() }
}

final class BooksRouter: ViewableRouter<BooksInteractor, BooksViewController> {
  private let basket: BehaviorRelay<[Volume]>
  private var covers: Routing?
  private var note: ViewableRouting?

  init(basket: BehaviorRelay<[Volume]>) {
    self.basket = basket
    let viewController = BooksViewController()
    let interactor = BooksInteractor(basket: basket)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    viewController.listener = interactor
  }

  override func didLoad() {
    super.didLoad()
    let child = BasketViewController(basket: basket)
    let interactor = BasketInteractor()
    interactor.listener = self.interactor
    child.listener = interactor
    attachChild(
      ViewableRouter<BasketInteractor, BasketViewController>(
        interactor: interactor, viewController: child))
    viewController.embed(child)
  }

  func pushCovers() {
    let controller = CoversViewController()
    let interactor = CoversInteractor()
    interactor.listener = self.interactor
    controller.listener = interactor
    let router = ViewableRouter<CoversInteractor, CoversViewController>(
      interactor: interactor, viewController: controller)
    attachChild(router)
    covers = router
    viewController.navigationController?.pushViewController(controller, animated: true)
  }

  func detachCovers() {
    guard let covers else { return }
    detachChild(covers)
    self.covers = nil
  }

  func presentNote() {
    let controller = NoteViewController()
    let interactor = NoteInteractor()
    interactor.listener = self.interactor
    controller.listener = interactor
    let router = ViewableRouter<NoteInteractor, NoteViewController>(
      interactor: interactor, viewController: controller)
    attachChild(router)
    note = router
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isModalInPresentation = true
    viewController.present(navigation, animated: true)
  }

  func dismissNote() {
    guard let note else { return }
    viewController.dismiss(animated: true)
    detachChild(note)
    self.note = nil
  }
}

// MARK: - The basket

protocol BasketListener: AnyObject {
  func didCheckOut()
}

final class BasketInteractor: Interactor {
  weak var listener: BasketListener?

  func checkOut() { listener?.didCheckOut() }
}

final class BasketViewController: UIViewController, ViewControllable {
  weak var listener: BasketInteractor?

  private let basket: BehaviorRelay<[Volume]>
  private let disposeBag = DisposeBag()

  init(basket: BehaviorRelay<[Volume]>) {
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Check out") { [weak self] _ in self?.confirm() })
    let stack = UIStackView(arrangedSubviews: [label, button])
    view.addSubview(stack)
    basket.map { "\($0.count) in the basket" }.bind(to: label.rx.text).disposed(by: disposeBag)
    basket.map { !$0.isEmpty }.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
  }

  private func confirm() {
    let alert = UIAlertController(
      title: "Buy \(basket.value.count) books?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Buy", style: .default) { [weak self] _ in self?.listener?.checkOut() })
    present(alert, animated: true)
  }
}

// MARK: - The covers

protocol CoversListener: AnyObject {
  func choose(_ volume: Volume)
}

final class CoversInteractor: Interactor {
  weak var listener: CoversListener?

  func choose(_ volume: Volume) { listener?.choose(volume) }
}

final class CoverCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with volume: Volume) {
    imageView.image = UIImage(named: volume.title)
    titleLabel.text = volume.title
  }
}

final class CoversViewController: UIViewController, ViewControllable {
  weak var listener: CoversInteractor?

  private let volumes = ["Ulysses", "Walden"].map { Volume(title: $0, author: "") }
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 180)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    return collectionView
  }()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Covers"
    collectionView.dataSource = self
    collectionView.delegate = self
  }
}

extension CoversViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { volumes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    (cell as? CoverCell)?.configure(with: volumes[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 120, height: 180) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    listener?.choose(volumes[indexPath.item])
  }
}

// MARK: - A note to the shop

protocol NoteListener: AnyObject {
  func didEndNote()
}

final class NoteInteractor: Interactor {
  weak var listener: NoteListener?

  func end() { listener?.didEndNote() }
}

final class NoteViewController: UIViewController, ViewControllable {
  weak var listener: NoteInteractor?

  private let textView = UITextView()
  private let countLabel = UILabel()
  private lazy var sendButton = UIBarButtonItem(
    title: "Send", primaryAction: UIAction { [weak self] _ in self?.listener?.end() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.listener?.end() })
    navigationItem.rightBarButtonItem = sendButton
    sendButton.isEnabled = false
    textView.delegate = self
    textView.accessibilityLabel = "Text"
    countLabel.isHidden = true
    view.addSubview(textView)
    view.addSubview(countLabel)
  }
}

extension NoteViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    let count = textView.text.count
    sendButton.isEnabled = count > 0
    countLabel.isHidden = count == 0
    countLabel.text = "\(count) characters"
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

final class BookshopInteractor: Interactor, EntranceListener, BooksListener {
  weak var router: BookshopRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.showEntrance()
  }

  func didLogIn(name: String) { router?.showBooks() }
  func logOut() { router?.showEntrance() }
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
    let router = BooksRouter(basket: BehaviorRelay(value: []))
    router.interactor.listener = interactor
    show(router, UINavigationController(rootViewController: router.viewController))
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
