internal import KeyModel

extension NameTable {
  static let swedish = NameTable(
    language: "sv",
    letters: "abcdefghijklmnopqrstuvwxyzåäö",
    loneMark: "kombinerande %",
    fullwidth: "helbredds-%",
    privateUse: "tecken för privat bruk",
    unassigned: "okänt tecken",
    greek: """
      alfa beta gamma delta epsilon zeta eta theta jota kappa lambda my ny xi omikron pi rho \
      sigma tau ypsilon fi chi psi omega
      """,
    marks: #"""
      U+0300	grav accent
      U+0301	akut accent
      U+0302	cirkumflex
      U+0303	tilde
      U+0304	makron
      U+0306	breve
      U+0307	punkt över
      U+0308	trema
      U+0309	krok över
      U+030A	ring
      U+030B	dubbel akut accent
      U+030C	hake
      U+031B	horn
      U+0322	krok
      U+0323	punkt under
      U+0326	komma under
      U+0327	cedilj
      U+0328	ogonek
      U+0331	streck under
      U+0335	genomstruket
      """#,
    names: #"""
      ⌦	ta bort framåt
      ⇥	tabb
      ⇤	tabb bakåt
      ⌘	kommando
      ⌥	alternativ
      ⌃	kontroll
      ⎋	escape
      ←	vänsterpil
      ↑	uppåtpil
      →	högerpil
      ↓	nedåtpil
      ⇞	sida upp
      ⇟	sida ned
      U+0020	mellanslag
      U+000A	ny rad
      U+00A0	hårt mellanslag
      U+00AD	mjukt bindestreck
      U+034F	grafemfogare
      U+061C	arabisk bokstavsmarkering
      U+2002	halvt fyrkantsmellanslag
      U+2003	fyrkantsmellanslag
      U+2009	tunt mellanslag
      U+200B	mellanslag utan bredd
      U+200C	särskiljare utan bredd
      U+200D	fogare utan bredd
      U+200E	vänster-till-höger-märke
      U+200F	höger-till-vänster-märke
      U+2028	radavskiljare
      U+2029	styckeavskiljare
      U+202A	inbäddning vänster till höger
      U+202B	inbäddning höger till vänster
      U+202C	slut på inbäddning
      U+202D	tvång vänster till höger
      U+202E	tvång höger till vänster
      U+202F	smalt hårt mellanslag
      U+2060	ordfogare
      U+2066	isolering vänster till höger
      U+2067	isolering höger till vänster
      U+2068	isolering efter första tecken
      U+2069	slut på isolering
      U+3000	ideografiskt mellanslag
      U+FE0F	emojivariantväljare
      U+FEFF	byteordningsmärke
      "	citattecken
      '	apostrof
      (	vänsterparentes
      )	högerparentes
      -	bindestreck
      ^	cirkumflex
      _	understreck
      `	grav accent
      ~	tilde
      ‐	typografiskt bindestreck
      ‑	hårt bindestreck
      ‘	vänster enkelt citattecken
      ’	typografisk apostrof
      ‚	lågt enkelt citattecken
      “	vänster dubbelt citattecken
      ”	höger dubbelt citattecken
      „	lågt dubbelt citattecken
      ‹	vänster enkelt gåsöga
      ›	höger enkelt gåsöga
      ª	feminin ordning
      º	maskulin ordning
      ¼	en fjärdedel
      ½	en halv
      ¾	tre fjärdedelar
      №	numero
      ʼ	modifierande apostrof
      ـ	tatwil
      æ	a e-ligatur
      ð	eth
      ı	i utan prick
      ŋ	eng
      œ	o e-ligatur
      ß	dubbel-s
      þ	thorn
      ɔ	öppet o
      ə	schwa
      ɛ	öppet e
      ø	danskt ö
      #	fyrkant
      """#,
    keys: .swedish,
    symbols: { .swedish })
}
