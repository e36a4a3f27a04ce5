import Combine
import SwiftUI
import UIKit
import os.log

// MARK: - UIKit inside SwiftUI

final class BenchViewController: UIViewController {
  var tool = "" { didSet { caption.rootView = Text("On the bench: \(tool)") } }
  weak var delegate: BenchDelegate?
  private let caption = UIHostingController(rootView: Text("Nothing"))

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(caption)
    view.addSubview(caption.view)
    caption.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.benchDidAppear(self)
  }
}

protocol BenchDelegate: AnyObject {
  func benchDidAppear(_ bench: BenchViewController)
}

struct Bench: UIViewControllerRepresentable {
  let tool: String
  @Binding var visits: Int

  class Coordinator: NSObject, BenchDelegate {
    var parent: Bench
    init(_ parent: Bench) { self.parent = parent }
    func benchDidAppear(_ bench: BenchViewController) { parent.visits += 1 }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> BenchViewController {
    let controller = BenchViewController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ uiViewController: BenchViewController, context: Context) {
    uiViewController.tool = tool
  }
}

final class GaugeView: UIView {
  var pressure = 0 { didSet { accessibilityLabel = "Pressure \(pressure) bar" } }
}

struct PressureGauge: UIViewRepresentable {
  var pressure: Int

  func makeUIView(context: UIViewRepresentableContext<PressureGauge>) -> GaugeView {
    let view = GaugeView()
    view.isAccessibilityElement = true
    return view
  }

  func updateUIView(_ uiView: GaugeView, context: UIViewRepresentableContext<PressureGauge>) {
    uiView.pressure = pressure
  }
}

struct Backdrop: UIViewRepresentable {
  func makeUIView(context: Context) -> some UIView { UIView() }
  func updateUIView(_ uiView: UIViewType, context: Context) {}
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct Asker: UIViewControllerRepresentable {
  @Binding var isAsking: Bool

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isAsking, controller.presentedViewController == nil else { return }
    let alert = UIAlertController(title: "Sweep the floor?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Sweep", style: .default) { _ in isAsking = false })
    controller.present(alert, animated: true)
  }
}

// MARK: - Newer names of SwiftUI

extension EnvironmentValues {
  @Entry var accent: Color = .orange
  @Entry var onRepair: ((String) -> Void)?
  @Entry fileprivate var depth = 1 + (2 * 3)
}

struct Emphasis: EnvironmentalModifier {
  struct Loud: ViewModifier {
    let isLoud: Bool
    func body(content: Content) -> some View {
      content.accessibilityLabel(isLoud ? "WORKSHOP" : "Workshop")
    }
  }

  func resolve(in environment: EnvironmentValues) -> Loud { Loud(isLoud: environment.depth > 7) }
}

extension ImageResource {
  static let hammer = ImageResource(name: "hammer", bundle: .main)
}

extension ColorResource {
  static let oak = ColorResource(name: "oak", bundle: .main)
}

struct WorkshopView: View {
  @State private var tool = "Hammer"
  @State private var visits = 0
  @State private var pressure = 2
  @State private var isSharing = false
  @State private var isAsking = false
  @State private var isMoving = false
  @State private var mender = ""
  @State private var scrollOffset: CGFloat = 0
  @Environment(\.depth) private var depth
  @Environment(\.sizeCategory) private var sizeCategory
  @Namespace private var tools
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let title: LocalizedStringResource = "Workshop"
  private let log = OSLog(subsystem: "Workshop", category: "bench")

  var body: some View {
    ScrollView {
      ViewThatFits(in: .horizontal) {
        HStack { Text("A long name of the workshop") }
        Text("Short")
        if visits > 0 { Text("Shorter") }
      }
      Text("Workshop").modifier(Emphasis()).environment(\.depth, depth + 1)
      Bench(tool: tool, visits: $visits)
        .frame(height: 200)
        .background()
      PressureGauge(pressure: pressure)
      Backdrop()
      Text("Depth \(depth), visits \(visits)")
      TimelineView(.periodic(from: start, by: 1)) { context in
        Text("Open for \(Int(context.date.timeIntervalSince(start))) s")
      }
      Section("Tools" as LocalizedStringResource) {
        Button("Take the saw" as LocalizedStringResource) {
          withAnimation(.snappy(duration: 0.2)) { tool = "Saw" }
          os_log("took %@", log: log, type: .info, tool)
        }
        .matchedTransitionSource(id: "saw", in: tools)
        Button("Pump" as LocalizedStringResource, systemImage: "arrow.up") { pressure += 1 }
      }
      Mender(mender: $mender)
      Button("Share") { isSharing = true }
      Button("Ask") { isAsking = true }
      Button("Move") { isMoving = true }
      Asker(isAsking: $isAsking)
      Image(.hammer).renderingMode(.template)
      RoundedRectangle(cornerRadius: 4)
        .stroke(Color(.oak), style: StrokeStyle(lineWidth: 1, dash: [CGFloat(4), 2]))
    }
    .environment(\.onRepair) { mender = $0 }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, new in
      scrollOffset = new
    }
    .animation(.bouncy(duration: sizeCategory.isAccessibilityCategory ? 0 : 1), value: tool)
    .animation(.smooth(duration: UIAccessibility.isReduceMotionEnabled ? 0 : 1), value: visits)
    .sheet(isPresented: $isSharing) { ShareSheet(items: ["The \(tool)"]) }
    .fileMover(isPresented: $isMoving, file: URL(string: "file:///plan.pdf")) { _ in }
    .navigationTitle(title)
  }
}

private struct Mender: View {
  @Binding var mender: String
  @Environment(\.onRepair) private var onRepair

  var body: some View {
    Button("Mend") { onRepair?("Kim") }
    if !mender.isEmpty { Text("\(mender) mends") }
  }
}

// MARK: - Newer names of UIKit

extension UIColor {
  static let bench = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .black : UIColor(resource: .oak)
  }
}

final class WorkshopTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .bench
    tabs = [
      UITab(
        title: "Bench", image: UIImage(systemName: "hammer")?.withRenderingMode(.alwaysTemplate),
        identifier: "bench"
      ) { _ in UIHostingController(rootView: WorkshopView()) },
      UITab(title: "Store", image: UIImage(resource: .hammer), identifier: "store") { _ in
        UIHostingController(rootView: Text("Nothing in store"))
      },
    ]
  }

  func help() -> NSAttributedString {
    NSAttributedString(
      string: "Help", attributes: [.link: "https://example.com", .underlineStyle: 1])
  }

  func legacy() -> UIViewController? {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Legacy")
  }
}
