internal import KeyModel

extension NameTable {
  static let spanish = NameTable(
    language: "es",
    letters: "abcdefghijklmnopqrstuvwxyzñ",
    loneMark: "marca combinable %",
    fullwidth: "% de ancho completo",
    privateUse: "carácter de uso privado",
    unassigned: "carácter desconocido",
    greek: """
      alfa beta gamma delta épsilon dseta eta zeta iota kappa lambda mi ni xi ómicron pi ro \
      sigma tau ípsilon fi ji psi omega
      """,
    marks: #"""
      U+0300	con acento grave
      U+0301	con acento
      U+0302	con circunflejo
      U+0303	con tilde de eñe
      U+0304	con macrón
      U+0306	con breve
      U+0307	con punto encima
      U+0308	con diéresis
      U+0309	con gancho encima
      U+030A	con anillo
      U+030B	con doble acento agudo
      U+030C	con carón
      U+031B	con cuerno
      U+0322	con gancho
      U+0323	con punto debajo
      U+0326	con coma debajo
      U+0327	con cedilla
      U+0328	con ogonek
      U+0331	con línea debajo
      U+0335	con barra
      """#,
    names: #"""
      ⌦	suprimir
      ⇥	tabulador
      ⇤	tabulador inverso
      ⌘	comando
      ⌥	opción
      ⌃	control
      ⎋	escape
      ←	flecha izquierda
      ↑	flecha arriba
      →	flecha derecha
      ↓	flecha abajo
      ⇞	página anterior
      ⇟	página siguiente
      U+0020	espacio
      U+000A	nueva línea
      U+00A0	espacio de no separación
      U+00AD	guion opcional
      U+034F	unión de grafemas
      U+061C	marca de letra árabe
      U+2002	espacio de medio cuadratín
      U+2003	espacio de cuadratín
      U+2009	espacio fino
      U+200B	espacio de ancho cero
      U+200C	separador de ancho cero
      U+200D	unión de ancho cero
      U+200E	marca de izquierda a derecha
      U+200F	marca de derecha a izquierda
      U+2028	separador de líneas
      U+2029	separador de párrafos
      U+202A	incrustación de izquierda a derecha
      U+202B	incrustación de derecha a izquierda
      U+202C	fin de incrustación
      U+202D	forzado de izquierda a derecha
      U+202E	forzado de derecha a izquierda
      U+202F	espacio fino de no separación
      U+2060	unión de palabras
      U+2066	aislado de izquierda a derecha
      U+2067	aislado de derecha a izquierda
      U+2068	aislado por el primer carácter
      U+2069	fin de aislado
      U+3000	espacio ideográfico
      U+FE0F	selector de variante de emoji
      U+FEFF	marca de orden de bytes
      "	comillas
      '	apóstrofo
      (	abrir paréntesis
      )	cerrar paréntesis
      -	guion
      ^	circunflejo
      _	guion bajo
      `	acento grave
      ~	virgulilla
      ‐	guion tipográfico
      ‑	guion de no separación
      ‘	comilla simple de apertura
      ’	comilla simple de cierre
      ‚	comilla simple baja
      “	comillas de apertura
      ”	comillas de cierre
      „	comillas bajas
      ‹	comilla angular simple de apertura
      ›	comilla angular simple de cierre
      ª	ordinal femenino
      º	ordinal masculino
      ¼	un cuarto
      ½	un medio
      ¾	tres cuartos
      №	número
      ʼ	apóstrofo modificador
      ـ	tatweel
      æ	a e ligadas
      ð	eth
      ı	i sin punto
      ŋ	eng
      œ	o e ligadas
      ß	eszett
      þ	thorn
      ɔ	o abierta
      ə	schwa
      ɛ	e abierta
      y	i griega
      """#,
    keys: .spanish,
    symbols: { .spanish })
}
