internal import KeyModel

extension NameTable {
  static let czech = NameTable(
    language: "cs",
    letters: "abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž",
    loneMark: "kombinující znak %",
    fullwidth: "% plné šířky",
    privateUse: "znak pro soukromé použití",
    unassigned: "neznámý znak",
    greek: """
      alfa beta gama delta epsilon zéta éta théta ióta kappa lambda mí ný ksí omikron pí ró \
      sigma tau ypsilon fí chí psí omega
      """,
    marks: #"""
      U+0300	s tupým přízvukem
      U+0301	s čárkou
      U+0302	se stříškou
      U+0303	s vlnovkou
      U+0304	s vodorovnou čárkou
      U+0306	s obloučkem
      U+0307	s tečkou
      U+0308	s přehláskou
      U+0309	s háčkem nahoře
      U+030A	s kroužkem
      U+030B	s dvojitou čárkou
      U+030C	s háčkem
      U+031B	s růžkem
      U+0322	s hákem
      U+0323	s tečkou dole
      U+0326	s čárkou dole
      U+0327	s cedillou
      U+0328	s ocáskem
      U+0331	s podtržením
      U+0335	přeškrtnuté
      """#,
    names: #"""
      ⌦	smazat vpřed
      ⇥	tabulátor
      ⇤	tabulátor zpět
      ⌘	command
      ⌥	option
      ⌃	control
      ⎋	escape
      ←	šipka vlevo
      ↑	šipka nahoru
      →	šipka vpravo
      ↓	šipka dolů
      ⇞	stránka nahoru
      ⇟	stránka dolů
      U+0020	mezera
      U+000A	nový řádek
      U+00A0	pevná mezera
      U+00AD	měkký spojovník
      U+034F	spojovač grafémů
      U+061C	značka arabského písmene
      U+2002	půlčtverčíková mezera
      U+2003	čtverčíková mezera
      U+2009	úzká mezera
      U+200B	mezera nulové šířky
      U+200C	oddělovač nulové šířky
      U+200D	spojovač nulové šířky
      U+200E	značka zleva doprava
      U+200F	značka zprava doleva
      U+2028	oddělovač řádků
      U+2029	oddělovač odstavců
      U+202A	vložení zleva doprava
      U+202B	vložení zprava doleva
      U+202C	konec vložení
      U+202D	vynucení zleva doprava
      U+202E	vynucení zprava doleva
      U+202F	úzká pevná mezera
      U+2060	spojovač slov
      U+2066	izolace zleva doprava
      U+2067	izolace zprava doleva
      U+2068	izolace podle prvního znaku
      U+2069	konec izolace
      U+3000	ideografická mezera
      U+FE0F	výběr varianty emodži
      U+FEFF	značka pořadí bajtů
      "	uvozovky
      '	apostrof
      (	levá závorka
      )	pravá závorka
      -	spojovník
      ^	stříška
      _	podtržítko
      `	obrácená čárka
      ~	vlnovka
      ‐	typografický spojovník
      ‑	pevný spojovník
      ‘	jednoduchá uvozovka levá
      ’	typografický apostrof
      ‚	jednoduchá uvozovka dole
      “	uvozovky nahoře levé
      ”	uvozovky nahoře pravé
      „	uvozovky dole
      ‹	jednoduchá francouzská uvozovka levá
      ›	jednoduchá francouzská uvozovka pravá
      ª	ženská řadová číslovka
      º	mužská řadová číslovka
      ¼	jedna čtvrtina
      ½	jedna polovina
      ¾	tři čtvrtiny
      №	znak čísla
      ʼ	modifikující apostrof
      ـ	tatweel
      æ	a e slitek
      ð	eth
      ı	i bez tečky
      ŋ	eng
      œ	o e slitek
      ß	ostré s
      þ	thorn
      ɔ	otevřené o
      ə	šva
      ɛ	otevřené e
      """#,
    keys: .czech,
    symbols: { .czech })
}
