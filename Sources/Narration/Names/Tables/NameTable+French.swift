internal import KeyModel

extension NameTable {
  static let french = NameTable(
    language: "fr",
    letters: "abcdefghijklmnopqrstuvwxyz",
    loneMark: "% combinant",
    fullwidth: "% pleine chasse",
    privateUse: "caractère à usage privé",
    unassigned: "caractère inconnu",
    greek: """
      alpha bêta gamma delta epsilon zêta êta thêta iota kappa lambda mu nu xi omicron pi rhô \
      sigma tau upsilon phi khi psi oméga
      """,
    marks: #"""
      U+0300	accent grave
      U+0301	accent aigu
      U+0302	accent circonflexe
      U+0303	tilde
      U+0304	macron
      U+0306	brève
      U+0307	point en chef
      U+0308	tréma
      U+0309	crochet en chef
      U+030A	rond en chef
      U+030B	double accent aigu
      U+030C	caron
      U+031B	corne
      U+0322	crochet
      U+0323	point souscrit
      U+0326	virgule souscrite
      U+0327	cédille
      U+0328	ogonek
      U+0331	trait souscrit
      U+0335	barré
      """#,
    names: #"""
      ⌦	suppression avant
      ⇥	tabulation
      ⇤	tabulation arrière
      ⌘	commande
      ⌥	option
      ⌃	contrôle
      ⎋	échappement
      ←	flèche gauche
      ↑	flèche haut
      →	flèche droite
      ↓	flèche bas
      ⇞	page précédente
      ⇟	page suivante
      U+0020	espace
      U+000A	nouvelle ligne
      U+00A0	espace insécable
      U+00AD	trait d’union conditionnel
      U+034F	liant de graphèmes
      U+061C	marque de lettre arabe
      U+2002	espace demi-cadratin
      U+2003	espace cadratin
      U+2009	espace fine
      U+200B	espace sans chasse
      U+200C	antiliant sans chasse
      U+200D	liant sans chasse
      U+200E	marque gauche à droite
      U+200F	marque droite à gauche
      U+2028	séparateur de lignes
      U+2029	séparateur de paragraphes
      U+202A	enchâssement gauche à droite
      U+202B	enchâssement droite à gauche
      U+202C	fin d’enchâssement
      U+202D	forçage gauche à droite
      U+202E	forçage droite à gauche
      U+202F	espace fine insécable
      U+2060	gluon de mots
      U+2066	isolat gauche à droite
      U+2067	isolat droite à gauche
      U+2068	isolat du premier caractère fort
      U+2069	fin d’isolat
      U+3000	espace idéographique
      U+FE0F	sélecteur de variante emoji
      U+FEFF	indicateur d’ordre des octets
      "	guillemet droit
      '	apostrophe
      (	parenthèse ouvrante
      )	parenthèse fermante
      -	tiret
      ^	circonflexe
      _	tiret bas
      `	accent grave
      ~	tilde
      ‐	trait d’union typographique
      ‑	trait d’union insécable
      ‘	apostrophe ouvrante
      ’	apostrophe typographique
      ‚	guillemet-virgule inférieur simple
      “	guillemet anglais ouvrant
      ”	guillemet anglais fermant
      „	guillemet-virgule inférieur double
      «	guillemet ouvrant
      »	guillemet fermant
      ‹	guillemet simple ouvrant
      ›	guillemet simple fermant
      ª	ordinal féminin
      º	ordinal masculin
      ¼	un quart
      ½	un demi
      ¾	trois quarts
      №	numéro
      ʼ	lettre modificative apostrophe
      ـ	tatouil
      æ	e dans l’a
      ð	eth
      ı	i sans point
      ŋ	eng
      œ	e dans l’o
      ß	eszett
      þ	thorn
      ɔ	o ouvert
      ə	schwa
      ɛ	e ouvert
      """#,
    keys: .french,
    symbols: { .french })
}
