import SwiftUI

// The view of CardRIB.swift. Its view model is an `@Observable` class written by hand, and its state has the flags of the alerts.

struct CardViewState {
  var holder: EntityHolder?
  var pauseAlert = false
  var returnAlert = false
}

enum CardViewAction {
  case pause
  case returnCard
}

@Observable
final class CardViewModel {
  typealias State = CardViewState
  typealias Action = CardViewAction

  var state: State
  weak var listener: CardPresentableListener?

  init(state: State) {
    self.state = state
  }

  func update(state: State) {
    self.state = state
  }

  func request(action: Action) {
    listener?.request(action: action)
  }
}

extension CardViewModel {
  func handlePause() {
    request(action: .pause)
  }

  func handleReturn() {
    request(action: .returnCard)
  }
}

struct CardView: View {
  @State var viewModel: CardViewModel

  init(viewModel: CardViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(spacing: .zero) {
      Text(viewModel.state.holder?.name ?? "No card")
      if viewModel.state.holder?.isPaused == true { Text("Paused") }
      Button {
        viewModel.state.pauseAlert = true
      } label: {
        Text("Pause")
      }
      Button {
        viewModel.state.returnAlert = true
      } label: {
        Text("Return")
      }
    }
    .alert("Pause the card?", isPresented: $viewModel.state.pauseAlert) {
      Button("OK", role: .destructive) { viewModel.handlePause() }
      Button("Cancel", role: .cancel) {}
    }
    .alert("Return the card?", isPresented: $viewModel.state.returnAlert) {
      Button("OK", role: .destructive) { viewModel.handleReturn() }
      Button("Cancel", role: .cancel) {}
    }
  }
}
