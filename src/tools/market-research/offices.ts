/** The national statistics offices with the address of their pages, and the words that stand for their country. As of November 2026. */
export interface Office {
  country: string;
  name: string;
  site: string;
  /** Other names, regions and cities, in small plain letters. */
  also: string;
}

const rows: readonly (readonly [country: string, name: string, site: string, also?: string])[] = [
  ['Albania', 'INSTAT', 'instat.gov.al', 'tirana'],
  ['Argentina', 'INDEC', 'indec.gob.ar', 'buenos aires,cordoba argentina,rosario'],
  ['Australia', 'Australian Bureau of Statistics', 'abs.gov.au', 'sydney,melbourne,brisbane,perth,adelaide,canberra,hobart,new south wales,nsw,queensland,victoria australia,tasmania,south australia,western australia'],
  ['Austria', 'Statistics Austria', 'statistik.at', 'osterreich,vienna,wien,graz,linz,salzburg,innsbruck,tyrol,tirol,styria,carinthia,vorarlberg,dach'],
  ['Bangladesh', 'Bangladesh Bureau of Statistics', 'bbs.gov.bd', 'dhaka,chittagong'],
  ['Belgium', 'Statbel', 'statbel.fgov.be', 'belgie,belgique,brussels,antwerp,ghent,bruges,liege,flanders,wallonia,benelux'],
  ['Brazil', 'IBGE', 'ibge.gov.br', 'brasil,sao paulo,rio de janeiro,brasilia,belo horizonte,curitiba,porto alegre'],
  ['Bulgaria', 'National Statistical Institute of Bulgaria', 'nsi.bg', 'sofia,plovdiv,varna'],
  ['Canada', 'Statistics Canada', 'statcan.gc.ca', 'toronto,vancouver,montreal,ottawa,calgary,edmonton,winnipeg,halifax,ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,newfoundland'],
  ['Chile', 'INE Chile', 'ine.gob.cl', 'santiago de chile,valparaiso'],
  ['China', 'National Bureau of Statistics of China', 'stats.gov.cn', 'beijing,shanghai,shenzhen,guangzhou,chengdu'],
  ['Colombia', 'DANE', 'dane.gov.co', 'bogota,medellin,cali'],
  ['Croatia', 'Croatian Bureau of Statistics', 'dzs.gov.hr', 'hrvatska,zagreb,split,dalmatia,istria'],
  ['Cyprus', 'CYSTAT', 'cystat.gov.cy', 'nicosia,limassol'],
  ['Czechia', 'Czech Statistical Office', 'csu.gov.cz', 'czech republic,cesko,prague,brno,moravia,bohemia'],
  ['Denmark', 'Statistics Denmark', 'dst.dk', 'danmark,copenhagen,kobenhavn,aarhus,odense,aalborg,jutland,scandinavia,nordics,nordic countries'],
  ['Egypt', 'CAPMAS', 'capmas.gov.eg', 'cairo,alexandria'],
  ['Estonia', 'Statistics Estonia', 'stat.ee', 'eesti,tallinn,tartu,baltics,baltic states'],
  ['Finland', 'Statistics Finland', 'stat.fi', 'suomi,helsinki,tampere,turku,oulu,espoo,nordics,nordic countries'],
  ['France', 'INSEE', 'insee.fr', 'paris,lyon,marseille,toulouse,nice,nantes,bordeaux,lille,strasbourg,brittany,normandy,provence,alsace,ile-de-france'],
  ['Georgia', 'Geostat', 'geostat.ge', 'tbilisi,batumi'],
  ['Germany', 'Destatis', 'destatis.de', 'deutschland,berlin,munich,munchen,hamburg,cologne,koln,frankfurt,stuttgart,dusseldorf,hannover,hanover,leipzig,dresden,bremen,nuremberg,kiel,bavaria,bayern,saxony,hesse,baden-wurttemberg,north rhine-westphalia,nrw,lower saxony,brandenburg,thuringia,dach'],
  ['Ghana', 'Ghana Statistical Service', 'statsghana.gov.gh', 'accra,kumasi'],
  ['Greece', 'ELSTAT', 'statistics.gr', 'hellas,athens,thessaloniki,crete'],
  ['Hong Kong', 'Census and Statistics Department', 'censtatd.gov.hk', 'kowloon'],
  ['Hungary', 'Hungarian Central Statistical Office', 'ksh.hu', 'magyarorszag,budapest,debrecen'],
  ['Iceland', 'Statistics Iceland', 'statice.is', 'reykjavik,nordics,nordic countries'],
  ['India', 'Ministry of Statistics, India', 'mospi.gov.in', 'mumbai,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,pune,kolkata,ahmedabad,gurugram,kerala,maharashtra,karnataka,tamil nadu,gujarat'],
  ['Indonesia', 'BPS Statistics Indonesia', 'bps.go.id', 'jakarta,bali,surabaya,bandung'],
  ['Ireland', 'Central Statistics Office', 'cso.ie', 'eire,republic of ireland,dublin,cork,galway,limerick'],
  ['Israel', 'Central Bureau of Statistics', 'cbs.gov.il', 'tel aviv,haifa,jerusalem'],
  ['Italy', 'Istat', 'istat.it', 'italia,rome,roma,milan,milano,turin,naples,napoli,bologna,florence,venice,lombardy,tuscany,sicily,sardinia,south tyrol'],
  ['Jamaica', 'Statistical Institute of Jamaica', 'statinja.gov.jm', 'montego bay'],
  ['Japan', 'Statistics Bureau of Japan', 'stat.go.jp', 'nippon,tokyo,osaka,kyoto,yokohama,nagoya,fukuoka,hokkaido'],
  ['Kazakhstan', 'Bureau of National Statistics', 'stat.gov.kz', 'almaty,astana'],
  ['Kenya', 'Kenya National Bureau of Statistics', 'knbs.or.ke', 'nairobi,mombasa'],
  ['Latvia', 'Official Statistics of Latvia', 'stat.gov.lv', 'latvija,riga,baltics,baltic states'],
  ['Lithuania', 'Official Statistics of Lithuania', 'osp.stat.gov.lt', 'lietuva,vilnius,kaunas,baltics,baltic states'],
  ['Luxembourg', 'STATEC', 'statistiques.public.lu', 'benelux'],
  ['Malaysia', 'Department of Statistics Malaysia', 'dosm.gov.my', 'kuala lumpur,penang,johor'],
  ['Malta', 'National Statistics Office', 'nso.gov.mt', 'valletta'],
  ['Mexico', 'INEGI', 'inegi.org.mx', 'mexico city,guadalajara,monterrey,cdmx'],
  ['Morocco', 'HCP', 'hcp.ma', 'casablanca,rabat,marrakesh'],
  ['Netherlands', 'Statistics Netherlands (CBS)', 'cbs.nl', 'the netherlands,holland,nederland,amsterdam,rotterdam,utrecht,the hague,eindhoven,benelux'],
  ['New Zealand', 'Stats NZ', 'stats.govt.nz', 'nz,aotearoa,auckland,wellington,christchurch'],
  ['Nigeria', 'National Bureau of Statistics, Nigeria', 'nigerianstat.gov.ng', 'lagos,abuja'],
  ['North Macedonia', 'State Statistical Office', 'stat.gov.mk', 'skopje'],
  ['Norway', 'Statistics Norway', 'ssb.no', 'norge,oslo,bergen,trondheim,stavanger,tromso,scandinavia,nordics,nordic countries'],
  ['Pakistan', 'Pakistan Bureau of Statistics', 'pbs.gov.pk', 'karachi,lahore,islamabad'],
  ['Peru', 'INEI', 'inei.gob.pe', 'lima,arequipa'],
  ['Philippines', 'Philippine Statistics Authority', 'psa.gov.ph', 'the philippines,manila,cebu'],
  ['Poland', 'Statistics Poland', 'stat.gov.pl', 'polska,warsaw,krakow,wroclaw,gdansk,poznan,lodz,silesia'],
  ['Portugal', 'Statistics Portugal', 'ine.pt', 'lisbon,lisboa,porto,algarve,madeira,azores,iberia'],
  ['Romania', 'National Institute of Statistics', 'insse.ro', 'bucharest,cluj,timisoara,transylvania'],
  ['Rwanda', 'National Institute of Statistics of Rwanda', 'statistics.gov.rw', 'kigali'],
  ['Saudi Arabia', 'General Authority for Statistics', 'stats.gov.sa', 'riyadh,jeddah'],
  ['Serbia', 'Statistical Office of Serbia', 'stat.gov.rs', 'srbija,belgrade,novi sad'],
  ['Singapore', 'Singapore Department of Statistics', 'singstat.gov.sg'],
  ['Slovakia', 'Statistical Office of the Slovak Republic', 'statistics.sk', 'slovensko,bratislava,kosice'],
  ['Slovenia', 'Statistical Office of Slovenia', 'stat.si', 'slovenija,ljubljana,maribor'],
  ['South Africa', 'Statistics South Africa', 'statssa.gov.za', 'johannesburg,cape town,durban,pretoria,gauteng,western cape'],
  ['South Korea', 'Statistics Korea', 'kostat.go.kr', 'korea,republic of korea,seoul,busan'],
  ['Spain', 'INE Spain', 'ine.es', 'espana,madrid,barcelona,valencia,seville,sevilla,bilbao,malaga,zaragoza,catalonia,andalusia,basque country,galicia,canary islands,majorca,mallorca,iberia'],
  ['Sri Lanka', 'Department of Census and Statistics', 'statistics.gov.lk', 'colombo'],
  ['Sweden', 'Statistics Sweden', 'scb.se', 'sverige,stockholm,gothenburg,goteborg,malmo,uppsala,scandinavia,nordics,nordic countries'],
  ['Switzerland', 'Federal Statistical Office', 'bfs.admin.ch', 'schweiz,suisse,svizzera,zurich,geneva,basel,bern,lausanne,lucerne,ticino,dach'],
  ['Taiwan', 'National Statistics, Taiwan', 'stat.gov.tw', 'taipei,kaohsiung'],
  ['Tanzania', 'National Bureau of Statistics, Tanzania', 'nbs.go.tz', 'dar es salaam,zanzibar'],
  ['Thailand', 'National Statistical Office of Thailand', 'nso.go.th', 'bangkok,chiang mai,phuket'],
  ['Tunisia', 'INS Tunisia', 'ins.tn', 'tunis'],
  ['Turkey', 'TurkStat', 'tuik.gov.tr', 'turkiye,istanbul,ankara,izmir'],
  ['Uganda', 'Uganda Bureau of Statistics', 'ubos.org', 'kampala'],
  ['Ukraine', 'State Statistics Service of Ukraine', 'stat.gov.ua', 'kyiv,kiev,lviv,odesa'],
  ['United Arab Emirates', 'Federal Competitiveness and Statistics Centre', 'fcsc.gov.ae', 'uae,emirates,dubai,abu dhabi,sharjah'],
  ['United Kingdom', 'Office for National Statistics (UK)', 'ons.gov.uk', 'uk,u.k.,gb,great britain,britain,england,scotland,wales,northern ireland,london,manchester,birmingham,leeds,liverpool,sheffield,bristol,newcastle upon tyne,nottingham,leicester,southampton,portsmouth,brighton,oxford,york,bath,exeter,plymouth,norwich,hull,bradford,coventry,edinburgh,glasgow,aberdeen,dundee,inverness,cardiff,swansea,belfast,yorkshire,lancashire,cheshire,kent,essex,surrey,sussex,hampshire,dorset,devon,cornwall,somerset,wiltshire,gloucestershire,oxfordshire,berkshire,buckinghamshire,hertfordshire,bedfordshire,cambridgeshire,norfolk,suffolk,lincolnshire,nottinghamshire,derbyshire,leicestershire,staffordshire,shropshire,herefordshire,worcestershire,warwickshire,northamptonshire,rutland,merseyside,greater manchester,tyne and wear,west midlands,east midlands,cumbria,northumberland,county durham,home counties,midlothian,fife,highlands'],
  ['Uruguay', 'INE Uruguay', 'ine.gub.uy', 'montevideo'],
  ['Vietnam', 'National Statistics Office of Vietnam', 'nso.gov.vn', 'viet nam,hanoi,ho chi minh city,saigon,da nang'],
]; // prettier-ignore

/** Offices whose pages are found without "www". */
const bare = new Set(
  'csu.gov.cz dzs.gov.hr fcsc.gov.ae mospi.gov.in nigerianstat.gov.ng nso.gov.mt osp.stat.gov.lt psa.gov.ph stat.gov.kz stat.gov.lv stat.gov.pl stat.gov.ua statistiques.public.lu statsghana.gov.gh ec.europa.eu/eurostat'.split(
    ' ',
  ),
);

export const addressOf = (site: string) => `https://${bare.has(site) ? '' : 'www.'}${site}`;

export const offices: readonly Office[] = rows.map(([country, name, site, also = '']) => ({ country, name, site, also }));
