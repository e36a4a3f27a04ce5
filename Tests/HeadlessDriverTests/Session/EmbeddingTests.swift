import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// RIBs in an app that has no root RIB.
struct EmbeddingTests {
  @Test func `a RIB without a view is active from the start`() async {
    let session = await startedBank()
    #expect(session.screen.text() == "  Left today  100\n\n  send  Send 10\n")
    #expect(await session.answer(to: ":tree") == "DailyLimit\n")
  }

  @Test func `a RIB with a screen is presented and joins the tree`() async {
    let session = await startedBank()
    #expect(
      await session.answer(to: "send") == """
          back      Close
          type PIN  (empty)
          OK
          Cancel

        """)
    #expect(await session.answer(to: ":tree") == "DailyLimit\nPINCheck (on top)\n")
    #expect(await session.answer(to: "OK").contains("That is not your PIN"))
    #expect(await session.answer(to: ":state") == "PINCheck\n  isWrong: true\n")
  }

  @Test func `the listener ends a RIB, and the RIB without a view goes on`() async {
    let session = await startedBank()
    _ = await session.send("send")
    _ = await session.send("type PIN 1234")
    let response = await session.send("OK")
    #expect(response.printed() == "  Left today  90\n\n  send  Send 10\n")
    #expect(response.diagnostics == [])
    #expect(await session.answer(to: ":tree") == "DailyLimit\n")
  }

  @Test func `a RIB whose sheet is swiped away ends through the delegate`() async {
    let session = await startedBank()
    _ = await session.send("send")
    let response = await session.send("back")
    #expect(response.screen.title == "" && response.screen.covered == [])
    #expect(response.diagnostics == [])
    #expect(await session.answer(to: ":tree") == "DailyLimit\n")
  }

  @Test func `a router that its owner forgets to release is reported and stays in the tree`()
    async
  {
    let session = await startedBank(ForgetsToRelease.init)
    _ = await session.send("send")
    let swiped = await session.send("back")
    #expect(
      swiped.diagnostics.map(\.message) == [
        "PINCheck is still attached although PINCheckViewController has left the screen; let presentationControllerDidDismiss(_:), in the delegate of the presentationController of PINCheckViewController, tell the interactor, so that the listener detaches the RIB; one of these steps is missing"
      ])
    #expect(await session.answer(to: ":tree") == "DailyLimit\nPINCheck\n")
    // The next router takes its place.
    _ = await session.send("send")
    let response = await session.send("Cancel")
    #expect(
      response.diagnostics.map(\.message) == [
        "PINCheck is still attached although PINCheckViewController has left the screen; tell the interactor in the code that dismisses PINCheckViewController, so that the listener detaches the RIB; one of these steps is missing"
      ])
    #expect(await session.answer(to: ":tree") == "DailyLimit\nPINCheck\n")
  }

  @Test func `the RIBs end with their owner`() async throws {
    var home: HomeViewController? = HomeViewController()
    let window = UIWindow()
    window.rootViewController = home
    window.makeKeyAndVisible()
    weak let interactor = home?.routers.first?.interactable
    #expect(interactor?.isActive == true)
    home = nil
    window.rootViewController = UIViewController()
    await settled()
    #expect(interactor == nil)
  }

  @Test func `an app without a RIB says so`() async {
    let session = Session { _ in
      let window = UIWindow()
      window.rootViewController = UIHostingController(rootView: Text("Hello"))
      window.makeKeyAndVisible()
      return App(window: window, embedding: { [] })
    }
    #expect(await session.start().printed() == "  Hello\n")
    #expect(await session.answer(to: ":tree") == "no RIB runs now\n")
    #expect(await session.answer(to: ":state").hasPrefix("no RIB shows a state"))
  }

  @Test func `the article shows the code of the app`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    func lines(of file: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    let article =
      "../../../Sources/StateBinding/StateBinding.docc/AddingARIBToAnAppThatHasNone.md"
    let examples = try lines(of: article).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == 5)
    let code = try lines(of: "../Support/BankApp.swift") + lines(of: "EmbeddingTests.swift")
    for example in examples { #expect(code.contains(example), "not in the app: \(example)") }
  }
}

private func startedBank(
  _ makeHome: @MainActor () -> HomeViewController = HomeViewController.init
) async -> Session {
  await launchedSession { _ in bank(makeHome()) }
}

final class ForgetsToDismiss: HomeViewController {
  override func endCheck() { check = nil }
}

private final class ForgetsToRelease: HomeViewController {
  override func endCheck() { dismiss(animated: true) }

  override func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
