internal import KeyModel

extension NameTable {
  static let finnish = NameTable(
    language: "fi",
    letters: "abcdefghijklmnopqrstuvwxyzåäö",
    loneMark: "yhdistyvä %",
    fullwidth: "täysleveä %",
    privateUse: "yksityisen käytön merkki",
    unassigned: "tuntematon merkki",
    greek: """
      alfa beeta gamma delta epsilon zeeta eeta theeta joota kappa lambda myy nyy ksii omikron \
      pii rhoo sigma tau ypsilon fii khii psii oomega
      """,
    marks: #"""
      U+0300	gravis
      U+0301	akuutti
      U+0302	sirkumfleksi
      U+0303	tilde
      U+0304	pituusmerkki
      U+0306	lyhyysmerkki
      U+0307	yläpiste
      U+0308	treema
      U+0309	yläkoukku
      U+030A	rengas
      U+030B	kaksoisakuutti
      U+030C	hattu
      U+031B	sarvi
      U+0322	koukku
      U+0323	alapiste
      U+0326	alapilkku
      U+0327	sedilji
      U+0328	ogonek
      U+0331	alaviiva
      U+0335	poikkiviiva
      """#,
    names: #"""
      ⌦	poista eteenpäin
      ⇥	sarkain
      ⇤	sarkain taaksepäin
      ⌘	komento
      ⌥	optio
      ⌃	kontrolli
      ⎋	escape
      ←	nuoli vasemmalle
      ↑	nuoli ylös
      →	nuoli oikealle
      ↓	nuoli alas
      ⇞	sivu ylös
      ⇟	sivu alas
      U+0020	välilyönti
      U+000A	rivinvaihto
      U+00A0	sitova välilyönti
      U+00AD	pehmeä tavuviiva
      U+034F	grafeeminliitin
      U+061C	arabialaisen kirjaimen merkki
      U+2002	puolen neliön väli
      U+2003	neliön väli
      U+2009	ohut väli
      U+200B	leveydetön väli
      U+200C	leveydetön erotin
      U+200D	leveydetön liitin
      U+200E	vasemmalta oikealle -merkki
      U+200F	oikealta vasemmalle -merkki
      U+2028	rivierotin
      U+2029	kappale-erotin
      U+202A	upotus vasemmalta oikealle
      U+202B	upotus oikealta vasemmalle
      U+202C	upotuksen loppu
      U+202D	pakotus vasemmalta oikealle
      U+202E	pakotus oikealta vasemmalle
      U+202F	kapea sitova välilyönti
      U+2060	sananliitin
      U+2066	eristys vasemmalta oikealle
      U+2067	eristys oikealta vasemmalle
      U+2068	eristys ensimmäisen merkin mukaan
      U+2069	eristyksen loppu
      U+3000	ideografinen väli
      U+FE0F	emojimuodon valitsin
      U+FEFF	tavujärjestysmerkki
      "	lainausmerkki
      '	heittomerkki
      (	vasen kaarisulje
      )	oikea kaarisulje
      -	yhdysmerkki
      ^	sirkumfleksi
      _	alaviiva
      `	gravis
      ~	tilde
      ‐	typografinen yhdysmerkki
      ‑	sitova yhdysmerkki
      ‘	vasen puolilainausmerkki
      ’	typografinen heittomerkki
      ‚	alempi puolilainausmerkki
      “	vasen lainausmerkki
      ”	oikea lainausmerkki
      „	alempi lainausmerkki
      ‹	vasen yksinkertainen kulmalainausmerkki
      ›	oikea yksinkertainen kulmalainausmerkki
      ª	feminiininen järjestysmerkki
      º	maskuliininen järjestysmerkki
      ¼	yksi neljäsosa
      ½	puoli
      ¾	kolme neljäsosaa
      №	numeromerkki
      ʼ	heittomerkkikirjain
      ـ	tatwil
      æ	ae-kirjain
      ð	eth
      ı	pisteetön i
      ŋ	äng
      œ	oe-kirjain
      ß	kaksois-s
      þ	thorn
      ɔ	avoin o
      ə	švaa
      ɛ	avoin e
      !	huutomerkki
      ?	kysymysmerkki
      ø	tanskalainen ö
      """#,
    keys: .finnish,
    symbols: { .finnish })
}
