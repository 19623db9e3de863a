/** The lists of goods of China that bear additional duty under Section 301, with the percentage set for each. */
export const CHINA_LISTS = {
  'List 1': 25,
  'List 2': 25,
  'List 3': 25,
  'List 4A': 7.5,
} as const;

export type ChinaList = keyof typeof CHINA_LISTS;

/** The chapter 99 provisions by which the schedule's footnotes name a list. Others of the same heading are exclusions. */
const PROVISIONS: Readonly<Record<string, ChinaList>> = {
  '01': 'List 1',
  '02': 'List 2',
  '03': 'List 3',
  '04': 'List 3',
  '15': 'List 4A',
};

/** What a footnote says of a line: the lists it is on, and whether the four-year review set a rate for goods of it. */
export interface ChinaReferences {
  readonly lists: readonly ChinaList[];
  readonly review: boolean;
}

/** Reads the references to the China provisions in the text of a footnote. */
export function chinaReferences(footnote: string): ChinaReferences {
  const lists = [...footnote.matchAll(/9903\.88\.(\d{2})/g)].map((match) => PROVISIONS[match[1] ?? '']);
  return { lists: lists.filter((list) => list !== undefined), review: footnote.includes('9903.91') };
}
