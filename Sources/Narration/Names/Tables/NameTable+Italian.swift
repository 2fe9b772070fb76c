internal import KeyModel

extension NameTable {
  static let italian = NameTable(
    language: "it",
    letters: "abcdefghijklmnopqrstuvwxyz",
    loneMark: "% combinante",
    fullwidth: "% a larghezza intera",
    privateUse: "carattere a uso privato",
    unassigned: "carattere sconosciuto",
    greek: """
      alfa beta gamma delta epsilon zeta eta theta iota kappa lambda mi ni xi omicron pi rho \
      sigma tau ipsilon fi chi psi omega
      """,
    marks: #"""
      U+0300	accento grave
      U+0301	accento acuto
      U+0302	accento circonflesso
      U+0303	tilde
      U+0304	macron
      U+0306	breve
      U+0307	punto sopra
      U+0308	dieresi
      U+0309	gancio sopra
      U+030A	anello
      U+030B	doppio accento acuto
      U+030C	caron
      U+031B	corno
      U+0322	gancio
      U+0323	punto sotto
      U+0326	virgola sotto
      U+0327	cediglia
      U+0328	ogonek
      U+0331	linea sotto
      U+0335	barrata
      """#,
    names: #"""
      ⌦	cancella in avanti
      ⇥	tabulazione
      ⇤	tabulazione indietro
      ⌘	comando
      ⌥	opzione
      ⌃	controllo
      ⎋	esc
      ←	freccia sinistra
      ↑	freccia su
      →	freccia destra
      ↓	freccia giù
      ⇞	pagina su
      ⇟	pagina giù
      U+0020	spazio
      U+000A	a capo
      U+00A0	spazio unificatore
      U+00AD	trattino facoltativo
      U+034F	unione di grafemi
      U+061C	segno di lettera araba
      U+2002	spazio di mezzo quadratone
      U+2003	spazio di un quadratone
      U+2009	spazio sottile
      U+200B	spazio a larghezza zero
      U+200C	separatore a larghezza zero
      U+200D	unione a larghezza zero
      U+200E	segno da sinistra a destra
      U+200F	segno da destra a sinistra
      U+2028	separatore di riga
      U+2029	separatore di paragrafo
      U+202A	incorporamento da sinistra a destra
      U+202B	incorporamento da destra a sinistra
      U+202C	fine incorporamento
      U+202D	forzatura da sinistra a destra
      U+202E	forzatura da destra a sinistra
      U+202F	spazio unificatore stretto
      U+2060	unione di parole
      U+2066	isolamento da sinistra a destra
      U+2067	isolamento da destra a sinistra
      U+2068	isolamento dal primo carattere
      U+2069	fine isolamento
      U+3000	spazio ideografico
      U+FE0F	selettore di variante emoji
      U+FEFF	segno di ordine dei byte
      "	virgolette
      '	apostrofo
      (	parentesi tonda aperta
      )	parentesi tonda chiusa
      -	trattino
      ^	circonflesso
      _	trattino basso
      `	accento grave
      ~	tilde
      ‐	trattino tipografico
      ‑	trattino unificatore
      ‘	virgoletta singola aperta
      ’	apostrofo tipografico
      ‚	virgoletta singola bassa
      “	virgolette aperte
      ”	virgolette chiuse
      „	virgolette basse
      ‹	virgoletta caporale singola aperta
      ›	virgoletta caporale singola chiusa
      ª	ordinale femminile
      º	ordinale maschile
      ¼	un quarto
      ½	un mezzo
      ¾	tre quarti
      №	numero
      ʼ	apostrofo modificatore
      ـ	tatweel
      æ	a e unite
      ð	eth
      ı	i senza punto
      ŋ	eng
      œ	o e unite
      ß	eszett
      þ	thorn
      ɔ	o aperta
      ə	schwa
      ɛ	e aperta
      """#,
    keys: .italian,
    symbols: { .italian })
}
