import { isSeen, type TaggedText } from './generate.ts';

/** A row of the shared receipts. */
export interface Receipt {
  readonly id: string;
  readonly text: string;
  readonly key: { readonly company?: string; readonly address?: string };
}

/** Receipt lines that may name staff or customers. */
const NAMING =
  /cashier|attn|served|sales ?(?:person|man)|salesman|operator|member|customer|\bname\b|staff|counter|waiter|by ?:/i;

/** The receipts of the seen half whose company and address are in the text, without lines that may name a person. */
export function receiptTexts(rows: readonly Receipt[]): TaggedText[] {
  return rows
    .filter(({ id }) => isSeen(id))
    .flatMap(({ text: whole, key }) => {
      const text = withoutNamingLines(whole);
      const [company, address] = [placeOf(text, key.company), placeOf(text, key.address)];
      if (!company || !address || company.end > address.start) return [];
      return [
        {
          text,
          spans: [
            { tag: 'ORGANISATION', ...company },
            { tag: 'ADDRESS', ...address },
          ],
        },
      ];
    });
}

/** Removes the lines that may name a person. */
export function withoutNamingLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => !NAMING.test(line))
    .join('\n');
}

function placeOf(text: string, value = ''): { start: number; end: number } | undefined {
  const words = value.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const found = new RegExp(words.map((word) => RegExp.escape(word)).join(String.raw`[\s,]{0,4}`)).exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
