public import SwiftUI

/// The screen that the programs OwnMain and MainByHand both show.
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
