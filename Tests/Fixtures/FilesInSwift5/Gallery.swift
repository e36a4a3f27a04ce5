import OSLog
import RxSwift
import SwiftUI
import UIKit.UIImage
import UniformTypeIdentifiers
import os

private let logger = Logger(subsystem: "Gallery", category: "photos")

extension Notification.Name {
  static let photoAdded = Notification.Name("photoAdded")
}

struct Photo: Identifiable {
  let id: Int
  var title: LocalizedStringResource
  var image: UIImage?
}

final class GalleryStore: ObservableObject {
  @Published private(set) var photos: [Photo] = []
  @Published private(set) var notice = ""
  private var token: NSObjectProtocol?
  private let bag = DisposeBag()

  init() {
    token = NotificationCenter.default.addObserver(
      forName: .photoAdded, object: nil, queue: .main
    ) { [weak self] _ in
      Task { @MainActor in self?.announce() }
    }
  }

  func add(_ file: URL) {
    logger.debug("Adding \(file.path, privacy: .private) as \(self.photos.count, format: .decimal)")
    let type = UTType(filenameExtension: file.pathExtension)
    guard type == .png || type == .jpeg else {
      os_log("not a picture: %@", log: .default, type: .error, file.path)
      notice = String(localized: "\(file.lastPathComponent) is no picture")
      return
    }
    let image = UIImage(named: file.deletingPathExtension().lastPathComponent)
    photos.append(Photo(id: photos.count + 1, title: "Photo \(photos.count + 1)", image: image))
    UserDefaults.standard.setValue(photos.count, forKey: "photos")
    NotificationCenter.default.post(name: .photoAdded, object: self)
  }

  private func announce() {
    let sizes = photos.compactMap { $0.image?.jpegData(compressionQuality: 0.8)?.count }
    notice = String(
      localized: "Added \(photos.count), \(sizes.reduce(0, +)) bytes", comment: "After adding")
  }
}

struct GalleryView: View {
  @StateObject private var store = GalleryStore()
  @State private var isImporting = false
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
  private let rowHeight = UIFont.preferredFont(forTextStyle: .body).lineHeight
  private let titleFont = UIFontMetrics(forTextStyle: .headline)
    .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))

  var body: some View {
    VStack {
      ForEach(store.photos) { photo in
        Text(String(localized: photo.title))
          .font(Font(titleFont))
          .frame(minHeight: rowHeight)
          .contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: 8))
      }
      Text(store.notice)
        .background(reducesTransparency ? Color.white : .clear)
      Button(String(localized: "gallery.add", defaultValue: "Add")) { isImporting = true }
        .flipsForRightToLeftLayoutDirection(true)
      if !differentiates { Button(role: .close) { logger.info("closed") } }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.png, .jpeg]) { result in
      switch result {
      case .success(let file): store.add(file)
      case .failure(let error): logger.error("\(error.localizedDescription, privacy: .public)")
      }
    }
  }
}
