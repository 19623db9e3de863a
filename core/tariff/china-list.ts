/** Section 301 lists of goods of China with additional duties, and the percentage of each. */
export const CHINA_LISTS = {
  'List 1': 25,
  'List 2': 25,
  'List 3': 25,
  'List 4A': 7.5,
} as const;

export type ChinaList = keyof typeof CHINA_LISTS;

/**
 * Chapter 99 provisions with which the schedule's footnotes name a list. Others under the same heading are exclusions.
 */
const PROVISIONS: Readonly<Record<string, ChinaList>> = {
  '01': 'List 1',
  '02': 'List 2',
  '03': 'List 3',
  '04': 'List 3',
  '15': 'List 4A',
};

/** The provision of List 3 that covers only certain goods of a line. */
const CERTAIN_GOODS = '04';

/** What a footnote says about a line. */
export interface ChinaReferences {
  readonly lists: readonly ChinaList[];
  /** Whether the footnote lists only certain goods of the line. */
  readonly certainGoods: boolean;
  /** Whether the four-year review of the China duties set a rate for goods of the line. */
  readonly review: boolean;
}

/** Parses a footnote's references to the China provisions. */
export function chinaReferences(footnote: string): ChinaReferences {
  const provisions = [...footnote.matchAll(/9903\.88\.(\d{2})/g)].map((match) => match[1] ?? '');
  return {
    lists: provisions.map((provision) => PROVISIONS[provision]).filter((list) => list !== undefined),
    certainGoods: provisions.includes(CERTAIN_GOODS),
    review: footnote.includes('9903.91'),
  };
}
