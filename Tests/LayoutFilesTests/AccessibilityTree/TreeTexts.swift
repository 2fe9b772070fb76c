/// Dumps of screens, made up in the order of attributes that real ones have.
enum TreeTexts {
  static func element(
    _ type: String, _ name: String?, _ label: String?, _ frame: (Int, Int, Int, Int),
    more: String = "", inside: String = ""
  ) -> String {
    let names = [name.map { "name=\"\($0)\"" }, label.map { "label=\"\($0)\"" }].compactMap(\.self)
    return """
      <XCUIElementType\(type) type="XCUIElementType\(type)" \(names.joined(separator: " ")) \(more) \
      x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)">\(inside)</XCUIElementType\(type)>
      """
  }

  static func application(_ inside: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><AppiumAUT>"
      + element("Application", "Notes", "Notes", (0, 0, 390, 844), inside: inside) + "</AppiumAUT>"
  }

  /// A keyboard of the system: letters out of order, a key without a label, siblings below.
  static let systemKeyboard = application(
    element("Button", "X", "X", (10, 50, 40, 40))
      + element(
        "Other", nil, nil, (0, 500, 390, 344),
        inside: element(
          "Keyboard", nil, nil, (0, 510, 390, 216),
          inside: element("Key", "w", "w", (39, 520, 38, 46))
            + element("Key", "q", "q", (0, 520, 38, 46), more: "traits=\"PlaysSound, KeyboardKey\"")
            + element("Button", "shift", "shift", (0, 600, 48, 46), more: "value=\"on\"")
            + element("Key", nil, nil, (340, 600, 48, 46))
            + element("Key", "more", "numbers", (0, 660, 90, 46))
            + element("Key", "space", "Leerzeichen", (95, 660, 200, 46))
            + element("Button", "Return", "", (300, 660, 90, 46), more: "enabled=\"false\""))
          + element("Button", "dictation", "Diktat", (330, 780, 48, 46))))

  static let numbers = application(
    element(
      "Keyboard", nil, nil, (0, 510, 390, 216),
      inside: (0..<10).map { element("Key", "\($0)", "\($0)", ($0 * 39, 520, 38, 46)) }.joined()
        + element("Key", "more", "letters", (0, 660, 90, 46))))

  /// A keyboard of an app: buttons with a text and a button without a label inside.
  static let thirdParty = application(
    ["q", "w", "e"].enumerated().map { index, letter in
      element(
        "Button", letter, letter, (index * 40, 500, 40, 55), more: "accessible=\"true\"",
        inside: element("StaticText", letter, letter, (index * 40, 500, 40, 55))
          + element("Button", nil, nil, (index * 40, 500, 40, 55), more: "accessible=\"false\""))
    }.joined()
      + element("Button", "delete", "Delete.", (120, 560, 60, 55))
      + element("Button", "Back", "Back", (0, 40, 60, 40)))

  static func node(_ attributes: String, _ bounds: String, inside: String = "") -> String {
    """
    <node index="0" class="android.view.View" package="com.example.keyboard" \(attributes) \
    bounds="\(bounds)">\(inside)</node>
    """
  }

  static let keys =
    node("text=\"\" content-desc=\"q\" clickable=\"true\"", "[0,1600][108,1750]")
    + node("text=\"w\" content-desc=\"\" clickable=\"true\"", "[108,1600][216,1750]")
    + node("text=\"\" content-desc=\"\" clickable=\"true\" NAF=\"true\"", "[216,1600][324,1750]")
    + node("text=\"\" content-desc=\"Delete\" clickable=\"true\"", "[900,1760][1080,1910]")

  static let app = """
    <node index="0" text="7" class="android.widget.Button" package="com.example.app" content-desc="" \
    clickable="true" bounds="[0,0][100,100]"/>
    """

  /// A dump of all windows, by uiautomator.
  static func windows(type: String, keyboard: String) -> String {
    """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <displays><display id="0"><window index="0" id="1" title="App" type="1" bounds="[0,0][1080,1500]">
    <hierarchy rotation="0">\(app)</hierarchy></window>
    <window index="1" id="2" title="Keyboard" type="\(type)" bounds="[0,1500][1080,2280]">
    <hierarchy rotation="0">\(keyboard)</hierarchy></window></display></displays>
    """
  }

  /// A page source of Appium, with several windows.
  static let appium = """
    <hierarchy rotation="0" width="1080" height="2280">
    <android.widget.Button index="0" package="com.example.app" class="android.widget.Button" text="OK" \
    clickable="true" bounds="[0,0][100,100]" displayed="true"/>
    <android.widget.FrameLayout index="1" package="com.google.android.inputmethod.latin" \
    class="android.widget.FrameLayout" text="" bounds="[0,1500][1080,2280]">
    \((0..<4).map { """
      <android.widget.FrameLayout class="android.widget.FrameLayout" content-desc="\(["a", "b", "c", "Shift"][$0])" \
      clickable="true" text-entry-key="\($0 < 3)" bounds="[\($0 * 100),1600][\($0 * 100 + 100),1750]" \
      displayed="true"><android.widget.TextView text="\(["A", "B", "C", ""][$0])" bounds="[0,0][1,1]"/>\
      </android.widget.FrameLayout>
      """ }.joined(separator: "\n"))
    </android.widget.FrameLayout></hierarchy>
    """
}
