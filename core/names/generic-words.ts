import { CONNECTIVES } from './person-words.ts';
import { SURNAME_TRADE_WORDS, TRADE_WORDS } from './trade-words.ts';

/**
 * Places common in the names of organizations: countries, nationalities, regions and big cities on the published lists.
 */
const PLACES = `
  africa african america american asia asian arab arabia arabian australia australian austria baltic beijing belarus belarusian
  berlin brazil britain british canada canadian caspian caucasus central chengdu china chinese chongqing crimea cuba cuban cyprus
  damascus donetsk dubai east eastern egypt emirates euro eurasia eurasian europe european far france french german germany guangdong
  guangzhou gulf hangzhou hong hongkong india indian iran iranian iraq iraqi istanbul italia italian italy japan japanese jiangsu
  kong korea korean kuwait latin lebanon lebanese libya london luhansk lugansk malaysia mexico middle minsk moscow moskovskiy
  nanjing new north northern pacific pakistan pakistani panama persian petersburg qatar republic russia russian rossiya saint saudi shandong
  shanghai shenzhen siberia siberian sichuan singapore south southern soviet spain st state swiss switzerland syria syrian taiwan
  tehran thai thailand tianjin tokyo turkey turkish uae uk ukraine ukrainian ural us usa venezuela vietnam west western wuhan wuxi
  xian xinjiang yemen zhejiang
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
