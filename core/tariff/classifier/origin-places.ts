/** Names of places that goods are said to come from, as folded words: countries, regions and export cities, one a line part. */
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
  cn|chn|vn|mx|jp|kr|tw|bd|pk`;

/** What, without a word of origin, may be the goods themselves or no place, whatever words stand around it. */
const COMMON_NOUNS = 'bermuda|chile|turkey|cn|chn|vn|mx|jp|kr|tw|bd|pk';

/** Inhabitants and languages, which say where goods are from only with "origin" or "made". */
const ADJECTIVES = `
  american|argentine|asian|australian|austrian|bangladeshi|belgian|brazilian|british|bulgarian|cambodian|canadian|chilean|chinese|colombian|
  croatian|czech|danish|dutch|egyptian|english|european|filipino|finnish|french|german|greek|guatemalan|honduran|hungarian|indian|
  indonesian|irish|israeli|italian|japanese|kenyan|korean|malaysian|mexican|moroccan|norwegian|pakistani|peruvian|philippine|polish|
  portuguese|romanian|russian|scottish|serbian|slovak|slovenian|south african|south korean|spanish|sri lankan|swedish|swiss|
  taiwanese|thai|tunisian|turkish|ukrainian|vietnamese`;

// Goods whose names a country's begins, and words around it, that let it say what the goods are: without any of them it is an origin.
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
const AMBIGUOUS: ReadonlySet<string> = new Set(parts(COMMON_NOUNS));
const INHABITANTS: ReadonlySet<string> = new Set(parts(ADJECTIVES));
const GOODS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(NAMES_OF_GOODS).map(([place, words]) => [place, new Set(words.split(' '))]),
);
const MAX_PLACE_WORDS = 5;

/** A place's name among words: how many words it takes, and whether it is clearly one without a word of origin before it. */
export interface PlaceName {
  readonly length: number;
  readonly isClear: boolean;
}

/** The longest place name that begins at a position, unless it begins a name of goods ("china clay"); undefined where none does. */
export function placeAt(words: readonly string[], at: number): PlaceName | undefined {
  for (let length = Math.min(MAX_PLACE_WORDS, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    if (!PLACES.has(name)) continue;
    const next = words[at + length];
    if (next !== undefined && GOODS.get(words[at + length - 1] ?? '')?.has(next)) return undefined;
    // `Ceramic mug, China` says where it is from.
    const isLast = words[at - 1] === ',' && at + length === words.length;
    const names = GOODS.get(name);
    return { length, isClear: !AMBIGUOUS.has(name) && (isLast || !words.some((word) => names?.has(word))) };
  }
  return undefined;
}

/** How many words of "Chinese" or "South Korean" begin at a position; 0 where none do. */
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
