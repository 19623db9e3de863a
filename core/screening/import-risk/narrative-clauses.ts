import { LIST_NAMES, type ListKey, type ScreenedName } from './exposure.ts';

/** A name of a list, and what the sections say of it. */
interface NamedEntry {
  readonly lists: ReadonlySet<ListKey>;
  readonly scores: ReadonlySet<number>;
  /** Tokens of its categories, dates and source lists. */
  readonly details: ReadonlySet<string>;
}

/** A part of a sentence of a narrative, in lower case, its names and lists as tokens. */
export interface Clause {
  readonly text: string;
  /** The lists that it speaks of. */
  readonly lists: readonly ListKey[];
  /** Whether it holds a name, a detail of one, or a number. */
  readonly isDetailed: boolean;
}

/** What the tokens of a masked narrative stand for. */
export interface Tokens {
  readonly names: ReadonlyMap<string, NamedEntry>;
  readonly mask: (text: string) => string;
}

/** A token of a name, a detail or a list. */
export const TOKEN = /\b(?:name|detail)\d{1,4}x\b|\b(?:uflpa|csl)list\b/g;

/** The tokens for what the sections hold. */
export function tokensOf({ uflpa, csl }: ScreenedName): Tokens {
  const tokens = new Map<string, string>([
    ...[LIST_NAMES.uflpa, 'Forced-labor entity list', 'Forced-Labor Entity List', 'UFLPA Entity List'].map(
      (name): [string, string] => [name, 'uflpalist'],
    ),
    [LIST_NAMES.csl, 'csllist'],
  ]);
  const names = new Map<string, NamedEntry>();

  function token(kind: 'name' | 'detail', text: string): string {
    const known = tokens.get(text) ?? `${kind}${tokens.size}x`;
    tokens.set(text, known);
    return known;
  }

  function addName(text: string, { list, score, details }: { list: ListKey; score: number; details: string[] }): void {
    const key = token('name', text);
    const before = names.get(key);
    names.set(key, {
      lists: new Set([...(before?.lists ?? []), list]),
      scores: new Set([...(before?.scores ?? []), score]),
      details: new Set([...(before?.details ?? []), ...details.map((detail) => token('detail', detail))]),
    });
  }

  for (const { matched_name, score, entity } of uflpa.matches) {
    for (const name of new Set([matched_name, entity.name])) {
      addName(name, { list: 'uflpa', score, details: [entity.basis, entity.listed_date] });
    }
  }
  for (const { matched_name, score, source_list } of csl.matches) {
    addName(matched_name, { list: 'csl', score, details: [source_list] });
  }
  // Longest first, so that no part of one stands for another.
  const byLength = [...tokens].sort(([a], [b]) => b.length - a.length);
  return {
    names,
    mask: (text) => byLength.reduce((masked, [part, key]) => masked.replaceAll(part, ` ${key} `), text),
  };
}

/** The clauses of a masked narrative. */
export function clausesOf(masked: string, { names }: Tokens): Clause[] {
  return masked
    .toLowerCase()
    .split(/[.;](?:\s|$)|, (?:but|while|and) /)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, lists: listsOf(text, names), isDetailed: /\d/.test(text) }));
}

function listsOf(text: string, names: Tokens['names']): ListKey[] {
  const isOfBoth = /\b(?:both|lists|neither list)\b/.test(text);
  const named = tokensIn(text).flatMap((token) => {
    const lists = names.get(token)?.lists;
    // A name that both lists hold speaks of the one that the clause is about.
    return lists?.size === 1 ? [...lists] : [];
  });
  return (['uflpa', 'csl'] as const).filter((list) => isOfBoth || text.includes(`${list}list`) || named.includes(list));
}

/** The tokens of a clause, in its order. */
export function tokensIn(text: string): string[] {
  return text.match(TOKEN) ?? [];
}
