/** How an entity of the list is named. */
export interface EntityNames {
  /** As the page names it, its aliases taken out. */
  readonly name: string;
  /** What it is also or was formerly known as, in the page's order. */
  readonly aliases: readonly string[];
  /** Every text that a name is compared with: the name, also without what it says of subsidiaries and without an acronym behind it, the aliases, the acronym. */
  readonly compared: readonly string[];
}

/** What begins a bracket of aliases. */
const ALIASES =
  /^(?:(?:and|including) [a-z0-9]{1,9} alias(?:es)?:?|(?:also|formerly) known as:?|a\.?k\.?a\.?|f\.?k\.?a\.?) /i;

/** What leads one alias among others. */
const LEAD = /^(?:and )?(?:(?:also|formerly) known as:? )?/i;

/** Where a list of aliases goes on without a semicolon. */
const FURTHER = / and (?:also|formerly) known as /i;

/** Where two aliases are joined: `and` is part of a name ("Bayi Iron and Steel") unless a legal form ends right before it. */
const JOINED = /(?<=\b(?:Ltd|Co)\.) and /;

/** What says that others belong to an entity. */
const DEPENDENTS = /,? and (?:its )?(?:subsidiaries|affiliates|subordinate and affiliated entities)$/i;

/** An acronym behind a name: `(XPCC)`. */
const ACRONYM = / \(([A-Z]{2,10})\)$/;

/** Reads the text of a name's cell. Brackets that hold anything but aliases are part of the name. */
export function entityNames(text: string): EntityNames {
  const brackets = topBrackets(text);
  const ofAliases = brackets.filter(({ inner }) => ALIASES.test(inner));
  const aliases = ofAliases.flatMap(({ inner }) => splitAliases(inner.replace(ALIASES, '')));
  const name = without(text, ofAliases);
  const own = name.replace(DEPENDENTS, '');
  const [plain, acronym] = acronymOf(own);
  return { name, aliases, compared: [...new Set([plain, own, name, ...aliases, ...acronym])] };
}

interface Bracket {
  readonly start: number;
  /** After the closing sign; a bracket that is never closed goes to the end. */
  readonly end: number;
  readonly inner: string;
}

/** The brackets that stand in no other. */
function topBrackets(text: string): Bracket[] {
  const found: Bracket[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') {
      if (depth === 0) start = at;
      depth++;
    } else if (text[at] === ')' && depth > 0) {
      depth--;
      if (depth === 0) found.push({ start, end: at + 1, inner: text.slice(start + 1, at).trim() });
    }
  }
  if (depth > 0) found.push({ start, end: text.length, inner: text.slice(start + 1).trim() });
  return found;
}

function without(text: string, brackets: readonly Bracket[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of brackets) {
    kept += text.slice(from, start).trimEnd();
    from = end;
  }
  return (kept + text.slice(from)).trim();
}

/** The aliases of a bracket; a semicolon within a bracket of its own parts nothing. */
function splitAliases(inner: string): string[] {
  return partsAtSemicolons(inner)
    .flatMap((part) => part.replace(LEAD, '').split(FURTHER))
    .flatMap((part) => part.split(JOINED))
    .map((alias) => alias.replace(LEAD, '').trim())
    .filter((alias) => alias !== '');
}

function partsAtSemicolons(text: string): string[] {
  const inBrackets = topBrackets(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(';'); at !== -1; at = text.indexOf(';', at + 1)) {
    if (inBrackets.some(({ start, end }) => start < at && at < end)) continue;
    parts.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return [...parts, text.slice(from).trim()];
}

/** A name and the acronym behind it, apart: together they would be words too many for either. */
function acronymOf(name: string): [name: string, acronym: string[]] {
  const acronym = ACRONYM.exec(name)?.[1];
  return acronym === undefined ? [name, []] : [name.replace(ACRONYM, ''), [acronym]];
}
