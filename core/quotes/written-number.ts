/** The sign between the integer part and the fraction. */
export type DecimalMark = '.' | ',';

/**
 * What characters state as an amount.
 * - `stated`: this value. `mark` is the decimal mark that these very characters prove, or null.
 * - `ambiguous`: one value under each decimal mark; `1,234` is 1.234 or 1234.
 * - `spoiled`: an amount is printed, but cannot be read for sure.
 * - `none`: no amount.
 */
export type Amount =
  | { readonly kind: 'stated'; readonly value: number; readonly mark: DecimalMark | null }
  | { readonly kind: 'ambiguous'; readonly byMark: Readonly<Record<DecimalMark, number>> }
  | { readonly kind: 'spoiled' }
  | { readonly kind: 'none' };

/** More digits than this do not survive as a JSON number. */
const MAX_DIGITS = 15;

const NONE: Amount = { kind: 'none' };

/**
 * Returns the value of ASCII digits separated by single signs: `.` and `,` as decimal mark or grouping, a space or an
 * apostrophe only as grouping. Groups have three digits; with commas, also the Indian two before the last three.
 */
export function readWrittenNumber(written: string): Amount {
  const groups = written.split(/\D/);
  const signs = written.match(/\D/g) ?? [];
  const digits = groups.join('');
  if (digits === '' || digits.length > MAX_DIGITS) return NONE;
  const last = signs.at(-1);
  if (last === undefined) return { kind: 'stated', value: Number(digits), mark: null };
  if (signs.length === 1) return withOneSign(groups, last);

  const [first] = signs;
  if (signs.every((sign) => sign === first)) {
    return isGrouped(groups, last) ? { kind: 'stated', value: Number(digits), mark: markBeside(last) } : NONE;
  }
  const grouping = signs.slice(0, -1);
  const isDecimal = isMark(last) && !grouping.includes(last) && grouping.every((sign) => sign === first);
  if (!isDecimal || !isGrouped(groups.slice(0, -1), first)) return NONE;
  return { kind: 'stated', value: decimal(groups), mark: last };
}

function withOneSign(groups: readonly string[], sign: string): Amount {
  const [whole = '', rest = ''] = groups;
  if (!isMark(sign)) {
    return isGrouped(groups, sign) ? { kind: 'stated', value: Number(whole + rest), mark: null } : NONE;
  }
  const isGroupable = rest.length === 3 && whole.length >= 1 && whole.length <= 3 && whole !== '0';
  if (!isGroupable) return { kind: 'stated', value: decimal(groups), mark: sign };
  const [asDecimal, asGrouped] = [decimal(groups), Number(whole + rest)];
  return {
    kind: 'ambiguous',
    byMark: sign === '.' ? { '.': asDecimal, ',': asGrouped } : { ',': asDecimal, '.': asGrouped },
  };
}

/** Joins the groups with a point before the last one. */
function decimal(groups: readonly string[]): number {
  return Number(`${groups.slice(0, -1).join('')}.${groups.at(-1) ?? ''}`);
}

function isGrouped(groups: readonly string[], sign: string | undefined): boolean {
  const [first = '', ...others] = groups;
  if (first.length < 1 || first.length > 3 || first.startsWith('0')) return false;
  if (others.every((group) => group.length === 3)) return true;
  const isIndian = sign === ',' && first.length <= 2 && others.at(-1)?.length === 3;
  return isIndian && others.slice(0, -1).every((group) => group.length === 2);
}

/** The decimal mark of a number with a grouping sign: the other one, if the sign could have been one. */
function markBeside(sign: string): DecimalMark | null {
  if (!isMark(sign)) return null;
  return sign === '.' ? ',' : '.';
}

function isMark(sign: string): sign is DecimalMark {
  return sign === '.' || sign === ',';
}
