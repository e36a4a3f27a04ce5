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

        next: attach Checkout to a parent; --parent RIB prints how, then record a transcript with --echo

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
    (["A", "--wire"], "--wire needs --parent RIB, the RIB to add A to"),
    (["A", "--launch", "--parent", "B"], "--launch makes the root of an app, which has no parent"),
  ])
  func `wrong arguments are explained`(arguments: [String], message: String) throws {
    let run = try generate(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("generate-rib: \(message)"))
    #expect(try folder.names.isEmpty)
  }

  @Test func `an unknown parent is refused before anything is written`() throws {
    let run = try generate("Checkout", "--parent", "Cart", "--wire")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "generate-rib: App has no CartRouter.swift; name a RIB of this target. Nothing was written\n"
    )
    #expect(try folder.names.isEmpty)
  }

  @Test func `a wired parent attaches each of its children`() throws {
    #expect(try generate("Cart").status == 0)
    #expect(try generate("Checkout", "--parent", "Cart", "--wire").status == 0)
    #expect(try generate("Coupon", "--parent", "Cart", "--wire").status == 0)
    let router = try folder.text(of: "App/Cart/CartRouter.swift")
    #expect(
      router.contains("protocol CartInteractable: Interactable, CheckoutListener, CouponListener {")
    )
    #expect(
      router.contains(
        """
          private let checkoutBuilder: CheckoutBuildable
          private var checkout: CheckoutRouting?
          private let couponBuilder: CouponBuildable
          private var coupon: CouponRouting?

          init(
            interactor: CartInteractable, viewController: CartViewControllable,
            checkoutBuilder: CheckoutBuildable,
            couponBuilder: CouponBuildable
          ) {

        """))
    #expect(
      try folder.text(of: "App/Cart/CartBuilder.swift").contains(
        """
            return CartRouter(
              interactor: interactor, viewController: viewController,
              checkoutBuilder: CheckoutBuilder(dependency: component),
              couponBuilder: CouponBuilder(dependency: component))

        """))
  }

  @Test func `a parent without --wire stays unchanged, and the lines to add are printed`() throws {
    #expect(try generate("Cart").status == 0)
    let before = try folder.text(of: "App/Cart/CartRouter.swift")
    let run = try generate("Checkout", "--parent", "Cart")
    #expect(try folder.text(of: "App/Cart/CartRouter.swift") == before)
    #expect(
      run.output.contains(
        """
        to attach Checkout to Cart, use --wire, or add:
          CartBuilder.swift, conformance of CartComponent:
              CheckoutDependency

        """))
  }

  @Test func `a changed parent is left alone, and the lines to add are printed`() throws {
    #expect(try generate("Cart").status == 0)
    try folder.write("// all different now\n", to: "App/Cart/CartRouter.swift")
    let builder = try folder.text(of: "App/Cart/CartBuilder.swift")
    let run = try generate("Checkout", "--parent", "Cart", "--wire")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "CartRouter.swift is not as generated: protocol CartInteractable: is missing, so Cart was not changed. Add:\n"
      ))
    #expect(try folder.text(of: "App/Cart/CartBuilder.swift") == builder)
    #expect(try folder.text(of: "App/Cart/CartRouter.swift") == "// all different now\n")
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
