import HeadlessDriver
import StateBinding
import SwiftUI
import Testing
import UIKit

/// Apps with an `@main` of their own. The package Examples has whole ones.
struct OwnMainTests {
  @Test func `another window of an app is in front until it is closed`() async throws {
    let session = try await Program(WindowsApp.self).session()
    #expect(session.actions == ["Count", "Show the note", "Show the log", "Show the settings"])
    #expect(await session.send(":expect A wide desk").error == nil)
    _ = await session.send("Count")
    #expect(await session.send("Show the note").screen.title == "Note")
    #expect(await session.send(":expect Note 7").error == nil)
    _ = await session.send("back")
    #expect(await session.send("Show the settings").screen.title == "Settings")
    _ = await session.send("back")
    #expect(await session.send("Show the log").screen.title == "Log")
    #expect(await session.send(":expect Counted 1").error == nil)
    _ = await session.send("Done")
    #expect(await session.send(":expect A wide desk").error == nil)
  }

  @Test func `the adapted app delegate is launched and hears the links`() async throws {
    let session = try await Program(AdaptedApp.self).session()
    #expect(await session.send(":open app://yes").error == nil)
    #expect(await session.send(":open app://no").error?.code == .unknownLink)
    #expect(await session.send(":expect Launched 1 times, opened 2 links").error == nil)
    _ = await session.send(":undo")
    #expect(await session.send(":expect Launched 1 times, opened 0 links").error == nil)
  }

  @Test func `an app delegate without options hears the links`() async throws {
    let session = try await Program(EarlyAppDelegate.self).session()
    #expect(await session.send(":open app://yes").screen.title == "yes")
  }

  @MainActor
  @Test func `an adapted app delegate lives as long as its app`() async throws {
    var session: Session? = try await Program(RememberedDelegateApp.self).session()
    #expect(await session?.send(":expect Hello").error == nil)
    #expect(RememberedDelegate.last != nil)
    session = nil
    #expect(RememberedDelegate.last == nil)
  }

  @Test func `a link of an app without links is unknown`() async throws {
    let session = try await Program(LinklessApp.self).session()
    #expect(await session.send(":open app://x").error?.code == .unknownLink)
    #expect(await session.send(":open https://app.example/x").error?.code == .unknownLink)
  }

  @Test func `an app delegate names the class of its scene delegate`() async throws {
    let session = try await Program(ConfiguringDelegate.self).session()
    #expect(await session.send(":expect A scene").error == nil)
    #expect(await session.send(":open app://x").error?.code == .unknownLink)
  }

  @Test func `an app without a window says how to make one`() async {
    let error = await #expect(throws: UsageError.self) {
      try await Program(WindowlessDelegate.self).session()
    }
    #expect(
      error?.description
        == "WindowlessDelegate makes no window key, and there is no class AppleNamesTests.SceneDelegate; call makeKeyAndVisible() in application(_:didFinishLaunchingWithOptions:), or set the delegateClass of the UISceneConfiguration in application(_:configurationForConnecting:options:)"
    )
  }

  @Test func `a program in a file of its own takes the place of the usual one`() async throws {
    let program = Program(main: WindowlessDelegate.self)
    #expect(try await program.session().send(":expect A scene").error == nil)
  }
}

extension WindowlessDelegate: DeclaresProgram {
  static var program: Program { Program(ConfiguringDelegate.self) }
}
