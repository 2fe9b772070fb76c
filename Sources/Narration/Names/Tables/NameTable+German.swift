internal import KeyModel

extension NameTable {
  static let german = NameTable(
    language: "de",
    letters: "abcdefghijklmnopqrstuvwxyzäöü",
    loneMark: "%, kombinierend",
    fullwidth: "vollbreit: %",
    privateUse: "Zeichen zur privaten Verwendung",
    unassigned: "unbekanntes Zeichen",
    greek: """
      Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Jota Kappa Lambda My Ny Xi Omikron Pi Rho Sigma \
      Tau Ypsilon Phi Chi Psi Omega
      """,
    marks: #"""
      U+0300	Gravis
      U+0301	Akut
      U+0302	Zirkumflex
      U+0303	Tilde
      U+0304	Makron
      U+0306	Breve
      U+0307	Punkt oben
      U+0308	Trema
      U+0309	Haken oben
      U+030A	Ring
      U+030B	Doppelakut
      U+030C	Hatschek
      U+031B	Horn
      U+0322	Haken
      U+0323	Punkt unten
      U+0326	Unterkomma
      U+0327	Cedille
      U+0328	Ogonek
      U+0331	Unterstrich
      U+0335	Querstrich
      """#,
    names: #"""
      ⌦	Entfernen
      ⇥	Tabulator
      ⇤	Tabulator zurück
      ⌘	Befehlstaste
      ⌥	Wahltaste
      ⌃	Steuerung
      ⎋	Escape
      ←	Pfeil nach links
      ↑	Pfeil nach oben
      →	Pfeil nach rechts
      ↓	Pfeil nach unten
      ⇞	Bild auf
      ⇟	Bild ab
      U+0020	Leerzeichen
      U+000A	neue Zeile
      U+00A0	geschütztes Leerzeichen
      U+00AD	weiches Trennzeichen
      U+034F	Graphemverbinder
      U+061C	arabische Buchstabenmarke
      U+2002	Halbgeviert-Leerzeichen
      U+2003	Geviert-Leerzeichen
      U+2009	schmales Leerzeichen
      U+200B	Leerzeichen ohne Breite
      U+200C	Bindehemmer ohne Breite
      U+200D	Verbinder ohne Breite
      U+200E	Links-nach-rechts-Zeichen
      U+200F	Rechts-nach-links-Zeichen
      U+2028	Zeilentrenner
      U+2029	Absatztrenner
      U+202A	Einbettung von links nach rechts
      U+202B	Einbettung von rechts nach links
      U+202C	Ende der Einbettung
      U+202D	Vorrang von links nach rechts
      U+202E	Vorrang von rechts nach links
      U+202F	schmales geschütztes Leerzeichen
      U+2060	Wortverbinder
      U+2066	Isolat von links nach rechts
      U+2067	Isolat von rechts nach links
      U+2068	Isolat nach erstem Zeichen
      U+2069	Ende des Isolats
      U+3000	ideografisches Leerzeichen
      U+FE0F	Emoji-Variantenwähler
      U+FEFF	Bytereihenfolge-Marke
      "	Anführungszeichen
      #	Nummernzeichen
      '	Apostroph
      (	Klammer auf
      )	Klammer zu
      -	Bindestrich
      <	kleiner als
      =	gleich
      >	größer als
      @	At-Zeichen
      [	eckige Klammer auf
      ]	eckige Klammer zu
      ^	Zirkumflex
      _	Unterstrich
      `	Gravis
      {	geschweifte Klammer auf
      |	senkrechter Strich
      }	geschweifte Klammer zu
      ~	Tilde
      ‐	typografischer Bindestrich
      ‑	geschützter Bindestrich
      ‘	einfaches Anführungszeichen oben links
      ’	typografischer Apostroph
      ‚	einfaches Anführungszeichen unten
      “	Anführungszeichen oben links
      ”	Anführungszeichen oben rechts
      „	Anführungszeichen unten
      ‹	einfaches Guillemet links
      ›	einfaches Guillemet rechts
      ª	weibliches Ordnungszeichen
      º	männliches Ordnungszeichen
      ¼	ein Viertel
      ½	ein Halb
      ¾	drei Viertel
      №	Numero-Zeichen
      ʼ	Modifikator-Apostroph
      ـ	Tatwil
      æ	A-E-Ligatur
      ð	Eth
      ı	I ohne Punkt
      ŋ	Eng
      œ	O-E-Ligatur
      ß	Eszett
      þ	Thorn
      ɔ	offenes O
      ə	Schwa
      ɛ	offenes E
      """#,
    keys: .german,
    symbols: { .german })
}
