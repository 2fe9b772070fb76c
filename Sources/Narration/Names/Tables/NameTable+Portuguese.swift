internal import KeyModel

extension NameTable {
  static let portuguese = NameTable(
    language: "pt",
    letters: "abcdefghijklmnopqrstuvwxyz",
    loneMark: "marca combinante %",
    fullwidth: "% de largura total",
    privateUse: "caractere de uso privado",
    unassigned: "caractere desconhecido",
    greek: """
      alfa beta gama delta épsilon zeta eta teta iota capa lambda mi ni csi ômicron pi rô \
      sigma tau ípsilon fi qui psi ômega
      """,
    marks: #"""
      U+0300	com acento grave
      U+0301	com acento agudo
      U+0302	com acento circunflexo
      U+0303	com til
      U+0304	com mácron
      U+0306	com breve
      U+0307	com ponto em cima
      U+0308	com trema
      U+0309	com gancho em cima
      U+030A	com anel
      U+030B	com duplo acento agudo
      U+030C	com caron
      U+031B	com chifre
      U+0322	com gancho
      U+0323	com ponto embaixo
      U+0326	com vírgula embaixo
      U+0327	cedilha
      U+0328	com ogonek
      U+0331	com linha embaixo
      U+0335	cortado
      """#,
    names: #"""
      ⌦	apagar à frente
      ⇥	tabulação
      ⇤	tabulação para trás
      ⌘	comando
      ⌥	opção
      ⌃	controle
      ⎋	escape
      ←	seta para a esquerda
      ↑	seta para cima
      →	seta para a direita
      ↓	seta para baixo
      ⇞	página acima
      ⇟	página abaixo
      U+0020	espaço
      U+000A	nova linha
      U+00A0	espaço inseparável
      U+00AD	hífen opcional
      U+034F	união de grafemas
      U+061C	marca de letra árabe
      U+2002	espaço de meio eme
      U+2003	espaço de um eme
      U+2009	espaço fino
      U+200B	espaço de largura zero
      U+200C	separador de largura zero
      U+200D	união de largura zero
      U+200E	marca da esquerda para a direita
      U+200F	marca da direita para a esquerda
      U+2028	separador de linhas
      U+2029	separador de parágrafos
      U+202A	incorporação da esquerda para a direita
      U+202B	incorporação da direita para a esquerda
      U+202C	fim da incorporação
      U+202D	sobreposição da esquerda para a direita
      U+202E	sobreposição da direita para a esquerda
      U+202F	espaço fino inseparável
      U+2060	união de palavras
      U+2066	isolamento da esquerda para a direita
      U+2067	isolamento da direita para a esquerda
      U+2068	isolamento pelo primeiro caractere
      U+2069	fim do isolamento
      U+3000	espaço ideográfico
      U+FE0F	seletor de variante de emoji
      U+FEFF	marca de ordem de bytes
      "	aspas
      '	apóstrofo
      (	abre parênteses
      )	fecha parênteses
      -	hífen
      ^	circunflexo
      _	sublinhado
      `	acento grave
      ~	til
      ‐	hífen tipográfico
      ‑	hífen inseparável
      ‘	aspa simples de abertura
      ’	aspa simples de fechamento
      ‚	aspa simples baixa
      “	aspas de abertura
      ”	aspas de fechamento
      „	aspas baixas
      ‹	aspa angular simples de abertura
      ›	aspa angular simples de fechamento
      ª	ordinal feminino
      º	ordinal masculino
      ¼	um quarto
      ½	um meio
      ¾	três quartos
      №	número
      ʼ	apóstrofo modificador
      ـ	tatweel
      æ	a e ligados
      ð	eth
      ı	i sem ponto
      ŋ	eng
      œ	o e ligados
      ß	eszett
      þ	thorn
      ɔ	o aberto
      ə	schwa
      ɛ	e aberto
      """#,
    keys: .portuguese,
    symbols: { .portuguese })
}
