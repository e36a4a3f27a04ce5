import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: String
  var name: String
  var departure: Date
  var days: Int
  var alarm: Date
  var budget: Decimal
  var notes: String?
}

struct HeightPreferenceKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

final class TripModel: ObservableObject {
  @Published var trip = Trip(
    id: "jeju", name: "Jeju", departure: Date(timeIntervalSince1970: 1_795_340_400), days: 3,
    alarm: Date(timeIntervalSince1970: 1_795_311_000), budget: 1_200)

  /// A trip begins in 2026 or in 2027.
  var season: ClosedRange<Date> {
    let calendar = Calendar(identifier: .gregorian)
    var parts = DateComponents(timeZone: TimeZone(identifier: "UTC"), year: 2026, month: 1, day: 1)
    let start = calendar.date(from: parts) ?? .distantPast
    parts.year = 2028
    let end = calendar.date(from: parts) ?? .distantFuture
    return start...end.addingTimeInterval(-1)
  }

  var end: Date { trip.departure.addingTimeInterval(Double(trip.days) * 86_400) }
}

struct TripDetail: View {
  @StateObject private var model = TripModel()
  @State private var activeSheet: ActiveSheet?
  @State private var sheetHeight: CGFloat = 0
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  private enum ActiveSheet: String, Identifiable {
    case dates, budget

    var id: String { rawValue }
  }

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          LabeledContent("Leaves") { Text(model.trip.departure, style: .date) }
          LabeledContent("At") { Text(model.trip.departure, style: .time) }
          LabeledContent("Back", value: model.end, format: .dateTime.day().month().weekday(.wide))
          LabeledContent("Budget", value: model.trip.budget, format: .currency(code: "EUR"))
          Text("Alarm at \(model.trip.alarm, style: .time), \(model.trip.days) days")
          Text(
            calendar.shortWeekdaySymbols[
              calendar.component(.weekday, from: model.trip.departure) - 1])
          Text(note)
          Text("Sheet of \(Int(sheetHeight))")
        }
        .padding()
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: HeightPreferenceKey.self, value: proxy.size.height / 2)
          }
        )
        .onPreferenceChange(HeightPreferenceKey.self) { sheetHeight = $0 }
      }
      .navigationTitle(model.trip.name)
      .navigationSubtitle("Trip")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Change") {
            Button("Dates") { activeSheet = .dates }
            Button("Money") { activeSheet = .budget }
          }
        }
      }
      .sheet(item: $activeSheet) { sheet in
        switch sheet {
        case .dates:
          TripDates(trip: $model.trip, season: model.season)
            .presentationDetents([.height(sheetHeight)])
        case .budget:
          TripBudget(trip: $model.trip)
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var note: AttributedString {
    var text = AttributedString(model.trip.notes ?? "No notes")
    text.font = .body.italic()
    return text
  }
}

private struct TripDates: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var trip: Trip
  let season: ClosedRange<Date>

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("When")) {
          DatePicker("Departure", selection: $trip.departure, in: season)
          DatePicker("Day", selection: $trip.departure, in: season, displayedComponents: .date)
            .datePickerStyle(.graphical)
          DatePicker(selection: $trip.alarm, displayedComponents: [.hourAndMinute]) {
            Label("Alarm", systemImage: "alarm")
          }
          .datePickerStyle(WheelDatePickerStyle())
          Stepper("\(trip.days) days", value: $trip.days, in: 1...30)
        }
      }
      .navigationBarTitle("Dates", displayMode: .inline)
      .toolbar {
        Button("Close", role: .close) { dismiss() }
      }
    }
  }
}

private struct TripBudget: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var trip: Trip
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationView {
      Form {
        TextField("Budget", value: $trip.budget, format: .currency(code: "EUR"))
          .keyboardType(.decimalPad)
          .focused($isFocused)
        TextField(
          "Notes", text: $trip.notes ?? "", onEditingChanged: { _ in },
          onCommit: { isFocused = false })
      }
      .navigationTitle("Money")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}

private func ?? <Value>(binding: Binding<Value?>, fallback: Value) -> Binding<Value> {
  Binding(get: { binding.wrappedValue ?? fallback }, set: { binding.wrappedValue = $0 })
}

struct TripDetail_Previews: PreviewProvider {
  static var previews: some View {
    TripDetail()
      .environment(\.timeZone, TimeZone(identifier: "Asia/Seoul") ?? .current)
      .previewDevice("iPhone 15 Pro")
  }
}

#Preview("Dates", traits: .sizeThatFitsLayout) {
  TripDates(trip: .constant(TripModel().trip), season: Date.distantPast...Date.distantFuture)
}
