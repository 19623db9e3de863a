import { isMaterial } from './concepts.ts';
import { stemWord } from './stem.ts';

/** Names of places of origin, as folded words: countries, regions and export cities. */
const PLACE_NAMES = `
  afghanistan|albania|algeria|andorra|angola|antigua and barbuda|argentina|armenia|aruba|australia|austria|azerbaijan|bahamas|bahrain|
  bangladesh|barbados|belarus|belgium|belize|benin|bermuda|bhutan|bolivia|bosnia|bosnia and herzegovina|botswana|brazil|brunei|bulgaria|
  burkina faso|burma|burundi|cabo verde|cambodia|cameroon|canada|cape verde|cayman islands|central african republic|chad|chile|
  china|peoples republic of china|people republic of china|republic of china|p r china|pr china|prc|mainland china|colombia|comoros|
  congo|democratic republic of the congo|costa rica|cote d ivoire|croatia|cuba|curacao|cyprus|czechia|czech republic|denmark|djibouti|
  dominica|dominican republic|east timor|ecuador|egypt|el salvador|england|equatorial guinea|eritrea|estonia|eswatini|ethiopia|
  european union|eu|europe|faroe islands|fiji|finland|france|french polynesia|gabon|gambia|georgia|germany|ghana|gibraltar|great britain|greece|
  greenland|grenada|guadeloupe|guam|guatemala|guinea|guinea bissau|guyana|haiti|holland|honduras|hong kong|hungary|iceland|india|indonesia|iran|
  iraq|ireland|israel|italy|ivory coast|jamaica|japan|jordan|kazakhstan|kenya|kiribati|korea|republic of korea|south korea|north korea|
  kosovo|kuwait|kyrgyzstan|laos|latvia|lebanon|lesotho|liberia|libya|liechtenstein|lithuania|luxembourg|macao|macau|madagascar|malawi|
  malaysia|maldives|mali|malta|marshall islands|martinique|mauritania|mauritius|mexico|micronesia|moldova|monaco|mongolia|montenegro|
  morocco|mozambique|myanmar|namibia|nauru|nepal|netherlands|new caledonia|new zealand|nicaragua|niger|nigeria|north macedonia|
  northern ireland|norway|oman|pakistan|palau|palestine|panama|papua new guinea|paraguay|peru|philippines|poland|portugal|puerto rico|
  qatar|reunion|romania|russia|russian federation|rwanda|saint lucia|samoa|san marino|saudi arabia|scotland|senegal|serbia|seychelles|
  sierra leone|singapore|slovakia|slovenia|solomon islands|somalia|south africa|south sudan|spain|sri lanka|sudan|suriname|sweden|
  switzerland|syria|taiwan|tajikistan|tanzania|thailand|timor leste|togo|tonga|trinidad and tobago|trinidad|tunisia|turkey|turkiye|
  turkmenistan|uganda|ukraine|united arab emirates|uae|united kingdom|uk|united states|united states of america|usa|u s a|u s|us|
  uruguay|uzbekistan|vanuatu|vatican city|venezuela|viet nam|vietnam|wales|yemen|zambia|zimbabwe|asia|southeast asia|east asia|africa|
  south america|north america|latin america|central america|far east|middle east|
  anhui|beijing|chengdu|chongqing|dalian|dongguan|foshan|fujian|fuzhou|guangdong|guangxi|guangzhou|hangzhou|hebei|henan|hubei|hunan|
  inner mongolia|jiangsu|jiangxi|jinan|liaoning|nanjing|ningbo|qingdao|shandong|shanghai|shenzhen|sichuan|suzhou|tianjin|wenzhou|
  wuhan|xiamen|xinjiang|yiwu|yunnan|zhejiang|zhongshan|dhaka|hanoi|ho chi minh city|haiphong|saigon|mumbai|new delhi|delhi|tirupur|jaipur|
  moradabad|karachi|sialkot|jakarta|bangkok|kuala lumpur|taipei|tokyo|osaka|seoul|busan|istanbul|guadalajara|monterrey|tijuana|
  aland islands|american samoa|antigua barbuda|bosnia herzegovina|british virgin islands|burma myanmar|canary islands|
  caribbean netherlands|congo brazzaville|congo kinshasa|cook islands|falkland islands|french guiana|hong kong sar china|isle of man|
  macao sar china|mauritius|mayotte|montserrat|myanmar burma|niue|northern mariana islands|palestinian territories|
  sao tome and principe|sao tome principe|sint maarten|st barthelemy|st helena|st kitts and nevis|st kitts nevis|st lucia|st martin|
  st vincent and grenadines|st vincent grenadines|trinidad tobago|turks and caicos islands|turks caicos islands|tuvalu|
  u s virgin islands|us virgin islands|western sahara|ascension island|ceuta melilla|christmas island|cocos islands|cocos keeling islands|
  norfolk island|pitcairn islands|sark|st pierre and miquelon|st pierre miquelon|svalbard jan mayen|tokelau|tristan da cunha|wallis and futuna|
  wallis futuna`;

/** Names that may be the goods themselves unless a word of origin is present, whatever words are around. */
const COMMON_NOUNS = 'bermuda|chile|turkey';

/** Codes that are spelled like no word or material: places after "made in" and "from". */
const CLEAR_CODES = new Set(
  (
    'ae au bd bg br ca ch chn cn cz de dk eg es fi fr gb gr hk hr hu il jp ke kh kr lk mx ng nl np nz ph pk pl pt ro rs sg sk th tr tw ' +
    'ua vn za'
  ).split(' '),
);

/** Places only after a label: three-letter codes, and islands that knitwear and eels are named after. */
const LABELLED_PLACES = new Set(
  (
    'abw afg ago aia ala alb and are arg arm asm atg aus aut aze bdi bel ben bes bfa bgd bgr bhr bhs bih blm blr blz bmu bol bra brb brn btn bwa ' +
    'caf can che chl chn civ cmr cod cog cok col com cpv cri cub cuw cym cyp cze deu dji dma dnk dom dza ecu egy eri esh esp est eth fin fji flk ' +
    'fra fro fsm gab gbr geo ggy gha gib gin glp gmb gnb gnq grc grd grl gtm guf gum guy hkg hnd hrv hti hun idn imn ind irl irn irq isl isr ita ' +
    'jam jey jor jpn kaz ken kgz khm kir kna kor kwt lao lbn lbr lby lca lie lka lso ltu lux lva mac maf mar mco mda mdg mdv mex mhl mkd mli mlt ' +
    'mmr mne mng mnp moz mrt msr mtq mus mwi mys myt nam ncl ner nga nic niu nld nor npl nru nzl omn pak pan per phl plw png pol pri prk prt pry ' +
    'pse pyf qat reu rou rus rwa sau sdn sen sgp shn slb sle slv smr som srb ssd stp sur svk svn swe swz sxm syc syr tca tcd tgo tha tjk tkm tls ' +
    'ton tto tun tur tuv twn tza uga ukr ury usa uzb vat vct ven vgb vir vnm vut wsm xkx yem zaf zmb zwe anguilla guernsey jersey'
  ).split(' '),
);

/** Inhabitants and languages, which state an origin only with "origin" or "made". */
const ADJECTIVES = `
  american|argentine|asian|australian|austrian|bangladeshi|belgian|brazilian|british|bulgarian|cambodian|canadian|chilean|chinese|colombian|
  croatian|czech|danish|dutch|egyptian|english|european|filipino|finnish|french|german|greek|guatemalan|honduran|hungarian|indian|
  indonesian|irish|israeli|italian|japanese|kenyan|korean|malaysian|mexican|moroccan|norwegian|pakistani|peruvian|philippine|polish|
  portuguese|romanian|russian|scottish|serbian|slovak|slovenian|south african|south korean|spanish|sri lankan|swedish|swiss|
  taiwanese|thai|tunisian|turkish|ukrainian|vietnamese`;

// Goods whose names start with a country's, with the words around that let it name the goods: without any of them it is
// an origin.
const NAMES_OF_GOODS: Readonly<Record<string, string>> = {
  bermuda: 'short shorts grass onion onions skort',
  brazil: 'nut nuts nutshell wood',
  canada: 'goose geese balsam',
  chile:
    'pepper peppers powder sauce paste relleno rellenos flake flakes oil pod pods con verde lime seasoning saltpeter nitrate',
  china:
    'clay teapot teapots cup cups mug mugs plate plates saucer saucers bowl bowls dish dishes dinnerware tableware ware figurine ' +
    'figurines ornament ornaments vase vases doll dolls cabinet cabinets closet hutch tea set sets pot pots jug pitcher platter ' +
    'platters tureen ink grass bark wood aster rose tile tiles marker paint lamp urn creamer insulator insulators knob knobs service bone fine ' +
    'vitreous porcelain hotel',
  guinea: 'pig pigs fowl fowls hen hens keet keets pepper corn grass worm',
  india: 'ink rubber paper shellac ale',
  japan: 'wax lacquer varnish drier tan',
  jordan: 'almond almonds',
  niger: 'seed seeds',
  panama: 'hat hats bark weave straw',
  peru: 'balsam',
  turkey:
    'breast breasts meat sausage sausages leg legs thigh thighs bacon feather feathers deli sandwich jerky wing wings bird birds egg eggs ' +
    'poult poults call calls decoy fryer baster lacer broth stock soup burger burgers patty patties ham hen roast ' +
    'cutlet cutlets carcass carcasses liver livers neck necks red',
};

const PLACES: ReadonlySet<string> = new Set(parts(PLACE_NAMES));
const FIRST_WORDS: ReadonlySet<string> = new Set(Array.from(PLACES, (name) => name.replace(/ .*/, '')));
const AMBIGUOUS: ReadonlySet<string> = new Set(parts(COMMON_NOUNS));
const INHABITANTS: ReadonlySet<string> = new Set(parts(ADJECTIVES));
const GOODS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(NAMES_OF_GOODS).map(([place, words]) => [place, new Set(words.split(' '))]),
);
const RUN_TOGETHER: ReadonlyMap<string, readonly [string, string]> = new Map(
  [...GOODS].flatMap(([place, words]) => [...words].map((word) => [place + word, [place, word]])),
);
const MAX_PLACE_WORDS = 5;

/**
 * A place name in a text: its number of words, whether it is clearly a place without a word of origin before it, and
 * whether it is a code.
 */
export interface PlaceName {
  readonly length: number;
  readonly isClear: boolean;
  readonly isCode: boolean;
}

/**
 * Returns the longest place name starting at a position, unless it starts a name of goods ("china clay"); undefined if
 * there is none.
 */
export function placeAt(words: readonly string[], at: number): PlaceName | undefined {
  const length = namedPlaceAt(words, at);
  if (length === 0) return CLEAR_CODES.has(words[at] ?? '') ? { length: 1, isClear: false, isCode: true } : undefined;
  const next = words[at + length];
  if (next !== undefined && GOODS.get(words[at + length - 1] ?? '')?.has(next)) return undefined;
  const name = words.slice(at, at + length).join(' ');
  const isSpokenOf = words.some((word) => GOODS.get(name)?.has(word));
  // `Ceramic mug, China` states an origin; so does `Turkey carpet`, because a bird does not become one.
  const isLast = words[at - 1] === ',' && next === undefined;
  const isClear = AMBIGUOUS.has(name) ? isFromThere(next) && !isSpokenOf : isLast || !isSpokenOf;
  return { length, isClear, isCode: false };
}

const MADE_GOODS = new Set(
  'rug rugs carpet carpets kilim kilims towel towels bathrobe bathrobes tile tiles slab slabs lamp lamps lantern lanterns wine wines'.split(
    ' ',
  ),
);

/**
 * Whether a word names goods or materials that are neither bird nor pepper but may come from the place of that name.
 */
function isFromThere(word = ''): boolean {
  return MADE_GOODS.has(word) || isMaterial(stemWord(word));
}

/**
 * Returns how many words are place names after a label of origin, where codes and inhabitants also count; 0 if none.
 */
export function labelledPlaceAt(words: readonly string[], at: number): number {
  const word = words[at] ?? '';
  const isCode = /^[a-z]{2}$/.test(word) || LABELLED_PLACES.has(word);
  return namedPlaceAt(words, at) || inhabitantAt(words, at) || (isCode ? 1 : 0);
}

function namedPlaceAt(words: readonly string[], at: number): number {
  if (!FIRST_WORDS.has(words[at] ?? '')) return 0;
  for (let length = Math.min(MAX_PLACE_WORDS, words.length - at); length > 0; length--)
    if (PLACES.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** Returns the two words of a compound of a place and goods, "brazilnuts"; undefined for other words. */
export function runTogether(word: string): readonly [string, string] | undefined {
  return RUN_TOGETHER.get(word);
}

/** Returns how many words of "Chinese" or "South Korean" start at a position; 0 if none. */
export function inhabitantAt(words: readonly string[], at: number): number {
  if (INHABITANTS.has(words.slice(at, at + 2).join(' '))) return 2;
  return INHABITANTS.has(words[at] ?? '') ? 1 : 0;
}

function parts(list: string): string[] {
  return list
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
