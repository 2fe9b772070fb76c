import Foundation
import Testing
@testable import Narration

@Test func dump() {
  let env = ProcessInfo.processInfo.environment
  guard let langs = env["DUMP"] else { return }
  let chars = env["CHARS"].map { $0.split(separator: "\u{1}").map(String.init) } ?? [",", ".", "-", "'", "’", "\"", "(", "⌫", "⇧", "⏎", "🌐", "é", "É", "ñ", "ß", "Ж", "β", "❤️", "😂", "👨‍👩‍👧", "🇸🇪", "क", "़", "\u{301}", "\u{200D}", "\u{A0}", "ﷺ","e\u{301}","А","т","ẞ","İ","ı","I","中","あ","ア","한","ㄱ","ب","ש","३","٣","5","！","ａ","𝓯","①","⡸","├","ﬁ","½","²","👍🏽","👩🏽‍💻","1️⃣","🫱🏻‍🫲🏼","🇽🇽","\u{E000}","\u{378}","\u{1}","\n","\r\n","\t"," ","ế","ǽ","ά","ϊ","ŋ","ɓ","ø","đ","ħ","ł","क्ष","ि","्","،","؟","ـ","€","₹","×","≤","ʃ","ǆ","ˇ","´","^","`","◌́","ab","\u{1F1E6}","☎️","ℹ️","\u{FE0F}","́x","ʔ"]
  for l in langs.split(separator: " ") {
    for c in chars {
      let n = CharacterNames().name(of: c, in: String(l))
      print("\(l)\t\(c)\t\(n.words)\t\(n.language)\t\(n.source)")
    }
  }
}
