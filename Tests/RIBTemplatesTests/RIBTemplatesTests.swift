import Foundation
import StateBindingTestSupport
import Testing

/// The tool behind `swift package generate-rib`, run on temporary folders.
struct RIBTemplatesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a RIB with a view model has a file for each part, and tests`() throws {
    let run = try generate("Checkout")
    #expect(
      run.output == """
        wrote App/Checkout/CheckoutBuilder.swift
        wrote App/Checkout/CheckoutInteractor.swift
        wrote App/Checkout/CheckoutRouter.swift
        wrote App/Checkout/CheckoutView.swift
        wrote App/Checkout/CheckoutViewController.swift
        wrote App/Checkout/CheckoutViewModel.swift
        wrote AppTests/CheckoutTests.swift

        next: swift package --allow-writing-to-package-directory generate-mocks --target App writes the mocks that the tests name
        then: attach Checkout to a parent; --parent RIB prints how

        """)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("--viewless", ["CheckoutBuilder.swift", "CheckoutInteractor.swift", "CheckoutRouter.swift"]),
    (
      "--no-view-model",
      [
        "CheckoutBuilder.swift", "CheckoutInteractor.swift", "CheckoutRouter.swift",
        "CheckoutViewController.swift",
      ]
    ),
    (
      "--launch",
      [
        "CheckoutBuilder.swift", "CheckoutInteractor.swift", "CheckoutRouter.swift",
        "CheckoutViewController.swift",
      ]
    ),
  ])
  func `each form has its files`(option: String, files: [String]) throws {
    #expect(try generate("Checkout", option).status == 0)
    #expect(try folder.names(in: "App/Checkout") == files)
  }

  @Test(arguments: [[], ["--viewless"], ["--no-view-model"], ["--launch"]])
  func `the tests declare no mock, and name only mocks of the RIB's protocols`(
    options: [String]
  ) throws {
    #expect(try generate(["Checkout"] + options).status == 0)
    var sources = ""
    for name in try folder.names(in: "App/Checkout") {
      sources += try folder.text(of: "App/Checkout/\(name)")
    }
    let tests = try folder.text(of: "AppTests/CheckoutTests.swift")
    #expect(!tests.contains(" class "))
    let mocks = Set(tests.matches(of: /(\w+)Mock\b/).map { String($0.1) })
    #expect(!mocks.isEmpty)
    for name in mocks { #expect(sources.contains("protocol \(name): ")) }
  }

  @Test func `the folder of a RIB can be inside another folder`() throws {
    #expect(try generate("Checkout", "--folder", "Shop").status == 0)
    #expect(try folder.names(in: "App/Shop/Checkout").count == 6)
  }

  @Test func `a file is never overwritten`() throws {
    try folder.write("mine", to: "App/Checkout/CheckoutView.swift")
    let run = try generate("Checkout")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-rib: App/Checkout/CheckoutView.swift exists already; remove it or choose another name. Nothing was written\n"
    )
    #expect(try folder.names(in: "App/Checkout") == ["CheckoutView.swift"])
  }

  @Test(arguments: [
    "checkout", "Check-out", "", "1Checkout", "Check out", "Kasse😀", "Straße", "../Up",
  ])
  func `a name that cannot begin a type name is refused`(name: String) throws {
    let run = try generate(name)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "generate-rib: \(name.debugDescription) cannot name a RIB; write a capital letter, then letters and digits, as in Checkout\n"
    )
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [
    ("Presentable", "the libraries have a type Presentable"),
    ("View", "the libraries have a type View"), ("Scroll", "the libraries have a type ScrollView"),
    ("Viewable", "the libraries have a type ViewableRouter"),
    ("Class", "class is a keyword of Swift"), ("Self", "self is a keyword of Swift"),
    ("Children", "every router has a property children"),
  ])
  func `a name that breaks the target is refused with another name`(
    name: String, reason: String
  ) throws {
    let run = try generate(name)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "generate-rib: \(name) cannot name a RIB, because \(reason); write a longer name, as in \(name)Page\n"
    )
    #expect(try folder.names.isEmpty)
    #expect(try generate("\(name)Page").status == 0)
  }

  @Test(arguments: ["..", "../Other", "Shop/../../Other", "/tmp"])
  func `a folder outside of the target is refused`(outside: String) throws {
    let run = try generate("Checkout", "--folder", outside)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "generate-rib: \(outside.debugDescription) is not inside the target; write a folder below App, as in Shop\n"
    )
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [
    ([], "the name of the RIB is missing"), (["A", "B"], "one RIB at a time; remove B"),
    (["A", "--vieless"], "there is no option --vieless"),
    (["A", "--parent"], "--parent needs a value"),
    (["A", "--viewless", "--launch"], "--launch and --viewless exclude each other"),
    (["A", "--wire"], "there is no option --wire"),
    (["A", "--launch", "--parent", "B"], "--launch makes the root of an app, which has no parent"),
    (
      ["A", "--viewless", "--push"],
      "--viewless and --push exclude each other: only a page is pushed"
    ),
    (
      ["A", "--tests-only", "--parent", "B"],
      "--tests-only writes the tests of a RIB that exists; remove --parent"
    ),
  ])
  func `wrong arguments are explained`(arguments: [String], message: String) throws {
    let run = try generate(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("generate-rib: \(message)"))
    #expect(try folder.names.isEmpty)
  }

  @Test func `an unknown parent is refused before anything is written`() throws {
    let run = try generate("Checkout", "--parent", "Cart")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-rib: App has no class CartRouter; name a RIB of this target. Nothing was written\n"
    )
    #expect(try folder.names.isEmpty)
  }

  @Test func `a router of the parent is found in any file`() throws {
    try folder.write(
      "final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {}",
      to: "App/Screens/All.swift")
    #expect(try generate("Checkout", "--parent", "Home").status == 0)
  }

  @Test
  func `the lines that attach a RIB to its parent are printed, and the parent stays unchanged`()
    throws
  {
    #expect(try generate("Root", "--launch").status == 0)
    let before = try folder.text(of: "App/Root/RootRouter.swift")
    let run = try generate("Checkout", "--parent", "Root")
    #expect(try folder.text(of: "App/Root/RootRouter.swift") == before)
    #expect(
      run.output.hasSuffix(
        """

        to attach Checkout to Root, add:
          RootBuilder.swift, conformance of RootComponent:
              CheckoutDependency
          RootBuilder.swift, in build; also an argument of RootRouter(…):
              let component = RootComponent(dependency: dependency)
              checkoutBuilder: CheckoutBuilder(dependency: component)
          RootRouter.swift, conformance of RootInteractable:
              CheckoutListener
          RootRouter.swift, in RootRouter; checkoutBuilder is a parameter of its init:
              private let checkoutBuilder: CheckoutBuildable
              private var checkout: CheckoutRouting?
              func routeToCheckout() {
                trace()
                guard checkout == nil else { return }
                let router = checkoutBuilder.build(withListener: interactor)
                checkout = router
                attachChild(router)
                viewController.show(router.viewControllable)
              }
              func detachCheckout() {
                trace()
                guard let router = checkout else { return }
                checkout = nil
                viewController.hide(router.viewControllable)
                detachChild(router)
              }
          RootInteractor.swift, in RootRouting:
              func routeToCheckout()
              func detachCheckout()
          RootInteractor.swift, in RootInteractor:
              func checkoutDidClose() {
                trace()
                router?.detachCheckout()
              }

        next: swift package --allow-writing-to-package-directory generate-mocks --target App writes the mocks that the tests name
        then: call router?.routeToCheckout() in RootInteractor, and record a transcript with --echo

        """))
  }

  @Test(arguments: [
    (["Note", "--parent", "Cart"], "CartRouter.swift, in CartViewControllable:\n      func show("),
    (
      ["Tour", "--parent", "Cart", "--viewless"],
      "CartViewController.swift, conformance of CartViewController:\n      TourViewControllable"
    ),
  ])
  func `the lines depend on the views of the parent and the child`(
    arguments: [String], lines: String
  ) throws {
    #expect(try generate("Cart").status == 0)
    #expect(try generate(arguments).output.contains(lines))
  }

  @Test func `a parent without a view is told to hide the child when it becomes inactive`() throws {
    #expect(try generate("Guest", "--viewless").status == 0)
    let output = try generate("Note", "--parent", "Guest").output
    #expect(
      output.contains(
        """
          GuestRouter.swift, in cleanupViews(), because Guest has no view that would go with it:
              if let note { viewController.hide(note.viewControllable) }

        """))
  }

  @Test func `the help shows the whole command, and names each option`() throws {
    let run = try Outcome(of: "RIBTemplates", ["--help"])
    #expect(run.status == 0)
    #expect(
      run.output.contains("swift package --allow-writing-to-package-directory generate-rib NAME"))
    for option in [
      "--target", "--folder", "--parent", "--push", "--apple-names", "--tests-only", "--launch",
      "--no-view-model", "--viewless",
    ] {
      #expect(run.output.contains("\n  \(option) "), "\(option)")
    }
  }

  @Test(arguments: [[], ["--viewless"], ["--no-view-model"], ["--launch"]])
  func `the tests of a RIB that exists can be written alone`(options: [String]) throws {
    #expect(try generate(["Checkout"] + options).status == 0)
    let tests = "AppTests/CheckoutTests.swift"
    let written = try folder.text(of: tests)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(tests)")
    let names = try folder.names(in: "App/Checkout")
    #expect(try generate("Checkout", "--tests-only").output.hasPrefix("wrote \(tests)\n"))
    #expect(try folder.text(of: tests) == written)
    #expect(try folder.names(in: "App/Checkout") == names)
  }

  @Test func `the tests alone of an unknown RIB are refused`() throws {
    let run = try generate("Checkout", "--tests-only")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-rib: App has no class CheckoutRouter; name a RIB of this target. Nothing was written\n"
    )
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [[], ["--no-view-model"], ["--launch"], ["--viewless"]])
  func `the interactor of each form has a willResignActive`(options: [String]) throws {
    #expect(try generate(["Checkout"] + options).status == 0)
    let interactor = try folder.text(of: "App/Checkout/CheckoutInteractor.swift")
    #expect(interactor.contains("override func willResignActive() {"))
  }

  @Test(arguments: [[], ["--no-view-model"]])
  func `a pushed page is popped by its parent and detached when a person goes back`(
    options: [String]
  ) throws {
    #expect(try generate("Cart").status == 0)
    let run = try generate(["Note", "--push", "--parent", "Cart"] + options)
    #expect(run.output.contains("      viewController.push(router.viewControllable)\n"))
    #expect(run.output.contains("      viewController.pop(router.viewControllable)\n"))
    #expect(
      run.output.contains("navigationController?.topViewController === viewController.uiview"))
    #expect(run.output.hasSuffix("the view of Cart has to be in a UINavigationController\n"))
    let page = try folder.text(of: "App/Note/NoteViewController.swift")
    #expect(page.contains("override func didMove(toParent parent: UIViewController?) {"))
    #expect(!page.contains("presentationControllerDidDismiss"))
  }

  @Test(arguments: [[], ["--no-view-model"], ["--launch"]])
  func `the files for AppleNames import Apple's modules everywhere`(options: [String]) throws {
    #expect(try generate(["Checkout", "--apple-names"] + options).status == 0)
    let files = try folder.names(in: "App/Checkout").map { "App/Checkout/\($0)" }
    for file in files + ["AppTests/CheckoutTests.swift"] {
      let text = try folder.text(of: file)
      #expect(!text.contains("import HeadlessUI"))
      #expect(!text.contains("#if os(iOS)"))
    }
    let page = try folder.text(of: "App/Checkout/CheckoutViewController.swift")
    #expect(page.contains("\nimport UIKit\n"))
  }

  @Test func `the file for agents is that of this package, and replaces none`() throws {
    #expect(
      try generate("--agents").output
        == "wrote AGENTS.md\nnext: name the program of your app in place of PROGRAM\n")
    let own = try String(contentsOf: Article.package.appending(path: "AGENTS.md"), encoding: .utf8)
    #expect(try folder.text(of: "AGENTS.md") == own)
    #expect(try generate("--agents").status == 1)
  }

  private func generate(_ arguments: String...) throws -> Outcome { try generate(arguments) }

  private func generate(_ arguments: [String]) throws -> Outcome {
    try Outcome(
      of: "RIBTemplates",
      arguments + [
        "--module", "App", "--sources", "\(folder.path)/App", "--tests", "\(folder.path)/AppTests",
      ],
      in: folder)
  }
}
