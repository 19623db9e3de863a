import { splitNames } from '../../../names/split-names.ts';

/** The names of a listed entity. */
export interface EntityNames {
  /** As on the page, without the aliases. */
  readonly name: string;
  /** Current and former aliases, in page order. */
  readonly aliases: readonly string[];
}

/** Begins a bracket of aliases. */
const ALIASES =
  /^(?:(?:and|including) [a-z0-9]{1,9} alias(?:es)?:?|(?:also|formerly) known as:?|a\.?k\.?a\.?|f\.?k\.?a\.?) /i;

/** Introduces one alias among others. */
const LEAD = /^(?:and )?(?:(?:also|formerly) known as:? )?/i;

/** Continues a list of aliases without a semicolon. */
const FURTHER = / and (?:also|formerly) known as /i;

/** Parses the text of a name cell. Brackets with anything but aliases are part of the name. */
export function entityNames(text: string): EntityNames {
  const brackets = topBrackets(text);
  const ofAliases = brackets.filter(({ inner }) => ALIASES.test(inner));
  return { name: without(text, ofAliases), aliases: ofAliases.flatMap(({ inner }) => splitAliases(inner)) };
}

interface Bracket {
  readonly start: number;
  /** After the closing sign; an unclosed bracket extends to the end. */
  readonly end: number;
  readonly inner: string;
}

/** Returns the outermost brackets. */
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

/** Returns the aliases in a bracket. */
function splitAliases(inner: string): string[] {
  const hasMany = /^[a-z]+ [a-z0-9]+ aliases\b/i.test(inner.slice(0, MAX_INTRODUCTION));
  return inner
    .replace(ALIASES, '')
    .split(FURTHER)
    .flatMap((part) => splitNames(part, { hasMany }))
    .map((alias) => alias.replace(LEAD, '').trim())
    .filter((alias) => alias !== '');
}

/** In characters, the longest introduction to aliases: "including fourteen aliases". */
const MAX_INTRODUCTION = 40;
