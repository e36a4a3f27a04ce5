/// The first of several views: nothing is laid out here, so each view fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let first: any View = (content as? any SeveralViews)?.firstView ?? content
    first.evaluate(in: &evaluation)
  }
}

@MainActor
private protocol SeveralViews {
  var firstView: any View { get }
}

extension ViewPair: SeveralViews {
  fileprivate var firstView: any View { (first as? any SeveralViews)?.firstView ?? first }
}
