import type { Form4Row } from './form4-row.ts';
import { CLAIMS } from './note-words.ts';

/** How far before a word a negation is looked for. */
const REACH = 5;

/** Whether what a note says of its transaction, its numbers taken out, agrees with the row, sentence by sentence. */
export function areTrueClaims(note: string, row: Form4Row): boolean {
  return note
    .split(/[.;](?:\s|$)/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '')
    .every((sentence) => isTrueSentence(sentence, row));
}

function isTrueSentence(sentence: string, row: Form4Row): boolean {
  const words = sentence.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  return (
    !isBidding(sentence) &&
    !DEALS_ITSELF.test(sentence) &&
    isTrueKind(words, row) &&
    isTrueOwnership(words, row) &&
    isTrueCode(sentence, row) &&
    isTrueAbsence(sentence, row) &&
    isTruePlan(sentence, row)
  );
}

/** `Purchase these shares.` */
function isBidding(sentence: string): boolean {
  return /^[^a-z]{0,10}(?:purchase|exercise|award|grant|gift|list|report|mark|flag|show|state|put|make|give)\s+(?:the|this|these|that|those|it|their|its|shares|stock|common|,)/.test(
    sentence,
  );
}

/** A party that the row does not show dealing. */
const DEALS_ITSELF =
  /\b(?:issuer|filing|form|footnotes?|owners|table) (?:sold|bought|purchased|acquired|disposed|gifted|exercised|granted|awarded|withheld|received)\b/;

/** Whether a negation stands close before a word; `do not place this sale` denies something else than the sale. */
function isNegated(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - REACH), at);
  const known = before.findLastIndex((word) => DEFINITE.has(word));
  return before.slice(known + 1).some((word) => NEGATIONS.has(word));
}

const DEFINITE = new Set(['the', 'this', 'that', 'these', 'its', 'their']);
const NEGATIONS = new Set(['not', 'no', 'nor', 'neither', 'without']);

/** Words for the kind of transaction: the row's own kind is never denied, another kind never stated. */
function isTrueKind(words: readonly string[], row: Form4Row): boolean {
  const own = new Set((row.transaction_type ?? '').toLowerCase().match(/[a-z]+/g) ?? []);
  return words.every((word, at) => {
    if (word === 'other') return words[at - 1] === 'or';
    const claim = CLAIMS.find((one) => one.words.has(word));
    if (!claim) return true;
    const isOfCode = row.transaction_code !== null && claim.codes.includes(row.transaction_code);
    const isTrue = isOfCode || own.has(word) || (claim.direction ?? null) === (row.acquired_disposed_code ?? 'none');
    return isTrue !== isNegated(words, at);
  });
}

function isTrueOwnership(words: readonly string[], row: Form4Row): boolean {
  return words.every((word, at) => {
    if (word === 'direct' || word === 'directly') return row.ownership_type === 'direct' && !isNegated(words, at);
    if (word === 'indirect' || word === 'indirectly') return row.ownership_type === 'indirect' && !isNegated(words, at);
    if (word === 'non-derivative') return !row.is_derivative && !isNegated(words, at);
    if (word === 'derivative' || word === 'derivatives') {
      return (
        row.is_derivative ||
        'CEHMOX'.includes(row.transaction_code ?? '-') ||
        row.transaction_type?.includes('derivative') === true
      );
    }
    return true;
  });
}

function isTrueCode(sentence: string, row: Form4Row): boolean {
  for (const match of sentence.matchAll(/\bcodes? (?:is |was |of )?"?([a-z])\b(?! [a-z]+ (?:code|is on))/g)) {
    const code = match[1]?.toUpperCase();
    if (code !== row.transaction_code && code !== row.acquired_disposed_code) return false;
  }
  return !/\bno (?:transaction )?code\b/.test(sentence) || row.transaction_code === null;
}

/** `no price`, `the value is not stated`: only where the row has none. */
function isTrueAbsence(sentence: string, row: Form4Row): boolean {
  const { price_per_share, transaction_value_usd, shares, post_transaction_holdings, transaction_date } = row;
  const counts = [shares, post_transaction_holdings];
  if (/\bzero\b/.test(sentence) && ![...counts, price_per_share, transaction_value_usd].includes(0)) return false;
  if (lacks(sentence, 'price') && price_per_share !== null) return false;
  if (lacks(sentence, 'value') && transaction_value_usd !== null) return false;
  if (lacks(sentence, 'date') && transaction_date !== null) return false;
  if (lacks(sentence, 'number') && !counts.includes(null)) return false;
  return !/\bno (?:shares|securities|holdings|stock)\b/.test(sentence) || counts.includes(0);
}

function lacks(sentence: string, thing: string): boolean {
  return new RegExp(
    `\\b(?:no|without|without a|without any) (?:stated |valid )?${thing}\\b|\\b${thing}\\b[^,;]{0,60}\\bnot\\b`,
  ).test(sentence);
}

const NOT_SAID =
  /\b(?:(?:do|does|did) not (?:say|state|place|put|mention|show|indicate|report|list|identify|flag|mark|describe|specify)|no footnotes?|not (?:stated|flagged|marked|identified|placed|reported|shown|indicated|described|mentioned|specified|listed))\b/;

/** A plan is stated where the row's footnotes place it there; elsewhere only that they do not say so. */
function isTruePlan(sentence: string, row: Form4Row): boolean {
  if (!/\bplan(?:rule)?\b/.test(sentence)) return true;
  if (row.is_rule_10b5_1_plan) return !/\b(?:no|not|nor|neither|without)\b/.test(sentence);
  return NOT_SAID.test(sentence);
}
