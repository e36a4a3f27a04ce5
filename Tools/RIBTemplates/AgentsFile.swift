import Foundation

/// The file `AGENTS.md` of a package, for agents that change the app.
enum AgentsFile {
  /// Writes the file into the current folder, which is the package's. Returns the text to print.
  static func write() throws -> String {
    if FileManager.default.fileExists(atPath: "AGENTS.md") {
      throw Refusal(
        description: "AGENTS.md exists already; remove it or add to it. Nothing was written")
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: "AGENTS.md"), options: .atomic)
    return "wrote AGENTS.md\nnext: name the program of your app in place of PROGRAM\n"
  }

  private static let text = #"""
    # For agents that change this app

    The app is made of RIBs (Router, Interactor, Builder) of StateBinding. It runs without a GUI, so try every change.
    PROGRAM is the executable of the app, such as `profile-repl`.

    | To | Run |
    |---|---|
    | use the app | `swift run PROGRAM --mcp` as a server of tools; or `printf 'LINE\nLINE\n' \| swift run PROGRAM` |
    | see which lines work | `:actions`, `:help`; on a screen, the word to send is in front of each thing |
    | look inside | `:tree`, `:state`, `:state RIB.field`; `--trace` for each action, state and route |
    | replay the tests | `swift run PROGRAM --check Tests`; accept a change with `--update`, after reading the difference |
    | visit every screen | `swift run PROGRAM --explore` |
    | test all | `swift test` |
    | add a RIB, its mocks | `swift package --allow-writing-to-package-directory generate-rib NAME --target TARGET`, then `generate-mocks` |

    Rules of a RIB:

    1. The interactor holds the logic. It makes the whole State and hands it to `presenter.update(state:)`; nobody else writes the State.
    2. The view reads the State and sends an Action. It writes only its own `@State`, such as the flag of an alert.
    3. An Action says what the person wants (`.logout`), and the interactor handles it in `request(action:)`.
    4. Only routers attach and detach children, and only interactors ask them to.
    5. A child calls its parent through its `Listener`, and knows nothing else of the parent. Listeners are weak.
    6. Services come from the Component; nothing is global. Time comes from the injected clock, never from `Date()` or `sleep`.
    7. Async work runs in `task { [weak self] in … }` of the interactor, so that it ends with the RIB.
    8. A destructive action asks first, with a `.destructive` button and a `.cancel` button. A deep link shows or asks; it never acts.
    9. Each element that can be used has an `accessibilityIdentifier`: the word that a person or a test types, in every language.
    10. A warning in an answer (a leak, a lost action) is a fault. Remove its cause.

    Never confirm a destructive question without the person's consent. End each piece of work with a test: `save_test` in the tools, or
    `--echo > Tests/…/NAME.transcript`, so that the next agent sees what must not change.

    """#
}
