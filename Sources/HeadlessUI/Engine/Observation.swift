// As with SwiftUI, `@Observable` comes with the views.
@_exported public import Observation
