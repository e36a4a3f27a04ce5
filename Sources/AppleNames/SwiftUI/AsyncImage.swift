/// A picture from the network. Nothing is loaded here: the placeholder stays, or the picture has the name of its file.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(url?.lastPathComponent ?? "picture")
  }

  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.content = .second(placeholder())
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View { content }
}

/// The state of a picture from the network: always `empty`.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture of a view. Nothing is drawn here, so the image has no name.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1, isOpaque = false, proposedSize = ProposedViewSize.unspecified
  public var uiImage: UIImage? { UIImage() }
  public var cgImage: CGImage? { UIImage().cgImage }

  public init(content: Content) { self.content = content }
}

public struct ProposedViewSize: Sendable, Hashable {
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public var width, height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
}
