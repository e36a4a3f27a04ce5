public import SwiftUI

/// The screen of the two programs that the rows of apps with their own main compare.
public struct CounterScreen: View {
  @State private var count = 0

  public init() {}

  public var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
    .navigationTitle("Counter")
  }
}
