public import HeadlessDriver

/// The options of an app that sends requests.
public enum NetworkOptions {
  /// The option `--api`: the server that provides `things`.
  public static func api(of things: String) -> Option {
    Option(
      "api", value: "URL",
      help: "Get \(things) from the server at URL, not from the program itself"
    ) { API($0) == nil ? "is not a server; write http://127.0.0.1:8080" : nil }
  }

  /// The option `--latency`.
  public static let latency = Option(
    "latency", value: "TIME", help: "How long each embedded answer takes, as in 2s or 500ms",
    isSafeInHeader: true
  ) { WaitTime($0) == nil ? "is not a time; write 2s or 500ms" : nil }

  /// The option `--fail`, which takes `names` with commas between them. The help mentions `example`.
  public static func fail(
    _ names: [String], example: String, isRight: @escaping @Sendable (String) -> Bool
  ) -> Option {
    Option(
      "fail", value: names.joined(separator: "|"),
      help: "Let these requests fail, with commas between them; \(example):2 fails twice",
      isSafeInHeader: true
    ) {
      isRight($0)
        ? nil
        : "is wrong; write \(names.joined(separator: ", ")), or \(example):2 to fail twice"
    }
  }

  /// The time that each embedded answer takes in `launch`.
  public static func latency(of launch: Launch) -> Duration {
    launch["latency"].flatMap(WaitTime.init)?.duration ?? .zero
  }

  /// The network of `launch`: the server of `--api`, or else `embedded`.
  public static func network(
    of launch: Launch, embedded: @autoclosure () -> EmbeddedTransport
  ) -> Network {
    guard let api = launch["api"].flatMap(API.init) else { return Network(transport: embedded()) }
    return Network(transport: HTTPTransport(api: api))
  }
}
