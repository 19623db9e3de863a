import fc from 'fast-check';

/** The two ranges of code points that are characters have these between them. */
const SURROGATES = { first: 0xd800, count: 0x800 };
const CHARACTERS = 0x110000 - SURROGATES.count;

/**
 * Any one code point that is a character, for `unit` of `fc.string`: it makes the same strings as its unit "binary", which
 * takes two seconds to begin with, because it makes a table of all million of them.
 */
export const CODE_POINTS = fc.integer({ min: 0, max: CHARACTERS - 1 }).map(
  (place) => String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.count),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== text) throw new Error('It is not one code point.');
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);
