// A stub of PhotosUI, to change as the app needs. A picker is a button, or a sheet with one, that gives a sample photo.
import SwiftUI
import UIKit

public struct PhotosPickerItem: Hashable, Sendable {
  fileprivate static let sample = PhotosPickerItem(itemIdentifier: "photo")
  public let itemIdentifier: String?
  /// The sample as `Data` or as an `Image`; nil as any other type.
  public func loadTransferable<Value>(type: Value.Type) async throws -> Value? {
    UIImage(named: "photo")?.pngData() as? Value ?? Image("photo") as? Value
  }
}

public struct PHPickerFilter: Sendable {
  public static let images = Self(), videos = Self(), livePhotos = Self()
}

public struct PHPhotoLibrary: Sendable { public static func shared() -> Self { Self() } }
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  private let choose: @MainActor () -> Void

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choose = { selection.wrappedValue = .sample }
  }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choose = { selection.wrappedValue = [.sample] }
  }
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) where Label == Text {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  public var body: some View { Button(action: choose) { label } }
}

public struct PHPickerConfiguration: Sendable {
  public var selectionLimit = 1, filter: PHPickerFilter?
  public init() {}
}
public struct PHPickerResult { public let itemProvider: NSItemProvider }
public final class PHPickerViewController: UIHostingController<AnyView> {
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    super.init(rootView: AnyView(EmptyView()))
    title = "Photos"
    let photo = UIImage(named: "photo").map {
      PHPickerResult(itemProvider: NSItemProvider(object: $0))
    }
    rootView = AnyView(
      Button("Photo") { [weak self] in
        if let self, let photo { delegate?.picker(self, didFinishPicking: [photo]) }
      })
  }
}
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
