import { isMaterial } from '../concepts.ts';
import { stemWord } from '../stem.ts';

interface Item {
  readonly tokens: readonly string[];
  /** Percent; -1 if none is stated. */
  readonly share: number;
}

const SEPARATORS = new Set([',', 'and', 'or']);

/**
 * Sorts each list of materials in the tokens ("40% polyester, 60% cotton"), largest share first and then by name,
 * because the order in which they are written does not change the goods.
 */
export function inOneOrder(tokens: readonly string[]): string[] {
  const ordered: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { items, end } = listAt(tokens, at);
    if (items.length < 2) {
      ordered.push(tokens[at] ?? '');
      at++;
      continue;
    }
    const sorted = items.toSorted((a, b) => b.share - a.share || (nameOf(a) < nameOf(b) ? -1 : 1));
    ordered.push(...sorted.flatMap(({ tokens: words }, i) => (i === 0 ? words : [',', ...words])));
    at = end;
  }
  return ordered;
}

function nameOf({ tokens }: Item): string {
  return tokens.at(-1) ?? '';
}

function listAt(tokens: readonly string[], start: number): { items: Item[]; end: number } {
  const items: Item[] = [];
  let end = start;
  for (let at = start; ;) {
    const item = itemAt(tokens, at);
    if (item === undefined) break;
    items.push(item);
    end = at + item.tokens.length;
    at = end;
    while (SEPARATORS.has(tokens[at] ?? '')) at++;
    // Materials that follow each other without a comma are one name, "cotton canvas".
    if (at === end && itemAt(tokens, at)?.share === -1) break;
  }
  return { items, end };
}

function itemAt(tokens: readonly string[], at: number): Item | undefined {
  const [first = '', second = ''] = tokens.slice(at, at + 2);
  const percent = /^\d{1,3}(?:[.,]\d{1,3})?%$/.test(first) ? Number(first.slice(0, -1).replace(',', '.')) : undefined;
  const name = percent === undefined ? first : second;
  if (name === '' || !isMaterial(stemWord(name))) return undefined;
  return percent === undefined ? { tokens: [first], share: -1 } : { tokens: [first, second], share: percent };
}
