import type { AmountToken } from './amount-tokens.ts';

/**
 * Whether the pieces of a quote make the number at a place positive or negative; undefined where that cannot be told: two
 * signs, one bracket alone, a number within an aside, or a dash that may part a label from an amount.
 */
export function amountSign(tokens: readonly AmountToken[], at: number): 1 | -1 | undefined {
  const marks = [dashBefore(tokens, at), dashBehind(tokens, at), brackets(tokens, at), words(tokens, at)];
  if (marks.includes('unsure')) return undefined;
  const count = marks.filter((mark) => mark === 'negative').length;
  if (count > 1) return undefined;
  return count === 1 ? -1 : 1;
}

type SignMark = 'negative' | 'absent' | 'unsure';

/** `-9.72`, `-$9.72`, `$-9.72`, `- $9.72` with nothing before. */
function dashBefore(tokens: readonly AmountToken[], at: number): SignMark {
  const place = neighbour(tokens, at, -1);
  const dash = tokens[place];
  if (dash?.kind !== 'dash') return 'absent';
  const before = tokens[place - 1];
  if (!before || (before.kind === 'currency' && place === at - 1) || before.kind === 'open') return 'negative';
  // After a word and a space only a dash that holds on to the amount is a minus.
  return !dash.isGlued && tokens[place + 1]?.isGlued && before.kind !== 'dash' ? 'negative' : 'unsure';
}

/** `9.72-`, `9.72 €-`, `9.72 -` with nothing behind. */
function dashBehind(tokens: readonly AmountToken[], at: number): SignMark {
  const place = neighbour(tokens, at, 1);
  const dash = tokens[place];
  if (dash?.kind !== 'dash') return 'absent';
  const behind = tokens[place + 1];
  if (!behind || behind.kind === 'currency' || behind.kind === 'close') return 'negative';
  return dash.isGlued && !behind.isGlued && behind.kind !== 'dash' ? 'negative' : 'unsure';
}

/** `(9.72)`, `($9.72)`; brackets elsewhere are asides. */
function brackets(tokens: readonly AmountToken[], at: number): SignMark {
  let depth = 0;
  let isInside = false;
  for (const [place, { kind }] of tokens.entries()) {
    if (kind === 'open') depth++;
    if (kind === 'close') depth--;
    if (depth < 0 || depth > 1) return 'unsure';
    if (place === at) isInside = depth === 1;
  }
  if (depth !== 0) return 'unsure';
  if (!isInside) return 'absent';
  const start = tokens.findLastIndex(({ kind }, place) => kind === 'open' && place < at);
  const end = tokens.findIndex(({ kind }, place) => kind === 'close' && place > at);
  const isAside = tokens.slice(start, end).some(({ kind }) => kind === 'word');
  const isSignedTwice = isMinus(tokens[neighbour(tokens, start, -1)]) || isMinus(tokens[neighbour(tokens, end, 1)]);
  return isAside || isSignedTwice ? 'unsure' : 'negative';
}

/** `9.72 CR`, `CR 9.72`, "minus 9.72". */
function words(tokens: readonly AmountToken[], at: number): SignMark {
  const before = tokens[neighbour(tokens, at, -1)]?.text ?? '';
  const behind = tokens[neighbour(tokens, at, 1)]?.text;
  if (behind === 'minus') return 'unsure';
  return behind === 'cr' || ['cr', 'minus', 'negative'].includes(before) ? 'negative' : 'absent';
}

function isMinus(token: AmountToken | undefined): boolean {
  return token?.kind === 'dash' || token?.text === 'cr';
}

/** The next place from a number in a direction that holds neither a currency nor a point. */
function neighbour(tokens: readonly AmountToken[], at: number, step: 1 | -1): number {
  let place = at + step;
  while (tokens[place]?.kind === 'currency' || tokens[place]?.text === '.') place += step;
  return place;
}
