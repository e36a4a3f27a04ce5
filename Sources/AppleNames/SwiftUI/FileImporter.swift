public import UniformTypeIdentifiers

extension View {
  /// While `isPresented`, a sheet asks for the path of a file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileChooser { file in
        isPresented.wrappedValue = false
        onCompletion(.success(file))
      }
    }
  }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes) {
      onCompletion($0.map { [$0] })
    }
  }

  /// While `isPresented`, a sheet asks for the path to which the app moves `file`. Nothing is moved.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: [], onCompletion: onCompletion)
  }
}
