// swift-format-ignore-file
// Written by scripts/generate-names from Unicode CLDR; change the script, not this file.
// Copyright © 1991-2022 Unicode, Inc. Used under the Unicode licence: see licenses/Unicode-DFS-2016.txt.

extension CLDRNames {
  /// The names in nb, a line for each line of the characters; empty for none.
  static let norwegian = CLDRNames(lines: #"""
utropstegn
nummertegn
taster: #
dollar
prosent
og-tegn
rett apostrof
høyre parentes
asterisk
taster: *
plusstegn
komma
bindestrek-minus-tegn
punktum
skråstrek
taster: 0
taster: 1
taster: 2
taster: 3
taster: 4
taster: 5
taster: 6
taster: 7
taster: 8
taster: 9
kolon
semikolon
er mindre enn
er lik
er større enn
spørsmålstegn
krøllalfa
venstre hakeparentes
omvendt skråstrek
høyre hakeparentes
circumfleks
understrek
gravis
venstre krøllparentes
loddrett strek
høyre krøllparentes
tilde
opp-ned utropstegn
cent
pund
ukjent valuta
yen
paragraftegn
trema
opphavsrett
venstre anførselstegn
negasjon
registrert varemerke
gradetegn
pluss/minus
hevet totall
hevet tretall
akutt aksent
mikrotegn
avsnittstegn
midtstilt punkt
hevet ettall
høyre anførselstegn
opp-ned spørsmålstegn
gangetegn
deletegn
armenske dram
afghanske afghani
arabisk komma
arabisk semikolon
arabisk spørsmålstegn
bangladeshiske taka
thailandske baht
kambodsjanske riel
bindestrek
tankestrek
lang tankestrek
vannrett strek
enkelt krøllet venstre anførselstegn
enkelt krøllet høyre anførselstegn
enkelt krøllet lavt venstre anførselstegn
dobbelt krøllet venstre anførselstegn
dobbelt krøllet høyre anførselstegn
dobbelt krøllet lavt venstre anførselstegn
korstegn
dobbeltkorstegn
punkttegn
ellipse
stavelsesmerke
promille
primtegn
dobbelt primtegn
trippelt primtegn
innsettingstegn
referansemerke
dobbelt utropstegn
interrobang
overstrek
asterisme
skråtegn for brøk
utropstegn og spørsmålstegn
hevet minustegn
costaricanske colón
cruzeiro
franske franc
lire
mill
nigerianske naira
spanske peseta
rupier
won
nye israelske shekler
vietnamesiske dong
euro
laotiske kip
mongolske tugrik
tyske pfennig
peso
paraguayanske guarani
austral
ukrainske hryvnia
ghanesiske cedi
livre tournois
spesmilo
kasakhstanske tenge
indiske rupi
tyrkiske lire
aserbajdsjanske manat
rubler
georgiske lari
bitcoin
opphavsrett for lydopptak
varemerke
informasjon
pil mot venstre
pil oppover
pil mot høyre
pil nedover
pil venstre-høyre
pil opp og ned
pil opp-venstre
pil opp-høyre
pil ned-høyre
pil ned-venstre
pil venstre med strek
pil høyre med strek
bølgepil mot venstre med strek
bølgepil mot høyre med strek
pil venstre med to mothaker
pil opp med to mothaker
pil høyre med to mothaker
pil ned med to mothaker
pil venstre med styrefjær
pil høyre med styrefjær
pil venstre fra loddrett strek
pil opp fra vannrett strek
pil høyre fra loddrett strek
pil ned fra vannrett strek
pil opp og ned med underlag
pil som bøyer mot venstre
pil som bøyer mot høyre
pil venstre med løkke
pil høyre med løkke
bølgepil mot høyre og venstre
pil begge veier med strek
sikksakkpil nedover
pil opp med spiss mot venstre
pil opp med spiss mot høyre
pil ned med spiss mot venstre
pil ned med spiss mot høyre
pil høyre som snur ned
pil ned som snur mot venstre
halvsirkelpil mot klokken
halvsirkelpil med klokken
pil mot nordvest med strek over
pil venstre mot loddrett strek over pil høyre mot loddrett strek
pil åpen sirkel mot klokken
pil åpen sirkel med klokken
harpunpil venstre med mothake opp
harpunpil venstre med mothake ned
harpunpil opp med mothake mot høyre
harpunpil opp med mothake mot venstre
harpunpil høyre med mothake opp
harpunpil høyre med mothake ned
harpunpil ned med mothake mot høyre
harpunpil ned med mothake mot venstre
pil høyre over pil venstre
pil oppover foran pil nedover
pil mot venstre over pil mot høyre
parallelle piler mot venstre
parallelle piler opp
parallelle piler mot høyre
parallelle piler ned
harpunpil mot venstre over harpunpil mot høyre
harpunpil mot høyre over harpunpil mot venstre
dobbeltpil venstre med strek
dobbeltpil med strek begge veier
dobbeltpil høyre med strek
dobbeltpil venstre
dobbeltpil opp
dobbeltpil høyre
dobbeltpil ned
dobbeltpil begge veier
dobbeltpil nordvest
dobbeltpil nordøst
dobbeltpil sørøst
dobbeltpil sørvest
trippelpil venstre
trippelpil høyre
snirkelpil venstre
snirkelpil høyre
pil opp med to streker
pil ned med to streker
stiplet pil venstre
stiplet pil opp
stiplet pil høyre
stiplet pil ned
pil venstre mot loddrett strek
pil høyre mot loddrett strek
hul pil venstre
hul pil opp
hul pil høyre
hul pil ned
hul pil opp fra vannrett strek
pil ned til høyre for pil opp
allkvantor
partielt derivert
eksistenskvantor
den tomme mengden
matematisk endring
nabla
element i
ikke element i
inneholder som medlem
slutt på bevis
produktserie
sum av en rekke
minustegn
minus-eller-pluss
divisjonstegn
asteriskoperator
ringoperator
punktoperator
kvadratrot
proporsjonal med
uendelighetstegn
rett vinkel
vinkel
divisor
parallell
og-junktor
snitt
union
integraltegn
dobbeltintegraltegn
sirkulasjonsintegral
derfor
fordi
forhold
proporsjon
tildeoperator
omvendt tilde
omvendt doven s
asymptotisk lik
isomorfisk lik
er tilnærmet lik
kongruent
tilnærmet lik bildet
ring i likhetstegn
er ikke lik
identisk lik
identisk med
er mindre enn eller lik
er større enn eller lik
mindre enn over lihetstegn
større enn over lihetstegn
mye mindre enn
mye større enn
mellom
ikke mindre enn
ikke større enn
større enn tilnærmet lik
foregår
etterfølger
etterfølger ikke
delmengde av
supermengde
delmengde lik
supermengde lik
innsirklet plusstegn
innsirklet minustegn
innsirklet multipliseringstegn
innsirklet divisjonstegn
innsirklet prikkoperator
innsirklet ringoperator
innsirklet asteriskoperator
plusstegn i firkant
minustegn i firkant
falsum
tvinger ikke
foregår under relasjon
etterfølger under relasjon
original
hermitisk konjugert matrise
rettvinklet triangel
n-ær logisk eller
n-ært snitt
n-ær union
prikkoperator
stjerneoperator
naturlig forening
dobbelt snitt
veldig mye mindre enn
veldig mye større enn
inneholder ikke som normal delgruppe lik
loddrett ellipse
sentrert vannrett ellipse
diagonal ellipse oppover mot høyre
diagonal ellipse nedover mot høyre
armbåndsur
ferdig timeglass
tastatur
mat ut-knapp
spol framover-knapp
spol tilbake-knapp
raskt opp-knapp
raskt ned-knapp
neste spor-knapp
forrige spor-knapp
spill av/pause-knapp
vekkerklokke
stoppeklokke
tidtaker
startet timeglass
pause-knapp
stopp-knapp
spill inn-knapp
M med ring rundt
fylt firkant
hul firkant
hul firkant med avrundede hjørner
hul firkant med en fylt firkant inni
firkant med vannrette streker inni
firkant med loddrette streker inni
firkant med ortogonalt rutemønster inni
firkant med diagonale streker fra øverst til venstre mot nederst til høyre inni
firkant med diagonale streker fra øverst til høyre mot nederst til venstre inni
firkant med diagonalt rutemønster inni
liten svart firkant
liten hvit firkant
fylt rektangel
hult rektangel
fylt vertikalt rektangel
fylt parallellogram
fylt trekant som peker opp
hult triangel som peker oppover
lite, fylt triangel som peker oppover
lite, hult triangel som peker oppover
avspillingsknapp
hult triangel som peker mot høyre
lite, fylt triangel som peker mot høyre
lite, hult triangel som peker mot høyre
fylt peker som peker mot høyre
hul peker som peker mot høyre
fylt trekant som peker ned
hult triangel som peker nedover
lite, fylt triangel som peker nedover
lite, hult triangel som peker nedover
bakover-knapp
hult triangel som peker mot venstre
lite, fylt triangel som peker mot venstre
lite, hult triangel som peker mot venstre
fylt peker som peker mot venstre
hul peker som peker mot venstre
fylt rutersymbol
hult rutersymbol
hult rutersymbol med fylt rutersymbol inni
hul sirkel med fylt sirkel inni
hult rombesymbol
hul sirkel
stiplet sirkel
sirkel med loddrette streker inni
hul sirkel med hul sirkel inni
fylt sirkel
sirkel med venstre halvdel fylt
sirkel med høyre halvdel fylt
sirkel med nedre halvdel fylt
sirkel med øvre halvdel fylt
sirkel med fjerdedelen øverst til høyre fylt
sirkel med alt bortsett fra fjerdedelen øverst til venstre fylt
fylt venstre halvsirkel
fylt høyre halvsirkel
invertert punktlistepunkt
fylt firkant med hul sirkel inni
sirkelbue av fjerdedelen øverst til venstre i en sirkel
sirkelbue av fjerdedelen øverst til høyre i en sirkel
sirkelbue av fjerdedelen nederst til høyre i en sirkel
sirkelbue av fjerdedelen nederst til venstre i en sirkel
øvre halvsirkel
nedre halvsirkel
fylt triangel med rett vinkel nederst til høyre
fylt triangel med rett vinkel nederst til venstre
fylt triangel med rett vinkel øverst til venstre
fylt triangel med rett vinkel øverst til høyre
hult punktlistepunkt
stor hul sirkel
hul firkant med hul firkant øverst til høyre
hul sirkel med hul sektor øverst til høyre
mellomstor hvit firkant
mellomstor svart firkant
liten/mellomstor hvit firkant
liten/mellomstor svart firkant
hult triangel med rett vinkel nederst til høyre
sol
sky
paraply
snømann
komet
telefon
boks med hakemerke
paraply med regndråper
varm drikke
trekløver
peker opp
dødningehode
radioaktivt
farlig biologisk materiale
ortodokst kors
stjerne og halvmåne
fredssymbol
yin yang
dharmas hjul
surt fjes
smilefjes
kvinnesymbol
mannssymbol
Væren
Tyren
Tvillingene
Krepsen
Løven
Jomfruen
Vekten
Skorpionen
Skytten
Steinbukken
Vannmannen
Fiskene
bonde
spar
kløver
hjerter
ruter
varme kilder
åttendelsnote
note-b
note-kryss
resirkuleringssymbol
uendelig
rullestolsymbol
hammer og hakke
anker
sverd i kryss
legesymbol
likearmet skålvekt
destillerkolbe
tannhjul
atomsymbol
fransk lilje
advarsel
høyspenning
transperson-symbol
hvit sirkel
svart sirkel
kiste
urne
fotball
baseball
snømann uten snø
sol bak sky
sky med lyn og regn
Slangebæreren
hakke
hjelm med hvitt kors
kjetting
ingen adgang
Shinto-alter
kirke
fjell
parasoll på bakken
fontene
golfflagg
ferge
seilbåt
skiløper
skøyter
person med ball
kvinne med ball
mann med ball
telt
bensinpumpe
saks
hakemerke i firkant
fly
konvolutt
hevet knyttneve
hevet hånd
seierstegn
skrivende hånd
blyant
svart pennesplitt
hakemerke
gange
latinsk kors
Davidstjerne
stjerner
asterisk med åtte spisser
åttetagget stjerne
snøfnugg
gnist
kryss
kryss i firkant
rødt spørsmålstegn
hvitt spørsmålstegn
hvitt utropstegn
rødt utropstegn
utropstegn med hjerte
rødt hjerte
hjerte i brann
lindret hjerte
pluss
minus
dele
pil høyre
løkke
dobbel løkke
pil som bøyer opp
pil som bøyer ned
plusstegn med senket totall
kryssprodukt av vektorer
interiørprodukt
logisk Eller med dobbel understrek
mindre enn eller lik med likhetstegn på skrå
mindre enn eller lik over asymptotisk lik
likhetstegn over større enn
etterfølger over ikke tilnærmet lik
pil venstre
pil opp
pil ned
stor svart firkant
stor hvit firkant
stjerne
tykk rød sirkel
ideografisk komma
ideografisk punktum
venstre vinkelparentes
høyre vinkelparentes
venstre dobbel vinkelparentes
høyre dobbel vinkelparentes
venstre hjørneparentes
høyre hjørneparentes
venstre hul hjørneparentes
høyre hul hjørneparentes
venstre fylt linseparentes
høyre fylt linseparentes
venstre skilpaddeparentes
høyre skilpaddeparentes
venstre hul linseparentes
høyre hul linseparentes
bølgestrek
merke for nytt parti
midtstilt prikk i katakana
gratulerer på japansk
hemmelig på japansk
rial
mahjongbrikke med rød drage
joker
A-knapp (blodtype)
B-knapp (blodtype)
O-knapp (blodtype)
P-knapp
AB-knapp (blodtype)
CL-knapp
COOL-knapp
FREE-knapp
ID-knapp
NEW-knapp
NG-knapp
OK-knapp
SOS-knapp
UP!-knapp
VS-knapp
flagg: Ascension
flagg: Andorra
flagg: De forente arabiske emirater
flagg: Afghanistan
flagg: Antigua og Barbuda
flagg: Anguilla
flagg: Albania
flagg: Armenia
flagg: Angola
flagg: Antarktis
flagg: Argentina
flagg: Amerikansk Samoa
flagg: Østerrike
flagg: Australia
flagg: Aruba
flagg: Åland
flagg: Aserbajdsjan
flagg: Bosnia-Hercegovina
flagg: Barbados
flagg: Bangladesh
flagg: Belgia
flagg: Burkina Faso
flagg: Bulgaria
flagg: Bahrain
flagg: Burundi
flagg: Benin
flagg: Saint-Barthélemy
flagg: Bermuda
flagg: Brunei
flagg: Bolivia
flagg: Karibisk Nederland
flagg: Brasil
flagg: Bahamas
flagg: Bhutan
flagg: Bouvetøya
flagg: Botswana
flagg: Hviterussland
flagg: Belize
flagg: Canada
flagg: Kokosøyene
flagg: Kongo
flagg: Den sentralafrikanske republikk
flagg: Kongo-Brazzaville
flagg: Sveits
flagg: Elfenbenskysten
flagg: Cookøyene
flagg: Chile
flagg: Kamerun
flagg: Kina
flagg: Colombia
flagg: Clippertonøya
flagg: Costa Rica
flagg: Cuba
flagg: Kapp Verde
flagg: Curaçao
flagg: Christmasøya
flagg: Kypros
flagg: Tsjekkia
flagg: Tyskland
flagg: Diego Garcia
flagg: Djibouti
flagg: Danmark
flagg: Dominica
flagg: Den dominikanske republikk
flagg: Algerie
flagg: Ceuta og Melilla
flagg: Ecuador
flagg: Estland
flagg: Egypt
flagg: Vest-Sahara
flagg: Eritrea
flagg: Spania
flagg: Etiopia
flagg: Den europeiske union
flagg: Finland
flagg: Fiji
flagg: Falklandsøyene
flagg: Mikronesiaføderasjonen
flagg: Færøyene
flagg: Frankrike
flagg: Gabon
flagg: Storbritannia
flagg: Grenada
flagg: Georgia
flagg: Fransk Guyana
flagg: Guernsey
flagg: Ghana
flagg: Gibraltar
flagg: Grønland
flagg: Gambia
flagg: Guinea
flagg: Guadeloupe
flagg: Ekvatorial-Guinea
flagg: Hellas
flagg: Sør-Georgia og Sør-Sandwichøyene
flagg: Guatemala
flagg: Guam
flagg: Guinea-Bissau
flagg: Guyana
flagg: Hongkong SAR Kina
flagg: Heard- og McDonaldøyene
flagg: Honduras
flagg: Kroatia
flagg: Haiti
flagg: Ungarn
flagg: Kanariøyene
flagg: Indonesia
flagg: Irland
flagg: Israel
flagg: Man
flagg: India
flagg: Det britiske territoriet i Indiahavet
flagg: Irak
flagg: Iran
flagg: Island
flagg: Italia
flagg: Jersey
flagg: Jamaica
flagg: Jordan
flagg: Japan
flagg: Kenya
flagg: Kirgisistan
flagg: Kambodsja
flagg: Kiribati
flagg: Komorene
flagg: Saint Kitts og Nevis
flagg: Nord-Korea
flagg: Sør-Korea
flagg: Kuwait
flagg: Caymanøyene
flagg: Kasakhstan
flagg: Laos
flagg: Libanon
flagg: St. Lucia
flagg: Liechtenstein
flagg: Sri Lanka
flagg: Liberia
flagg: Lesotho
flagg: Litauen
flagg: Luxemburg
flagg: Latvia
flagg: Libya
flagg: Marokko
flagg: Monaco
flagg: Moldova
flagg: Montenegro
flagg: Saint-Martin
flagg: Madagaskar
flagg: Marshalløyene
flagg: Nord-Makedonia
flagg: Mali
flagg: Myanmar (Burma)
flagg: Mongolia
flagg: Macao SAR Kina
flagg: Nord-Marianene
flagg: Martinique
flagg: Mauritania
flagg: Montserrat
flagg: Malta
flagg: Mauritius
flagg: Maldivene
flagg: Malawi
flagg: Mexico
flagg: Malaysia
flagg: Mosambik
flagg: Namibia
flagg: Ny-Caledonia
flagg: Niger
flagg: Norfolkøya
flagg: Nigeria
flagg: Nicaragua
flagg: Nederland
flagg: Norge
flagg: Nepal
flagg: Nauru
flagg: Niue
flagg: New Zealand
flagg: Oman
flagg: Panama
flagg: Peru
flagg: Fransk Polynesia
flagg: Papua Ny-Guinea
flagg: Filippinene
flagg: Pakistan
flagg: Polen
flagg: Saint-Pierre-et-Miquelon
flagg: Pitcairnøyene
flagg: Puerto Rico
flagg: Det palestinske området
flagg: Portugal
flagg: Palau
flagg: Paraguay
flagg: Qatar
flagg: Réunion
flagg: Romania
flagg: Serbia
flagg: Russland
flagg: Rwanda
flagg: Saudi-Arabia
flagg: Salomonøyene
flagg: Seychellene
flagg: Sudan
flagg: Sverige
flagg: Singapore
flagg: St. Helena
flagg: Slovenia
flagg: Svalbard og Jan Mayen
flagg: Slovakia
flagg: Sierra Leone
flagg: San Marino
flagg: Senegal
flagg: Somalia
flagg: Surinam
flagg: Sør-Sudan
flagg: São Tomé og Príncipe
flagg: El Salvador
flagg: Sint Maarten
flagg: Syria
flagg: Eswatini
flagg: Tristan da Cunha
flagg: Turks- og Caicosøyene
flagg: Tsjad
flagg: De franske sørterritorier
flagg: Togo
flagg: Thailand
flagg: Tadsjikistan
flagg: Tokelau
flagg: Øst-Timor
flagg: Turkmenistan
flagg: Tunisia
flagg: Tonga
flagg: Tyrkia
flagg: Trinidad og Tobago
flagg: Tuvalu
flagg: Taiwan
flagg: Tanzania
flagg: Ukraina
flagg: Uganda
flagg: USAs ytre øyer
flagg: FN
flagg: USA
flagg: Uruguay
flagg: Usbekistan
flagg: Vatikanstaten
flagg: St. Vincent og Grenadinene
flagg: Venezuela
flagg: De britiske jomfruøyene
flagg: De amerikanske jomfruøyene
flagg: Vietnam
flagg: Vanuatu
flagg: Wallis og Futuna
flagg: Samoa
flagg: Kosovo
flagg: Jemen
flagg: Mayotte
flagg: Sør-Afrika
flagg: Zambia
flagg: Zimbabwe
her på japansk
gebyr på japansk
gratis på japansk
reservert på japansk
forbudt på japansk
ledig på japansk
bestått på japansk
fullt på japansk
ikke gratis på japansk
månedlig beløp på japansk
søknad på japansk
rabatt på japansk
åpen for handel på japansk
spesialtilbud på japansk
akseptabelt på japansk
syklon
tåkete
lukket paraply
stjernenatt
soloppgang over fjell
soloppgang
bylandskap i skumring
solnedgang
regnbue
bro om natten
bølge
vulkan
melkeveien
jordklode med Europa og Afrika
jordklode med Amerika
jordklode med Asia og Australia
jordklode med meridianer
nymåne
voksende nymåne
voksende halvmåne
voksende fullmåne
fullmåne
avtakende fullmåne
avtakende halvmåne
avtakende nemåne
månesigd
nymåneansikt
nymåne med ansikt
nemåne med ansikt
fullmåneansikt
solansikt
lysende stjerne
stjerneskudd
termometer
sol bak liten sky
sol bak stor sky
sol bak sky med regn
sky med regn
sky med snø
sky med lyn
tornado
tåke
vindansikt
pølse med brød
taco
burrito
kastanje
spire
bartre
løvtre
palme
kaktus
rød chili
tulipan
kirsebærblomst
rose
hibiskus
solsikke
blomst
maiskolbe
risplante
urteblader
firkløver
lønneblad
høstblad
blader i vind
sopp
tomat
aubergine
druer
honningmelon
vannmelon
mandarin
sitron
banan
ananas
rødt eple
grønt eple
pære
fersken
kirsebær
jordbær
hamburger
pizzastykke
kjøtt med bein
kyllinglår
riskjeks
risball
kokt ris
karriris
matbolle som damper
spagetti
brød
pommes frites
bakt søtpotet
dango
oden
sushi
fritert reke
fiskekake med mønster
soft-is
slush-is
iskrem
donut
kjeks
sjokoladeplate
godteri
kjærlighet på pinne
pudding
honningkrukke
kakestykke
bento-boks
gryterett
matlaging
kniv og gaffel
tekopp
sake
vinglass
cocktailglass
tropisk drink
ølkrus
ølkrus som skåler
tåteflaske
tallerken med kniv og gaffel
flaske med sprettkork
popkorn
sløyfe
gave
bursdagskake
gresskarlykt
juletre
julenissen
fyrverkeri
stjerneskudd på pinne
ballong
smell-bon-bon
konfettiball
tanabatatre
kryssede flagg
furudekorasjon
japanske dukker
koinobori
vindspill
månebeskuelsesseremoni
skolesekk
studentlue
militærmedalje
minnesløyfe
studiomikrofon
glidebryter
kontrollbrytere
filmruter
inngangsbilletter
karusellhest
pariserhjul
berg-og-dal-bane
fiskestang
mikrofon
filmkamera
kino
hodetelefoner
malerpalett
flosshatt
sirkustelt
billett
filmklapper
teatermasker
videospill
blink
spilleautomat
biljard
terning
bowling
spillkort
note
noter
saksofon
gitar
piano
trompet
fiolin
musikk
treningstrøye
tennis
ski
basketball
rutete flagg
snowboarder
løper
kvinnelig løper
mannlig løper
surfer
kvinnelig surfer
mannlig surfer
idrettsmedalje
trofé
hesteveddeløp
amerikansk fotball
rugby
svømmer
kvinnelig svømmer
mannlig svømmer
vektløfter
kvinnelig vektløfter
mannlig vektløfter
golfspiller
kvinnelig golfspiller
mannlig golfspiller
motorsykkel
racerbil
cricket
volleyball
landhockey
ishockey
bordtennis
snødekt fjell
telttur
strand med parasoll
bygning under konstruksjon
boliger
bylandskap
falleferdig hus
klassisk bygning
ørken
øde øy
nasjonalpark
stadion
hus
hus med hage
kontorbygg
japansk postkontor
postkontor
sykehus
bank
minibankskilt
hotell
kjærlighetshotell
dagligvarebutikk
skole
kjøpesenter
fabrikk
rød papirlykt
japansk slott
slott
hvitt flagg
transpersonflagg
regnbueflagg
svart flagg
sjørøverflagg
flagg: England
flagg: Skottland
flagg: Wales
rosett
etikett
badminton
pil og bue
amfora
hudtype 1–2
hudtype 3
hudtype 4
hudtype 5
hudtype 6
rotte
mus
okse
vannbøffel
ku
tiger
leopard
kanin
katt
svart katt
drage
krokodille
hval
snegle
slange
hest
bukk
geit
søye
ape
hane
høne
hund
servicehund
gris
villsvin
elefant
blekksprut
spiralskjell
insekt
maur
honningbie
marihøne
fisk
tropisk fisk
kulefisk
skilpadde
nyklekket kylling
kylling
kylling forfra
fugl
pingvin
koala
puddel
dromedar
kamel
delfin
musefjes
kufjes
tigerfjes
kaninfjes
kattefjes
dragefjes
sprutende hval
hestefjes
apefjes
hundefjes
grisefjes
frosk
hamster
ulv
bjørn
isbjørn
panda
grisetryne
poteavtrykk
ekorn
øyne
øye
øye i snakkeboble
øre
nese
munn
tunge
peker opp – bakhånd
peker ned – bakhånd
peker mot venstre – bakhånd
peker mot høyre – bakhånd
knyttneve
vinkende hånd
OK-hånd
tommel opp
tommel ned
klappende hender
åpne hender
krone
damehatt
briller
slips
t-skjorte
bukser
kjole
kimono
bikini
dameklær
portemoné
håndveske
clutch-veske
herresko
joggesko
høyhælt sko
damesandal
damestøvlett
fotavtrykk
silhuett av byste
silhuett av byster
gutt
jente
mann
mannlig helsearbeider
mannlig dommer
mannlig pilot
par med hjerte: mann, mann
kyss: mann, mann
mannlig gårdbruker
mannlig kokk
mann som mater baby
mannlig student
mannlig artist
mannlig kunstner
mannlig lærer
mannlig industriarbeider
familie: mann, gutt
familie: mann, gutt, gutt
familie: mann, jente
familie: mann, jente, gutt
familie: mann, jente, jente
familie: mann, mann, gutt
familie: mann, mann, gutt, gutt
familie: mann, mann, jente
familie: mann, mann, jente, gutt
familie: mann, mann, jente, jente
familie: mann, kvinne, gutt
familie: mann, kvinne, gutt, gutt
familie: mann, kvinne, jente
familie: mann, kvinne, jente, gutt
familie: mann, kvinne, jente, jente
mannlig IT-ekspert
mannlig kontorarbeider
mannlig mekaniker
mannlig forsker
mannlig astronaut
mannlig brannkonstabel
mann med blindestokk
mann: rødt hår
mann: kruset hår
mann: skallet
mann: grått hår
mann i motorisert rullestol
mann i manuell rullestol
kvinne
kvinnelig helsearbeider
kvinnelig dommer
kvinnelig pilot
par med hjerte: kvinne, mann
par med hjerte: kvinne, kvinne
kyss: kvinne, mann
kyss: kvinne, kvinne
kvinnelig gårdbruker
kvinnelig kokk
kvinne som mater baby
kvinnelig student
kvinnelig artist
kvinnelig kunstner
kvinnelig lærer
kvinnelig industriarbeider
familie: kvinne, gutt
familie: kvinne, gutt, gutt
familie: kvinne, jente
familie: kvinne, jente, gutt
familie: kvinne, jente, jente
familie: kvinne, kvinne, gutt
familie: kvinne, kvinne, gutt, gutt
familie: kvinne, kvinne, jente
familie: kvinne, kvinne, jente, gutt
familie: kvinne, kvinne, jente, jente
kvinnelig IT-ekspert
kvinnelig kontorarbeider
kvinnelig mekaniker
kvinnelig forsker
kvinnelig astronaut
kvinnelig brannkonstabel
kvinne med blindestokk
kvinne: rødt hår
kvinne: kruset hår
kvinne: skallet
kvinne: grått hår
kvinne i motorisert rullestol
kvinne i manuell rullestol
familie
mann og kvinne som leier
menn som leier
kvinner som leier
politibetjent
kvinnelig politibetjent
mannlig politibetjent
personer med kaninører
kvinner med kaninører
menn med kaninører
person med slør
kvinne med slør
mann med slør
Person: blond
kvinne: blond
mann: blond
mann med kinesisk lue
turbankledd person
turbankledd kvinne
turbankledd mann
eldre mann
eldre kvinne
baby
anleggsarbeider
kvinnelig anleggsarbeider
mannlig anleggsarbeider
prinsesse
japansk troll
tengu
spøkelse
babyengel
romvesen
rommonster
sint djevel
hodeskalle
hjelpende person
hjelpende kvinne
hjelpende mann
gardist
kvinnelig gardist
mannlig gardist
dansende kvinne
leppestift
neglelakk
ansiktsmassasje
kvinne som får ansiktsmassasje
mann som får ansiktsmassasje
hårklipp
kvinne som får hårklipp
mann som får hårklipp
barberskilt
sprøyte
pille
kyssemerke
kjærlighesbrev
ring
diamant
kyss
bukett
par med hjerte
bryllup
bankende hjerte
knust hjerte
to hjerter
skinnende hjerte
voksende hjerte
hjerte med pil
blått hjerte
grønt hjerte
gult hjerte
lilla hjerte
hjerte med bånd
snurrende hjerter
hjertedekorasjon
diamant med prikk
lyspære
sinne
bombe
zzz
krasj
svettedråper
dråpe
stikker av
bæsj
biceps
svimmel
snakkeboble
tankeboble
hvit blomst
hundre poeng
pengesekk
valutaveksling
dollartegn
kredittkort
yenseddel
dollarseddel
euroseddel
pundseddel
penger med vinger
stigende diagram med yen
sete
bærbar datamaskin
dokumentmappe
datadisk
diskett
optisk plate
DVD
arkivmappe
åpen arkivmappe
side med bøy
side som vender opp
kalender
veggkalender
kartotek
diagram som peker oppover
diagram som peker nedover
stolpediagram
skriveplate
stift
rund stift
binders
linjal
trekantlinjal
bokmerkefane
spiralblokk
notatbok
dekorert notatbok
lukket bok
åpen bok
grønn bok
blå bok
oransje bok
bøker
navneskilt
pergamentrull
notat
telefonrør
personsøker
faksmaskin
satellittantenne
høyttaler
megafon
utboks
innboks
pakke
e-post
innkommende konvolutt
konvolutt med pil
lukket postkasse med flagget nede
lukket postkasse med flagget oppe
åpen postkasse med flagget oppe
åpen postkasse med flagget nede
postkasse
posthorn
avis
mobiltelefon
mobiltelefon med pil
vibreringsmodus
mobiltelefon av
mobiltelefon ikke tillatt
mobilsignaler
kamera
kamera med blits
videokamera
TV
radio
videokassett
filmfremviser
bønnekrans
bland spor-symbol
gjenta-knapp
gjenta ett spor-knapp
vertikale piler med klokken
piler mot klokken
lite lys-knapp
mye lys-knapp
dempet høyttaler
høyttaler med lavt volum
høyttaler med middels volum
høyttaler med høyt volum
batteri
støpsel
forstørrelsesglass mot venstre
forstørrelsesglass mot høyre
låst med penn
låst med nøkkel
nøkkel
låst
ulåst
bjelle
overstreket bjelle
bokmerke
lenke
radioknapp
BACK-pil
END-pil
ON!-pil
SOON-pil
TOP-pil
aldersgrense 18 år
taster: 10
store bokstaver
små bokstaver
tall
symboler
latinsk alfabet
ild
lommelykt
fastnøkkel
hammer
mutter og skrue
kokkekniv
vannpistol
mikroskop
teleskop
krystallkule
sekstagget stjerne med prikk
japansk tegn for nybegynner
treforkemblem
svart firkantet knapp
hvit firkantet knapp
rød sirkel
blå sirkel
stort oransje rutersymbol
stort blått rutersymbol
lite oransje rutersymbol
lite blått rutersymbol
rød trekant som peker opp
rød trekant som peker ned
oppover-knapp
nedover-knapp
om
fredsdue
Kaba
moské
synagoge
menora
klokken ett
klokken to
klokken tre
klokken fire
klokken fem
klokken seks
klokken sju
klokken åtte
klokken ni
klokken ti
klokken elleve
klokken tolv
klokken halv to
klokken halv tre
klokken halv fire
klokken halv fem
klokken halv seks
klokken halv sju
klokken halv åtte
klokken halv ni
klokken halv ti
klokken halv elleve
klokken halv tolv
klokken halv ett
stearinlys
peisur
hull i bakken
svevende mann i dress
detektiv
kvinnelig detektiv
mannlig detektiv
solbriller
edderkopp
spindelvev
joystick
dansende mann
sammenlenkede binders
penn
fyllepenn
pensel
fargestift
flat hånd med spredte fingre
langfinger
Vulcan-hilsen
svart hjerte
stasjonær datamaskin
skriver
datamus
styrekule
innrammet bilde
skillekort
kartotekboks
arkivskap
papirkurv
spiralhefte
spiralkalender
skrutvinge
gammeldags nøkkel
sammenrullet avis
dolk
snakkende hode i profil
snakkeboble mot venstre
sint snakkeboble mot høyre
urne med stemmeseddel
verdenskart
Fuji-fjellet
Tokyo-tårnet
Frihetsgudinnen
kart over Japan
moai-statue
glisefjes
glisefjes med smilende øyne
gledestårer
glisende fjes med vidåpne øyne
smilefjes med åpen munn og smilende øyne
glisende fjes som svetter
smil med sammenknepne øyne
smil med glorie
smilende djevel
blunkende ansikt
smil med smilende øyne
nam-nam
lettet
smilefjes med hjerteøyne
smilefjes med solbriller
lurt smil
nøytral
uttrykksløs
misfornøyd
kaldsvetter
tankefull
forvirret
fortvilet
kyssefjes
slengkyss
kyss med smilende øyne
kyss med lukkede øyne
rekker tunge
blunker og rekker tunge
æsj
skuffet
bekymret
sint
rasende
gråter
bommert
triumferende
puh!
oppgitt
pine
redd
sliten
søvnig
trøtt fjes
grimase
strigråter
forbauset
puster ut
overrasket
engstelig og svetter
livredd
sjokkert
rødmer
sover
ør
fjes med spiraløyne
uten munn
fjes i skyer
fjes med munnbind
flirende katt med smilende øyne
katt med gledestårer
smilende katt med åpen munn
smilende katt med hjerteøyne
katt med ironisk smil
kyssende katt
surmulende katt
gråtende katt
sliten katt
litt surt fjes
smiler litt
fjes som er opp-ned
himler med øynene
gestikulerer NEI
kvinne som gestikulerer NEI
mann som gestikulerer NEI
gestikulerer OK
kvinne som gestikulerer OK
mann som gestikulerer OK
bukker
bukkende kvinne
bukkende mann
ser ingenting ondt
hører ingenting ondt
sier ingenting ondt
rekker opp hånden
kvinne som rekker opp hånden
mann som rekker opp hånden
hevede hender
rynker brynene
kvinne som rynker brynene
mann som rynker brynene
furter
kvinne som furter
mann som furter
foldede hender
rakett
helikopter
lokomotiv
togvogn
høyhastighetstog
høyhastighetstog med kulenese
tog
tunnelbane
lokaltog
togstasjon
trikk
trikkevogn
buss
motgående buss
trolleybuss
busstopp
minibuss
ambulanse
brannbil
politibil
motgående politibil
taxi
motgående taxi
bil
motgående bil
SUV
varebil
lastebil
traktor
monorail
fjellbane
svevebane
kabelbane
taubane
skip
person i robåt
kvinne i robåt
mann i robåt
speedbåt
horisontale trafikklys
vertikale trafiklys
anleggsarbeid
politilys
vimpel
dør
forbudt
sigarett
røyking forbudt
avfallsskilt
forsøpling ikke tillatt
drikkevann
ikke drikkevann
sykkel
sykler forbudt
syklist
kvinnelig syklist
mannlig syklist
terrengsyklist
kvinne på terrengsykkel
mann på terrengsykkel
fotgjenger
kvinnelig fotgjenger
mannlig fotgjenger
fotgjengere forbudt
barn krysser veien
herretoalett
dametoalett
toalettskilt
babysymbol
toalett
do
dusj
person i badekar
badekar
passkontroll
toll
bagasjebånd
bagasjeoppbevaring
sofa og lampe
person i seng
handleposer
resepsjonsklokke
seng
religiøst samlingssted
stoppskilt
handlevogn
hindutempel
hytte
heis
sklie
hjul
livbøye
hammer og fastnøkkel
skjold
oljefat
motorvei
jernbanespor
motorbåt
lite fly
fly som tar av
fly som lander
satellitt
passasjerskip
sparkesykkel
scooter
kano
kjelke
flygende tallerken
skateboard
autorickshaw
pickup
rulleskøyter
oransje sirkel
gul sirkel
grønn sirkel
lilla sirkel
brun sirkel
rødt kvadrat
blått kvadrat
oransje kvadrat
gult kvadrat
grønt kvadrat
lilla kvadrat
brunt kvadrat
likhetstegn i fet skrift
hånd med fingertuppene sammen
hvitt hjerte
brunt hjerte
hånd som klyper
fjes med glidelåsmunn
pengegal
fjes med termometer
nerdefjes
tenkefjes
bandasjert hode
robot
fjes som gir klem
rock’n’roll
ring meg-hånd
løftet håndbak
knyttneve mot venstre
knyttneve mot høyre
håndhilse
kryssede fingre
glad i deg-tegn
fjes med cowboyhatt
klovnefjes
kvalm
ruller rundt på gulvet i latter
sikler
lyver
slår hånden mot pannen
kvinne som slår hånden mot pannen
mann som slår hånden mot pannen
nyser
hevet øyenbryn
stjerner i øynene
gal
hysj
fjes med symboler over munnen
hånden over munnen
kaster opp
eksploderende hode
gravid kvinne
ammer
håndflatene sammen
selfie
prins
person i smoking
kvinne i smoking
mann i smoking
julenissemor
trekker på skuldrene
kvinne som trekker på skuldrene
mann som trekker på skuldrene
slå hjul
kvinne som slår hjul
mann som slår hjul
sjonglering
kvinnelig sjonglør
mannlig sjonglør
fekter
brytere
kvinnelige brytere
mannlige brytere
vannpolo
kvinnelig vannpolospiller
mannlig vannpolospiller
håndball
kvinnelig håndballspiller
mannlig håndballspiller
dykkermaske
vissen blomst
tromme
glass som skåler
whiskyglass
skje
målnett
gullmedalje
sølvmedalje
bronsemedalje
boksehanske
kampsportdrakt
curlingstein
lacrosse
softball
frisbee
croissant
avokado
agurk
bacon
potet
gulrot
bagett
grønn salat
lav gryte med mat
fylt pitabrød
egg
melkeglass
peanøtter
kiwi
pannekaker
dumpling
lykkekake
takeaway-eske
spisepinner
bolle med skje
kopp med sugerør
kokosnøtt
brokkoli
pai
saltkringle
kjøttstykke
sandwich
hermetikk
bladgrønnsaker
mango
månekake
bagel
smilefjes med hjerter
gjespende fjes
smilefjes med tåre
partyfjes
svimmelt fjes
varmt fjes
kaldt fjes
ninja
fjes med forkledning
fjes som holder tilbake tårene
bedende fjes
sari
labfrakk
beskyttelsesbriller
turstøvel
pumps
krabbe
løve
skorpion
kalkun
enhjørning
ørn
and
flaggermus
hai
ugle
rev
sommerfugl
hjort
gorilla
firfisle
neshorn
reke
akkar
sjiraff
sebra
pinnsvin
sauropod
T-Rex
gresshoppe
kenguru
lama
påfugl
flodhest
papegøye
vaskebjørn
hummer
mygg
mikrobe
grevling
svane
mammut
dronte
dovendyr
oter
orangutang
stinkdyr
flamingo
østers
bever
bison
sel
førerhund
blindestokk
rødt hår
kruset hår
skallet
grått hår
knokkel
bein
fot
tann
superhelt
kvinnelig superhelt
mannlig superhelt
superskurk
kvinnelig superskurk
mannlig superskurk
refleksvest
øre med høreapparat
motorisert rullestol
manuell rullestol
mekanisk arm
mekanisk bein
ostestykke
cupcake
salt
drikkekartong
hvitløk
løk
falafel
belgisk vaffel
smør
mate
isterning
boble-te
troll
person som står
kvinne som står
mann som står
person som kneler
kvinne som kneler
mann som kneler
døv person
døv kvinne
døv mann
fjes med monokkel
voksen
helsearbeider
dommer
pilot
gårdbruker
kokk
person som mater baby
julenisse
student
artist
kunstner
lærer
industriarbeider
IT-ekspert
kontorarbeider
mekaniker
forsker
astronaut
brannkonstabel
personer som leier
person med blindestokk
voksen: rødt hår
voksen: kruset hår
voksen: skallet
voksen: grått hår
person i motorisert rullestol
person i manuell rullestol
barn
eldre voksen
person: skjegg
kvinne: skjegg
mann: skjegg
kvinne med hodeslør
person i badstu
kvinne i badstu
mann i badstu
klatrer
kvinnelig klatrer
mannlig klatrer
lotusstilling
kvinne i lotusstilling
mann i lotusstilling
trollperson
trollkvinne
trollmann
fe
kvinnelig fe
mannlig fe
vampyr
kvinnelig vampyr
mannlig vampyr
havperson
havfrue
havmann
alv
kvinnelig alv
mannlig alv
ånd
kvinnelig ånd
mannlig ånd
zombie
kvinnelig zombie
mannlig zombie
hjerne
oransje hjerte
caps
skjerf
hansker
jakke
sokker
rød konvolutt
kinaputt
puslespillbrikke
prøverør
petriskål
dna
kompass
kuleramme
brannslukningsapparat
verktøykasse
murstein
magnet
bagasje
lotionflaske
tråd
garn
sikkerhetsnål
teddybjørn
feiekost
kurv
rull med papir
såpe
svamp
kvittering
nazar
ballettsko
badedrakt
truse
shorts
flippflopp
bloddråpe
plaster
stetoskop
røntgen
krykke
jojo
papirdrage
fallskjerm
bumerang
tryllestav
piñata
matrjosjka
planet med ringer
stol
barberkniv
øks
åpen oljelampe
banjo
militærhjelm
trekkspill
langtromme
mynt
håndsag
skrutrekker
stige
krok
speil
vindu
avløpsåpner
synål
knute
bøtte
musefelle
tannbørste
gravstein
plakat
stein
speilkule
ID-kort
lite batteri
hamsa
flue
mark
bille
kakerlakk
potteplante
tre
fjær
lotusblomst
korall
tomt rede
rede med egg
hjertemuskel
lunger
klem
gravid mann
gravid person
person med krone
blåbær
paprika
oliven
pitabrød
tamal
fondy
tekanne
helle væske
bønner
krukke
fjes som smelter
fjes som viser honnør
fjes med åpne øyne og hånd over munnen
fjes som titter frem bak hendene
fjes med diagonal munn
fjes med stiplet omriss
bite seg i leppen
bobler
hånd med pekefinger og tommel krysset
hånd mot høyre
hånd mot venstre
håndflaten ned
håndflaten opp
pekefinger peker på leseren
hjertehender
"""#)
}
