import RIBs
import RxCocoa
import SwiftUI
import UIKit

private enum Metrics {
  static let padding: CGFloat = 16
  static let height: CGFloat? = 44
}

/// Keeps a flag for code outside of any actor.
nonisolated final class BannerStore: @unchecked Sendable {
  private(set) var isOpen = false
  private(set) var openings = 0

  func toggle() {
    withAnimation(.easeInOut(duration: 0.2)) {
      isOpen.toggle()
    } completion: {
      self.openings += 1
    }
    withTransaction(Transaction(animation: .linear)) { withAnimation { openings += 1 } }
  }
}

nonisolated func initialCount(_ count: Int) -> State<Int> { State(initialValue: count) }

nonisolated func clear(_ text: Binding<String>) {
  if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
}

struct RoundedFieldStyle: TextFieldStyle {
  var isWrong = false

  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.horizontal, Metrics.padding)
      .frame(height: Metrics.height)
      .background(RoundedRectangle(cornerRadius: 8).stroke(isWrong ? Color.red : Color.gray))
  }
}

struct BannerView: View {
  @State private var count: Int
  @State private var text = ""
  @State private var isOpen = false
  private let store = BannerStore()
  var inset: CGFloat = 8

  init(count: Int) {
    _count = initialCount(count)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Metrics.padding) {
      Text("Seen \(count) times")
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, Metrics.padding)
      TextField("Message", text: $text)
        .textFieldStyle(RoundedFieldStyle(isWrong: text.isEmpty))
        .frame(maxWidth: .infinity, minHeight: Metrics.padding)
        .padding(.vertical, inset / 2)
      Button("Clear") { clear($text) }
      Button(isOpen ? "Close" : "Open") {
        count += 1
        store.toggle()
        DispatchQueue.main.async { withAnimation { isOpen = store.isOpen } }
      }
      .frame(maxWidth: isOpen ? .infinity : nil, maxHeight: Metrics.height)
      .padding(.bottom, inset)
    }
    .padding(.leading, inset)
  }
}
