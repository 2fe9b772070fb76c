/// Languages as XKB's registry names them, by three letters of ISO 639.
enum XKBLanguages {
  /// The BCP 47 tag: two letters where ISO 639-1 has them, else the three.
  static func tag(_ code: String) -> String { short[code] ?? code }

  private static let short: [String: String] = {
    var table: [String: String] = [:]
    for pair in pairs.split(separator: " ") {
      let parts = pair.split(separator: "=")
      if parts.count == 2 { table[String(parts[0])] = String(parts[1]) }
    }
    return table
  }()

  private static let pairs = """
    afr=af aka=ak amh=am ara=ar asm=as ava=av ayc=ay aze=az bak=ba bam=bm bel=be ben=bn bod=bo \
    bos=bs bre=br bul=bg cat=ca ces=cs chv=cv cym=cy dan=da deu=de div=dv dzo=dz ell=el eng=en \
    epo=eo est=et eus=eu ewe=ee fao=fo fas=fa fin=fi fra=fr fry=fy ful=ff gla=gd gle=ga glg=gl \
    guj=gu hau=ha heb=he hin=hi hrv=hr hun=hu hye=hy ibo=ig iku=iu ind=id isl=is ita=it jav=jv \
    jpn=ja kal=kl kan=kn kas=ks kat=ka kaz=kk khm=km kik=ki kin=rw kir=ky kom=kv kor=ko kur=ku \
    lao=lo lat=la lav=lv lin=ln lit=lt ltz=lb lug=lg mal=ml mar=mr mkd=mk mlg=mg mlt=mt mon=mn \
    mri=mi msa=ms mya=my nep=ne nld=nl nno=nn nob=nb nor=no oci=oc ori=or orm=om oss=os pan=pa \
    pol=pl por=pt pus=ps que=qu roh=rm ron=ro rus=ru san=sa sin=si slk=sk slv=sl sme=se snd=sd \
    som=so spa=es sqi=sq srd=sc srp=sr sun=su swa=sw swe=sv tam=ta tat=tt tel=te tgk=tg tgl=tl \
    tha=th tir=ti tsn=tn tso=ts tuk=tk tur=tr twi=tw uig=ug ukr=uk urd=ur uzb=uz ven=ve vie=vi \
    wln=wa wol=wo xho=xh yid=yi yor=yo zho=zh zul=zu
    """
}
