import { namesIn } from './lists.ts';

/** States and territories of the United States, abbreviated as after a town. */
const HOME_CODES: ReadonlySet<string> = new Set(
  namesIn(`AL, AK, AZ, AR, CA, CO, CT, DE, DC, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH, NJ,
    NM, NY, NC, ND, OH, OK, OR, PA, PR, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY, GU, VI`),
);

/** Those, and states and provinces of other countries. */
export const STATE_CODES: ReadonlySet<string> = HOME_CODES.union(
  new Set(
    namesIn(
      `AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, QC, SK, YT, NSW, VIC, QLD, ACT, TAS, UK, USA, US, UAE, BW, NRW, MH, KA, TN, DL, WB, UP`,
    ),
  ),
);

/** Countries behind a town by their codes (ISO 3166-1), without those that are read as something else: work (IT, HR), degrees and licences (BA, PT), legal forms (SA). */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  namesIn(
    `AE, AL, AM, AO, AR, AT, AU, AZ, BD, BG, BH, BO, BR, BY, CA, CH, CL, CN, CO, CR, CU, CY, CZ, DE, DK, DZ, EC, EE, EG, ES, ET, FI, FJ, FR, GB, GE, GH, GR, GT, HK,
    HN, HU, ID, IE, IL, IN, IQ, IR, IS, JM, JO, JP, KE, KH, KR, KW, KZ, LB, LK, LT, LU, LV, LY, MK, MN, MT, MU, MX, MY, MZ, NG, NI, NL, NO, NZ, OM, PE, PH, PK, PL,
    PY, RO, RS, RU, RW, SE, SG, SI, SK, SN, SV, TH, TN, TR, TT, TW, TZ, UA, UG, UY, UZ, VE, VN, YE, ZA, ZM, ZW`,
  ),
);

/** Both in full, folded. */
export const HOME_STATES: ReadonlySet<string> = HOME_CODES.union(
  new Set(
    namesIn(`alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, district of columbia, florida, georgia,
    hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota,
    mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina,
    north dakota, ohio, oklahoma, oregon, pennsylvania, puerto rico, rhode island, south carolina, south dakota, tennessee,
    texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming`),
  ),
);

/** States, provinces and countries printed in full after a city. */
export const REGIONS: ReadonlySet<string> = HOME_STATES.union(
  new Set(
    namesIn(`alberta, british columbia, manitoba,
    new brunswick, newfoundland, nova scotia, ontario, quebec, québec, saskatchewan, england, scotland, wales,
    northern ireland, bavaria, bayern, catalonia, karnataka, maharashtra, tamil nadu, telangana, new south wales, queensland,
    victoria, punjab, gujarat, kerala, west bengal, haryana, uttar pradesh, rajasthan, andhra pradesh, madhya pradesh, bihar, odisha, assam, jharkhand, goa,
    bedfordshire, berkshire, buckinghamshire, cambridgeshire, cheshire, cornwall, cumbria, derbyshire, devon, dorset, county durham, essex,
    gloucestershire, hampshire, herefordshire, hertfordshire, kent, lancashire, leicestershire, lincolnshire, merseyside, norfolk,
    northamptonshire, northumberland, nottinghamshire, oxfordshire, shropshire, somerset, staffordshire, suffolk, surrey, east sussex,
    west sussex, warwickshire, west midlands, wiltshire, worcestershire, north yorkshire, south yorkshire, west yorkshire, tyne and wear,
    greater manchester, aberdeenshire, fife, lanarkshire, county antrim, county down, county cork, county dublin, county galway, gauteng,
    western cape, limpopo, mpumalanga, free state, northern cape, north west, kwazulu-natal, eastern cape, jalisco, nuevo león, são paulo, andalusia, lombardy, tuscany, saxony, hesse, tasmania,
    western australia, south australia, northern territory,
    afghanistan, albania, algeria, argentina, armenia, australia, austria, azerbaijan, bahrain, bangladesh, belarus, belgium,
    bolivia, bosnia and herzegovina, brazil, brasil, bulgaria, cambodia, cameroon, canada, chile, china, colombia, costa rica,
    croatia, cuba, cyprus, czech republic, czechia, denmark, dominican republic, ecuador, egypt, el salvador, estonia, ethiopia,
    finland, france, germany, deutschland, ghana, greece, guatemala, honduras, hong kong, hungary, iceland, india,
    indonesia, iran, iraq, ireland, israel, italy, italia, jamaica, japan, jordan, kazakhstan, kenya, korea, south korea,
    republic of korea, s.korea, kuwait, latvia, lebanon, lithuania, luxembourg, malaysia, malta, mexico, méxico, moldova,
    morocco, nepal, netherlands, the netherlands, new zealand, nicaragua, nigeria, north macedonia, norway, oman, pakistan,
    panama, paraguay, peru, perú, philippines, poland, portugal, qatar, romania, russia, saudi arabia, senegal, serbia,
    singapore, slovakia, slovenia, south africa, spain, españa, sri lanka, sweden, switzerland, syria, taiwan, tanzania,
    thailand, tunisia, turkey, türkiye, turkiye, uganda, ukraine, united arab emirates, united kingdom, great britain, uruguay,
    united states, united states of america, u.s.a, u.s.a., u.s., uzbekistan, venezuela, vietnam, zimbabwe`),
  ),
);

/** Where work is done, if not in a city. */
export const NO_PLACE: ReadonlySet<string> = new Set(
  namesIn(
    'remote, hybrid, on-site, onsite, worldwide, telecommute, europe, asia, africa, north america, latin america, emea, apac',
  ),
);

/** Big cities printed without a state or country. */
export const CITIES: ReadonlySet<string> = new Set(
  namesIn(`new york, new york city, nyc, los angeles, san francisco, sf, bay area, san francisco bay area, chicago, boston, seattle,
    washington d.c., washington dc, austin, houston, dallas, miami, atlanta, denver, philadelphia, phoenix, san diego, san jose,
    portland, toronto, vancouver, montreal, ottawa, london, manchester, edinburgh, dublin, paris, lyon, berlin, munich, münchen,
    hamburg, frankfurt, cologne, zurich, zürich, geneva, vienna, amsterdam, rotterdam, brussels, copenhagen, stockholm, oslo,
    helsinki, madrid, barcelona, lisbon, rome, milan, athens, istanbul, ankara, warsaw, prague, budapest, bucharest, sofia,
    kyiv, moscow, tel aviv, dubai, abu dhabi, doha, cairo, lagos, nairobi, johannesburg, cape town, mumbai, delhi, new delhi,
    bangalore, bengaluru, hyderabad, chennai, pune, kolkata, beijing, shanghai, shenzhen, guangzhou, hong kong, taipei, seoul,
    tokyo, osaka, singapore, kuala lumpur, jakarta, manila, bangkok, ho chi minh city, hanoi, sydney, melbourne, brisbane,
    perth, auckland, wellington, são paulo, sao paulo, rio de janeiro, buenos aires, santiago, bogotá, bogota, lima, mexico city`),
);
