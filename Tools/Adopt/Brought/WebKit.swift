// A stub of WebKit, to change as the app needs. A web view shows its address as text, or "HTML"; no page is loaded.
import SwiftUI
import UIKit

@MainActor @preconcurrency
open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open private(set) var url: URL?
  open var title: String? { url?.host }
  public let scrollView = UIScrollView()
  private let label = UILabel()

  public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration? = nil) {
    super.init(frame: frame)
    addSubview(label)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return show(url?.absoluteString ?? "")
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { show("HTML") }
  @discardableResult open func reload() -> WKNavigation? { show(label.text ?? "") }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  private func show(_ text: String) -> WKNavigation {
    label.text = text
    let navigation = WKNavigation()
    Task { navigationDelegate?.webView(self, didFinish: navigation) }
    return navigation
  }
}

@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
public final class WKNavigation: NSObject {}
public struct WKNavigationAction { public let request: URLRequest }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }
public final class WKWebViewConfiguration: NSObject {
  public var allowsInlineMediaPlayback = false
  public override init() {}
}
