internal import KeyModel
internal import LayoutFiles

/// `layouts convert`: a layout written in another format.
enum LayoutConversion {
  static func run(_ name: String, _ invocation: Invocation) throws(UsageError) -> ExitStatus {
    let formats = LayoutFormats.all.filter { $0.write != nil }.map(\.id)
    let names = formats.joined(separator: ", ")
    guard let id = invocation.value(.to) else {
      throw UsageError("layouts convert needs a format: --to \(formats.joined(separator: "|"))")
    }
    guard let format = LayoutFormats.format(id) else {
      throw .unknown(
        "format", id, nearest: NearestMatch.of(id, in: formats), hint: "expected \(names)")
    }
    guard let write = format.write else {
      throw UsageError("\(format.name) is only read; it can be written as \(names)")
    }
    let imported = try LayoutSource.imported(name, languageTag: invocation.language).keeping(
      form: invocation.value(.form))
    LayoutSource.tellAll(imported.warnings)
    let text: String
    do throws(ExportError) {
      text = try write(imported.document)
    } catch {
      throw UsageError("\(name): \(error.message); \(error.remedy)")
    }
    guard let path = invocation.value(.output) else {
      StandardStream.output.write(text)
      return .clean
    }
    do throws(SaveError) {
      try AtomicFile.write(text, to: path)
    } catch {
      throw UsageError("\(error.description); --output needs a file that can be written")
    }
    return .clean
  }
}
