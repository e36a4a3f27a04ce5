/// A colour, of no effect; as a view it shows nothing.
public struct Color: PrimitiveView, ShapeStyle, nonisolated Hashable, Sendable {
  /// What the parts of a colour mean.
  public enum RGBColorSpace: Sendable, Hashable {
    /// One of the usual spaces.
    case sRGB, sRGBLinear, displayP3
  }

  private nonisolated init() {}

  /// A colour of its parts.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  /// A grey.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {}
  /// A colour of its hue.
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {}
  /// A colour by its name.
  public nonisolated init(_ name: String) {}
  /// A colour of UIKit.
  public nonisolated init(_ color: UIColor) {}
  /// A colour of UIKit.
  public nonisolated init(uiColor color: UIColor) {}

  /// The colour, less dense.
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
  /// The colour, lighter below and darker above.
  public nonisolated var gradient: AnyGradient { AnyGradient() }

  /// Adds nothing.
  public func evaluate(in evaluation: inout Evaluation) {}
}

extension Color {
  /// The colour of what can be used.
  public nonisolated static let accentColor = Color()
  /// The colour of text.
  public nonisolated static let primary = Color()
  /// The colour of less important text.
  public nonisolated static let secondary = Color()
  /// Black.
  public nonisolated static let black = Color()
  /// Blue.
  public nonisolated static let blue = Color()
  /// Brown.
  public nonisolated static let brown = Color()
  /// No colour.
  public nonisolated static let clear = Color()
  /// Cyan.
  public nonisolated static let cyan = Color()
  /// Grey.
  public nonisolated static let gray = Color()
  /// Green.
  public nonisolated static let green = Color()
  /// Indigo.
  public nonisolated static let indigo = Color()
  /// Mint.
  public nonisolated static let mint = Color()
  /// Orange.
  public nonisolated static let orange = Color()
  /// Pink.
  public nonisolated static let pink = Color()
  /// Purple.
  public nonisolated static let purple = Color()
  /// Red.
  public nonisolated static let red = Color()
  /// Teal.
  public nonisolated static let teal = Color()
  /// White.
  public nonisolated static let white = Color()
  /// Yellow.
  public nonisolated static let yellow = Color()
}
