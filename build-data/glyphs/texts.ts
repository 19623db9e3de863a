import { SIGNS } from '../../core/documents/pages/recognition/witness/glyph-net.ts';
import type { Chance } from '../chance.ts';

const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const IN_NAMES = ".,&-'():";
const IN_NUMBERS = '-/.#&';

/** A line of characters as forms have them: amounts, dates, policy numbers, and letters as in names, which are not words. */
export function textBy(chance: Chance): string {
  const many = (signs: string, count: number): string =>
    Array.from({ length: count }, () => chance.pick(signs)).join('');
  const kind = chance.next();
  if (kind < 0.22) {
    const more = chance.is(0.5) ? `,${many(DIGITS, 3)}` : '';
    return `${chance.is(0.4) ? '$' : ''}${many(DIGITS, 1 + Math.floor(3 * chance.next()))},${many(DIGITS, 3)}${more}`;
  }
  if (kind < 0.4) return [2, 2, 4].map((count) => many(DIGITS, count)).join(chance.is(0.7) ? '/' : '-');
  if (kind < 0.62)
    return Array.from({ length: 8 }, () =>
      chance.pick(chance.is(0.55) ? DIGITS : chance.is(2 / 3) ? CAPITALS : IN_NUMBERS),
    ).join('');
  if (kind < 0.8) return many(CAPITALS, 7) + chance.pick(IN_NAMES);
  return kind < 0.97 ? chance.pick(CAPITALS) + many(SMALL, 7) + chance.pick(IN_NAMES) : many(SIGNS, 8);
}
