extension UIBarButtonItem {
  /// A button that iOS has words for, which are looked up as other texts are.
  public enum SystemItem: Sendable, Hashable {
    /// What a page is left or finished by.
    case done, cancel, close, edit, save
    /// What is done to what a page shows.
    case add, compose, reply, action, organize, bookmarks, search, refresh, stop, trash, undo, redo
    /// What plays.
    case camera, play, pause, rewind, fastForward

    var key: LocalizedStringKey {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .close: "Close"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .trash: "Delete"
      case .undo: "Undo"
      case .redo: "Redo"
      case .camera: "Camera"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast forward"
      }
    }
  }
}
