import { splitNames } from '../../../names/split-names.ts';

/** How an entity of the list is named. */
export interface EntityNames {
  /** As the page names it, its aliases taken out. */
  readonly name: string;
  /** What it is also or was formerly known as, in the page's order. */
  readonly aliases: readonly string[];
}

/** What begins a bracket of aliases. */
const ALIASES =
  /^(?:(?:and|including) [a-z0-9]{1,9} alias(?:es)?:?|(?:also|formerly) known as:?|a\.?k\.?a\.?|f\.?k\.?a\.?) /i;

/** What leads one alias among others. */
const LEAD = /^(?:and )?(?:(?:also|formerly) known as:? )?/i;

/** Where a list of aliases goes on without a semicolon. */
const FURTHER = / and (?:also|formerly) known as /i;

/** Reads the text of a name's cell. Brackets that hold anything but aliases are part of the name. */
export function entityNames(text: string): EntityNames {
  const brackets = topBrackets(text);
  const ofAliases = brackets.filter(({ inner }) => ALIASES.test(inner));
  return { name: without(text, ofAliases), aliases: ofAliases.flatMap(({ inner }) => splitAliases(inner)) };
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

/** The aliases of a bracket. */
function splitAliases(inner: string): string[] {
  const hasMany = /^[a-z]+ [a-z0-9]+ aliases\b/i.test(inner.slice(0, MAX_INTRODUCTION));
  return inner
    .replace(ALIASES, '')
    .split(FURTHER)
    .flatMap((part) => splitNames(part, { hasMany }))
    .map((alias) => alias.replace(LEAD, '').trim())
    .filter((alias) => alias !== '');
}

/** In characters, the longest that introduces aliases: "including fourteen aliases". */
const MAX_INTRODUCTION = 40;
