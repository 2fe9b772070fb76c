// swift-format-ignore-file
// Written by scripts/generate-names from Unicode CLDR; change the script, not this file.
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode licence: see licenses/Unicode-DFS-2016.txt.

extension CLDRNames {
  /// The names in tr, a line for each line of the characters; empty for none.
  static let turkish = CLDRNames(lines: #"""
ünlem işareti
sayı işareti
tuş: #
dolar
yüzde
ampersan
daktilo kesme işareti
kapalı parantez
asterisk
tuş: *
artı işareti
virgül
tire-eksi
nokta
eğik çizgi
tuş: 0
tuş: 1
tuş: 2
tuş: 3
tuş: 4
tuş: 5
tuş: 6
tuş: 7
tuş: 8
tuş: 9
iki nokta
noktalı virgül
küçüktür
eşittir
büyüktür
soru işareti
kuyruklu a
açık kare parantez
ters eğik çizgi
kapalı kare parantez
inceltme işareti
alt çizgi
aksan işareti
açık süslü ayraç
dikey çizgi
kapalı süslü ayraç
yaklaşık
ters ünlem işareti
sent
sterlin
Bilinmeyen Para Birimi
yen
bölüm
ikilenme
telif hakkı işareti
sola bakan köşeli tırnak işareti
olumsuzlama
tescil işareti
derece
artı-eksi
üs iki
üs üç
tiz aksan
mikro işareti
paragraf işareti
orta nokta
üs bir
sağa bakan köşeli tırnak işareti
ters soru işareti
çarpma işareti
bölme işareti
Ermenistan Dramı
Afganistan Afganisi
arapça virgül
arapça noktalı virgül
arapça soru işareti
Bangladeş Takası
Tayland Bahtı
Kamboçya Rieli
tire işareti
tire
uzun tire
yatay çizgi
sol kesme işareti
sağ kesme işareti
sağ alt kesme işareti
sol tırnak işareti
sağ tırnak işareti
sağ alt tırnak işareti
kama işareti
çift kama işareti
madde imi
üç nokta
tireleme noktası
binde
üssü
iki üssü
üç üssü
düzeltme işareti
referans işareti
çift ünlem
soru ve ünlem işareti
üst çizgi
üç yıldız işareti
kesir bölme işareti
ünlemli soru işareti
üs eksi
Kosta Rika Kolonu
cruzeiro
fransız frangı
lira
mill
Nijerya Nairası
İspanyol Pezetası
rupi
won
Yeni İsrail Şekeli
Vietnam Dongu
avro
Laos Kipi
Moğolistan Tugriki
alman senti
pezo
Paraguay Guaranisi
austral
Ukrayna Grivnası
Gana Sedisi
livre tournois
spesmilo
Kazakistan Tengesi
hint rupisi
Türk Lirası
Azerbaycan Manatı
ruble
Gürcistan Larisi
bitcoin
ses kaydı telif hakkı
ticari marka işareti
bilgi
solu gösteren ok
yukarı gösteren ok
sağı gösteren ok
aşağı gösteren ok
sol ve sağ ok
yukarı ve aşağı ok
sol yukarı ok
sağ yukarı ok
sağ aşağı ok
sol aşağı ok
sola doğru çizgili ok
sağa doğru çizgili ok
sola doğru dalgalı ok
sağa doğru dalgalı ok
sola doğru çift başlı ok
yukarı doğru çift başlı ok
sağa doğru çift başlı ok
aşağı doğru çift başlı ok
sola doğru kuyruklu ok
sağa doğru kuyruklu ok
sola doğru çubuktan ok
yukarı doğru çubuktan ok
sağa doğru çubuktan ok
aşağı doğru çubuktan ok
yukarı aşağı tabanlı ok
sola kıvrımlı sağ ok
sağa kıvrımlı sol ok
sola döngülü ok
sağa döngülü ok
sol sağ dalgalı ok
sol sağ çizgili ok
aşağı yönlü zikzak ok
solda ipucu ile yukarı ok
sağda ipucu ile yukarı ok
solda ipucu ile aşağı ok
sağda ipucu ile aşağı ok
aşağı doğru köşesi olan sağ ok
sola doğru köşesi olan aşağı ok
saat yönünün tersinde üst yarım daireli ok
saat yönünde üst yarım daireli ok
kuzeybatı yönlü uzun çubuklu ok
sağ ok çubuğu üstünde sol ok çubuğu
saat yönünün tersinde açık daireli ok
saat yönünde açık daireli ok
yukarı kancalı sol yönlü zıpkın
aşağı kancalı sol yönlü zıpkın
sağ kancalı yukarı yönlü zıpkın
sol kancalı yukarı yönlü zıpkın
yukarı kancalı sağ yönlü zıpkın
aşağı kancalı sağ yönlü zıpkın
sağ kancalı aşağı yönlü zıpkın
sol kancalı aşağı yönlü zıpkın
sol ok üzerinde sağ ok
yukarı ve aşağı bakan oklar
altta sağa üstte sola bakan oklar
sola eşleştirilmiş oklar
yukarı eşleştirilmiş oklar
aşağı doğru eşleştirilmiş oklar
aşağı eşleştirilmiş oklar
sağ zıpkın üstünde sol zıpkın
sol zıpkın üstünde sağ zıpkın
sola çizgili çift ok
sol sağ çizgili çift ok
sağa çizgili çift ok
sola çift ok
yukarı çift ok
sağa çift ok
aşağı çift ok
sol sağ çift ok
kuzeybatı yönlü çift ok
kuzeydoğu yönlü çift ok
güneydoğu yönlü çift ok
güneybatı yönlü çift ok
sola üçlü ok
sağa üçlü ok
sola eğri ok
sağa eğri ok
çift çizgili yukarı ok
çift çizgili aşağı ok
sola çizgili ok
yukarı çizgili ok
sağa çizgili ok
aşağı çizgili ok
sol ok çubuğu
sağ ok çubuğu
sola boş ok
yukarı boş ok
sağa boş ok
aşağı boş ok
çubuktan yukarı boş ok
aşağı ok sol yukarı ok
tümü için
kısmi fark
vardır
boş küme
artım
nabla
elemanıdır
elemanı değildir
eleman olarak kapsar
silinmiş öğe
n öğeli çarpım
n öğeli toplama
eksi işareti
artı veya eksi
bölme çizgisi
yıldız işareti işleci
döngü işleci
madde işareti işleci
karekök
orantılı
sonsuzluk işareti
dik açı
açı
bölen
paralel
mantıksal ve
kesişim
birleşim
entegral
çift entegral
çevre entegrali
öyleyse
çünkü
oran
orantı
tilde işleci
ters tilde
ters çevrilmiş yavaş s
asimptotik olarak eşit
yaklaşık olarak eşit
neredeyse eşit
tamamen eşit
yaklaşık olarak eşit veya sanalı
eşitlikte döngü
eşit değildir
denktir
tamamen eşdeğeri
küçük eşit
büyük eşit
küçük eşittirden büyük
büyük eşittirden küçük
çok daha küçüktür
çok daha büyüktür
arasında
küçük değildir
büyük değildir
büyük veya eşdeğer
önce gelir
sonra gelir
sonra gelmez
alt kümesidir
üst küme
alt küme eşittir
üst küme eşittir
daire içinde artı
daire içinde eksi
daire içinde çarpı
daire içinde bölme işareti
daire içinde nokta işleci
daire içinde döngü işleci
daire içinde yıldız işareti işleci
kare içinde artı
kare içinde eksi
üst iğne
gerektirmez
bağıntıya göre önce gelir
bağıntıya göre sonra gelir
orijinal
hermit eşleniği matrisi
dik üçgen
n öğeli mantıksal veya
n öğeli kesişim
n öğeli birleşim
nokta işleci
yıldız işleci
doğal birleşim
çift kesişim
çok fazla küçüktür
çok fazla büyüktür
normal alt grup olarak kapsamaz
dikey üç nokta
orta çizgi yatay üç nokta
yukarı sağa çapraz üç nokta
aşağı sağa çapraz üç nokta
kol saati
kum saati
klavye
çıkarma düğmesi
ileri sarma düğmesi
hızlı geri düğmesi
hızlı yukarı düğmesi
hızlı aşağı düğmesi
sonraki parça düğmesi
son parça düğmesi
oynatma veya duraklatma düğmesi
çalar saat
kronometre
alarm
akan kum saati
duraklatma düğmesi
durdurma düğmesi
kayıt düğmesi
daire içinde M harfi
dolu kare
boş kare
yuvarlak köşeli boş kare
dolu kareli boş kare
yatay doldurulan kare
dikey doldurulan kare
dikgen çapraz çizgi ile doldurulan kare
sol üstten sağ alta doğru doldurulan kare
sağ üstten sol alta doğru doldurulan kare
köşegen çapraz çizgi ile doldurulan kare
küçük siyah kare
küçük beyaz kare
dolu dikdörtgen
boş dikdörtgen
dolu dikey dikdörtgen
dolu paralelkenar
yukarı bakan içi dolu üçgen
içi boş yukarıyı gösteren üçgen
içi dolu yukarıyı gösteren küçük üçgen
içi boş yukarıyı gösteren küçük üçgen
oynatma düğmesi
içi boş sağı gösteren üçgen
içi dolu sağı gösteren küçük üçgen
içi boş sağı gösteren küçük üçgen
içi dolu sağ işaretçi
içi boş sağ işaretçi
aşağı bakan içi dolu üçgen
içi boş aşağıyı gösteren üçgen
içi dolu aşağıyı gösteren küçük üçgen
içi boş aşağıyı gösteren küçük üçgen
geri düğmesi
içi boş sol üçgen
içi dolu solu gösteren küçük üçgen
içi boş solu gösteren küçük üçgen
içi dolu sol işaretçi
içi boş sol işaretçi
dolu baklava
boş baklava
dolu baklavalı boş baklava
dolu daireli boş daire
eşkenar dörtgen
boş daire
noktalı daire
dikey doldurulan daire
hedef merkezi
içi dolu çember
sol yarısı dolu daire
sağ yarısı dolu daire
alt yarısı dolu daire
üst yarısı dolu daire
sağ üst karesi dolu daire
sol üst karesi dolu olmayan daire
sol yarı dolu daire
sağ yarı dolu daire
ters madde işareti
içi boş daireli dolu kare
sol üst çeyrek dairesi dairesel olan yay
sağ üst çeyrek dairesi dairesel olan yay
sağ alt çeyrek dairesi dairesel olan yay
sol alt çeyrek dairesi dairesel olan yay
üst yarım daire
alt yarım daire
içi dolu sağ alt üçgen
içi dolu sol alt üçgen
içi dolu sol üst üçgen
içi dolu sağ üst üçgen
içi boş madde işareti
büyük boş daire
sağ üst çeyrek kareli boş kare
sağ üst çeyrek daireli boş daire
orta boy beyaz kare
orta boy siyah kare
küçük-orta beyaz kare
küçük-orta siyah kare
sağ alt üçgen
güneş
bulut
şemsiye
kardan adam
kuyruklu yıldız
telefon
seçilmiş onay kutusu
yağmur damlalı şemsiye
sıcak içecek
yonca
yukarıyı gösteren işaret parmağı
kuru kafa
radyoaktif
biyolojik tehlike
Ortodoks haçı
ay yıldız
barış sembolü
yin yang
darma çemberi
asık surat
gülen yüz
kadın sembolü
erkek sembolü
koç burcu
boğa burcu
ikizler burcu
yengeç burcu
aslan burcu
başak burcu
terazi burcu
akrep burcu
yay burcu
oğlak burcu
kova burcu
balık burcu
piyon
maça
sinek
kupa
karo
kaplıca
sekizinci nota
düz
diyez
geri dönüşüm simgesi
sonsuz
tekerlekli sandalye sembolü
çekiç ve kazma
çıpa
çapraz kılıçlar
tıp sembolü
terazi
imbik
dişli
atom sembolü
zambak
uyarı işareti
yüksek voltaj
transgender sembolü
beyaz daire
siyah daire
tabut
kül kavanozu
futbol topu
beyzbol
kar yağmadan kardan adam
bulutlar ardındaki güneş
şimşek ve yağmurlu bulut
Yılancı
kazma
yardım ekibi kaskı
zincir
girilmez
Şinto tapınağı
kilise
dağ
sabit şemsiye
fıskiye
delikteki bayrak
feribot
yelkenli tekne
kayakçı
buz pateni
top sektiren kişi
top sektiren kadın
top sektiren erkek
çadır
akaryakıt istasyonu
makas
onay işareti düğmesi
uçak
zarf
yumruk kaldırma
el kaldırma
zafer işareti
yazı yazan el
kurşun kalem
siyah uç
onay işareti
çarpım işareti
Latin haçı
Davut yıldızı
parıltılar
sekiz uçlu yıldız
sekiz noktalı yıldız
kar tanesi
parlama
çarpı işareti
çarpı işareti düğmesi
kırmızı soru işareti
beyaz soru işareti
beyaz ünlem işareti
kırmızı ünlem işareti
kalp şeklinde ünlem işareti
kırmızı kalp
ateşli kalp
iyileşen kalp
artı
eksi
bölü işareti
sağ ok
kıvrık döngü
çift kıvrık döngü
yukarı kıvrımlı sağ ok
aşağı kıvrımlı sağ ok
altı iki olan artı simgesi
vektör çapraz çarpım
iç çarpım
mantıksal veya çift alt çubuklu
küçüktür veya eğimli eşittir
benzer veya eşittir üstündeki küçüktür
çift çizgili eşittir veya büyüktür
hemen hemen eşit değil üstünde sonra gelir
sol ok
yukarı ok
aşağı ok
büyük siyah kare
büyük beyaz kare
yıldız
kalın kırmızı çember
ideografik virgül
ideografik nokta
açık açılı ayraç
kapalı açılı ayraç
açık çift açılı ayraç
kapalı çift açılı ayraç
açık köşeli ayraç
kapalı köşeli ayraç
açık köşeli oyuk ayraç
kapalı köşeli oyuk ayraç
açık siyah lens ayraç
kapalı siyah lens ayraç
açık kaplumbağa kabuğu şeklinde ayraç
kapalı kaplumbağa kabuğu şeklinde ayraç
açık oyuk mercek ayraç
kapalı oyuk lens ayraç
dalgalı çizgi
parça değiştirme işareti
katakana orta nokta
Japonca tebrikler düğmesi
Japonca sır düğmesi
riyal
kızıl ejder mahjong taşı
joker
A düğmesi (kan grubu)
B grubu (kan grubu)
0 düğmesi (kan grubu)
P düğmesi
AB düğmesi (kan grubu)
CL düğmesi
COOL düğmesi
FREE düğmesi
ID düğmesi
NEW düğmesi
NG düğmesi
OK düğmesi
SOS düğmesi
UP! düğmesi
VS düğmesi
bayrak: Ascension Adası
bayrak: Andorra
bayrak: Birleşik Arap Emirlikleri
bayrak: Afganistan
bayrak: Antigua ve Barbuda
bayrak: Anguilla
bayrak: Arnavutluk
bayrak: Ermenistan
bayrak: Angola
bayrak: Antarktika
bayrak: Arjantin
bayrak: Amerikan Samoası
bayrak: Avusturya
bayrak: Avustralya
bayrak: Aruba
bayrak: Åland Adaları
bayrak: Azerbaycan
bayrak: Bosna-Hersek
bayrak: Barbados
bayrak: Bangladeş
bayrak: Belçika
bayrak: Burkina Faso
bayrak: Bulgaristan
bayrak: Bahreyn
bayrak: Burundi
bayrak: Benin
bayrak: Saint Barthelemy
bayrak: Bermuda
bayrak: Brunei
bayrak: Bolivya
bayrak: Karayip Hollandası
bayrak: Brezilya
bayrak: Bahamalar
bayrak: Butan
bayrak: Bouvet Adası
bayrak: Botsvana
bayrak: Belarus
bayrak: Belize
bayrak: Kanada
bayrak: Cocos (Keeling) Adaları
bayrak: Kongo - Kinşasa
bayrak: Orta Afrika Cumhuriyeti
bayrak: Kongo - Brazavil
bayrak: İsviçre
bayrak: Côte d’Ivoire
bayrak: Cook Adaları
bayrak: Şili
bayrak: Kamerun
bayrak: Çin
bayrak: Kolombiya
bayrak: Clipperton Adası
bayrak: Kosta Rika
bayrak: Küba
bayrak: Cape Verde
bayrak: Curaçao
bayrak: Christmas Adası
bayrak: Kıbrıs
bayrak: Çekya
bayrak: Almanya
bayrak: Diego Garcia
bayrak: Cibuti
bayrak: Danimarka
bayrak: Dominika
bayrak: Dominik Cumhuriyeti
bayrak: Cezayir
bayrak: Ceuta ve Melilla
bayrak: Ekvador
bayrak: Estonya
bayrak: Mısır
bayrak: Batı Sahra
bayrak: Eritre
bayrak: İspanya
bayrak: Etiyopya
bayrak: Avrupa Birliği
bayrak: Finlandiya
bayrak: Fiji
bayrak: Falkland Adaları
bayrak: Mikronezya
bayrak: Faroe Adaları
bayrak: Fransa
bayrak: Gabon
bayrak: Birleşik Krallık
bayrak: Grenada
bayrak: Gürcistan
bayrak: Fransız Guyanası
bayrak: Guernsey
bayrak: Gana
bayrak: Cebelitarık
bayrak: Grönland
bayrak: Gambiya
bayrak: Gine
bayrak: Guadeloupe
bayrak: Ekvator Ginesi
bayrak: Yunanistan
bayrak: Güney Georgia ve Güney Sandwich Adaları
bayrak: Guatemala
bayrak: Guam
bayrak: Gine-Bissau
bayrak: Guyana
bayrak: Çin Hong Kong ÖİB
bayrak: Heard Adası ve McDonald Adaları
bayrak: Honduras
bayrak: Hırvatistan
bayrak: Haiti
bayrak: Macaristan
bayrak: Kanarya Adaları
bayrak: Endonezya
bayrak: İrlanda
bayrak: İsrail
bayrak: Man Adası
bayrak: Hindistan
bayrak: Britanya Hint Okyanusu Toprakları
bayrak: Irak
bayrak: İran
bayrak: İzlanda
bayrak: İtalya
bayrak: Jersey
bayrak: Jamaika
bayrak: Ürdün
bayrak: Japonya
bayrak: Kenya
bayrak: Kırgızistan
bayrak: Kamboçya
bayrak: Kiribati
bayrak: Komorlar
bayrak: Saint Kitts ve Nevis
bayrak: Kuzey Kore
bayrak: Güney Kore
bayrak: Kuveyt
bayrak: Cayman Adaları
bayrak: Kazakistan
bayrak: Laos
bayrak: Lübnan
bayrak: Saint Lucia
bayrak: Liechtenstein
bayrak: Sri Lanka
bayrak: Liberya
bayrak: Lesotho
bayrak: Litvanya
bayrak: Lüksemburg
bayrak: Letonya
bayrak: Libya
bayrak: Fas
bayrak: Monako
bayrak: Moldova
bayrak: Karadağ
bayrak: Saint Martin
bayrak: Madagaskar
bayrak: Marshall Adaları
bayrak: Kuzey Makedonya
bayrak: Mali
bayrak: Myanmar (Burma)
bayrak: Moğolistan
bayrak: Çin Makao ÖİB
bayrak: Kuzey Mariana Adaları
bayrak: Martinik
bayrak: Moritanya
bayrak: Montserrat
bayrak: Malta
bayrak: Mauritius
bayrak: Maldivler
bayrak: Malavi
bayrak: Meksika
bayrak: Malezya
bayrak: Mozambik
bayrak: Namibya
bayrak: Yeni Kaledonya
bayrak: Nijer
bayrak: Norfolk Adası
bayrak: Nijerya
bayrak: Nikaragua
bayrak: Hollanda
bayrak: Norveç
bayrak: Nepal
bayrak: Nauru
bayrak: Niue
bayrak: Yeni Zelanda
bayrak: Umman
bayrak: Panama
bayrak: Peru
bayrak: Fransız Polinezyası
bayrak: Papua Yeni Gine
bayrak: Filipinler
bayrak: Pakistan
bayrak: Polonya
bayrak: Saint Pierre ve Miquelon
bayrak: Pitcairn Adaları
bayrak: Porto Riko
bayrak: Filistin Bölgeleri
bayrak: Portekiz
bayrak: Palau
bayrak: Paraguay
bayrak: Katar
bayrak: Reunion
bayrak: Romanya
bayrak: Sırbistan
bayrak: Rusya
bayrak: Ruanda
bayrak: Suudi Arabistan
bayrak: Solomon Adaları
bayrak: Seyşeller
bayrak: Sudan
bayrak: İsveç
bayrak: Singapur
bayrak: Saint Helena
bayrak: Slovenya
bayrak: Svalbard ve Jan Mayen
bayrak: Slovakya
bayrak: Sierra Leone
bayrak: San Marino
bayrak: Senegal
bayrak: Somali
bayrak: Surinam
bayrak: Güney Sudan
bayrak: Sao Tome ve Principe
bayrak: El Salvador
bayrak: Sint Maarten
bayrak: Suriye
bayrak: Esvatini
bayrak: Tristan da Cunha
bayrak: Turks ve Caicos Adaları
bayrak: Çad
bayrak: Fransız Güney Toprakları
bayrak: Togo
bayrak: Tayland
bayrak: Tacikistan
bayrak: Tokelau
bayrak: Timor-Leste
bayrak: Türkmenistan
bayrak: Tunus
bayrak: Tonga
bayrak: Türkiye
bayrak: Trinidad ve Tobago
bayrak: Tuvalu
bayrak: Tayvan
bayrak: Tanzanya
bayrak: Ukrayna
bayrak: Uganda
bayrak: ABD Küçük Harici Adaları
bayrak: Birleşmiş Milletler
bayrak: Amerika Birleşik Devletleri
bayrak: Uruguay
bayrak: Özbekistan
bayrak: Vatikan
bayrak: Saint Vincent ve Grenadinler
bayrak: Venezuela
bayrak: Britanya Virjin Adaları
bayrak: ABD Virjin Adaları
bayrak: Vietnam
bayrak: Vanuatu
bayrak: Wallis ve Futuna
bayrak: Samoa
bayrak: Kosova
bayrak: Yemen
bayrak: Mayotte
bayrak: Güney Afrika
bayrak: Zambiya
bayrak: Zimbabve
Japonca burada düğmesi
Japonca servis ücreti düğmesi
Japonca ücretsiz düğmesi
Japonca rezerve düğmesi
Japonca yasak düğmesi
Japonca yer var düğmesi
Japonca geçer not düğmesi
Japonca yer yok düğmesi
Japonca ücretsiz değil düğmesi
Japonca aylık ücret düğmesi
Japonca uygulama düğmesi
Japonca indirim düğmesi
Japonca hizmete hazır düğmesi
Japonca avantaj düğmesi
Japonca kabul edilebilir düğmesi
siklon
sisli
kapalı şemsiye
yıldızlı gece
dağların arasından güneşin doğuşu
güneşin doğuşu
şehirde alacakaranlık
gün batımı
gökkuşağı
gece vakti köprü
dalga
yanardağ
samanyolu
yerkürede Avrupa-Afrika
yerkürede Amerika
yerkürede Asya-Avustralya
meridyenli yerküre
yeni ay
büyüyen ay
ilk dördün
geniş ay
dolunay
küçülen ay
son dördün
ince ay
hilal
yeni ay yüzü
ilk dördün ay yüzü
son dördün ay yüzü
dolunay yüzü
güneş yüz
parıldayan yıldız
yıldız kayması
termometre
bulutun arkasındaki güneş
bulutta kaybolan güneş
yağmur bulutunun arkasındaki güneş
yağmur bulutu
kar bulutu
şimşek bulutu
hortum
sis
rüzgar
sosisli sandviç
tako
burito
kestane
filizlenme
yaprak dökmeyen ağaç
yaprak döken ağaç
palmiye ağacı
kaktüs
acı biber
lale
kiraz çiçeği
gül
çingülü
ayçiçeği
çiçek açma
mısır koçanı
pirinç bitkisi
ot
dört yapraklı yonca
akçaağaç yaprağı
düşen yapraklar
rüzgardaki yaprak
mantar
domates
patlıcan
üzüm
kavun
karpuz
mandalina
limon
muz
ananas
kırmızı elma
yeşil elma
armut
şeftali
kiraz
çilek
hamburger
pizza dilimi
kemikli et
tavuk butu
pirinç gevreği
pirinç topu
pilav
körili pilav
erişte
spagetti
ekmek
patates kızartması
fırınlanmış patates
pirinç tatlısı
oden
suşi
kızarmış karides
balık köftesi
yumuşak dondurma
meyveli buz
dondurma
donut
kurabiye
çikolata
şekerleme
lolipop
krem karamel
bal kabı
pasta dilimi
bento
yemek tenceresi
yemek pişirme
çatal ve bıçak
çay fincanı
sake
şarap kadehi
kokteyl kadehi
tropik içecek
bira kupası
bira kupaları tokuşturma
biberon
tabakla birlikte çatal ve bıçak
patlayan mantarlı şişe
patlamış mısır
kurdele
paketlenmiş hediye
doğum günü pastası
kabak fener
Noel ağacı
Noel Baba
havai fişek
fişek
balon
parti konfetisi
konfeti
tanabata ağacı
çapraz bayraklar
çam süsleme
Japon oyuncak bebekleri
sazan şekilli flama
rüzgar çanı
ay izleme
okul çantası
mezuniyet kepi
askeri madalya
anma kurdelesi
stüdyo mikrofonu
ayarlama çubuğu
kontrol düğmeleri
film kareleri
giriş bileti
atlıkarınca
dönme dolap
hız treni
olta
mikrofon
film kamerası
sinema
kulaklık
boya paleti
silindir şapka
sirk çadırı
bilet
film tahtası
sahne sanatları
video oyunu
tam isabet
kumar makinesi
bilardo
oyun zarı
bovling
çiçekli oyun kağıtları
müzik notası
müzik notaları
saksafon
gitar
müzik klavyesi
trompet
keman
sol anahtarı
koşu tişörtü
tenis
kayak
basketbol
damalı bayrak
snowbordçu
koşan kişi
koşan kadın
koşan erkek
sörf yapan kişi
sörf yapan kadın
sörf yapan erkek
spor madalyası
zafer kupası
at yarışı
amerikan futbolu
ragbi
yüzen kişi
yüzen kadın
yüzen erkek
ağırlık kaldıran kişi
ağırlık kaldıran kadın
ağırlık kaldıran erkek
golf oynayan kişi
golf oynayan kadın
golf oynayan erkek
motosiklet
yarış arabası
kriket
voleybol
çim hokeyi
buz hokeyi
masa tenisi
karla kaplı dağ
kamp
plaj ve şemsiye
bina inşaatı
evler
şehir manzarası
terkedilmiş ev
tarihi yapı
çöl
ıssız ada
milli park
stadyum
ev
bahçeli ev
ofis binası
Japon postanesi
postane
hastane
banka
ATM işareti
otel
aşk oteli
sürekli açık market
okul
çok katlı mağaza
fabrika
kırmızı kağıt fener
Japon şatosu
şato
beyaz bayrak
transgender bayrağı
gökkuşağı bayrağı
siyah bayrak
korsan bayrağı
bayrak: İngiltere
bayrak: İskoçya
bayrak: Galler
çiçek rozet
etiket
badminton
ok ve yay
amfora
açık cilt tonu
orta açık cilt tonu
orta cilt tonu
orta koyu cilt tonu
koyu cilt tonu
sıçan
fare
öküz
manda
inek
kaplan
leopar
tavşan
kedi
kara kedi
ejderha
timsah
balina
salyangoz
yılan
at
koç
keçi
koyun
maymun
horoz
tavuk
köpek
yardımcı köpek
domuz
yaban domuzu
fil
ahtapot
deniz kabuğu
tırtıl
karınca
bal arısı
uğur böceği
balık
tropikal balık
balon balığı
kaplumbağa
yumurtadan çıkan civciv
civciv
önden civciv
kuş
penguen
koala
kaniş
deve
iki hörgüçlü deve
yunus
fare yüzü
inek yüzü
kaplan yüzü
tavşan yüzü
kedi yüzü
ejderha yüzü
su püskürten balina
at yüzü
maymun yüzü
köpek yüzü
domuz yüzü
kurbağa
hamster
kurt
ayı
kutup ayısı
panda
domuz burnu
pençe izi
sincap
gözler
göz
konuşma balonunda göz
kulak
burun
ağız
dil
elinin tersiyle yukarıyı gösteren işaret parmağı
elinin tersiyle aşağıyı gösteren işaret parmağı
elinin tersiyle solu gösteren işaret parmağı
elinin tersiyle sağı gösteren işaret parmağı
yaklaşan yumruk
el sallama
tamam işareti
baş parmak yukarıda
baş parmak aşağıda
el çırpma
eller açık
taç
kadın şapkası
gözlük
kravat
tişört
kot
elbise
kimono
bikini
kadın giysisi
cüzdan
el çantası
para kesesi
erkek ayakkabısı
koşu ayakkabısı
yüksek topuklu ayakkabı
kadın sandaleti
kadın botu
ayak izi
siluet büst
siluet büstler
erkek çocuk
kız çocuk
erkek
erkek sağlık çalışanı
erkek hakim
erkek pilot
kalpli çift: erkek erkek
öpücük: erkek erkek
erkek çiftçi
erkek aşçı
bebek emziren erkek
erkek öğrenci
erkek şarkıcı
erkek ressam
erkek öğretmen
erkek fabrika işçisi
aile: erkek erkek çocuk
aile: erkek erkek çocuk erkek çocuk
aile: erkek kız çocuk
aile: erkek kız çocuk erkek çocuk
aile: erkek kız çocuk kız çocuk
aile: erkek erkek erkek çocuk
aile: erkek erkek erkek çocuk erkek çocuk
aile: erkek erkek kız çocuk
aile: erkek erkek kız çocuk erkek çocuk
aile: erkek erkek kız çocuk kız çocuk
aile: erkek kadın erkek çocuk
aile: erkek kadın erkek çocuk erkek çocuk
aile: erkek kadın kız çocuk
aile: erkek kadın kız çocuk erkek çocuk
aile: erkek kadın kız çocuk kız çocuk
erkek teknoloji uzmanı
erkek ofis çalışanı
erkek tamirci
erkek bilim insanı
erkek astronot
erkek itfaiyeci
görme engelli bastonlu erkek
erkek: kızıl saç
erkek: kıvırcık saç
erkek: kel
erkek: beyaz saç
elektrikli tekerlekli sandalyede erkek
tekerlekli sandalyede erkek
kadın
kadın sağlık çalışanı
kadın hakim
kadın pilot
kalpli çift: kadın erkek
kalpli çift: kadın kadın
öpücük: kadın erkek
öpücük: kadın kadın
kadın çiftçi
kadın aşçı
bebek emziren kadın
kız öğrenci
kadın şarkıcı
kadın ressam
kadın öğretmen
kadın fabrika işçisi
aile: kadın erkek çocuk
aile: kadın erkek çocuk erkek çocuk
aile: kadın kız çocuk
aile: kadın kız çocuk erkek çocuk
aile: kadın kız çocuk kız çocuk
aile: kadın kadın erkek çocuk
aile: kadın kadın erkek çocuk erkek çocuk
aile: kadın kadın kız çocuk
aile: kadın kadın kız çocuk erkek çocuk
aile: kadın kadın kız çocuk kız çocuk
kadın teknoloji uzmanı
kadın ofis çalışanı
kadın tamirci
kadın bilim insanı
kadın astronot
kadın itfaiyeci
görme engelli bastonlu kadın
kadın: kızıl saç
kadın: kıvırcık saç
kadın: kel
kadın: beyaz saç
elektrikli tekerlekli sandalyede kadın
tekerlekli sandalyede kadın
aile
el ele tutuşan erkek ve kadın
el ele tutuşan erkekler
el ele tutuşan kadınlar
polis memuru
kadın polis memuru
erkek polis memuru
tavşan kulaklı kişiler
tavşan kulaklı kadınlar
tavşan kulaklı erkekler
duvaklı gelin
duvaklı kadın
duvaklı erkek
sarışın kişi
sarışın kadın
sarışın erkek
çin şapkalı erkek
sarıklı kişi
sarıklı kadın
sarıklı erkek
yaşlı erkek
yaşlı kadın
bebek
inşaat işçisi
kadın inşaat işçisi
erkek inşaat işçisi
prenses
dev
goblin
hayalet
bebek melek
uzaylı
uzaylı canavar
boynuzlu kızgın yüz
kafatası
elini yana yatırma
elini yana yatıran kadın
elini yana yatıran erkek
muhafız
kadın muhafız
erkek muhafız
dans eden kadın
ruj
oje sürme
yüz masajı
yüz masajı yaptıran kadın
yüz masajı yaptıran erkek
saç kesimi
saç kestiren kadın
saç kestiren erkek
berber dükkanı
şırınga
hap
öpücük izi
aşk mektubu
yüzük
mücevher
öpücük
buket
kalpli çift
düğün
çarpan kalp
kırık kalp
iki kalp
pırıldayan kalp
büyüyen kalp
ok saplanmış kalp
mavi kalp
yeşil kalp
sarı kalp
mor kalp
kurdeleli kalp
dönen kalpler
kalpli dekorasyon
içinde noktalı karo
ampul
öfke simgesi
bomba
zzz
çarpışma
ter damlası
damlacık
hızla fırlama
kaka
pazı
baş dönmesi
konuşma balonu
düşünce balonu
beyaz çiçek
yüz puan
para torbası
kambiyo
dolar işareti
kredi kartı
yen banknot
dolar banknot
euro banknot
sterlin banknot
kanatlı para
yen simgeli artış grafiği
koltuk
dizüstü bilgisayar
evrak çantası
mini disk
disket
optik disk
dvd
dosya klasörü
açık dosya klasörü
kıvrık sayfa
yüzü yukarıda sayfa
takvim
koparmalı takvim
kart dizini
artış grafiği
iniş grafiği
çubuk grafiği
pano
raptiye
yuvarlak raptiye
ataş
düz cetvel
gönye
sayfa ayraçları
resmi defter
not defteri
süslü not defteri
kapalı kitap
açık kitap
yeşil kitap
mavi kitap
turuncu kitap
kitaplar
ad rozeti
parşömen
not
ahize
çağrı cihazı
faks makinesi
uydu anteni
hoparlör
megafon
giden kutusu
gelen kutusu
paket
e-posta
gelen zarf
oklu zarf
işareti aşağıda kapalı posta kutusu
işareti yukarıda kapalı posta kutusu
işareti yukarıda açık posta kutusu
işareti aşağıda açık posta kutusu
posta kutusu
posta klaksonu
gazete
cep telefonu
ok işaretli cep telefonu
titreşim modu
cep telefonu kapalı
cep telefonu yasak
sinyal gücü
fotoğraf makinesi
flaşlı fotoğraf makinesi
video kamera
televizyon
radyo
videokaset
film projektörü
tespih
parça karıştırma düğmesi
tekrarlama düğmesi
tek parça tekrarlama düğmesi
saat yönünde dönen oklar
saat yönünün tersinde dönen oklar
düşük parlaklık
yüksek parlaklık
ses kapalı
kısık ses
ses açık
yüksek ses
pil
elektrik fişi
sola dönük büyüteç
sağa dönük büyüteç
kilit ve kalem
anahtarlı kapalı kilit
anahtar
kilit
açık kilit
zil
üzeri çizili zil
yer işareti
bağlantı işareti
radyo düğmesi
geri oku
bitiş oku
açık oku
yakında işareti
yukarı oku
18 yaş altı yasak
tuş: 10
büyük harfler
küçük harfler
sayılar
işaretler
Latin alfabesi
ateş
el feneri
somun anahtarı
çekiç
somun ve vida
mutfak bıçağı
su tabancası
mikroskop
teleskop
kristal küre
altı köşeli yıldız
Japonca yeni başlayan sembolü
üçlü çatal işareti
siyah kare düğme
beyaz kare düğme
kırmızı daire
mavi daire
büyük turuncu karo
büyük mavi karo
küçük turuncu karo
küçük mavi karo
yukarı bakan kırmızı üçgen
aşağı bakan kırmızı üçgen
yukarı düğmesi
aşağı düğmesi
om
güvercin
Kâbe
cami
sinagog
Yahudi şamdanı
saat 1
saat 2
saat 3
saat 4
saat 5
saat 6
saat 7
saat 8
saat 9
saat 10
saat 11
saat 12
bir buçuk
iki buçuk
üç buçuk
dört buçuk
beş buçuk
altı buçuk
yedi buçuk
sekiz buçuk
dokuz buçuk
on buçuk
on bir buçuk
on iki buçuk
mum
raf saati
delik
havalanan takım elbiseli adam
dedektif
kadın dedektif
erkek dedektif
güneş gözlüğü
örümcek
örümcek ağı
oyun çubuğu
dans eden adam
iç içe geçmiş ataşlar
kalem
dolma kalem
boya fırçası
pastel boya
parmaklar açık el kaldırma
orta parmak
Vulkan selamı
siyah kalp
masaüstü bilgisayar
yazıcı
bilgisayar faresi
iz topu
resimli çerçeve
dosya ayırıcı
dosya kutusu
dosya dolabı
çöp sepeti
spiral not defteri
spiral takvim
mengene
eski anahtar
rulo gazete
hançer
konuşan kişi
sol konuşma balonu
sağ öfke balonu
oy sandığı
dünya haritası
Fuji Dağı
Tokyo kulesi
Özgürlük Heykeli
Japonya haritası
moyai heykeli
sırıtan yüz
gülen gözlerle sırıtma
sevinç gözyaşları
ağzı açık sırıtma
gülen gözlerle ağzı açık sırıtma
soğuk terli ağzı açık gülümseme
kapalı gözlerle ağzı açık sırıtma
ışık halkalı gülümseme
boynuzlu gülen yüz
göz kırpan yüz
ağzı açık gülme
lezzetli yiyecek beğenen yüz
rahatlamış yüz
kalp gözlü gülümseme
güneş gözlüklü gülümseme
imalı gülümseme
duygusuz yüz
ifadesiz yüz
keyifsiz yüz
soğuk ter
düşünceli yüz
kafası karışık yüz
kafası çok karışık yüz
öpen yüz
öpücük gönderen yüz
gülen gözlerle öpen yüz
kapalı gözlerle öpen yüz
dil dışarıda
dili dışarda göz kırpma
dil dışarıda ve gözler kapalı
memnuniyetsiz yüz
endişeli yüz
öfkeli yüz
somurtkan yüz
ağlayan yüz
kararlı yüz
burnundan soluyan yüz
üzgün ama rahatlamış yüz
hoşnutsuz yüz
kederli yüz
korkulu yüz
çok yorgun
uykulu yüz
yorgun yüz
dişlerini gösteren yüz
avaz avaz ağlayan yüz
ağzı açık yüz
nefes veren yüz
şaşkın yüz
terli ve endişeli yüz
korkuyla çığlık atan yüz
afallamış yüz
kızarmış ve şaşkın yüz
uyuyan yüz
sersemlemiş yüz
sarmal gözlü yüz
ağzı olmayan yüz
bulutlardaki yüz
maskeli yüz
gülen gözlerle sırıtan kedi
sevinç gözyaşları döken kedi
sırıtan kedi
kalp gözlü gülümseyen kedi
iğneleyici kedi yüzü
öpen kedi
somurtan kedi
ağlayan kedi
korkuyla bağıran kedi
biraz asık surat
hafifçe gülümseyen yüz
ters yüz
gözlerini deviren yüz
hayır hareketi
hayır hareketi yapan kadın
hayır hareketi yapan erkek
tamam hareketi
tamam hareketi yapan kadın
tamam hareketi yapan erkek
başını öne eğme
başını öne eğen kadın
başını öne eğen erkek
görmedim
duymadım
bilmiyorum
elini kaldırma
elini kaldıran kadın
elini kaldıran erkek
eller havaya
somurtma
somurtan kadın
somurtan erkek
darılma
darılan kadın
darılan erkek
birleşen eller
roket
helikopter
buharlı lokomotif
vagon
yüksek hızlı tren
yuvarlak uçlu yüksek hızlı tren
tren
metro
hafif raylı
tren istasyonu
tramvay
tramvay vagonu
otobüs
yaklaşan otobüs
troleybüs
otobüs durağı
minibüs
ambulans
itfaiye arabası
polis arabası
yaklaşan polis arabası
taksi
yaklaşan taksi
araba
yaklaşan araba
cip
nakliye kamyonu
tır
traktör
monoray
dağ demiryolu
asma demiryolu
dağ teleferik hattı
teleferik
gemi
sandalda kürek çeken kişi
sandalda kürek çeken kadın
sandalda kürek çeken erkek
sürat teknesi
yatay trafik ışıkları
dikey trafik ışıkları
inşaat
polis lambası
üçgen bayrak
kapı
girmek yasak
sigara
sigara içilmez
çöp kutusu işareti
çöp atılmaz
içilebilir su
içilmeyen su
bisiklet
bisiklet yasak
bisiklet süren kişi
bisiklet süren kadın
bisiklet süren erkek
dağ bisikletçisi
dağ bisikleti süren kadın
dağ bisikleti süren erkek
yürüyen kişi
yürüyen kadın
yürüyen erkek
yayalara yasak
karşıya geçen çocuklar
erkekler tuvaleti
kadınlar tuvaleti
tuvalet
bebek işareti
klozet
wc
duş
banyo yapan kişi
banyo küveti
pasaport kontrolü
gümrük
bagaj teslim
eşya emanet
kanepe ve lamba
yatakta yatan kişi
alışveriş çantası
resepsiyon zili
yatak
ibadethane
dur işareti
alışveriş arabası
Hindu tapınağı
kulübe
asansör
kaydırak
tekerlek
cankurtaran simidi
çekiç ve somun anahtarı
kalkan
petrol varili
otoban
tren yolu
motorlu tekne
küçük uçak
kalkan uçak
inen uçak
uydu
yolcu gemisi
ayakla sürülen skuter
motorlu skuter
kano
kızak
uçan daire
kaykay
elektrikli çekçek
pikap
paten
turuncu daire
sarı daire
yeşil daire
mor daire
kahverengi daire
kırmızı kare
mavi kare
turuncu kare
sarı kare
yeşil kare
mor kare
kahverengi kare
kalın eşittir işareti
kıstırma hareketi yapan parmaklar
beyaz kalp
kahverengi kalp
kıstırma hareketi yapan el
ağzı fermuarlı yüz
para ağızlı yüz
ağzında termometre olan yüz
ukala yüz
düşünen yüz
kafası sarılı yüz
robot
kucaklayarak gülümseme
boynuz işareti
beni ara işareti
elinin tersini kaldırma
sola bakan yumruk
sağa bakan yumruk
el sıkışma
şans dileme
seni seviyorum işareti
kovboy şapkalı yüz
palyaço yüzü
kusmak üzere olan yüz
gülmekten yerlere yatma
salya akıtan yüz
yalan söyleyen yüz
yüzünü eliyle kapama
eliyle yüzünü kapatan kadın
eliyle yüzünü kapatan erkek
hapşıran yüz
tek kaşı çatık yüz
yıldız çarpmış
çılgın surat
sus işareti yapan yüz
ağzında semboller olan yüz
eliyle ağzını kapatan yüz
kusan yüz
patlayan kafa
hamile kadın
emziren kadın
iki avuç açık
selfie
prens
smokinli kişi
smokinli kadın
smokinli erkek
Noel Anne
omuz silkme
omuz silken kadın
omuz silken erkek
perende atan kişi
perende atan kadın
perende atan erkek
jonglör
jonglör kadın
jonglör erkek
eskrimci
güreşen kişiler
güreş yapan kadın
güreş yapan erkek
su topu
su topu oynayan kadın
su topu oynayan erkek
hentbol
hentbol oynayan kadın
hentbol oynayan erkek
dalgıç maskesi
solmuş çiçek
davul
kadeh tokuşturma
kısa ve geniş bardak
kaşık
kale ağı
birincilik madalyası
ikincilik madalyası
üçüncülük madalyası
boks eldiveni
dövüş sporu forması
curling taşı
lakros
softball
frizbi
kruvasan
avokado
salatalık
domuz pastırması
patates
havuç
baget ekmek
yeşil salata
sahanda yemek
dürüm
yumurta
süt bardağı
yer fıstığı
kivi
krep
mantı
fal kurabiyesi
yiyecek paketi
yemek çubukları
kaşıklı kase
pipetli bardak
Hindistan cevizi
brokoli
tart
pretzel
parça et
sandviç
konserve gıda
yeşil yapraklı sebze
mango
ay pastası
simit
3 kalpli gülümseyen yüz
esneyen yüz
gözü yaşlı gülümseyen yüz
partide eğlenen yüz
sarhoş yüz
kızarmış yüz
üşümüş yüz
ninja
gizlenmiş yüz
gözleri dolmuş yüz
yalvaran yüz
sari
laboratuvar önlüğü
koruyucu gözlük
yürüyüş botu
düz ayakkabı
yengeç
aslan
akrep
hindi
tek boynuzlu at
kartal
ördek
yarasa
köpek balığı
baykuş
tilki
kelebek
geyik
goril
kertenkele
gergedan
karides
mürekkep balığı
zürafa
zebra
kirpi
soropod
T-Rex
cırcır böceği
kanguru
lama
tavus kuşu
hipopotam
papağan
rakun
ıstakoz
sivrisinek
mikrop
porsuk
kuğu
mamut
dodo kuşu
tembel hayvan
su samuru
orangutan
kokarca
flamingo
istiridye
kunduz
bizon
fok
rehber köpek
görme engelli bastonu
kızıl saç
kıvırcık saç
kel
beyaz saç
kemik
bacak
ayak
diş
süper kahraman
kadın süper kahraman
erkek süper kahraman
süper kötü
kadın süper kötü
erkek süper kötü
güvenlik yeleği
işitme cihazı olan kulak
elektrikli tekerlekli sandalye
tekerlekli sandalye
mekanik kol
mekanik bacak
peynir dilimi
cupcake
tuz
içecek kutusu
sarımsak
soğan
falafel
waffle
tereyağı
mate çayı
buz küpü
bubble tea
trol
ayakta duran kişi
ayakta duran kadın
ayakta duran erkek
diz çöken kişi
diz çöken kadın
diz çöken erkek
işitme engelli kişi
işitme engelli kadın
işitme engelli erkek
tek cam gözlüklü yüz
yetişkin
sağlık çalışanı
hakim
pilot
çiftçi
aşçı
bebek emziren kişi
cinsiyet belirtmeyen noel karakteri
öğrenci
şarkıcı
ressam
öğretmen
fabrika işçisi
teknoloji uzmanı
ofis çalışanı
tamirci
bilim insanı
astronot
itfaiyeci
el ele tutuşan insanlar
görme engelli bastonlu kişi
yetişkin: kızıl saç
yetişkin: kıvırcık saç
yetişkin: kel
yetişkin: beyaz saç
elektrikli tekerlekli sandalyede kişi
tekerlekli sandalyede kişi
çocuk
yaşlı yetişkin
sakallı kişi
kadın: sakal
erkek: sakal
başörtülü kadın
buhar odasındaki kişi
buhar odasındaki kadın
buhar odasındaki erkek
dağcı kişi
dağcı kadın
dağcı erkek
lotus pozisyonundaki kişi
lotus pozisyonundaki kadın
lotus pozisyonundaki erkek
büyücü
kadın büyücü
erkek büyücü
peri
kadın peri
erkek peri
vampir
kadın vampir
erkek vampir
balık insan
denizkızı
balık adam
elf
kadın elf
erkek elf
cin
kadın cin
erkek cin
zombi
kadın zombi
erkek zombi
beyin
turuncu kalp
siperli şapka
atkı
eldiven
kaban
çorap
kırmızı zarf
maytap
yapboz parçası
deney tüpü
petri kabı
dna
pusula
abaküs
yangın söndürücü
alet çantası
tuğla
mıknatıs
bavul
losyon şişesi
iplik
iplik yumağı
çengelli iğne
oyuncak ayı
süpürge
sepet
kağıt rulosu
sabun
sünger
makbuz
nazarlık
bale ayakkabıları
tek parça mayo
slip mayo
şort
parmak arası terlik
kan damlası
yara bandı
stetoskop
x ışını
koltuk değneği
yoyo
uçurtma
paraşüt
bumerang
sihirli asa
pinyata
matruşka
halkalı gezegen
sandalye
ustura
balta
diya lamba
banjo
asker kaskı
akordiyon
uzun davul
bozuk para
testere
tornavida
merdiven
çengel
ayna
pencere
lavabo pompası
dikiş iğnesi
denizci düğümü
kova
fare kapanı
diş fırçası
mezar taşı
tabela
kaya
aynalı küre
kimlik kartı
düşük pil
Fatıma’nın Eli
karasinek
solucan
böcek
hamam böceği
saksı bitkisi
kütük
kuş tüyü
nilüfer
mercan
boş yuva
yumurta bulunan yuva
kalp
akciğer
kucaklaşan insanlar
hamile adam
hamile kişi
taç takmış insan
yaban mersini
dolma biber
zeytin
yassı ekmek
tamale
fondü
demlik
dökülen sıvı
fasulye
kavanoz
eriyen yüz
selamlayan yüz
el ağızdayken gözler açık yüz
gizlice bakan yüz
şüpheli yüz
noktalı çizgili yüz
ısırılan dudak
baloncuk
işaret parmağı ve baş parmak birbirine geçmiş el
sağa bakan el
sola bakan el
avuç içi aşağı bakan el
avuç içi yukarı bakan el
karşıyı işaret eden işaret parmağı
kalp oluşturan eller
"""#)
}
