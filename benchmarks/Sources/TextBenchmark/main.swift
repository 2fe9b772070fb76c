import Glibc
import KeyModel

/// One operation on one text: nanoseconds for the document and for the string.
struct Row {
  var operation: String
  var document: Double
  var string: Double
}

func measure(_ sample: Sample, bytes: Int) -> [Row] {
  let text = sample.text(bytes: bytes)
  let middle = text.utf8.count / sample.sentence.utf8.count / 2 * sample.sentence.utf8.count
  var document = TextDocument(text, selection: middle..<middle)
  var string = PlainString(text, caret: middle)
  // Warm both: the first edit moves the gap, and gives the string storage of its own.
  _ = document.apply(.insertText(sample.letter))
  string.insert(sample.letter)

  var sink = 0
  var rows: [Row] = []
  func row(_ operation: String, _ document: Double, _ string: Double) {
    rows.append(Row(operation: operation, document: document, string: string))
  }
  row(
    "insert",
    Measurement.median { document.insertText(sample.letter) },
    Measurement.median { string.insert(sample.letter) })
  row(
    "delete",
    Measurement.median { document.deleteBackward() },
    Measurement.median { string.deleteBackward() })
  row(
    "insert and tell",
    Measurement.median {
      sink += document.apply(.insertText(sample.letter))?.new.before.utf8.count ?? 0
    },
    Measurement.median {
      string.insert(sample.letter)
      sink += string.context.before.utf8.count
    })
  row(
    "delete and tell",
    Measurement.median { sink += document.apply(.deleteBackward)?.new.before.utf8.count ?? 0 },
    Measurement.median {
      string.deleteBackward()
      sink += string.context.before.utf8.count
    })
  row(
    "caret left + right",
    Measurement.median(batch: 10) {
      document.adjustTextPosition(byCharacterOffset: -1)
      document.adjustTextPosition(byCharacterOffset: 1)
    },
    Measurement.median(batch: 10) {
      string.moveLeft()
      string.moveRight()
    })
  row(
    "word before caret",
    Measurement.median(batch: 10) { sink += document.wordBeforeCaret?.utf8.count ?? 0 },
    Measurement.median(batch: 10) { sink += string.wordBeforeCaret.utf8.count })
  row(
    "context",
    Measurement.median(batch: 10) { sink += document.context.before.utf8.count },
    Measurement.median(batch: 10) { sink += string.context.before.utf8.count })
  precondition(sink > 0, "what was read is used")
  return rows
}

/// Seconds and presses that it takes to delete a text, a press at a time.
func deleteAll(_ text: String) -> (seconds: Double, presses: Int) {
  var document = TextDocument(text)
  var presses = 0
  let elapsed = ContinuousClock().measure {
    while document.apply(.deleteBackward) != nil { presses += 1 }
  }
  return (elapsed.nanoseconds / 1e9, presses)
}

var isWithinLimits = true
print("Text document, medians in nanoseconds (string: the same on a plain String in this run)\n")
print(Table.line("text", "operation", "document", "string", "string/document"))
for sample in Sample.all {
  var first: [Row] = []
  for size in Sample.sizes {
    let rows = measure(sample, bytes: size.bytes)
    for row in rows {
      print(
        Table.line(
          "\(sample.name) \(size.name)", row.operation, Table.number(row.document),
          Table.number(row.string), Table.ratio(row.string / row.document)))
    }
    if first.isEmpty { first = rows }
    guard size.bytes == Sample.sizes.last?.bytes else { continue }
    for (small, large) in zip(first, rows) {
      let ratio = large.document / small.document
      let isLimited = small.operation.hasPrefix("insert") || small.operation.hasPrefix("delete")
      print(
        "  \(small.operation): \(size.name) takes \(Table.ratio(ratio)) of \(Sample.sizes[0].name)")
      if isLimited, ratio > 2 { isWithinLimits = false }
    }
  }
}
print(
  "\nruns of 32000 scalars, deleted a press at a time (limit for regional indicators: 200 ms)\n")
for (name, unit) in [
  ("regional indicators", "🇩🇪"), ("combining marks", "\u{301}"),
  ("emoji and joiners", "👩\u{200D}"), ("Indic conjuncts", "क\u{94D}"),
  ("leading jamo", "\u{1100}"), ("prepended marks", "\u{110BD}"),
] {
  let run = deleteAll(String(repeating: unit, count: 32_000 / unit.unicodeScalars.count))
  print("  \(name): \(run.presses) presses, \(Int((run.seconds * 1000).rounded())) ms")
  if unit == "🇩🇪", run.seconds >= 0.2 { isWithinLimits = false }
}
print(
  isWithinLimits
    ? "within the limits" : "OVER THE LIMITS (insert and delete within 2×, flags 0.2 s)")
exit(isWithinLimits ? 0 : 1)
