// Sizes and positions: they compile and change nothing on the screen.

public struct EdgeInsets: Sendable, Hashable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum ContentMode: Sendable, Hashable { case fit, fill }

/// The size of controls; ``EnvironmentValues/controlSize`` does not follow the modifier.
public enum ControlSize: Sendable, Hashable { case mini, small, regular, large, extraLarge }

public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

// The device, as the environment describes it.

public enum UserInterfaceSizeClass: Sendable, Hashable { case compact, regular }

public enum LayoutDirection: Sendable, Hashable, CaseIterable { case leftToRight, rightToLeft }

/// The state of the app, from background to foreground.
public enum ScenePhase: Sendable, Hashable, Comparable { case background, inactive, active }

extension EnvironmentValues {
  /// True, because nothing is animated here.
  public var accessibilityReduceMotion: Bool { true }

  // Nobody uses an aid of the system here.
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
}

public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }

/// The size of a view: always zero, because nothing is laid out.
public struct ViewDimensions: Sendable, Hashable {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }

  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

extension View {
  public func coordinateSpace(name: some Hashable) -> Self { self }
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
  public func padding(_ insets: EdgeInsets) -> Self { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  public func padding(_ length: CGFloat) -> Self { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }
  public func containerRelativeFrame(_: Axis.Set, alignment: Alignment = .center) -> Self { self }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self { self }
  public func layoutPriority(_ value: Double) -> Self { self }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> Self { self }
  public func scaledToFit() -> Self { self }
  public func scaledToFill() -> Self { self }
  public func controlSize(_ controlSize: ControlSize) -> Self { self }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _: CGFloat?, for _: ContentMarginPlacement = .automatic
  ) -> Self { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _: EdgeInsets, for _: ContentMarginPlacement = .automatic
  ) -> Self { self }
  public func geometryGroup() -> Self { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func zIndex(_ value: Double) -> Self { self }
  public func ignoresSafeArea(_: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  public func gridCellColumns(_ count: Int) -> Self { self }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
}
