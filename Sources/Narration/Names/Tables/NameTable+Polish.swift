internal import KeyModel

extension NameTable {
  static let polish = NameTable(
    language: "pl",
    letters: "abcdefghijklmnopqrstuvwxyząćęłńśźż",
    loneMark: "znak łączący %",
    fullwidth: "% pełnej szerokości",
    privateUse: "znak użytku prywatnego",
    unassigned: "nieznany znak",
    greek: """
      alfa beta gamma delta epsilon dzeta eta theta jota kappa lambda mi ni ksi omikron pi rho \
      sigma tau ypsilon fi chi psi omega
      """,
    marks: #"""
      U+0300	z akcentem ciężkim
      U+0301	z kreską
      U+0302	z daszkiem
      U+0303	z tyldą
      U+0304	z makronem
      U+0306	z brewisem
      U+0307	z kropką
      U+0308	z dierezą
      U+0309	z haczykiem u góry
      U+030A	z kółkiem
      U+030B	z podwójną kreską
      U+030C	z haczkiem
      U+031B	z rogiem
      U+0322	z haczykiem
      U+0323	z kropką u dołu
      U+0326	z przecinkiem u dołu
      U+0327	z cedyllą
      U+0328	z ogonkiem
      U+0331	z podkreśleniem
      U+0335	przekreślone
      """#,
    names: #"""
      ⌦	usuń w przód
      ⇥	tabulator
      ⇤	tabulator wstecz
      ⌘	command
      ⌥	option
      ⌃	control
      ⎋	escape
      ←	strzałka w lewo
      ↑	strzałka w górę
      →	strzałka w prawo
      ↓	strzałka w dół
      ⇞	strona w górę
      ⇟	strona w dół
      U+0020	spacja
      U+000A	nowy wiersz
      U+00A0	spacja nierozdzielająca
      U+00AD	miękki łącznik
      U+034F	łącznik grafemów
      U+061C	znacznik litery arabskiej
      U+2002	spacja półfiretowa
      U+2003	spacja firetowa
      U+2009	cienka spacja
      U+200B	spacja zerowej szerokości
      U+200C	rozłącznik zerowej szerokości
      U+200D	łącznik zerowej szerokości
      U+200E	znacznik od lewej do prawej
      U+200F	znacznik od prawej do lewej
      U+2028	separator wierszy
      U+2029	separator akapitów
      U+202A	osadzenie od lewej do prawej
      U+202B	osadzenie od prawej do lewej
      U+202C	koniec osadzenia
      U+202D	wymuszenie od lewej do prawej
      U+202E	wymuszenie od prawej do lewej
      U+202F	wąska spacja nierozdzielająca
      U+2060	łącznik słów
      U+2066	izolacja od lewej do prawej
      U+2067	izolacja od prawej do lewej
      U+2068	izolacja według pierwszego znaku
      U+2069	koniec izolacji
      U+3000	spacja ideograficzna
      U+FE0F	selektor wariantu emoji
      U+FEFF	znacznik kolejności bajtów
      "	cudzysłów
      '	apostrof
      (	otwierający nawias
      )	zamykający nawias
      -	łącznik
      ^	daszek
      _	podkreślenie
      `	grawis
      ~	tylda
      ‐	łącznik typograficzny
      ‑	łącznik nierozdzielający
      ‘	pojedynczy cudzysłów otwierający
      ’	apostrof typograficzny
      ‚	pojedynczy cudzysłów dolny
      “	cudzysłów górny otwierający
      ”	cudzysłów górny zamykający
      „	cudzysłów dolny
      ‹	pojedynczy cudzysłów ostrokątny otwierający
      ›	pojedynczy cudzysłów ostrokątny zamykający
      ª	wskaźnik liczebnika żeńskiego
      º	wskaźnik liczebnika męskiego
      ¼	jedna czwarta
      ½	jedna druga
      ¾	trzy czwarte
      №	znak numeru
      ʼ	apostrof modyfikujący
      ـ	tatweel
      æ	ligatura a e
      ð	eth
      ı	i bez kropki
      ŋ	eng
      œ	ligatura o e
      ß	ostre s
      þ	thorn
      ɔ	otwarte o
      ə	szwa
      ɛ	otwarte e
      ó	o kreskowane
      """#,
    keys: .polish,
    symbols: { .polish })
}
