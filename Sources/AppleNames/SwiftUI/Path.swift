/// A path to draw. Nothing is drawn here, so a path keeps nothing.
public struct Path: Shape {
  public nonisolated init() {}
  public nonisolated init(_ rect: CGRect) {}
  public nonisolated init(ellipseIn rect: CGRect) {}
  public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public nonisolated init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
  public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }

  public nonisolated mutating func move(to end: CGPoint) {}
  public nonisolated mutating func addLine(to end: CGPoint) {}
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {}
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public nonisolated mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {}
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public nonisolated mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) {}
  public nonisolated mutating func addRect(_ rect: CGRect) {}
  public nonisolated mutating func addEllipse(in rect: CGRect) {}
  public nonisolated mutating func addPath(_ path: Path) {}
  public nonisolated mutating func closeSubpath() {}
}

extension Shape {
  public func path(in rect: CGRect) -> Path { Path() }
}

extension Path {
  public nonisolated init(_ path: CGPath) {}
}
