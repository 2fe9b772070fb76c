import LayoutFiles

// What reading layouts costs: the largest that is known, in each format that is written; then the
// real ones beside the repository, where they are.

var measurements = LargeLayout.files.map { format, file in
  var measurement = Measurement(format: "\(format.id), large")
  for _ in 0..<5 { measurement.add(file, format) }
  return measurement
}

let path = CommandLine.arguments.dropFirst().first ?? "../../shared/layouts"
let folder = SourceFolder(path: path)
var byFormat: [String: Measurement] = [:]
// Without real files the large ones still tell.
for name in (try? folder.names()) ?? [] {
  guard let file = try? SourceFile(name, in: folder), let format = LayoutFormats.recognise(file)
  else { continue }
  byFormat[format.id, default: Measurement(format: format.id)].add(file, format)
}
let real = LayoutFormats.all.compactMap { byFormat[$0.id] }
measurements += real
if real.count > 1 { measurements.append(Measurement.sum(real)) }

print(Measurement.header)
for measurement in measurements { print(measurement.line) }
if measurements.contains(where: \.isOver) { exitOverLimits() }
