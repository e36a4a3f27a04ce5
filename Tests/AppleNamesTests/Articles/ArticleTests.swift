import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// The code in the articles on moving an app and on bringing a screen is built and run here.
struct ArticleTests {
  private nonisolated static let catalogue = "../../../Sources/HeadlessUI/HeadlessUI.docc"

  @Test(arguments: [
    (
      "MovingARIBsApp.md",
      ["Volume.swift", "VolumeInUIKit.swift", "VolumeView.swift", "SnapKit.swift"]
    ),
    ("BringingASwiftUIScreen.md", ["Tip.swift"]),
  ])
  func `every example of the article is in one of the built files`(
    article: String, files: [String]
  ) throws {
    let built = try (files + ["ArticleTests.swift"]).map(lines)
    // ArticlePackagesTests builds the manifests and the mains.
    let edited = try blocks("diff", of: article).map {
      $0.split(separator: "\n").filter { !$0.hasPrefix("-") }.map {
        $0.drop { $0 == "+" || $0 == " " } + "\n"
      }.joined().replacing("\n\n", with: "\n")
    }
    let examples =
      try edited
      + blocks("swift", of: article).filter {
        !$0.contains("import PackageDescription") && !$0.contains("@main")
      }
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(built.contains { $0.contains(example) }, "not built: \(example)")
    }
  }

  @Test
  nonisolated func
    `the compiler refuses selectors, nibs and storyboards in the words of the article`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit

      protocol P { @objc optional func f() }
      class Screen: UIViewController {
        @IBOutlet weak var label: UILabel!
        @objc func g() {}
        func h(_ button: UIButton) {
          button.addTarget(self, action: #selector(g), for: .touchUpInside)
          let done = UIBarButtonItem(title: "Done", style: .plain, target: self, action: #selector(g))
          let tap = UITapGestureRecognizer(target: self, action: #selector(g))
          Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(g), userInfo: nil, repeats: true)
          let nib = UINib(nibName: "Cell", bundle: nil)
        }
        func k(_ selector: Selector) {}
        @IBAction func didTap(_ sender: Any) {}
      }
      """, to: "Screen.swift")
    // The build system swiftbuild puts the modules next to the products.
    let modules = "\(Spawning.productsFolder)Modules -I \(Spawning.productsFolder)"
    let maps = ["AppleNames/UIKitParts", "StateBindingPreviewRecords"].map {
      "-Xcc -fmodule-map-file=\(Article.package.path)/Sources/\($0)/module.modulemap"
    }
    let printed = try Article.shell(
      "swiftc -typecheck -swift-version 5 -default-isolation MainActor -I \(modules) \(maps.joined(separator: " ")) Screen.swift 2>&1 | grep '^Screen.*error: ' | sed 's/.*error: //' | sort | uniq -c | sed 's/^ *//'",
      in: folder)
    #expect(
      printed == """
        4 '#selector' can only be used with the Objective-C runtime
        1 '@IBOutlet' property cannot have non-'@objc' class type 'UILabel'
        1 '@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes
        1 'Selector' is unavailable: write a closure, such as UIAction { [weak self] _ in … }; see MovingARIBsApp.md
        1 'UINib' is unavailable: make the views of the cell in code; see MovingARIBsApp.md
        1 'optional' can only be applied to members of an '@objc' protocol
        1 Objective-C interoperability is disabled

        """)
    let article = try lines("\(Self.catalogue)/MovingARIBsApp.md")
    for sentence in printed.split(separator: "\n").map({ $0.dropFirst(2).prefix { $0 != ":" } })
    where !sentence.hasPrefix("'@objc' can only") {
      #expect(article.contains("`\(sentence)"))
    }
  }

  @Test nonisolated func `the stub of a module of Apple's is enough for its user`() throws {
    let stubs = try blocks("swift", of: "CompilingFilesAsTheyAre.md").filter {
      $0.contains("class UNUserNotificationCenter")
    }
    let folder = try TemporaryFolder()
    try folder.write(stubs.joined(), to: "Stub.swift")
    try folder.write(
      """
      import UserNotifications

      func mayNotify() async -> Bool {
        let center = UNUserNotificationCenter.current()
        return (try? await center.requestAuthorization(options: [.alert])) == true
      }
      """, to: "Use.swift")
    let printed = try Article.shell(
      "swiftc -swift-version 6 -emit-module -module-name UserNotifications Stub.swift && swiftc -swift-version 6 -I . -typecheck Use.swift && echo done",
      in: folder)
    #expect(printed == "done\n")
  }

  @Test func `the article shows the tested transcript`() throws {
    let shown = try blocks("console", of: "BringingASwiftUIScreen.md")
    #expect(shown.count == 1)
    #expect(shown[0].hasSuffix("--echo\n" + (try lines("Transcripts/tip.transcript"))))
  }

  @Test func `a screen without a RIB is driven by a program`() async throws {
    let program = Program(name: "tip", version: "1", summary: "Divides a bill.") { _ in
      App(window: .showing(TipView()), embedding: { [] })
    }
    let check = try await program.check(file: path("Transcripts/tip.transcript"))
    #expect(check.passed, "\(check)")
  }

  @Test func `an unchanged screen passes its result to a RIB`() async throws {
    let payments = Payments()
    let viewController = TipViewController()
    viewController.listener = payments
    let program = Program(name: "tip", version: "1", summary: "Divides a bill.") { _ in
      let window = UIWindow()
      window.rootViewController = viewController
      window.makeKeyAndVisible()
      return App(window: window, embedding: { [] })
    }
    let session = try await program.session()
    _ = await session.send("type Bill 40")
    _ = await session.send("Pay")
    #expect(payments.totals == [46])
  }

  @Test func `a moved app is launched by a program`() async throws {
    let program = Program(name: "volume", version: "1", summary: "Changes the volume.") { _ in
      let window = UIWindow()
      let router = VolumeBuilder(dependency: VolumeAppComponent()).build()
      router.launch(from: window)
      return App(window: window, router: router)
    }
    let check = try await program.check(file: path("Transcripts/volume.transcript"))
    #expect(check.passed, "\(check)")
  }

  @Test func `the same RIB in UIKit passes the same transcript`() async throws {
    let program = Program(name: "volume", version: "1", summary: "Changes the volume.") { _ in
      let window = UIWindow()
      let view = InUIKit.VolumeViewController()
      let interactor = VolumeInteractor(presenter: view, volume: VolumeAppComponent().volume)
      let router = LaunchRouter<VolumeInteractable, VolumeViewControllable>(
        interactor: interactor, viewController: view)
      router.launch(from: window)
      return App(window: window, router: router)
    }
    let check = try await program.check(file: path("Transcripts/volume.transcript"))
    #expect(check.passed, "\(check)")
    let shown = try blocks("console", of: "MovingARIBsApp.md")[0]
    let screen = try await program.session().send(":screen").screen.text()
    #expect(shown.hasSuffix(screen.replacing("\n\n", with: "\n").replacing("  ", with: "")))
  }

  private nonisolated func path(_ file: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: file).path
  }

  /// The lines of `file` without their indentation.
  private nonisolated func lines(_ file: String) throws -> String {
    try String(contentsOf: URL(filePath: path(file)), encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
  }

  private nonisolated func blocks(_ language: String, of article: String) throws -> [String] {
    try lines("\(Self.catalogue)/\(article)").components(separatedBy: "```\(language)\n")
      .dropFirst().map { $0.components(separatedBy: "```")[0] }
  }
}

nonisolated enum TipAction { case pay(Double) }

protocol TipPresentable: Presentable {
  var listener: (any PresentableListener<TipAction>)? { get set }
}

final class TipViewController: UIHostingController<TipView>, TipPresentable, ViewControllable {
  weak var listener: (any PresentableListener<TipAction>)?

  init() {
    super.init(rootView: TipView())
    rootView.onPay = { [weak self] total in self?.listener?.request(action: .pay(total)) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Payments: PresentableListener {
  private(set) var totals: [Double] = []

  func request(action: TipAction) {
    switch action {
    case .pay(let total): totals.append(total)
    }
  }
}
