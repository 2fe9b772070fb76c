extension PhoneticAlphabets {
  /// The alphabets by their languages: letter, word, letter, word, in the order of the alphabet.
  ///
  /// A hyphen inside a word is heard as a space.
  static let words: [String: String] = [
    // Common Arabic words by their first letter.
    "ar": """
    ا أسد ب بيت ت تاج ث ثعلب ج جمل ح حصان خ خيمة د دار ذ ذهب ر رمان ز زيت س سمك ش شمس \
    ص صقر ض ضوء ط طير ظ ظرف ع عين غ غزال ف فيل ق قمر ك كتاب ل ليمون م ماء ن نجم ه هلال \
    و وردة ي يد
    """,
    // The Czech telephone alphabet.
    "cs": """
    a Adam b Božena c Cyril č Čeněk d David ď Ďáblice e Emil f František g Gustav \
    h Helena i Ivan j Josef k Karel l Ludvík m Marie n Norbert ň Nina o Oto p Petr \
    q Quido r Rudolf ř Řehoř s Svatopluk š Šimon t Tomáš ť Těšnov u Urban v Václav \
    w Wolfgang x Xaver y Ypsilon z Zuzana ž Žofie
    """,
    // The Danish telephone alphabet.
    "da": """
    a Anna b Bernhard c Cecilie d David e Erik f Frederik g Georg h Hans i Ida j Johan \
    k Karen l Ludvig m Mari n Nikolaj o Odin p Peter q Quintus r Rasmus s Søren \
    t Theodor u Ulla v Viggo w William x Xerxes y Yrsa z Zackarias æ Ægir ø Øresund \
    å Åse
    """,
    // The alphabet of DIN 5009 until 2022, which people still use.
    "de": """
    a Anton ä Ärger b Berta c Cäsar d Dora e Emil f Friedrich g Gustav h Heinrich i Ida \
    j Julius k Kaufmann l Ludwig m Martha n Nordpol o Otto ö Ökonom p Paula q Quelle \
    r Richard s Samuel ß Eszett t Theodor u Ulrich ü Übermut v Viktor w Wilhelm \
    x Xanthippe y Ypsilon z Zacharias 2 Zwo
    """,
    // The Greek armed forces’ alphabet.
    "el": """
    α Αστήρ β Βύρων γ Γαλή δ Δόξα ε Ερμής ζ Ζεύς η Ηρώ θ Θεά ι Ίσκιος κ Κενόν λ Λάμα \
    μ Μέλι ν Ναός ξ Ξέρξης ο Οσμή π Πέτρος ρ Ρήγας σ Σοφός ς Σοφός τ Τίγρης υ Ύμνος \
    φ Φωφώ χ Χαρά ψ Ψυχή ω Ωμέγα
    """,
    // The alphabet of NATO, the ITU and ICAO.
    "en": """
    a Alfa b Bravo c Charlie d Delta e Echo f Foxtrot g Golf h Hotel i India j Juliett \
    k Kilo l Lima m Mike n November o Oscar p Papa q Quebec r Romeo s Sierra t Tango \
    u Uniform v Victor w Whiskey x X-ray y Yankee z Zulu 9 Niner
    """,
    // The alphabet of the Spanish telephone.
    "es": """
    a Antonio b Barcelona c Carmen d Dolores e Enrique f Francia g Gerona h Historia \
    i Inés j José k Kilo l Lorenzo m Madrid n Navarra ñ Ñoño o Oviedo p París q Querido \
    r Ramón s Sábado t Tarragona u Ulises v Valencia w Washington x Xilófono y Yegua \
    z Zaragoza
    """,
    // The Finnish telephone alphabet.
    "fi": """
    a Aarne b Bertta c Celsius d Daavid e Eemeli f Faarao g Gideon h Heikki i Iivari \
    j Jussi k Kalle l Lauri m Matti n Niilo o Otto p Paavo q Kuu r Risto s Sakari \
    t Tyyne u Urho v Vihtori w Wiski x Äksä y Yrjö z Tseta å Åke ä Äiti ö Öljy
    """,
    // The alphabet of the French telephone.
    "fr": """
    a Anatole b Berthe c Célestin d Désiré e Eugène é Émile f François g Gaston h Henri \
    i Irma j Joseph k Kléber l Louis m Marcel n Nicolas o Oscar p Pierre q Quintal \
    r Raoul s Suzanne t Thérèse u Ursule v Victor w William x Xavier y Yvonne z Zoé
    """,
    // The Israeli telephone alphabet.
    "he": """
    א אלף ב בועז ג גימל ד דוד ה הגר ו וו ז זאב ח חוה ט טיח י יונה כ כרמל ל לאה מ משה \
    נ נח ס סמך ע עין פ פסל צ ציפור ק קורח ר רות ש שמיר ת תלם
    """,
    // The words of the Hindi primer.
    "hi": """
    अ अनार आ आम इ इमली ई ईख उ उल्लू ऊ ऊन ऋ ऋषि ए एड़ी ऐ ऐनक ओ ओखली औ औरत क कबूतर ख खरगोश \
    ग गमला घ घड़ी च चम्मच छ छतरी ज जहाज झ झरना ट टमाटर ठ ठठेरा ड डमरू ढ ढोलक त तरबूज \
    थ थर्मस द दवात ध धनुष न नल प पतंग फ फल ब बतख भ भालू म मछली य यज्ञ र रथ ल लट्टू व वन \
    श शलगम ष षट्कोण स सेब ह हाथी क्ष क्षत्रिय त्र त्रिशूल ज्ञ ज्ञानी
    """,
    // The Hungarian alphabet of given names.
    "hu": """
    a Antal á Ágota b Béla c Cecil d Dénes e Elemér é Éva f Ferenc g Gábor h Helén \
    i Ilona í Írisz j József k Károly l László m Mónika n Nándor o Olga ó Ónod ö Ödön \
    ő Őrs p Péter q Kvelle r Róbert s Sándor t Tivadar u Ubul ú Úrkút ü Üröm ű Űrhajó \
    v Vilma w Walter x Xavér y Ipszilon z Zoltán
    """,
    // The alphabet of Italian cities.
    "it": """
    a Ancona b Bologna c Como d Domodossola e Empoli f Firenze g Genova h Hotel i Imola \
    j Juventus k Kilometro l Livorno m Milano n Napoli o Otranto p Padova q Quadro \
    r Roma s Savona t Torino u Udine v Venezia w Washington x Xilofono y York z Zara
    """,
    // The Japanese table for radiotelephony.
    "ja": """
    あ 朝日のア い いろはのイ う 上野のウ え 英語のエ お 大阪のオ か 為替のカ き 切手のキ く クラブのク け 景色のケ こ 子供のコ さ 桜のサ し 新聞のシ \
    す すずめのス せ 世界のセ そ そろばんのソ た 煙草のタ ち 千鳥のチ つ 鶴亀のツ て 手紙のテ と 東京のト な 名古屋のナ に 日本のニ ぬ 沼津のヌ \
    ね ねずみのネ の 野原のノ は はがきのハ ひ 飛行機のヒ ふ 富士山のフ へ 平和のヘ ほ 保険のホ ま マッチのマ み 三笠のミ む 無線のム め 明治のメ \
    も もみじのモ や 大和のヤ ゆ 弓矢のユ よ 吉野のヨ ら ラジオのラ り りんごのリ る るすいのル れ れんげのレ ろ ローマのロ わ わらびのワ ゐ ゐどのヰ \
    ゑ かぎのあるヱ を 尾張のヲ ん おしまいのン
    """,
    // The Korean table for radiotelephony.
    "ko": """
    ㄱ 기러기 ㄴ 나폴리 ㄷ 도라지 ㄹ 로마 ㅁ 미나리 ㅂ 바가지 ㅅ 서울 ㅇ 잉어 ㅈ 지게 ㅊ 치마 ㅋ 키다리 ㅌ 통신 ㅍ 파고다 ㅎ 한강 ㅏ 아버지 \
    ㅑ 야자수 ㅓ 어머니 ㅕ 연못 ㅗ 오징어 ㅛ 요지경 ㅜ 우편 ㅠ 유달산 ㅡ 은방울 ㅣ 이순신 ㅐ 앵무새 ㅔ 엑스레이
    """,
    // The Norwegian telephone alphabet.
    "nb": """
    a Anna b Bernhard c Cæsar d David e Edith f Fredrik g Gustav h Harald i Ivar j Johan \
    k Karin l Ludvig m Martin n Nils o Olivia p Petter q Quintus r Rikard s Sigrid \
    t Teodor u Ulrik v Enkelt-v w Dobbelt-v x Xerxes y Yngling z Zakarias æ Ærlig \
    ø Østen å Åse
    """,
    // The Dutch telephone alphabet.
    "nl": """
    a Anton b Bernard c Cornelis d Dirk e Eduard f Ferdinand g Gerard h Hendrik i Izaak \
    j Jan k Karel l Lodewijk m Maria n Nico o Otto p Pieter q Quotiënt r Rudolf s Simon \
    t Teunis u Utrecht v Victor w Willem x Xantippe y Ypsilon ĳ IJmuiden z Zaandam
    """,
    // The Polish alphabet of names.
    "pl": """
    a Adam b Barbara c Celina ć Ćma d Dorota e Ewa f Franciszek g Grażyna h Henryk \
    i Irena j Jadwiga k Karol l Ludwik ł Łukasz m Maria n Natalia o Olga ó Ósemka \
    p Paweł q Quebec r Roman s Stefan ś Świnoujście t Tadeusz u Urszula v Violetta \
    w Wacław x Ksantypa y Ypsylon z Zygmunt ź Źródło ż Żaba
    """,
    // The words of Brazilian operators, cities and things.
    "pt": """
    a Amor b Bandeira c Cobra d Dado e Estrela f Feira g Goiaba h Hotel i Índio j José \
    k Kilo l Lua m Maria n Navio o Ouro p Pipa q Quilombo r Raiz s Saci t Tatu u Uva \
    v Vitória w Wilson x Xadrez y Yolanda z Zebra
    """,
    // The Romanian alphabet of given names.
    "ro": """
    a Ana b Barbu c Constantin d Dumitru e Elena f Florea g Gheorghe h Haralambie i Ion \
    j Jiu k Kilogram l Lazăr m Maria n Nicolae o Olga p Petre r Radu s Sandu ș Șerban \
    t Tudor ț Țăndărică u Udrea v Vasile w Washington x Xenia y I-grec z Zamfir
    """,
    // The Russian alphabet of given names.
    "ru": """
    а Анна б Борис в Василий г Григорий д Дмитрий е Елена ё Ёлка ж Женя з Зинаида и Иван \
    й Иван-краткий к Константин л Леонид м Михаил н Николай о Ольга п Павел р Роман \
    с Семён т Татьяна у Ульяна ф Фёдор х Харитон ц Цапля ч Человек ш Шура щ Щука \
    ъ Твёрдый-знак ы Еры ь Мягкий-знак э Эхо ю Юрий я Яков
    """,
    // The Swedish armed forces’ alphabet.
    "sv": """
    a Adam b Bertil c Cesar d David e Erik f Filip g Gustav h Helge i Ivar j Johan \
    k Kalle l Ludvig m Martin n Niklas o Olof p Petter q Qvintus r Rudolf s Sigurd \
    t Tore u Urban v Viktor w Wilhelm x Xerxes y Yngve z Zäta å Åke ä Ärlig ö Östen
    """,
    // The Turkish alphabet of cities.
    "tr": """
    a Adana b Bolu c Ceyhan ç Çanakkale d Denizli e Edirne f Fatsa g Giresun ğ Yumuşak-g \
    h Hatay ı Isparta i İzmir j Jandarma k Kars l Lüleburgaz m Muş n Niğde o Ordu \
    ö Ödemiş p Polatlı r Rize s Sinop ş Şırnak t Tokat u Uşak ü Ünye v Van y Yozgat \
    z Zonguldak
    """,
    // The Ukrainian alphabet of given names.
    "uk": """
    а Андрій б Богдан в Василь г Григорій ґ Ґанок д Дмитро е Емма є Євген ж Жук з Зіна \
    и Ирій і Іван ї Їжак й Йосип к Кирило л Леонід м Марія н Ніна о Ольга п Павло \
    р Роман с Степан т Тарас у Уляна ф Федір х Христина ц Центр ч Чоловік ш Шевченко \
    щ Щука ь М’який-знак ю Юрій я Яків
    """,
  ]
}
