// The plugin CopyFiles adds the files of the folder FilesInSwift5, for the other language mode.
