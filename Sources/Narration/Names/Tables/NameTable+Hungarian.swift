internal import KeyModel

extension NameTable {
  static let hungarian = NameTable(
    language: "hu",
    letters: "abcdefghijklmnopqrstuvwxyzáéíóöőúüű",
    loneMark: "kombináló %",
    fullwidth: "teljes szélességű %",
    privateUse: "egyéni használatú karakter",
    unassigned: "ismeretlen karakter",
    greek: """
      alfa béta gamma delta epszilon zéta éta théta ióta kappa lambda mű nű kszí omikron pí ró \
      szigma tau üpszilon fí khí pszí ómega
      """,
    marks: #"""
      U+0300	tompa ékezet
      U+0301	éles ékezet
      U+0302	kúpos ékezet
      U+0303	hullámvonal
      U+0304	felülvonás
      U+0306	rövidségjel
      U+0307	felső pont
      U+0308	két pont
      U+0309	felső horog
      U+030A	karika
      U+030B	kettős éles ékezet
      U+030C	hacsek
      U+031B	szarv
      U+0322	horog
      U+0323	alsó pont
      U+0326	alsó vessző
      U+0327	cedilla
      U+0328	ogonek
      U+0331	alsó vonal
      U+0335	áthúzás
      """#,
    names: #"""
      ⌦	törlés előre
      ⇥	tabulátor
      ⇤	vissza tabulátor
      ⌘	command
      ⌥	option
      ⌃	control
      ⎋	escape
      ←	balra nyíl
      ↑	fel nyíl
      →	jobbra nyíl
      ↓	le nyíl
      ⇞	lapozás fel
      ⇟	lapozás le
      U+0020	szóköz
      U+000A	új sor
      U+00A0	nem törő szóköz
      U+00AD	lágy kötőjel
      U+034F	graféma-összekötő
      U+061C	arab betűjelölő
      U+2002	félnégyzetes szóköz
      U+2003	négyzetes szóköz
      U+2009	keskeny szóköz
      U+200B	nulla szélességű szóköz
      U+200C	nulla szélességű elválasztó
      U+200D	nulla szélességű összekötő
      U+200E	balról jobbra jel
      U+200F	jobbról balra jel
      U+2028	sorelválasztó
      U+2029	bekezdéselválasztó
      U+202A	beágyazás balról jobbra
      U+202B	beágyazás jobbról balra
      U+202C	beágyazás vége
      U+202D	kényszerítés balról jobbra
      U+202E	kényszerítés jobbról balra
      U+202F	keskeny nem törő szóköz
      U+2060	szóösszekötő
      U+2066	elkülönítés balról jobbra
      U+2067	elkülönítés jobbról balra
      U+2068	elkülönítés az első karakter szerint
      U+2069	elkülönítés vége
      U+3000	ideografikus szóköz
      U+FE0F	emojiváltozat-választó
      U+FEFF	bájtsorrendjel
      "	idézőjel
      '	aposztróf
      (	nyitó zárójel
      )	csukó zárójel
      -	kötőjel
      ^	kalap
      _	aláhúzás
      `	fordított aposztróf
      ~	hullámvonal
      ‐	tipográfiai kötőjel
      ‑	nem törő kötőjel
      ‘	nyitó félidézőjel
      ’	tipográfiai aposztróf
      ‚	alsó félidézőjel
      “	felső nyitó idézőjel
      ”	felső záró idézőjel
      „	alsó idézőjel
      ‹	bal oldali csúcsos félidézőjel
      ›	jobb oldali csúcsos félidézőjel
      ª	nőnemű sorszámjel
      º	hímnemű sorszámjel
      ¼	egynegyed
      ½	fél
      ¾	háromnegyed
      №	számjel
      ʼ	módosító aposztróf
      ـ	tatvíl
      æ	a e ikerbetű
      ð	eth
      ı	pont nélküli i
      ŋ	eng
      œ	o e ikerbetű
      ß	scharfes s
      þ	thorn
      ɔ	nyílt o
      ə	svá
      ɛ	nyílt e
      """#,
    keys: .hungarian,
    symbols: { .hungarian })
}
