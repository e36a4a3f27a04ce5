// The plugin CopyFiles adds the files of the folder Files, for the other language mode.
