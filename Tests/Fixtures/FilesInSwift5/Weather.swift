import Foundation
import SwiftUI

struct Forecast: Decodable {
  let words: String
}

/// Asks a server in the three ways that apps use.
final class WeatherModel: ObservableObject {
  @Published var words = "No forecast"
  private var cancellables = Set<AnyCancellable>()

  private func address(of day: String) -> URL {
    URL(string: "https://weather.example/\(day)") ?? URL(filePath: day)
  }

  func load(_ day: String) async {
    words = "Loading"
    do {
      var request = URLRequest(url: address(of: day))
      request.setValue("application/json", forHTTPHeaderField: "Accept")
      let (data, response) = try await URLSession.shared.data(for: request)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.badServerResponse)
      }
      words = try JSONDecoder().decode(Forecast.self, from: data).words
    } catch {
      words = error.localizedDescription
    }
  }

  func loadWithHandler(_ day: String) {
    let session = URLSession(configuration: .ephemeral)
    let task = session.dataTask(with: address(of: day)) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      DispatchQueue.main.async {
        self.words = error?.localizedDescription ?? "\(status), \(data?.count ?? 0) bytes"
      }
    }
    task.resume()
  }

  func loadWithPublisher(_ day: String) {
    URLSession.shared.dataTaskPublisher(for: address(of: day))
      .map(\.data)
      .decode(type: Forecast.self, decoder: JSONDecoder())
      .map(\.words)
      .catch { Just($0.localizedDescription) }
      .receive(on: DispatchQueue.main)
      .assign(to: \.words, on: self)
      .store(in: &cancellables)
  }
}

struct WeatherView: View {
  @StateObject private var model = WeatherModel()

  var body: some View {
    VStack {
      Text(model.words)
      Button("Today") { Task { await model.load("today") } }
      Button("Tomorrow") { model.loadWithHandler("tomorrow") }
      Button("The week") { model.loadWithPublisher("week") }
      Button("The year") { model.loadWithPublisher("year") }
    }
  }
}
