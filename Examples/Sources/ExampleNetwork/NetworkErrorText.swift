public import HeadlessUI

/// The reason for a failed request, in the person's language.
public struct NetworkErrorText: View {
  private let error: NetworkError

  public init(error: NetworkError) {
    self.error = error
  }

  public var body: some View { Text(key) }

  public var key: LocalizedStringKey {
    switch error {
    case .cannotConnect(let server): "\(server)에 연결할 수 없습니다"
    case .timedOut: "서버의 응답이 너무 늦습니다"
    case .cutOff: "응답이 중간에 끊겼습니다"
    case .tooLarge(let limit): "응답이 \(limit)바이트보다 큽니다"
    case .redirected(let place): "서버가 다른 주소로 보냅니다: \(place)"
    case .status(404): "서버에 없는 내용입니다 (404)"
    case .status(let status): "서버에 문제가 있습니다 (\(status))"
    case .unreadable: "서버의 응답을 읽을 수 없습니다"
    case .unavailable: "지금은 서비스를 쓸 수 없습니다"
    case .failed(let reason): "요청하지 못했습니다: \(reason)"
    }
  }
}

/// The texts of ``NetworkErrorText`` in the languages of the apps.
public enum NetworkWords {
  public static let english = [
    "%@에 연결할 수 없습니다": "Nobody answers at %@",
    "서버의 응답이 너무 늦습니다": "The server took too long to answer",
    "응답이 중간에 끊겼습니다": "The answer was cut off",
    "응답이 %lld바이트보다 큽니다": "The answer has more than %lld bytes",
    "서버가 다른 주소로 보냅니다: %@": "The server sends the request on to %@",
    "서버에 없는 내용입니다 (404)": "The server does not have it (404)",
    "서버에 문제가 있습니다 (%lld)": "The server has a problem (%lld)",
    "서버의 응답을 읽을 수 없습니다": "The server's answer cannot be read",
    "지금은 서비스를 쓸 수 없습니다": "The service is unavailable now",
    "요청하지 못했습니다: %@": "The request failed: %@",
  ]

  public static let korean = Dictionary(uniqueKeysWithValues: english.keys.map { ($0, $0) })
}
