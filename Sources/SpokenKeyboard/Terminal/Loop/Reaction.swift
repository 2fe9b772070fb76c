internal import Narration

/// What is to be done about something that a person did.
struct Reaction {
  /// What is to be said, in order.
  var utterances: [Utterance] = []
  /// How much faster everything is said from here on, in percent; negative is slower.
  var ratePercent: Int?
  /// Whether what is being said stops first.
  var stopsSpeech = false
  /// Whether the screen is drawn anew, whatever it shows.
  var redraws = false
  /// Whether the program ends.
  var ends = false
}
