/** Splits a list at white space. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Romanized family names of China (including Cantonese and Hokkien), Korea and Vietnam, without English words. */
export const FAMILY_NAMES = words(`
  bai cai cao chan chang chau chen cheng cheung chiu choe choi chow chu dai deng ding dong du duan fan fang feng fu
  gan gao gong gu guo han hao he hia ho hong hou hu huang huynh hwang jang jeong jia jiang jin jong kang kim kong kwok
  ku kwon lam lau lee lei leung li liang liao lim lin liu lo lu luo ma mao meng mo mok ng ngai ngo nguyen ni o paek pak
  pan park peng pham phan qian qin qiu qu ren rim ryu shao shen shi siu su szeto tam tan tang tao tian tong
  tran tsang tse wan wang wei wong wu xia xiao xie xiong xu xue yan yang yao ye yeung yi yin yip yu yuan yue yuen
  zeng zhan zhang zhao zheng zhong zhou zhu zhuang zou
`);

/** A given name of one or two romanized syllables: one of the language's initials, vowels, and one of a few endings. */
export const EAST_ASIAN_GIVEN_NAME =
  /^(?:(?:[bpmfdtnlgkhjqxrzcsyw]|zh|ch|sh|ts|ky|my|ry|hy)?[aeiouy][aeiou]{0,2}(?:ng|n|k|m|p|t|r|h|l|w)?){1,2}$/;

/** A family name and given names. */
const MAX_WORDS = 4;

/**
 * Whether folded words are an East Asian name: family name first ("Zhou Zhenyong", "Wong Wai Chung") or last ("Jinping
 * Chen"), and every other word a given name of that kind.
 */
export function isEastAsianName(folded: readonly string[]): boolean {
  const [first = '', ...afterFirst] = folded;
  const last = folded.at(-1) ?? '';
  // Some are listed with the family name at both ends.
  const words = first === last ? folded.length - 1 : folded.length;
  if (words < 2 || words > MAX_WORDS) return false;
  return (
    (FAMILY_NAMES.has(first) && afterFirst.every(isGivenName)) ||
    (FAMILY_NAMES.has(last) && folded.slice(0, -1).every(isGivenName))
  );
}

function isGivenName(word: string): boolean {
  return word.length <= 12 && EAST_ASIAN_GIVEN_NAME.test(word);
}
