public import HeadlessUI

/// The menus of a Mac app. They compile and are not shown, so their buttons are never evaluated.
@MainActor
@preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// A menu that SwiftUI brings.
@MainActor
public protocol SystemCommands: Commands where Body == Never {}

extension SystemCommands {
  public var body: Never { preconditionFailure("\(Self.self) has no body, and is not shown") }
}

@MainActor
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock(_ parts: any Commands...) -> some Commands { EmptyCommands() }

  public static func buildOptional(_ part: (some Commands)?) -> some Commands { EmptyCommands() }
}

private struct EmptyCommands: SystemCommands {}

public struct CommandMenu<Content: View>: SystemCommands {
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View>: SystemCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public enum CommandGroupPlacement: Sendable {
  case appInfo, appSettings, appTermination, appVisibility, help, importExport, newItem, pasteboard
  case saveItem, sidebar, singleWindowList, systemServices, textEditing, textFormatting
  case toolbar, undoRedo, windowArrangement, windowList, windowSize
}
