internal import KeyModel

extension NameTable {
  static let english = NameTable(
    language: "en",
    letters: "abcdefghijklmnopqrstuvwxyz",
    loneMark: "combining %",
    fullwidth: "fullwidth %",
    privateUse: "private use character",
    unassigned: "unknown character",
    greek: """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma \
      tau upsilon phi chi psi omega
      """,
    marks: #"""
      U+0300	grave
      U+0301	acute
      U+0302	circumflex
      U+0303	tilde
      U+0304	macron
      U+0306	breve
      U+0307	dot above
      U+0308	umlaut
      U+0309	hook above
      U+030A	ring
      U+030B	double acute
      U+030C	caron
      U+031B	horn
      U+0322	hook
      U+0323	dot below
      U+0326	comma below
      U+0327	cedilla
      U+0328	ogonek
      U+0331	line below
      U+0335	stroke
      """#,
    names: #"""
      ⌦	forward delete
      ⇥	tab
      ⇤	back tab
      ⌘	command
      ⌥	option
      ⌃	control
      ⎋	escape
      ←	left arrow
      ↑	up arrow
      →	right arrow
      ↓	down arrow
      ⇞	page up
      ⇟	page down
      U+0020	space
      U+000A	new line
      U+00A0	no-break space
      U+00AD	soft hyphen
      U+034F	combining grapheme joiner
      U+061C	Arabic letter mark
      U+2002	en space
      U+2003	em space
      U+2009	thin space
      U+200B	zero-width space
      U+200C	zero-width non-joiner
      U+200D	zero-width joiner
      U+200E	left-to-right mark
      U+200F	right-to-left mark
      U+2028	line separator
      U+2029	paragraph separator
      U+202A	left-to-right embedding
      U+202B	right-to-left embedding
      U+202C	end of embedding
      U+202D	left-to-right override
      U+202E	right-to-left override
      U+202F	narrow no-break space
      U+2060	word joiner
      U+2066	left-to-right isolate
      U+2067	right-to-left isolate
      U+2068	first strong isolate
      U+2069	end of isolate
      U+3000	ideographic space
      U+FE0F	emoji variation selector
      U+FEFF	byte order mark
      "	quotation mark
      #	number sign
      '	apostrophe
      (	left parenthesis
      )	right parenthesis
      -	hyphen
      <	less than
      =	equals
      >	greater than
      @	at
      [	left bracket
      ]	right bracket
      ^	caret
      _	underscore
      `	backtick
      {	left brace
      |	vertical bar
      }	right brace
      ~	tilde
      ‐	unambiguous hyphen
      ‑	no-break hyphen
      ‘	left single quotation mark
      ’	right single quotation mark
      ‚	low single quotation mark
      “	left double quotation mark
      ”	right double quotation mark
      „	low double quotation mark
      ‹	left single guillemet
      ›	right single guillemet
      ª	feminine ordinal
      º	masculine ordinal
      ¼	one quarter
      ½	one half
      ¾	three quarters
      №	numero sign
      ʼ	modifier apostrophe
      ـ	tatweel
      æ	ae ligature
      ð	eth
      ı	dotless i
      ŋ	eng
      œ	oe ligature
      ß	sharp s
      þ	thorn
      ɔ	open o
      ə	schwa
      ɛ	open e
      """#,
    keys: .english,
    symbols: { .english })
}
