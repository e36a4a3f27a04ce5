import HeadlessUI
import StateBinding

struct GameView: View {
  @State var viewModel: GameViewModel

  init(viewModel: GameViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  private var state: GameState { viewModel.state }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      status
      GameSquares(game: state.game)
      ForEach(state.game.free, id: \.self) { square in
        Button("\(state.game.turn.rawValue) 놓기: \(square.description)") {
          viewModel.request(action: .place(square))
        }
        .accessibilityIdentifier("\(square)")
      }
      if state.game.outcome != nil {
        Button("다시 하기") { viewModel.request(action: .playAgain) }
          .accessibilityIdentifier("again")
      }
      LabeledContent("\(state.member) (X)", value: "\(state.score.wins[.x, default: 0])")
      LabeledContent("손님 (O)", value: "\(state.score.wins[.o, default: 0])")
      LabeledContent("무승부", value: "\(state.score.draws)")
      if let invite = state.invite { LabeledContent("초대 코드", value: invite.text) }
    }
    .navigationTitle("틱택토")
  }

  @ViewBuilder private var status: some View {
    switch (state.game.outcome, state.game.turn) {
    case (.win(.x), _): Text("\(state.member) 승리!")
    case (.win(.o), _): Text("손님 승리!")
    case (.draw, _): Text("비겼습니다")
    case (nil, .x): Text("\(state.member) 차례")
    case (nil, .o): Text("손님 차례")
    }
  }
}

/// The board as text.
struct GameSquares: View {
  let game: TicTacToe

  var body: some View {
    Text(verbatim: "   a b c")
    ForEach(0..<3) { row in
      Text(verbatim: "\(row + 1)  \(marks(inRow: row))")
    }
  }

  private func marks(inRow row: Int) -> String {
    TicTacToe.Square.all.filter { $0.row == row }.map { game.marks[$0]?.rawValue ?? "·" }
      .joined(separator: " ")
  }
}
