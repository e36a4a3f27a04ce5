// SwiftUI's attributes of an `AttributedString`. A `Text` leaves them out.

public enum FontAttribute: AttributedStringKey {
  public typealias Value = Font
  public static let name = "SwiftUI.Font"
}

public enum ForegroundColorAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "SwiftUI.ForegroundColor"
}

public enum BackgroundColorAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "SwiftUI.BackgroundColor"
}

extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
