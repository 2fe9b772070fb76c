// swift-format-ignore-file
// Written by scripts/generate-names from Unicode CLDR; change the script, not this file.
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode licence: see licenses/Unicode-DFS-2016.txt.

extension CLDRNames {
  /// The names in ro, a line for each line of the characters; empty for none.
  static let romanian = CLDRNames(lines: #"""
semn de exclamare
hashtag
tastă: #
dolar
procent
ampersand
apostrof mașină de scris
paranteză închisă
asterisc
tastă: *
semnul plus
virgulă
cratimă-minus
punct
bară oblică
tastă: 0
tastă: 1
tastă: 2
tastă: 3
tastă: 4
tastă: 5
tastă: 6
tastă: 7
tastă: 8
tastă: 9
două puncte
punct și virgulă
mai mic decât
egal
mai mare decât
semn de întrebare
a rond
paranteză pătrată deschisă
bară oblică inversă
paranteză pătrată închisă
accent circumflex
underscore
accent grav
acoladă deschisă
linie verticală
acoladă închisă
tildă
semnul exclamării întors
cent
liră
monedă necunoscută
yen
secțiune
tremă
drepturi de autor
ghilimele ascuțite stânga
negare
marcă înregistrată
grad
plus-minus
exponent doi
exponent trei
accent ascuțit
semnul micro
semn de paragraf
punct la mijloc
exponent unu
ghilimele ascuțite dreapta
semnul întrebării întors
semnul înmulțirii
semnul împărțirii
dram armenesc
afgani afgan
virgulă arabă
punct și virgulă arabe
semnul întrebării arab
taka din Bangladesh
baht thailandez
riel cambodgian
cratimă
linie de pauză
linie de dialog
linie orizontală
apostrof stânga
apostrof dreapta
apostrof dreapta jos
ghilimele stânga
ghilimele dreapta
ghilimele dreapta jos
semn cruciuliță
semn cruciuliță dublă
marcator
puncte de suspensie
punct de despărțire
promilă
prim
secund
terț
semn de omisiune
semn de referință
semn dublu de exclamare
semnul exclamării și întrebării
supralinie
asterism
bară oblică de fracție
semn de exclamare și întrebare
exponent minus
colón costarican
cruzeiro
franc francez
liră sterlină
mill
naira nigeriană
pesetă spaniolă
rupie
won
șechel israelian nou
dong vietnamez
euro
kip laoțian
tugrik mongol
penny german
peso
guarani
austral argentinian
grivnă
cedi ghanez
livră tournois
spesmilo
tenge kazahă
rupie indiană
liră turcească
manat azer
rublă
lari georgian
bitcoin
drepturi de autor pentru înregistrare audio
marcă comercială
informații
săgeată spre stânga
săgeată în sus
săgeată spre dreapta
săgeată în jos
săgeată dreapta-stânga
săgeată sus-jos
săgeată orientată în stânga-sus
săgeată orientată în dreapta-sus
săgeată orientată în dreapta-jos
săgeată orientată în stânga jos
săgeată spre stânga cu bară oblică
săgeată spre dreapta cu bară oblică
săgeată ondulată spre stânga
săgeată ondulată spre dreapta
săgeată cu două capete spre stânga
săgeată cu două capete în sus
săgeată cu două capete spre dreapta
săgeată cu două capete în jos
săgeată spre stânga cu coadă
săgeată spre dreapta cu coadă
săgeată spre stânga cu coadă dreaptă
săgeată în sus cu coadă dreaptă
săgeată spre dreapta cu coadă dreaptă
săgeată în jos cu coadă dreaptă
săgeată sus-jos cu bază
săgeată dreapta curbată spre stânga
săgeată stânga curbată spre dreapta
săgeată spre stânga cu buclă
săgeată spre dreapta cu buclă
săgeată ondulată bidirecțională
săgeată bidirecțională cu bară oblică
săgeată în zigzag în jos
săgeată în sus cu vârf spre stânga
săgeată în sus cu vârf spre dreapta
săgeată în jos cu vârf spre stânga
săgeată în jos cu vârf spre dreapta
săgeată spre dreapta cu colțul în jos
săgeată spre stânga cu colțul în jos
săgeată în semicerc în sus în sens antiorar
săgeată în semicerc în sus în sens orar
săgeată spre nord-vest cu bară lungă
săgeată spre stânga spre bară peste săgeată spre dreapta spre bară
săgeată cerc deschis în sens antiorar
săgeată cerc deschis în sens orar
harpon spre stânga cu vârful în sus
harpon spre stânga cu vârful în jos
harpon în sus cu vârful spre dreapta
harpon în sus cu vârful spre stânga
harpon spre dreapta cu vârful în sus
harpon spre dreapta cu vârful în jos
harpon în jos cu vârful spre dreapta
harpon în jos cu vârful spre stânga
săgeată spre dreapta peste săgeată spre stânga
săgeată în sus și săgeată în jos
săgeată la stânga pe săgeată la dreapta
două săgeți spre stânga
două săgeți în sus
două săgeți spre dreapta
două săgeți în jos
harpon spre stânga peste harpon spre dreapta
harpon spre dreapta peste harpon spre stânga
săgeată dublă spre stânga barată
săgeată dublă bidirecțională barată
săgeată dublă spre dreapta barată
săgeată dublă spre stânga
săgeată dublă în sus
săgeată dublă spre dreapta
săgeată dublă în jos
săgeată dublă bidirecțională
săgeată dublă spre nord-vest
săgeată dublă spre nord-est
săgeată dublă spre sud-est
săgeată dublă spre sud-vest
săgeată triplă spre stânga
săgeată triplă spre dreapta
săgeată zigzagată spre stânga
săgeată zigzagată spre dreapta
săgeată în sus cu două bare orizontale
săgeată în jos cu două bare orizontale
săgeată cu linie întreruptă spre stânga
săgeată cu linie întreruptă în sus
săgeată cu linie întreruptă spre dreapta
săgeată cu linie întreruptă în jos
săgeată spre stânga spre bară
săgeată spre dreapta spre bară
săgeată goală spre stânga
săgeată goală în sus
săgeată goală spre dreapta
săgeată goală în jos
săgeată goală în sus cu coadă dreaptă
săgeată în jos lângă săgeată în sus
cuantificator universal
derivată parțială
cuantificator existențial
mulțimea vidă
creștere
nabla
element al
nu aparține lui
include
sfârșitul probei
produs cartezian
sumă peste
semnul minus
minus sau plus
bară oblică de împărțire
operator asterisc
operator inel
operator punct
rădăcină pătrată
proporțional
semnul infinit
unghi drept
unghi
divide
paralel cu
și logic
intersecție
reuniune
integrală
integrală dublă
integrală pe contur
prin urmare
deoarece
raport
proporție
operator tildă
tildă inversată
s orizontal inversat
asimptotic egal cu
aproximativ egal cu
aproape egal
toate egale cu
aproximativ egal cu imaginea
inel egal cu
nu este egal
identic cu
strict echivalent cu
mai mic sau egal cu
mai mare sau egal cu
mai puțin decât egal cu
mai mult decât egal cu
mult mai mic decât
mult mai mare decât
între
nu mai mic decât
nu mai mare decât
mai mare decât echivalent
precedă
succedă
nu succedă
submulțime a
este o supramulțime pentru
este o submulțime egală cu
este o supramulțime egală cu
plus încercuit
minus încercuit
ori încercuit
bară împărțire încercuită
operator punct încercuit
operator inel încercuit
operator asterisc încercuit
plus în pătrat
minus în pătrat
e perpendicular pe
nu forțează
precedă sub relație
succedă sub relație
original
matrice hermiteană conjugată
triunghi dreptunghic
disjuncție logică
intersecție logică
reuniune logică
operator pixel
operator stea
asociere naturală
intersecție dublă
foarte mult mai mic decât
foarte mult mai mare decât
nu conține ca submulțime normală egală cu
elipsă verticală
elipsă orizontală pe linia mediană
elipsă diagonală dreapta sus
elipsă diagonală dreapta jos
ceas de mână
clepsidră cu nisipul scurs
tastatură
buton de ejectare
buton de derulare rapidă înainte
buton de derulare rapidă înapoi
buton pentru repede sus
buton pentru repede jos
buton pentru melodia următoare
buton pentru melodia anterioară
buton de redare sau suspendare
ceas deșteptător
cronometru
temporizator
clepsidră cu nisip care se scurge
buton de suspendare
buton de oprire
buton de înregistrare
litera M într-un cerc
pătrat umplut
pătrat gol
pătrat gol cu colțuri rotunjite
pătrat gol cu un pătrat umplut înăuntru
pătrat umplut cu linii orizontale
pătrat umplut cu linii verticale
pătrat umplut cu grilaj ortogonal
pătrat umplut cu dungi diagonale din stânga sus în dreapta jos
pătrat umplut cu dungi diagonale din dreapta sus în stânga jos
pătrat umplut cu grilaj în diagonală
pătrat negru mic
pătrat alb mic
dreptunghi umplut
dreptunghi gol
dreptunghi vertical umplut
paralelogram umplut
triunghi plin cu vârful în sus
triunghi gol cu vârful în sus
triunghi mic umplut cu vârful în sus
triunghi mic gol cu vârful în sus
buton de redare
triunghi gol cu vârful în dreapta
triunghi mic umplut cu vârful în dreapta
triunghi mic gol cu vârful în dreapta
săgeată umplută cu vârful în dreapta
săgeată goală cu vârful în dreapta
triunghi plin cu vârful în jos
triunghi gol cu vârful în jos
triunghi mic umplut cu vârful în jos
triunghi mic gol cu vârful în jos
buton de inversare
triunghi gol cu vârful în stânga
triunghi mic umplut cu vârful în stânga
triunghi mic gol cu vârful în stânga
săgeată umplută cu vârful în stânga
săgeată goală cu vârful în stânga
romb umplut
romb gol
romb gol cu un romb umplut înăuntru
cerc gol cu un cerc umplut înăuntru
romb
cerc gol
cerc punctat
cerc umplut cu dungi verticale
cercuri concentrice
cerc plin
cerc umplut pe jumătatea stângă
cerc umplut pe jumătatea dreaptă
cerc umplut pe jumătatea inferioară
cerc umplut pe jumătatea superioară
cerc umplut în cadranul dreapta sus
cerc umplut în toate sferturile mai puțin cel din stânga sus
jumătate de cerc umplut în stânga
jumătate de cerc umplut în dreapta
bulină inversă
pătrat umplut cu un cerc gol înăuntru
arc de cerc cadranul stânga sus
arc de cerc cadranul dreapta sus
arc de cerc cadranul dreapta jos
arc de cerc cadranul stânga jos
semicerc superior
semicerc inferior
triunghi umplut dreapta jos
triunghi umplut stânga jos
triunghi umplut stânga sus
triunghi umplut dreapta sus
bulină goală
cerc gol mare
pătrat gol cu cadranul dreapta sus gol
cerc gol cu cadranul dreapta sus gol
pătrat alb mediu
pătrat negru mediu
pătrat alb mediu spre mic
pătrat negru mediu spre mic
triunghi dreapta jos
soare
nor
umbrelă
om de zăpadă
cometă
telefon
casetă de votare bifată
umbrelă cu picături de ploaie
băutură fierbinte
trifoi
deget arătător îndreptat în sus
craniu cu oase încrucișate
radioactiv
risc biologic
cruce ortodoxă
stea și semilună
semnul păcii
yin yang
roata dharmei
față tristă
față zâmbitoare
semn feminin
semn masculin
zodia Berbec
zodia Taur
zodia Gemeni
zodia Rac
zodia Leu
zodia Fecioară
zodia Balanță
zodia Scorpion
zodia Săgetător
zodia Capricorn
zodia Vărsător
zodia Pești
pion de șah
pică
treflă
cupă
caro
izvoare termale
optime
bemol
diez
simbolul pentru reciclare
infinit
simbol pentru scaun cu rotile
ciocan și daltă
ancoră
săbii încrucișate
simbol medical
balanță
alambic
rotiță zimțată
simbol pentru atom
floare de crin stilizată
avertisment
înaltă tensiune
transgender
cerc alb
cerc negru
coșciug
urnă funerară
minge de fotbal
baseball
om de zăpadă fără zăpadă
soare în nori
nor cu fulger și ploaie
zodia Ofiucus
târnăcop
cască de pompier salvator
lanț
acces interzis
altar shinto
biserică
munte
umbrelă pe sol
fântână arteziană
steag în gaură la golf
feribot
barcă cu pânze
persoană care schiază
patină de gheață
persoană care bate mingea
femeie care bate mingea
bărbat care bate mingea
cort
pompă de combustibil
foarfece
buton de bifă
avion
plic
pumn ridicat
mână ridicată
semnul victoriei
mână scriind
creion
peniță neagră
bifă îngroșată
înmulțire
cruce latină
steaua lui David
steluțe
asterisc cu opt colțuri
stea cu opt colțuri
fulg de nea
strălucire
semnul x
buton x
semnul întrebării roșu
semnul întrebării alb
semnul exclamării alb
semnul exclamării
semnul exclamării cu inimioară
inimă roșie
inimă în flăcări
inimă în convalescență
plus
minus
împărțire
săgeată orientată în dreapta
buclă ondulată
buclă ondulată dublă
săgeată dreapta curbată în sus
săgeată dreapta curbată în jos
plus indice doi
produs vectorial
produs interior
disjuncție logică cu bară dublă
mai mic sau egal
mai mic, asemănător sau egal
mai mare sau egal cu două linii
succedă peste nu aproape egal
săgeată orientată în stânga
săgeată orientată în sus
săgeată orientată în jos
pătrat negru mare
pătrat alb mare
stea
cerc roșu gol
virgulă ideografică
punct ideografic
paranteză ascuțită deschisă
paranteză ascuțită închisă
paranteză ascuțită dublă deschisă
paranteză ascuțită dublă închisă
paranteză colț deschisă
paranteză colț închisă
paranteză colț goală deschisă
paranteză colț goală închisă
paranteză lentilă neagră deschisă
paranteză lentilă neagră închisă
paranteză tortoise shell deschisă
paranteză tortoise shell închisă
paranteză lentilă goală deschisă
paranteză lentilă goală închisă
liniuță ondulată
alternare cântăreț
punct median katakana
buton cu semnificația felicitări în japoneză
buton cu semnificația secret în japoneză
rial saudit
dragon roșu la mahjong
joker
buton A (grupă sanguină)
buton B (grupă sanguină)
buton 0 (grupă sanguină)
buton P
buton AB (grupă sanguină)
buton CL
buton cu textul COOL
buton cu textul FREE
buton ID
buton cu textul NEW
buton NG
buton cu textul OK
buton S.O.S.
buton cu textul UP!
buton cu textul VS
steag: Insula Ascension
steag: Andorra
steag: Emiratele Arabe Unite
steag: Afganistan
steag: Antigua și Barbuda
steag: Anguilla
steag: Albania
steag: Armenia
steag: Angola
steag: Antarctica
steag: Argentina
steag: Samoa Americană
steag: Austria
steag: Australia
steag: Aruba
steag: Insulele Åland
steag: Azerbaidjan
steag: Bosnia și Herțegovina
steag: Barbados
steag: Bangladesh
steag: Belgia
steag: Burkina Faso
steag: Bulgaria
steag: Bahrain
steag: Burundi
steag: Benin
steag: Saint-Barthélemy
steag: Bermuda
steag: Brunei
steag: Bolivia
steag: Insulele Caraibe Olandeze
steag: Brazilia
steag: Bahamas
steag: Bhutan
steag: Insula Bouvet
steag: Botswana
steag: Belarus
steag: Belize
steag: Canada
steag: Insulele Cocos (Keeling)
steag: Congo - Kinshasa
steag: Republica Centrafricană
steag: Congo - Brazzaville
steag: Elveția
steag: Côte d’Ivoire
steag: Insulele Cook
steag: Chile
steag: Camerun
steag: China
steag: Columbia
steag: Insula Clipperton
steag: Costa Rica
steag: Cuba
steag: Capul Verde
steag: Curaçao
steag: Insula Christmas
steag: Cipru
steag: Cehia
steag: Germania
steag: Diego Garcia
steag: Djibouti
steag: Danemarca
steag: Dominica
steag: Republica Dominicană
steag: Algeria
steag: Ceuta și Melilla
steag: Ecuador
steag: Estonia
steag: Egipt
steag: Sahara Occidentală
steag: Eritreea
steag: Spania
steag: Etiopia
steag: Uniunea Europeană
steag: Finlanda
steag: Fiji
steag: Insulele Falkland
steag: Micronezia
steag: Insulele Feroe
steag: Franța
steag: Gabon
steag: Regatul Unit
steag: Grenada
steag: Georgia
steag: Guyana Franceză
steag: Guernsey
steag: Ghana
steag: Gibraltar
steag: Groenlanda
steag: Gambia
steag: Guineea
steag: Guadelupa
steag: Guineea Ecuatorială
steag: Grecia
steag: Georgia de Sud și Insulele Sandwich de Sud
steag: Guatemala
steag: Guam
steag: Guineea-Bissau
steag: Guyana
steag: R.A.S. Hong Kong, China
steag: Insula Heard și Insulele McDonald
steag: Honduras
steag: Croația
steag: Haiti
steag: Ungaria
steag: Insulele Canare
steag: Indonezia
steag: Irlanda
steag: Israel
steag: Insula Man
steag: India
steag: Teritoriul Britanic din Oceanul Indian
steag: Irak
steag: Iran
steag: Islanda
steag: Italia
steag: Jersey
steag: Jamaica
steag: Iordania
steag: Japonia
steag: Kenya
steag: Kârgâzstan
steag: Cambodgia
steag: Kiribati
steag: Comore
steag: Saint Kitts și Nevis
steag: Coreea de Nord
steag: Coreea de Sud
steag: Kuweit
steag: Insulele Cayman
steag: Kazahstan
steag: Laos
steag: Liban
steag: Sfânta Lucia
steag: Liechtenstein
steag: Sri Lanka
steag: Liberia
steag: Lesotho
steag: Lituania
steag: Luxemburg
steag: Letonia
steag: Libia
steag: Maroc
steag: Monaco
steag: Republica Moldova
steag: Muntenegru
steag: Sfântul Martin
steag: Madagascar
steag: Insulele Marshall
steag: Macedonia de Nord
steag: Mali
steag: Myanmar (Birmania)
steag: Mongolia
steag: R.A.S. Macao, China
steag: Insulele Mariane de Nord
steag: Martinica
steag: Mauritania
steag: Montserrat
steag: Malta
steag: Mauritius
steag: Maldive
steag: Malawi
steag: Mexic
steag: Malaysia
steag: Mozambic
steag: Namibia
steag: Noua Caledonie
steag: Niger
steag: Insula Norfolk
steag: Nigeria
steag: Nicaragua
steag: Țările de Jos
steag: Norvegia
steag: Nepal
steag: Nauru
steag: Niue
steag: Noua Zeelandă
steag: Oman
steag: Panama
steag: Peru
steag: Polinezia Franceză
steag: Papua-Noua Guinee
steag: Filipine
steag: Pakistan
steag: Polonia
steag: Saint-Pierre și Miquelon
steag: Insulele Pitcairn
steag: Puerto Rico
steag: Teritoriile Palestiniene
steag: Portugalia
steag: Palau
steag: Paraguay
steag: Qatar
steag: Réunion
steag: România
steag: Serbia
steag: Rusia
steag: Rwanda
steag: Arabia Saudită
steag: Insulele Solomon
steag: Seychelles
steag: Sudan
steag: Suedia
steag: Singapore
steag: Sfânta Elena
steag: Slovenia
steag: Svalbard și Jan Mayen
steag: Slovacia
steag: Sierra Leone
steag: San Marino
steag: Senegal
steag: Somalia
steag: Suriname
steag: Sudanul de Sud
steag: São Tomé și Príncipe
steag: El Salvador
steag: Sint-Maarten
steag: Siria
steag: Eswatini
steag: Tristan da Cunha
steag: Insulele Turks și Caicos
steag: Ciad
steag: Teritoriile Australe și Antarctice Franceze
steag: Togo
steag: Thailanda
steag: Tadjikistan
steag: Tokelau
steag: Timor-Leste
steag: Turkmenistan
steag: Tunisia
steag: Tonga
steag: Turcia
steag: Trinidad și Tobago
steag: Tuvalu
steag: Taiwan
steag: Tanzania
steag: Ucraina
steag: Uganda
steag: Insulele Îndepărtate ale S.U.A.
steag: Națiunile Unite
steag: Statele Unite ale Americii
steag: Uruguay
steag: Uzbekistan
steag: Statul Cetății Vaticanului
steag: Saint Vincent și Grenadinele
steag: Venezuela
steag: Insulele Virgine Britanice
steag: Insulele Virgine Americane
steag: Vietnam
steag: Vanuatu
steag: Wallis și Futuna
steag: Samoa
steag: Kosovo
steag: Yemen
steag: Mayotte
steag: Africa de Sud
steag: Zambia
steag: Zimbabwe
buton cu semnificația aici în japoneză
buton cu semnificația taxă pentru serviciu în japoneză
buton cu semnificația gratis în japoneză
buton cu semnificația rezervat în japoneză
buton cu semnificația interzis în japoneză
buton cu semnificația locuri libere în japoneză
buton cu semnificația notă de trecere în japoneză
buton cu semnificația fără locuri libere în japoneză
buton cu semnificația contra cost japoneză
buton cu semnificația valoare lunară în japoneză
buton cu semnificația aplicare în japoneză
buton cu semnificația reducere în japoneză
buton cu semnificația deschis pentru afaceri în japoneză
buton cu semnificația ocazie în japoneză
buton cu semnificația acceptabil în japoneză
ciclon
încețoșat
umbrelă închisă
noapte înstelată
răsărit după munți
răsărit
peisaj urban la apus
apus
curcubeu
pod luminat noaptea
val
vulcan
Calea Lactee
Europa și Africa pe glob
Americile pe glob
Asia și Australia pe glob
glob cu meridiane
lună nouă
lună concavă în creștere
lună în primul pătrar
lună convexă în creștere
lună plină
lună convexă în descreștere
lună în ultimul pătrar
lună concavă în descreștere
semilună
lună nouă cu față
lună cu față în primul pătrar
lună în ultimul pătrar cu față
lună plină cu față
soare cu față
stea strălucitoare
stea căzătoare
termometru
soare după un nor mic
soare după un nor mare
soare după nor cu ploaie
nor cu ploaie
nor de ninsoare
nor cu fulger
tornadă
ceață
față suflând vânt
hot dog
taco
burrito
castană
răsad
arbore conifer
arbore foios
palmier
cactus
ardei iute
lalea
floare de cireș
trandafir
hibiscus
floarea soarelui
boboc
știulete de porumb
snop de orez
plantă aromatică
trifoi cu patru foi
frunză de arțar
frunză în cădere
frunză plutind în aer
ciupercă
roșie
vânătă
struguri
pepene galben
pepene verde
mandarină
lămâie
banană
ananas
măr roșu
măr verde
pară
piersică
cireșe
căpșună
hamburger
pizza
os cu carne
pulpă de pasăre
biscuit de orez
chifteluțe de orez
orez gătit
orez cu curry
castron aburind
spaghete
pâine
cartofi prăjiți
cartof dulce copt
găluște japoneze pe băț
frigăruie japoneză
sushi
crevete prăjit
ruladă japoneză cu pește
înghețată cremă
desert din fulgi de gheață
înghețată
gogoașă americană
fursec
baton de ciocolată
bomboană
acadea
șarlotă
borcan cu miere
tartă
mâncare japoneză la pachet
oală cu mâncare
gătit
furculiță și cuțit
ceașcă fără mâner
sake
pahar de vin
pahar de cocktail
băutură tropicală
halbă de bere
halbe de bere ciocnite
biberon
furculiță și cuțit cu farfurie
sticlă căreia îi sare dopul
floricele de porumb
fundă
cadou împachetat
tort aniversar
dovleac cu felinar
brad de Crăciun
Moș Crăciun
artificii
foc bengal
balon
tun cu confetti
minge cu confetti
copac tanabata
steaguri încrucișate
decorațiune japoneză de pin
păpuși japoneze
crap decorativ în vânt
clopoței de vânt
ceremonia lunii
rucsac
tichie de absolvent
medalie militară
panglică in memoriam
microfon de studio
glisor de nivel
butoane de control
peliculă de film
bilete de intrare
căluț de carusel
roata mare
montagne russe
undiță
microfon
aparat de filmat
cinema
cască audio
paletă de pictor
joben
cort de circ
bilet
clachetă
arte interpretative
joc video
fix la țintă
jocuri mecanice
biliard
zar
bowling
cărți de joc cu flori
notă muzicală
note muzicale
saxofon
chitară
claviatură muzicală
trompetă
vioară
partitură
tricou de alegare
tenis
schiuri
baschet
steag cu pătrățele
persoană care practică snow-board
persoană care aleargă
femeie care aleargă
bărbat care aleargă
persoană care practică surfing
femeie care practică surfing
bărbat care practică surfing
medalie sportivă
trofeu
curse de cai
fotbal american
rugby
persoană care înoată
femeie care înoată
bărbat care înoată
persoană care ridică greutăți
femeie care ridică greutăți
bărbat care ridică greutăți
persoană care joacă golf
femeie care joacă golf
bărbat care joacă golf
motocicletă
mașină de curse
crichet
volei
hochei de câmp
hochei pe gheață
ping pong
vârf de munte înzăpezit
camping
umbrelă pe plajă
clădire în construcție
case
peisaj urban
casă părăsită
clădire clasică
deșert
insulă pustie
parc național
stadion
casă
casă cu grădină
clădire de birouri
oficiu poștal japonez
oficiu poștal
spital
bancă
simbol pentru bancomat
hotel
hotel de dragoste
magazin non-stop
școală
magazin universal
fabrică
felinar din hârtie roșie
castel japonez
castel
steag alb
steag transgender
steag curcubeu
steag negru
steagul piraților
steag: Anglia
steag: Scoția
steag: Țara Galilor
rozetă
etichetă
badminton
arc și săgeată
amforă
ton deschis al pielii
ton semi-deschis al pielii
ton mediu al pielii
ton semi-închis al pielii
ton închis al pielii
șobolan
șoarece
bou
bivol
vacă
tigru
leopard
iepure
pisică
pisică neagră
dragon
crocodil
balenă
melc
șarpe
cal
berbec
capră
oaie
maimuță
cocoș
găină
câine
câine de asistență
porc
mistreț
elefant
caracatiță
cochilie spiralată
gândac
furnică
albină
buburuză
pește
pește tropical
pește balon
broască țestoasă
pui în găoace
pui de găină
pui de găină din față
pasăre
pinguin
koala
pudel
dromader
cămilă
delfin
față de șoarece
cap de vacă
față de tigru
față de iepure
față de pisică
față de dragon
balenă împroșcând apă
față de cal
față de maimuță
față de câine
cap de porc
broască
hamster
lup
urs
urs polar
panda
rât
urme de lăbuțe
veveriță
doi ochi
un ochi
ochi în balon de dialog
ureche
nas
gură
limbă
dos de mână cu arătătorul în sus
dos de mână cu arătătorul în jos
dos de mână cu arătătorul spre stânga
dos de mână cu arătătorul spre dreapta
lovitură de pumn
mână fluturată
semnul ok
semn de aprobare
semn de dezaprobare
mâini care aplaudă
palme deschise
coroană
pălărie de damă
ochelari
cravată
tricou
blugi
rochie
chimono
costum de baie
haine de damă
poșetă
geantă de mână
gentuță
pantof bărbătesc
pantof sport
pantof cu toc
sanda de damă
cizmă de damă
urme de pași
siluetă bust
siluete busturi
băiat
fată
bărbat
lucrător în domeniul sănătății
judecător
pilot bărbat
cuplu cu inimă: bărbat, bărbat
sărut: bărbat, bărbat
fermier
bucătar
bărbat hrănind un bebeluș
student
cântăreț
artist
profesor
muncitor în fabrică
familie: bărbat, băiat
familie: bărbat, băiat, băiat
familie: bărbat, fată
familie: bărbat, fată, băiat
familie: bărbat, fată, fată
familie: bărbat, bărbat, băiat
familie: bărbat, bărbat, băiat, băiat
familie: bărbat, bărbat, fată
familie: bărbat, bărbat, fată, băiat
familie: bărbat, bărbat, fată, fată
familie: bărbat, femeie, băiat
familie: bărbat, femeie, băiat, băiat
familie: bărbat, femeie, fată
familie: bărbat, femeie, fată, băiat
familie: bărbat, femeie, fată, fată
specialist IT
funcționar
mecanic bărbat
om de știință bărbat
astronaut
pompier bărbat
bărbat cu baston pentru nevăzători
bărbat: păr roșcat
bărbat: păr creț
bărbat: chelie
bărbat: păr alb
bărbat în scaun cu rotile motorizat
bărbat în scaun cu rotile manual
femeie
lucrătoare în domeniul sănătății
judecătoare
pilot femeie
cuplu cu inimă: femeie, bărbat
cuplu cu inimă: femeie, femeie
sărut: femeie, bărbat
sărut: femeie, femeie
fermieră
bucătăreasă
femeie hrănind un bebeluș
studentă
cântăreață
artistă
profesoară
muncitoare în fabrică
familie: femeie, băiat
familie: femeie, băiat, băiat
familie: femeie, fată
familie: femeie, fată, băiat
familie: femeie, fată, fată
familie: femeie, femeie, băiat
familie: femeie, femeie, băiat, băiat
familie: femeie, femeie, fată
familie: femeie, femeie, fată, băiat
familie: femeie, femeie, fată, fată
specialistă IT
funcționară
mecanic femeie
om de știință femeie
astronaută
pompier femeie
femeie cu baston pentru nevăzători
femeie: păr roșcat
femeie: păr creț
femeie: chelie
femeie: păr alb
femeie în scaun cu rotile motorizat
femeie în scaun cu rotile manual
familie
bărbat și femeie ținându-se de mână
bărbați ținându-se de mână
femei ținându-se de mână
polițist sau polițistă
polițistă
polițist
persoane care poartă urechi de iepuraș
femei care poartă urechi de iepuraș
bărbați care poartă urechi de iepuraș
persoană cu voal
femeie cu voal
bărbat cu voal
persoană blondă
femeie blondă
bărbat blond
bărbat cu bonetă chinezească
persoană cu turban
femeie cu turban
bărbat cu turban
bătrân
bătrână
bebeluș
constructor
muncitoare în construcții
muncitor în construcții
prințesă
căpcăun
spiriduș
fantomă
bebeluș îngeraș
extraterestru
monstru extraterestru
față mânioasă încornorată
craniu
persoană care explică
femeie care explică
bărbat care explică
gardian
gardian femeie
gardian bărbat
dansatoare
ruj
ojă pe unghii
persoană care primește un masaj facial
femeie care primește un masaj facial
bărbat care primește un masaj facial
persoană care se tunde
femeie care se tunde
bărbat care se tunde
semn de frizerie
seringă
pastilă
urme de buze
scrisoare de dragoste
inel
piatră prețioasă
sărut
buchet de flori
cuplu cu inimă
nuntă
inimă palpitând
inimă zdrobită
două inimioare
inimă strălucitoare
inimă care crește
inimă săgetată
inimă albastră
inimă verde
inimă galbenă
inimă mov
inimă cu fundiță
inimi învârtindu-se în cerc
decorațiune inimă
romb cu punct în centru
bec
simbol mânie
bombă
sfor
coliziune
picături de transpirație
picătură
ștergând-o rapid
răhățel
biceps flexat
amețit
balon de dialog
balon de gândire
floare albă
o sută de puncte
sac cu bani
schimb valutar
semnul dolar îngroșat
card de credit
bancnotă yen
bancnotă dolar
bancnotă euro
bancnotă liră sterlină
bani înaripați
grafic ascendent cu yen
loc în mijloc de transport
computer laptop
servietă
disc de computer
dischetă
cd
dvd
dosar de arhivare
dosar de arhivare deschis
pagină rulată
pagină cu fața în sus
calendar
calendar cu file detașabile
repertoriu
grafic ascendent
grafic descendent
diagramă cu bare
planșetă
piuneză
ac cu gămălie
agrafă de hârtie
riglă
echer
marcatoare de pagini
registru
carnet
caiet cu copertă decorativă
carte închisă
carte deschisă
carte verde
carte albastră
carte portocalie
cărți
ecuson cu nume
pergament
notă
receptor de telefon
pager
echipament fax
antenă satelit
portavoce
megafon
tăviță de ieșire
tăviță de intrare
pachet
e-mail
sosire plic
plic cu săgeată
cutie poștală închisă cu steagul jos
cutie poștală închisă cu steagul sus
cutie poștală deschisă cu steagul sus
cutie poștală deschisă cu steagul jos
cutie poștală
corn poștal
ziar
telefon mobil
telefon mobil cu săgeată
modul vibrare
închidere telefoane mobile
telefoanele mobile sunt interzise
bare de semnal
cameră foto
cameră foto cu bliț
cameră video
televizor
radio
casetă video
proiector de film
mătănii
buton de redare aleatorie
buton de repetare
buton de repetare unică
săgeți verticale în sens orar
buton cu săgeți în sens antiorar
buton de scădere a luminozității
buton de creștere a luminozității
difuzor fără sunet
volum scăzut al difuzorului
volum mediu al difuzorului
volum ridicat al difuzorului
baterie
fișă electrică
lupă înclinată spre stânga
lupă înclinată spre dreapta
lacăt cu stilou
lacăt închis cu cheie
cheie
lacăt închis
lacăt deschis
clopoțel
clopoțel tăiat
semn de carte
za
buton radio
săgeată cu textul BACK
săgeată cu textul END
săgeată cu textul ON!
săgeată cu textul SOON
săgeată cu textul TOP
interzis sub 18 ani
tastă: 10
introducere majuscule latine
introducere minuscule latine
introducere numere
introducere simboluri
introducere litere latine
foc
lanternă
cheie fixă
ciocan
șurub și piuliță
cuțit de bucătărie
pistol cu apă
microscop
telescop
glob de cristal
stea cu șase colțuri și punct în centru
simbol japonez pentru începător
emblemă trident
buton pătrat negru
buton pătrat alb
cerc roșu
cerc albastru
romb portocaliu mare
romb albastru mare
romb portocaliu mic
romb albastru mic
triunghi roșu cu vârful în sus
triunghi roșu cu vârful în jos
buton pentru sus
buton pentru jos
simbol hindus om
porumbiță
lăcaș de cult islamic kaaba
moschee
sinagogă
menorah
ora unu fix
ora două fix
ora trei fix
ora patru fix
ora cinci fix
ora șase fix
ora șapte fix
ora opt fix
ora nouă fix
ora zece fix
ora unsprezece fix
ora douăsprezece fix
ora unu și jumătate
ora două și jumătate
ora trei și jumătate
ora patru și jumătate
ora cinci și jumătate
ora șase și jumătate
ora șapte și jumătate
ora opt și jumătate
ora nouă și jumătate
ora zece și jumătate
ora unsprezece și jumătate
ora douăsprezece și jumătate
lumânare
ceas pentru etajeră
gaură
bărbat la costum, levitând
detectiv
detectiv femeie
detectiv bărbat
ochelari de soare
păianjen
pânză de păianjen
joystick
dansator
agrafe de hârtie înlănțuite
pix
stilou
pensulă
creion colorat
mână ridicată cu degetele depărtate
degetul mijlociu
salut vulcanian
inimă neagră
computer desktop
imprimantă
maus
trackball
tablou înrămat
separatoare de dosare
cutie de îndosariere
fișet
coș de gunoi
blocnotes cu spirală
calendar cu spirală
menghină
cheie veche
ziar rulat
pumnal
cap vorbitor
balon de dialog la stânga
balon de dialog furios la dreapta
urnă de votare cu vot
harta lumii
muntele Fuji
turnul Tokio
Statuia Libertății
harta Japoniei
statuie moai
față încântată
față radioasă cu ochi zâmbitori
față cu lacrimi de bucurie
față încântată cu ochii mari
față încântată cu ochi zâmbitori
față încântată cu sudoare rece
față încântată cu ochii întredeschiși
față zâmbitoare cu aură
față zâmbitoare încornorată
față care face cu ochiul
față zâmbitoare cu ochi zâmbitori
față savurând mâncare delicioasă
față ușurată
față zâmbitoare cu inimioare la ochi
față zâmbitoare cu ochelari de soare
față cu zâmbet superior
față neutră
față fără expresie
față morocănoasă
față abătută cu sudoare rece
față îngândurată
față confuză
față derutată
față pupăcioasă
față care trimite un pupic
față pupăcioasă cu ochi zâmbitori
față pupăcioasă cu ochi închiși
față cu limba scoasă
față cu limba scoasă, făcând cu ochiul
față cu limba scoasă și ochii întredeschiși
față dezamăgită
față îngrijorată
față furioasă
față îmbufnată
față plângând
față neajutorată
față care scoate fum pe nări
față dezamăgită, dar ușurată
față tristă cu gura deschisă
față angoasată
față înfricoșată
față extenuată
față somnoroasă
față obosită
față cu grimasă
față plângând zgomotos
față cu gura deschisă
față care expiră
față amuțită
față neliniștită cu sudoare rece
față țipând de frică
față uimită
față îmbujorată
față adormită
față amețită
față cu ochi în spirală
față fără gură
față în nori
față cu mască medicală
pisică încântată cu ochi zâmbitori
pisică cu lacrimi de bucurie
pisică încântată
pisică zâmbitoare cu inimioare la ochi
pisică cu zâmbet ironic
pisică pupăcioasă
pisică îmbufnată
pisică plângând
pisică surprinsă
față ușor tristă
față ușor zâmbitoare
față cu susul în jos
față care dă ochii peste cap
persoană făcând un gest de negație
femeie făcând un gest de negație
bărbat făcând un gest de negație
persoană făcând un gest de OK
femeie făcând un gest de OK
bărbat făcând un gest de OK
persoană care se înclină
femeie care se înclină
bărbat care se înclină
nu văd nimic rău
nu aud nimic rău
nu spun nimic rău
persoană care ridică mâna
femeie care ridică mâna
bărbat care ridică mâna
mâini ridicate
persoană întristată
femeie întristată
bărbat întristat
persoană bosumflată
femeie bosumflată
bărbat bosumflat
mâini unite
rachetă
elicopter
locomotivă
vagon feroviar
tren de mare viteză
tren de mare viteză cu vârf aerodinamic
tren
metrou
tren ușor
gară
tramvai
vagon de tramvai
autobuz
autobuz care se apropie
troleibuz
stație de autobuz
microbuz
ambulanță
mașină de pompieri
mașină de poliție
mașină de poliție care se apropie
taxi
taxi care se apropie
automobil
automobil care se apropie
vehicul recreațional
camion de marfă
camion articulat
tractor
monorai
cale ferată montană
cale ferată suspendată
telecabină montană
tramvai aerian
vapor
persoană care vâslește în barcă
femeie care vâslește în barcă
bărbat care vâslește în barcă
barcă de viteză
semafor orizontal
semafor vertical
șantier
girofar de poliție
steag triunghiular
ușă
interzis
țigară
fumatul interzis
simbol pentru folosiți coșul de gunoi
nu aruncați gunoi pe jos
apă potabilă
apă nepotabilă
bicicletă
interzis accesul cu bicicleta
persoană pe bicicletă
femeie pe bicicletă
bărbat pe bicicletă
persoană pe bicicletă montană
femeie pe bicicletă montană
bărbat pe bicicletă montană
persoană care merge
femeie care merge
bărbat care merge
interzis accesul pietonilor
trecere copii
toaletă bărbați
toaletă femei
toaletă mixtă
simbol bebeluș
toaletă
wc
duș
persoană care face baie
cadă
control pașapoarte
vamă
recuperare bagaje
depozitare bagaje
canapea și lampă
persoană în pat
sacoșe de cumpărături
sonerie de recepție
pat
lăcaș de cult
semnul stop
cărucior de cumpărături
templu hindus
colibă
lift
tobogan pentru joacă
roată
colac de salvare
ciocan și cheie fixă
scut
butoi de combustibil
autostradă
cale ferată
barcă cu motor
aeronavă mică
plecare avion
sosire avion
satelit
vas de pasageri
trotinetă
scuter
canoe
sanie
farfurie zburătoare
skateboard
autoricșă
camionetă
patină cu rotile
cerc portocaliu
cerc galben
cerc verde
cerc violet
cerc maro
pătrat roșu
pătrat albastru
pătrat portocaliu
pătrat galben
pătrat verde
pătrat violet
pătrat maro
semn gros de egal
degete strânse
inimă albă
inimă maro
mână cu două degete apropiate
față cu fermoar la buze
față încântată de bani
față cu termometru
față de tocilar
față gânditoare
față cu capul bandajat
robot
față cu gest de îmbrățișare
semnul cu coarne
semnul sună-mă
dosul palmei ridicat
pumn spre stânga
pumn spre dreapta
strângere de mână
degete încrucișate
gest cu semnificația te iubesc
față cu pălărie de cowboy
față de clovn
față îngrețoșată
tăvălindu-se pe jos de râs
față care salivează
fața mincinoasă
persoană care își acoperă fața cu o palmă
femeie care își acoperă fața cu o palmă
bărbat care își acoperă fața cu o palmă
față care strănută
față cu sprânceană ridicată
față cu steluțe la ochi
față nebună
față care șâșâie
față cu simboluri la gură
față cu mâna peste gură
față vomitând
cap care explodează
femeie însărcinată
alăptare la sân
palme ridicate împreună
selfie
prinț
persoană în smoching
femeie în smoching
bărbat în smoching
Doamna Crăciun
persoană care ridică din umeri
femeie care ridică din umeri
bărbat care ridică din umeri
persoană care face roata
femeie care face roata
bărbat care face roata
persoană care jonglează
femeie care jonglează
bărbat care jongleză
persoană care practică scrima
persoane care practică wrestling
femeie care practică wrestling
bărbat care practică wrestling
persoană care joacă polo pe apă
femeie care joacă polo pe apă
bărbat care joacă polo pe apă
persoană care joacă handbal
femeie care joacă handbal
bărbat care joacă handbal
mască de scufundări
floare ofilită
tobă
pahare ciocnite
pahar de whisky
lingură
plasa porții
medalie locul I
medalie locul II
medalie locul III
mănușă de box
costum arte marțiale
piatră de curling
lacrosse
softball
disc zburător
croasant
avocado
castravete
bacon
cartof
morcov
baghetă de pâine
salată verde
cratiță cu mâncare
lipie umplută
ou
pahar cu lapte
arahide
kiwi
clătite
găluște chinezești
prăjiturele cu răvaș
mâncare la pachet
bețișoare japoneze
castron cu lingură
pahar cu pai
nucă de cocos
broccoli
plăcintă
covrig
bucată de carne
sandvici
mâncare la conservă
verdețuri
mango
prăjitura lunii
bagel
față zâmbitoare cu inimioare
față care cască
față zâmbind cu lacrimă
față de petrecere
față cherchelită
față fierbinte
față înghețată
ninja
față deghizată
față cu lacrimi în ochi
față rugătoare
sari
halat de laborator
ochelari de protecție
bocanc
pantof fără toc
rac
leu
scorpion
curcan
unicorn
vultur
rață
liliac
rechin
bufniță
vulpe
fluture
cerb
gorilă
șopârlă
rinocer
crevete
calmar
girafă
zebră
arici
sauropod
T-Rex
greier
cangur
lamă
păun
hipopotam
papagal mare
raton
homar
țânțar
microb
bursuc
lebădă
mamut
dodo
leneș
vidră
urangutan
sconcs
flamingo
stridie
castor
bizon
focă
câine ghid
baston pentru nevăzători
păr roșcat
păr creț
chelie
păr alb
os
picior
laba piciorului
dinte
supererou
supererou femeie
supererou bărbat
super-ticălos
super-ticălos femeie
super-ticălos bărbat
vestă de siguranță
ureche cu proteză auditivă
scaun cu rotile motorizat
scaun cu rotile manual
braț mecanic
picior mecanic
bucată de brânză
brioșă
sare
cutie de băutură
usturoi
ceapă
falafel
gofră
unt
mate
cub de gheață
ceai cu perle
trol
persoană în picioare
femeie în picioare
bărbat în picioare
persoană în genunchi
femeie în genunchi
bărbat în genunchi
persoană surdă
femeie surdă
bărbat surd
față cu monoclu
adult
persoană lucrătoare în domeniul sănătății
judecător sau judecătoare
pilot
fermier sau fermieră
bucătar sau bucătăreasă
persoană hrănind un bebeluș
Crăciun
student sau studentă
cântăreț sau cântăreață
artist sau artistă
profesor sau profesoară
muncitor sau muncitoare în fabrică
specialist sau specialistă IT
funcționar sau funcționară
mecanic
om de știință
astronaut sau astronaută
pompier
persoane ținându-se de mână
persoană cu baston pentru nevăzători
adult: păr roșcat
adult: păr creț
adult: chelie
adult: păr alb
persoană în scaun cu rotile motorizat
persoană în scaun cu rotile manual
copil
persoană în vârstă
bărbat cu barbă
femeie: barbă
bărbat: barbă
femeie cu năframă
persoană în saună
femeie în saună
bărbat în saună
persoană care se cațără
femeie care se cațără
bărbat care se cațără
persoană în poziția lotus
femeie în poziția lotus
bărbat în poziția lotus
mag
femeie mag
bărbat mag
zână
femeie zână
bărbat zână
vampir
femeie vampir
bărbat vampir
persoană sirenă
sirenă
bărbat sirenă
elf
femeie elf
bărbat elf
duh
femeie duh
bărbat duh
zombi
femeie zombi
bărbat zombi
creier
inimă portocalie
șapcă
eșarfă
mănuși
palton
șosete
plic roșu
petardă
piesă de puzzle
eprubetă
vas Petri
ADN
busolă
abac
stingător de incendiu
trusă de scule
cărămidă
magnet
bagaj
flacon de loțiune
ață
fir textil
ac de siguranță
ursuleț de pluș
mătură
coș
sul de hârtie
săpun
burete
chitanță
amuletă nazar
pantofi de balet
costum de înot întreg
slip
șort
șlap
picătură de sânge
leucoplast
stetoscop
radiografie
cârjă
yo-yo
zmeu
parașută
bumerang
baghetă magică
piñata
matrioșka
planetă cu inele
scaun
brici
topor
lampă diya
banjo
cască militară
acordeon
tobă înaltă
monedă
fierăstrău pentru tămplărie
șurubelniță
scară
cârlig
oglindă
fereastră
pompă de aspirare
ac de cusut
nod
găleată
cursă de șoareci
periuță de dinți
piatră funerară
placardă
piatră
glob cu oglinzi
carte de identitate
baterie slabă
hamsa
muscă
vierme
cărăbuș
gândac de bucătărie
plantă în ghiveci
lemn
pană
lotus
coral
cuib gol
cuib cu ouă
inimă
plămâni
persoane îmbrățișate
bărbat însărcinat
persoană însărcinată
persoană cu coroană
afine
ardei gras
măslină
pită
tamale
fondue
ceainic
lichid turnat
fasole
borcan
față care se topește
față care salută
față cu ochii deschiși și palma la gură
față care trage cu ochiul
față cu gura pe diagonală
față cu contur punctat
buză mușcată
balonașe
mână cu degetul mare și arătătorul încrucișate
mână spre dreapta
mână spre stânga
mână cu palma în jos
mână cu palma în sus
deget arătător îndreptat spre privitor
mâini care formează o inimă
"""#)
}
