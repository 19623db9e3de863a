import { CONNECTIVES } from './person-words.ts';
import { SURNAME_TRADE_WORDS, TRADE_WORDS } from './trade-words.ts';

/**
 * Places common in the names of organizations: countries, nationalities, regions and big cities on the published
 * lists and beside names. Without places that are also names ("Georgia", "Jordan").
 */
const PLACES = `
  afghanistan africa african ajman albania albanian algeria algerian america american arab arabia arabian argentina
  argentine armenia armenian asia asian australia australian austria austrian azerbaijan azerbaijani bahrain baltic
  bangladesh bangladeshi beijing belarus belarusian belgian belgium berlin bolivia bosnia bosnian brazil brazilian
  britain british bulgaria bulgarian cambodia cambodian cameroon canada canadian caspian caucasus central chengdu
  chile chilean china chinese chongqing colombia colombian congo crimea croatia croatian cuba cuban cypriot cyprus
  czech damascus danish denmark dhabi donetsk dubai dutch east eastern ecuador egypt egyptian emirate emirates england
  english estonia estonian ethiopia ethiopian eurasia eurasian euro europe european far finland finnish france french
  fujairah german germany ghana greece greek guangdong guangzhou guatemala gulf hangzhou honduras hong hongkong
  hungarian hungary india indian indonesia indonesian iran iranian iraq iraqi ireland irish israel israeli istanbul
  italia italian italy japan japanese jebel jiangsu kazakhstan kenya kenyan kong korea korean kuwait kyrgyzstan lanka
  laos latin latvia latvian lebanese lebanon libya libyan lithuania lithuanian london lugansk luhansk luxembourg
  macedonia malaysia malaysian maltese mexican mexico middle minsk moldova mongolia mongolian moroccan morocco moscow
  moskovskiy mozambique myanmar namibia nanjing nepal netherlands new nicaragua nigeria nigerian north northern norway
  norwegian oman omani pacific pakistan pakistani panama paraguay persian peru peruvian petersburg philippine
  philippines poland polish portugal portuguese qatar qatari republic romania romanian rossiya russia russian saint
  saudi scotland senegal serbia serbian shandong shanghai sharjah shenzhen siberia siberian sichuan singapore slovak
  slovakia slovenia slovenian somalia south southern soviet spain spanish sri st state sudan sudanese sweden swedish
  swiss switzerland syria syrian taiwan tajikistan tanzania tehran thai thailand tianjin tokyo tunisia tunisian turkey
  turkish turkmenistan uae uganda uk ukraine ukrainian ural uruguay us usa uzbekistan venezuela venezuelan vietnam
  vietnamese wales west western wuhan wuxi xian xinjiang yemen yemeni zambia zealand zhejiang zimbabwe
`;

/** Size, rank and novelty, which do not identify anyone, and plain joining words. */
const PLAIN_WORDS = `a an as at by de del der des di do dos el for from great high in la le los of on the to und van von big first general global great major modern new no union united`;

/** Words that many organizations share; two names that share nothing else are unlikely to be the same. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set([
  ...TRADE_WORDS,
  ...SURNAME_TRADE_WORDS,
  ...CONNECTIVES,
  ...`${PLACES} ${PLAIN_WORDS}`.trim().split(/\s+/),
]);
