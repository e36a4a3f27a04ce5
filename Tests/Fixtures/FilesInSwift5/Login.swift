import Combine
import SwiftUI

final class LoginViewModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var emailHint: String?
  @Published private(set) var canSubmit = false
  @Published private(set) var isLoading = false
  @Published var errorMessage: String?
  @Published private(set) var userName: String?

  private let service: LoginServicing
  private var cancellables = Set<AnyCancellable>()

  init(service: LoginServicing = LoginService()) {
    self.service = service

    $email
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { $0.isEmpty || $0.contains("@") ? nil : "An address has an @." }
      .assign(to: &$emailHint)

    Publishers.CombineLatest3($email, $password, $isLoading)
      .map { email, password, isLoading in
        email.contains("@") && password.count >= 8 && !isLoading
      }
      .assign(to: &$canSubmit)
  }

  func submit() {
    isLoading = true
    service.logIn(email: email, password: password)
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          self?.isLoading = false
          if case let .failure(error) = completion {
            self?.errorMessage = error.localizedDescription
          }
        },
        receiveValue: { [weak self] user in
          self?.userName = user.name
        }
      )
      .store(in: &cancellables)
  }

  func logOut() {
    userName = nil
    password = ""
  }
}

struct User {
  let name: String
}

enum LoginError: LocalizedError {
  case wrongPassword

  var errorDescription: String? { "The password is wrong." }
}

protocol LoginServicing {
  func logIn(email: String, password: String) -> AnyPublisher<User, LoginError>
}

struct LoginService: LoginServicing {
  func logIn(email: String, password: String) -> AnyPublisher<User, LoginError> {
    guard password == "openSesame" else {
      return Fail(error: .wrongPassword)
        .delay(for: .seconds(1), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
    }
    return Future { promise in
      promise(.success(User(name: String(email.prefix { $0 != "@" }))))
    }
    .delay(for: .seconds(1), scheduler: RunLoop.main)
    .eraseToAnyPublisher()
  }
}

struct LoginView: View {
  @StateObject private var viewModel = LoginViewModel()
  @State private var showsError = false

  var body: some View {
    NavigationView {
      Group {
        if let name = viewModel.userName {
          Welcome(name: name)
        } else {
          form
        }
      }
      .navigationBarTitle("Log in", displayMode: .inline)
    }
    .environmentObject(viewModel)
  }

  private var form: some View {
    Form {
      Section(footer: Text(viewModel.emailHint ?? "")) {
        TextField("E-mail", text: $viewModel.email)
          .keyboardType(.emailAddress)
          .autocapitalization(.none)
        SecureField("Password", text: $viewModel.password)
      }
      Button(action: viewModel.submit) {
        if viewModel.isLoading {
          ProgressView()
        } else {
          Text("Log in")
        }
      }
      .accessibilityIdentifier("submit")
      .disabled(!viewModel.canSubmit)
    }
    .onReceive(viewModel.$errorMessage) { message in
      showsError = message != nil
    }
    .alert(isPresented: $showsError) {
      Alert(
        title: Text("Not logged in"), message: Text(viewModel.errorMessage ?? ""),
        dismissButton: .default(Text("OK")) { viewModel.errorMessage = nil })
    }
  }
}

struct Welcome: View {
  @EnvironmentObject var viewModel: LoginViewModel
  let name: String

  var body: some View {
    VStack(spacing: 12) {
      Text("Welcome, \(name)")
      Button("Log out", action: viewModel.logOut)
    }
    .padding()
  }
}

#Preview {
  LoginView()
}

#Preview("Welcome") {
  Welcome(name: "Ann")
    .environmentObject(LoginViewModel())
}

struct LoginView_Previews: PreviewProvider {
  static var previews: some View {
    LoginView()
  }
}
