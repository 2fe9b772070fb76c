internal import KeyModel

extension NameTable {
  static let romanian = NameTable(
    language: "ro",
    letters: "abcdefghijklmnopqrstuvwxyzăâîșț",
    loneMark: "semn combinabil %",
    fullwidth: "% de lățime întreagă",
    privateUse: "caracter de uz privat",
    unassigned: "caracter necunoscut",
    greek: """
      alfa beta gama delta epsilon zeta eta teta iota kapa lambda miu niu csi omicron pi ro \
      sigma tau ipsilon fi hi psi omega
      """,
    marks: #"""
      U+0300	cu accent grav
      U+0301	cu accent ascuțit
      U+0302	cu accent circumflex
      U+0303	cu tildă
      U+0304	cu macron
      U+0306	cu breve
      U+0307	cu punct deasupra
      U+0308	cu tremă
      U+0309	cu cârlig deasupra
      U+030A	cu inel
      U+030B	cu dublu accent ascuțit
      U+030C	cu caron
      U+031B	cu corn
      U+0322	cu cârlig
      U+0323	cu punct dedesubt
      U+0326	cu virgulă
      U+0327	cu sedilă
      U+0328	cu ogonek
      U+0331	cu linie dedesubt
      U+0335	barat
      """#,
    names: #"""
      ⌦	ștergere înainte
      ⇥	tabulator
      ⇤	tabulator înapoi
      ⌘	command
      ⌥	option
      ⌃	control
      ⎋	escape
      ←	săgeată stânga
      ↑	săgeată sus
      →	săgeată dreapta
      ↓	săgeată jos
      ⇞	pagină sus
      ⇟	pagină jos
      U+0020	spațiu
      U+000A	linie nouă
      U+00A0	spațiu neseparabil
      U+00AD	cratimă opțională
      U+034F	îmbinare de grafeme
      U+061C	marcaj de literă arabă
      U+2002	spațiu de jumătate de em
      U+2003	spațiu de un em
      U+2009	spațiu îngust
      U+200B	spațiu de lățime zero
      U+200C	separator de lățime zero
      U+200D	îmbinare de lățime zero
      U+200E	marcaj de la stânga la dreapta
      U+200F	marcaj de la dreapta la stânga
      U+2028	separator de linii
      U+2029	separator de paragrafe
      U+202A	încorporare de la stânga la dreapta
      U+202B	încorporare de la dreapta la stânga
      U+202C	sfârșit de încorporare
      U+202D	forțare de la stânga la dreapta
      U+202E	forțare de la dreapta la stânga
      U+202F	spațiu neseparabil îngust
      U+2060	îmbinare de cuvinte
      U+2066	izolare de la stânga la dreapta
      U+2067	izolare de la dreapta la stânga
      U+2068	izolare după primul caracter
      U+2069	sfârșit de izolare
      U+3000	spațiu ideografic
      U+FE0F	selector de variantă emoji
      U+FEFF	marcaj de ordine a octeților
      "	ghilimele drepte
      '	apostrof
      (	paranteză deschisă
      )	paranteză închisă
      -	cratimă
      ^	circumflex
      _	liniuță de subliniere
      `	accent grav
      ~	tildă
      ‐	cratimă tipografică
      ‑	cratimă neseparabilă
      ‘	ghilimea simplă de deschidere
      ’	apostrof tipografic
      ‚	ghilimea simplă jos
      “	ghilimele sus deschise
      ”	ghilimele sus închise
      „	ghilimele jos
      ‹	ghilimea unghiulară simplă stânga
      ›	ghilimea unghiulară simplă dreapta
      ª	indicator ordinal feminin
      º	indicator ordinal masculin
      ¼	o pătrime
      ½	o jumătate
      ¾	trei pătrimi
      №	semnul numărului
      ʼ	apostrof modificator
      ـ	tatweel
      æ	ligatura a e
      ð	eth
      ı	i fără punct
      ŋ	eng
      œ	ligatura o e
      ß	s ascuțit
      þ	thorn
      ɔ	o deschis
      ə	șva
      ɛ	e deschis
      """#,
    keys: .romanian,
    symbols: { .romanian })
}
