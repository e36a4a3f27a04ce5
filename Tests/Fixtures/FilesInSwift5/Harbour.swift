import SwiftUI
import UIKit

// Spellings that public apps use. They show nothing, or what the plain spelling shows.

struct Buoy: InsettableShape {
  var size: AnimatablePair<CGFloat, CGFloat>
  var insetAmount: CGFloat = 0

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { size }
    set { size = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: 0)) }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var buoy = self
    buoy.insetAmount += amount
    return buoy
  }
}

struct Sway: AnimatableModifier {
  var angle: Double

  func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
}

enum Harbour {
  static let pictures = NSCache<NSString, UIImage>()
  static let water: UIColor = #colorLiteral(red: 0.1, green: 0.2, blue: 0.9, alpha: 1)

  static func paint() {
    UITableView.appearance().backgroundColor = .clear
    UIScrollView.appearance().bounces = false
    UITextView.appearance().backgroundColor = .clear
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = water
    UINavigationBar.appearance().isTranslucent = false
    pictures.setObject(UIImage(), forKey: "empty")
  }
}

struct HarbourView: View {
  @Environment(\.accessibilityInvertColors) private var inverts
  @Environment(\.displayScale) private var displayScale
  @State private var place = CGPoint(x: 1, y: 1)
  @State private var zoom: CGFloat = 1
  let spacing: CGFloat = 8

  init() { Harbour.paint() }

  var body: some View {
    List {
      GroupBox(label: Label("Pier", systemImage: "ferry")) { Text("3 boats") }
      VStack(spacing: spacing) {
        Text("Depth")
        Text("4 m")
      }
      .frame(maxWidth: .infinity, maxHeight: spacing, alignment: .leading)
      .cornerRadius(spacing)
      Text("Crate")
        .onDrag { NSItemProvider(object: "Crate" as NSString) }
        .onDrop(of: [.text], isTargeted: nil) { providers in
          providers.contains { $0.canLoadObject(ofClass: NSString.self) }
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: .leading, vertical: .top))
      Text("Mark")
        .onHover { _ in zoom = 2 }
        .onTapGesture { location in place = location }
        .background(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)))
      Text("At \(Int(place.x)), \(Int(place.y))")
        .blendMode(.multiply)
        .containerShape(RoundedRectangle(cornerRadius: spacing))
        .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
        .visualEffect { content, proxy in content.offset(y: proxy.size.height / 2) }
        .transformEffect(CGAffineTransform(scaleX: zoom, y: zoom).translatedBy(x: 1, y: 0))
        .modifier(Sway(angle: 3))
        .gesture(MagnificationGesture().onChanged { zoom = $0 })
        .gesture(RotationGesture().onEnded { zoom = $0.degrees })
      if !inverts { Buoy(size: AnimatablePair(1, 2)).inset(by: 1).strokeBorder(lineWidth: 2) }
      Button("Share") { share(ImageRenderer(content: Text("Pier"))) }
        .buttonStyle(BorderedProminentButtonStyle())
        .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 4))
    }
    .listStyle(InsetListStyle())
    .listStyle(SidebarListStyle())
    .contentMargins(.top, 10, for: .scrollContent)
    .containerBackground(.blue.gradient, for: .navigation)
    .navigationSplitViewStyle(.balanced)
  }

  private func share(_ renderer: ImageRenderer<Text>) {
    renderer.scale = displayScale
    renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
    zoom = renderer.uiImage?.size.width ?? 1
  }
}
