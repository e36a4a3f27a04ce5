/// What few pages have, kept apart: a page is copied often.
final class PageExtras {
  // Unchecked, as nothing else runs while one of these is read or changed.
  @exclusivity(unchecked) fileprivate var tags: [(index: Int, end: Int, tag: AnyHashable)] = []
  @exclusivity(unchecked) fileprivate var attached: [Range<Int>] = []
  @exclusivity(unchecked) fileprivate var speakingImages: [Int] = []
  @exclusivity(unchecked) fileprivate var presentations: [Presentation] = []
  @exclusivity(unchecked) fileprivate var tools: [ToolItem] = []
  @exclusivity(unchecked) fileprivate var appearances: [AppearanceSlot] = []
  @exclusivity(unchecked) fileprivate var refresh: (@MainActor () async -> Void)? = nil
  @exclusivity(unchecked) fileprivate var isDismissDisabled: Bool = false
  @exclusivity(unchecked) fileprivate var isBackHidden: Bool = false
  @exclusivity(unchecked) fileprivate var back: Back? = nil

  init(_ other: PageExtras?) {
    guard let other else { return }
    tags = other.tags
    attached = other.attached
    speakingImages = other.speakingImages
    presentations = other.presentations
    tools = other.tools
    appearances = other.appearances
    refresh = other.refresh
    isDismissDisabled = other.isDismissDisabled
    isBackHidden = other.isBackHidden
    back = other.back
  }
}

extension Page {
  /// What the elements are chosen by, in a picker.
  var tags: [(index: Int, end: Int, tag: AnyHashable)] {
    get { extras?.tags ?? [] }
    _modify {
      let extras = ownExtras()
      yield &extras.tags
    }
  }

  /// Which elements belong to the one before them, as options and menus do: they are named by themselves.
  var attached: [Range<Int>] {
    get { extras?.attached ?? [] }
    _modify {
      let extras = ownExtras()
      yield &extras.attached
    }
  }

  /// Which elements are pictures that somebody said the label of: beside text they are not left out.
  var speakingImages: [Int] {
    get { extras?.speakingImages ?? [] }
    _modify {
      let extras = ownExtras()
      yield &extras.speakingImages
    }
  }

  /// What is to be shown on top of it.
  var presentations: [Presentation] {
    get { extras?.presentations ?? [] }
    _modify {
      let extras = ownExtras()
      yield &extras.presentations
    }
  }

  /// The buttons of its navigation bar.
  var tools: [ToolItem] {
    get { extras?.tools ?? [] }
    _modify {
      let extras = ownExtras()
      yield &extras.tools
    }
  }

  /// What shows and hides with it.
  var appearances: [AppearanceSlot] {
    get { extras?.appearances ?? [] }
    _modify {
      let extras = ownExtras()
      yield &extras.appearances
    }
  }

  /// What loads it anew.
  var refresh: (@MainActor () async -> Void)? {
    get { extras?.refresh }
    _modify {
      let extras = ownExtras()
      yield &extras.refresh
    }
  }

  /// Whether, as a sheet, it can only be left by its own means.
  var isDismissDisabled: Bool {
    get { extras?.isDismissDisabled ?? false }
    _modify {
      let extras = ownExtras()
      yield &extras.isDismissDisabled
    }
  }

  /// Whether the way back from it is not shown.
  var isBackHidden: Bool {
    get { extras?.isBackHidden ?? false }
    _modify {
      let extras = ownExtras()
      yield &extras.isBackHidden
    }
  }

  /// What goes back from it, and to what.
  var back: Back? {
    get { extras?.back }
    _modify {
      let extras = ownExtras()
      yield &extras.back
    }
  }
}

/// A way back.
struct Back {
  /// The title of what it leads to.
  var label: String
  var action: @MainActor () -> Void
}

/// A button of a navigation bar.
struct ToolItem {
  var page: Page
  /// Whether it is there only while something is typed.
  var isAboveKeyboard = false
}

extension Page {
  /// The tools that are there now. What is above the keyboard goes with the focus, where fields tell who has it.
  @MainActor var shownTools: [ToolItem] {
    guard tools.contains(where: \.isAboveKeyboard) else { return tools }
    let fields = appearances.lazy.compactMap { $0 as? FocusSlot }
    if fields.isEmpty || fields.contains(where: { $0.isFocused }) { return tools }
    return tools.filter { !$0.isAboveKeyboard }
  }
}
