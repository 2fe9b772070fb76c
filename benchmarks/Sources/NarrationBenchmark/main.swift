import Narration

// What naming costs: the first name of a kind, and a name when all is warm. First names come before
// all else, since they read tables that are read once a process.

let names = CharacterNames()
let characters = [
  ("letter", "q"), ("capital", "Q"), ("comma", ","), ("key glyph", "⌫"), ("accented letter", "é"),
  ("emoji", "😂"), ("flag", "🇸🇪"), ("family", "👨‍👩‍👧"), ("skin tone", "👩🏽‍💻"), ("foreign letter", "Ж"),
]

var rows = [
  Row.once("first name in English: a letter", limit: 2000) { names.name(of: "q", in: "en").words },
  Row.once("first emoji in English", limit: 2000) { names.name(of: "😂", in: "en").words },
  Row.once("first name in German: a letter", limit: 2000) { names.name(of: "ä", in: "de").words },
  Row.once("first emoji in Hindi", limit: 2000) { names.name(of: "😂", in: "hi").words },
  Row.once("first phrases in German", limit: 2000) { Phrases.best(for: "de").language },
]
for language in ["en", "de", "de-AT"] {
  for (kind, character) in characters {
    rows.append(
      Row.warm("\(kind) in \(language)", limit: 5) { names.name(of: character, in: language).words }
    )
  }
}
rows += [
  Row.warm("phonetic word", limit: 5) { PhoneticAlphabets().word(for: "q", in: "de") ?? "" },
  Row.warm("phrases of a language", limit: 5) { Phrases.best(for: "de").language },
]

print("| what | µs | limit |")
print("| --- | ---: | ---: |")
for row in rows { print(row.line) }
if rows.contains(where: \.isOver) { exitOverLimits() }
