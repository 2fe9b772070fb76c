internal import Narration

/// What is to be done about something that a person did.
struct Reaction {
  /// What is to be said, in order.
  var utterances: [Utterance] = []
  /// Whether what is being said stops first.
  var stopsSpeech = false
  /// What goes to the terminal's clipboard.
  var copied: String?
  /// Whether the screen is drawn anew, whatever it shows.
  var redraws = false
  /// Settings to be kept in the person's file, in the order to set them.
  var savedSettings: [SettingsFile.Assignment] = []
  /// Whether the program ends.
  var ends = false
}
