import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTesting
import SwiftUI
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct GestureTests {
  @Test func `taps and long presses work, and drags are ignored`() throws {
    let log = Log()
    let window = UIWindow.showing(Card(log: log))
    #expect(window.screen.text() == "  Card\n    Long press\n\n  Stone\n")
    try window.send(.tap, to: 0)
    try window.send(.tap, to: 1)
    #expect(log.take() == ["tap", "press true"])
  }

  @Test func `a geometry reader has the size of a phone`() {
    let window = UIWindow.showing(
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) by \(Int(proxy.frame(in: .global).maxY))")
      })
    #expect(window.screen.text() == "  390 by 844\n")
  }

  @Test func `a picture from the network keeps its placeholder`() {
    let url = URL(string: "https://example.com/cat.png")
    let window = UIWindow.showing(
      VStack {
        AsyncImage(url: url)
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("Loading")
        }
        AsyncImage(url: url) { phase in if let image = phase.image { image } else { Text("None") } }
      })
    #expect(window.screen.text() == "  [cat.png]\n  Loading\n  None\n")
  }
}

private struct Card: View {
  let log: Log
  @GestureState private var isPressing = false
  @State private var offset = CGSize.zero

  private var drag: some Gesture {
    DragGesture(minimumDistance: 5)
      .onChanged { offset = $0.translation }
      .updating($isPressing) { _, state, _ in state = true }
      .onEnded { _ in offset = .zero }
  }

  var body: some View {
    Text("Card")
      .gesture(TapGesture().onEnded { log("tap") })
      .simultaneousGesture(LongPressGesture().onEnded { log("press \($0)") })
    Text("Stone").offset(offset).gesture(drag)
  }
}
