internal import KeyModel

extension NameTable {
  static let norwegian = NameTable(
    language: "nb",
    letters: "abcdefghijklmnopqrstuvwxyzæøå",
    loneMark: "kombinerende %",
    fullwidth: "bredt %",
    privateUse: "tegn til privat bruk",
    unassigned: "ukjent tegn",
    greek: """
      alfa beta gamma delta epsilon zeta eta theta jota kappa lambda my ny ksi omikron pi rho \
      sigma tau ypsilon fi khi psi omega
      """,
    marks: #"""
      U+0300	gravis
      U+0301	akutt
      U+0302	cirkumfleks
      U+0303	tilde
      U+0304	makron
      U+0306	brevis
      U+0307	prikk over
      U+0308	tødler
      U+0309	krok over
      U+030A	ring
      U+030B	dobbel akutt
      U+030C	hake
      U+031B	horn
      U+0322	krok
      U+0323	prikk under
      U+0326	komma under
      U+0327	cedille
      U+0328	ogonek
      U+0331	strek under
      U+0335	gjennomstreket
      """#,
    names: #"""
      ⌦	slett forover
      ⇥	tabulator
      ⇤	tabulator bakover
      ⌘	kommando
      ⌥	tilvalg
      ⌃	kontroll
      ⎋	escape
      ←	venstrepil
      ↑	pil opp
      →	høyrepil
      ↓	pil ned
      ⇞	side opp
      ⇟	side ned
      U+0020	mellomrom
      U+000A	ny linje
      U+00A0	hardt mellomrom
      U+00AD	myk bindestrek
      U+034F	grafemsammenføyer
      U+061C	arabisk bokstavmerke
      U+2002	halvgeviert mellomrom
      U+2003	geviert mellomrom
      U+2009	tynt mellomrom
      U+200B	mellomrom uten bredde
      U+200C	skilletegn uten bredde
      U+200D	sammenføyer uten bredde
      U+200E	venstre-til-høyre-merke
      U+200F	høyre-til-venstre-merke
      U+2028	linjeskille
      U+2029	avsnittsskille
      U+202A	innbygging venstre til høyre
      U+202B	innbygging høyre til venstre
      U+202C	slutt på innbygging
      U+202D	overstyring venstre til høyre
      U+202E	overstyring høyre til venstre
      U+202F	smalt hardt mellomrom
      U+2060	ordsammenføyer
      U+2066	isolering venstre til høyre
      U+2067	isolering høyre til venstre
      U+2068	isolering etter første tegn
      U+2069	slutt på isolering
      U+3000	ideografisk mellomrom
      U+FE0F	emojivariantvelger
      U+FEFF	byterekkefølgemerke
      "	anførselstegn
      '	apostrof
      (	venstreparentes
      )	høyreparentes
      -	bindestrek
      ^	cirkumfleks
      _	understrek
      `	grav aksent
      ~	tilde
      ‐	typografisk bindestrek
      ‑	hard bindestrek
      ‘	venstre enkelt anførselstegn
      ’	typografisk apostrof
      ‚	lavt enkelt anførselstegn
      “	venstre dobbelt anførselstegn
      ”	høyre dobbelt anførselstegn
      „	lavt dobbelt anførselstegn
      ‹	venstre enkelt gåseøye
      ›	høyre enkelt gåseøye
      ª	feminin ordinal
      º	maskulin ordinal
      ¼	en firedel
      ½	en halv
      ¾	tre firedeler
      №	numero-tegn
      ʼ	modifiserende apostrof
      ـ	tatwil
      ð	eth
      ı	i uten prikk
      ŋ	eng
      œ	o e-ligatur
      ß	dobbel-s
      þ	thorn
      ɔ	åpen o
      ə	schwa
      ɛ	åpen e
      ä	a med tødler
      ö	o med tødler
      """#,
    keys: .norwegian,
    symbols: { .norwegian })
}
