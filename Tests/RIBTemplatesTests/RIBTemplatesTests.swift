import TestSupport
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

        next: swift package generate-mocks --target App writes the mocks that the tests name
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
    ([], "the name of the RIB is missing"), (["A", "B"], "one RIB at a time; remove B"),
    (["A", "--vieless"], "there is no option --vieless"),
    (["A", "--parent"], "--parent needs a value"),
    (["A", "--viewless", "--launch"], "--launch and --viewless exclude each other"),
    (["A", "--wire"], "there is no option --wire"),
    (["A", "--launch", "--parent", "B"], "--launch makes the root of an app, which has no parent"),
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
        == "generate-rib: App has no CartRouter.swift; name a RIB of this target. Nothing was written\n"
    )
    #expect(try folder.names.isEmpty)
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
                guard checkout == nil else { return }
                let router = checkoutBuilder.build(withListener: interactor)
                checkout = router
                attachChild(router)
                viewController.show(router.viewControllable)
              }
              func detachCheckout() {
                guard let router = checkout else { return }
                checkout = nil
                viewController.hide(router.viewControllable)
                detachChild(router)
              }
          RootInteractor.swift, in RootRouting:
              func routeToCheckout()
              func detachCheckout()
          RootInteractor.swift, in RootInteractor:
              func checkoutDidFinish() { router?.detachCheckout() }

        next: swift package generate-mocks --target App writes the mocks that the tests name
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
