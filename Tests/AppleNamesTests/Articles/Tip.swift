import SwiftUI

struct TipView: View {
  @State private var bill = ""
  @State private var percent = 15
  @AppStorage("currency") private var currency = "EUR"
  var onPay: (Double) -> Void = { _ in }

  private var total: Double { (Double(bill) ?? 0) * Double(100 + percent) / 100 }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Bill", text: $bill)
          .keyboardType(.decimalPad)
        Picker("Tip", selection: $percent) {
          ForEach([10, 15, 20], id: \.self) { Text("\($0) %") }
        }
        .pickerStyle(.segmented)
        LabeledContent("Total", value: "\(String(format: "%.2f", total)) \(currency)")
        Button("Pay") { onPay(total) }
          .disabled(total == 0)
      }
      .navigationTitle("Tip")
      .animation(.spring, value: percent)
    }
  }
}

#Preview {
  TipView()
}
