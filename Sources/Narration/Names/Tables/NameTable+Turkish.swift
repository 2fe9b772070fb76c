internal import KeyModel

extension NameTable {
  static let turkish = NameTable(
    language: "tr",
    letters: "abcdefghijklmnopqrstuvwxyzçğıöşü",
    loneMark: "birleşen %",
    fullwidth: "tam genişlikte %",
    privateUse: "özel kullanım karakteri",
    unassigned: "bilinmeyen karakter",
    greek: """
      alfa beta gama delta epsilon zeta eta teta yota kapa lambda mü nü ksi omikron pi ro \
      sigma tau upsilon fi hi psi omega
      """,
    marks: #"""
      U+0300	ağır aksan
      U+0301	keskin aksan
      U+0302	şapka
      U+0303	tilde
      U+0304	uzatma çizgisi
      U+0306	kısalık işareti
      U+0307	üstte nokta
      U+0308	iki nokta
      U+0309	üstte çengel
      U+030A	halka
      U+030B	çift keskin aksan
      U+030C	ters şapka
      U+031B	boynuz
      U+0322	çengel
      U+0323	altta nokta
      U+0326	altta virgül
      U+0327	sedil
      U+0328	ogonek
      U+0331	altta çizgi
      U+0335	üstü çizili
      """#,
    names: #"""
      ⌦	ileri sil
      ⇥	sekme
      ⇤	geri sekme
      ⌘	komut
      ⌥	seçenek
      ⌃	kontrol
      ⎋	escape
      ←	sol ok
      ↑	yukarı ok
      →	sağ ok
      ↓	aşağı ok
      ⇞	sayfa yukarı
      ⇟	sayfa aşağı
      U+0020	boşluk
      U+000A	yeni satır
      U+00A0	bölünemez boşluk
      U+00AD	yumuşak tire
      U+034F	yazıbirim birleştirici
      U+061C	Arapça harf işareti
      U+2002	yarım em boşluk
      U+2003	em boşluk
      U+2009	ince boşluk
      U+200B	sıfır genişlikli boşluk
      U+200C	sıfır genişlikli ayırıcı
      U+200D	sıfır genişlikli birleştirici
      U+200E	soldan sağa işareti
      U+200F	sağdan sola işareti
      U+2028	satır ayırıcı
      U+2029	paragraf ayırıcı
      U+202A	soldan sağa gömme
      U+202B	sağdan sola gömme
      U+202C	gömme sonu
      U+202D	soldan sağa zorlama
      U+202E	sağdan sola zorlama
      U+202F	dar bölünemez boşluk
      U+2060	sözcük birleştirici
      U+2066	soldan sağa yalıtım
      U+2067	sağdan sola yalıtım
      U+2068	ilk karaktere göre yalıtım
      U+2069	yalıtım sonu
      U+3000	ideografik boşluk
      U+FE0F	emoji biçimi seçici
      U+FEFF	bayt sırası işareti
      "	tırnak işareti
      '	kesme işareti
      (	açık parantez
      )	kapalı parantez
      -	kısa çizgi
      ^	düzeltme işareti
      _	alt çizgi
      `	ters kesme
      ~	yaklaşık işareti
      ‐	tipografik tire
      ‑	bölünemez tire
      ‘	açılış tek tırnak
      ’	tipografik kesme işareti
      ‚	alttan tek tırnak
      “	açılış çift tırnak
      ”	kapanış çift tırnak
      „	alttan çift tırnak
      ‹	sol tek açılı tırnak
      ›	sağ tek açılı tırnak
      ª	dişil sıra göstergesi
      º	eril sıra göstergesi
      ¼	çeyrek
      ½	yarım
      ¾	dörtte üç
      №	numero
      ʼ	değiştirici kesme
      ـ	tatvil
      æ	a e bitişik
      ð	eth
      ŋ	eng
      œ	o e bitişik
      ß	keskin s
      þ	thorn
      ɔ	açık o
      ə	şva
      ɛ	açık e
      """#,
    keys: .turkish,
    symbols: { .turkish })
}
