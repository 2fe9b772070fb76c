internal import KeyModel

extension NameTable {
  static let danish = NameTable(
    language: "da",
    letters: "abcdefghijklmnopqrstuvwxyzæøå",
    loneMark: "kombinerende %",
    fullwidth: "bredt %",
    privateUse: "tegn til privat brug",
    unassigned: "ukendt tegn",
    greek: """
      alfa beta gamma delta epsilon zeta eta theta jota kappa lambda my ny ksi omikron pi rho \
      sigma tau ypsilon fi chi psi omega
      """,
    marks: #"""
      U+0300	accent grave
      U+0301	accent aigu
      U+0302	cirkumfleks
      U+0303	tilde
      U+0304	makron
      U+0306	breve
      U+0307	prik over
      U+0308	trema
      U+0309	krog over
      U+030A	bolle
      U+030B	dobbelt accent aigu
      U+030C	hage
      U+031B	horn
      U+0322	krog
      U+0323	prik under
      U+0326	komma under
      U+0327	cedille
      U+0328	ogonek
      U+0331	streg under
      U+0335	gennemstreget
      """#,
    names: #"""
      ⌦	slet fremad
      ⇥	tabulator
      ⇤	tabulator tilbage
      ⌘	kommando
      ⌥	alternativ
      ⌃	kontrol
      ⎋	escape
      ←	venstre pil
      ↑	pil op
      →	højre pil
      ↓	pil ned
      ⇞	side op
      ⇟	side ned
      U+0020	mellemrum
      U+000A	ny linje
      U+00A0	hårdt mellemrum
      U+00AD	blød bindestreg
      U+034F	grafemsammenføjer
      U+061C	arabisk bogstavmærke
      U+2002	halvgeviert mellemrum
      U+2003	geviert mellemrum
      U+2009	tyndt mellemrum
      U+200B	mellemrum uden bredde
      U+200C	adskiller uden bredde
      U+200D	sammenføjer uden bredde
      U+200E	venstre mod højre-mærke
      U+200F	højre mod venstre-mærke
      U+2028	linjeadskiller
      U+2029	afsnitsadskiller
      U+202A	indlejring venstre mod højre
      U+202B	indlejring højre mod venstre
      U+202C	slut på indlejring
      U+202D	tvang venstre mod højre
      U+202E	tvang højre mod venstre
      U+202F	smalt hårdt mellemrum
      U+2060	ordsammenføjer
      U+2066	isolering venstre mod højre
      U+2067	isolering højre mod venstre
      U+2068	isolering efter første tegn
      U+2069	slut på isolering
      U+3000	ideografisk mellemrum
      U+FE0F	emojivariantvælger
      U+FEFF	byterækkefølgemærke
      "	anførselstegn
      '	apostrof
      (	startparentes
      )	slutparentes
      -	bindestreg
      ^	cirkumfleks
      _	understregning
      `	accent grave
      ~	tilde
      ‐	typografisk bindestreg
      ‑	hård bindestreg
      ‘	venstre enkelt anførselstegn
      ’	typografisk apostrof
      ‚	lavt enkelt anførselstegn
      “	venstre dobbelt anførselstegn
      ”	højre dobbelt anførselstegn
      „	lavt dobbelt anførselstegn
      ‹	venstre enkelt gåseøje
      ›	højre enkelt gåseøje
      ª	feminin ordenstal
      º	maskulin ordenstal
      ¼	en fjerdedel
      ½	en halv
      ¾	tre fjerdedele
      №	nummertegn
      ʼ	modificerende apostrof
      ـ	tatweel
      ð	eth
      ı	i uden prik
      ŋ	eng
      œ	o e-ligatur
      ß	dobbelt-s
      þ	thorn
      ɔ	åbent o
      ə	schwa
      ɛ	åbent e
      ä	a med to prikker
      ö	o med to prikker
      """#,
    keys: .danish,
    symbols: { .danish })
}
