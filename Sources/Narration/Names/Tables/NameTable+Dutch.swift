internal import KeyModel

extension NameTable {
  static let dutch = NameTable(
    language: "nl",
    letters: "abcdefghijklmnopqrstuvwxyz",
    loneMark: "combinerend: %",
    fullwidth: "brede %",
    privateUse: "teken voor privégebruik",
    unassigned: "onbekend teken",
    greek: """
      alfa bèta gamma delta epsilon zèta èta thèta jota kappa lambda mu nu xi omikron pi rho \
      sigma tau ypsilon phi chi psi omega
      """,
    marks: #"""
      U+0300	accent grave
      U+0301	accent aigu
      U+0302	accent circonflexe
      U+0303	tilde
      U+0304	macron
      U+0306	breve
      U+0307	punt boven
      U+0308	trema
      U+0309	haak boven
      U+030A	ring
      U+030B	dubbele accent aigu
      U+030C	haček
      U+031B	hoorn
      U+0322	haak
      U+0323	punt onder
      U+0326	komma onder
      U+0327	cedille
      U+0328	ogonek
      U+0331	streep onder
      U+0335	met streep
      """#,
    names: #"""
      ⌦	verwijder vooruit
      ⇥	tab
      ⇤	tab terug
      ⌘	command
      ⌥	option
      ⌃	control
      ⎋	escape
      ←	pijl links
      ↑	pijl omhoog
      →	pijl rechts
      ↓	pijl omlaag
      ⇞	pagina omhoog
      ⇟	pagina omlaag
      U+0020	spatie
      U+000A	nieuwe regel
      U+00A0	vaste spatie
      U+00AD	zacht afbreekstreepje
      U+034F	grafeemverbinder
      U+061C	Arabisch lettermerkteken
      U+2002	halve vierkante spatie
      U+2003	vierkante spatie
      U+2009	smalle spatie
      U+200B	spatie zonder breedte
      U+200C	scheider zonder breedte
      U+200D	verbinder zonder breedte
      U+200E	links-naar-rechts-teken
      U+200F	rechts-naar-links-teken
      U+2028	regelscheider
      U+2029	alineascheider
      U+202A	inbedding van links naar rechts
      U+202B	inbedding van rechts naar links
      U+202C	einde van inbedding
      U+202D	dwang van links naar rechts
      U+202E	dwang van rechts naar links
      U+202F	smalle vaste spatie
      U+2060	woordverbinder
      U+2066	isolatie van links naar rechts
      U+2067	isolatie van rechts naar links
      U+2068	isolatie naar eerste teken
      U+2069	einde van isolatie
      U+3000	ideografische spatie
      U+FE0F	emoji-variantkiezer
      U+FEFF	bytevolgordemarkering
      "	aanhalingsteken
      '	apostrof
      (	haakje openen
      )	haakje sluiten
      -	streepje
      ^	dakje
      _	liggend streepje
      `	accent grave
      ~	tilde
      ‐	typografisch koppelteken
      ‑	vast koppelteken
      ‘	enkel aanhalingsteken openen
      ’	typografische apostrof
      ‚	enkel aanhalingsteken laag
      “	dubbel aanhalingsteken openen
      ”	dubbel aanhalingsteken sluiten
      „	dubbel aanhalingsteken laag
      ‹	enkele guillemet links
      ›	enkele guillemet rechts
      ª	vrouwelijk rangteken
      º	mannelijk rangteken
      ¼	een kwart
      ½	een half
      ¾	drie kwart
      №	numeroteken
      ʼ	apostrofletter
      ـ	tatweel
      æ	a-e-ligatuur
      ð	eth
      ı	i zonder punt
      ŋ	eng
      œ	o-e-ligatuur
      ß	ringel-s
      þ	thorn
      ɔ	open o
      ə	sjwa
      ɛ	open e
      ĳ	lange ij
      """#,
    keys: .dutch,
    symbols: { .dutch })
}
