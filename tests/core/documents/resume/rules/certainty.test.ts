import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMisread, sureIn } from '../../../../../core/documents/resume/rules/certainty.ts';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import type { Box, DocumentPages, PageSource } from '../../../../../core/documents/pages/pages.ts';

const [TOP, BOTTOM] = [100, 108];
const LETTER = 5;

/** Where a word begins in a line of letters of one width: `POS systems` has its second word at 4. */
const placeOf = (line: string, word: string): number => line.indexOf(word) * LETTER;

interface Print {
  readonly line: string;
  /** Words read with less certainty. */
  readonly unsure?: Readonly<Record<string, number>>;
  readonly unread?: readonly Box[];
  readonly source?: PageSource;
}

/** A page with one line. */
function pageOf({ line, unsure = {}, unread = [], source = 'recognised' }: Print): DocumentPages {
  const words = line.split(' ').map((text) => {
    const left = placeOf(line, text);
    const box = { left, right: left + text.length * LETTER, top: TOP, bottom: BOTTOM };
    return { text, box, certainty: unsure[text] ?? 0.95 };
  });
  return layOut([{ width: 600, height: 800, source, words, fields: [], unread }]);
}

/** Ink in the place of letters, before or after a word of a line. */
const ink = (left: number, { width = LETTER, height = 8, below = 0 } = {}): Box => ({
  ...{ left, right: left + width },
  ...{ top: BOTTOM - height, bottom: BOTTOM + below },
});

const VALUES: readonly (readonly [why: string, print: Print, value: string, isSure: boolean])[] = [
  ['certain words', { line: 'POS systems' }, 'POS systems', true],
  ['an uncertain word', { line: 'POS systems', unsure: { POS: 0.7 } }, 'POS systems', false],
  [
    'an uncertain word of a text layer, some letters of which are beyond its page',
    { line: 'POS systems', unsure: { systems: 0 }, source: 'text_layer' },
    'POS systems',
    false,
  ],
  ['an uncertain word after it', { line: 'POS systems', unsure: { systems: 0.7 } }, 'POS', false],
  ['an uncertain word before it', { line: 'Cake decorating', unsure: { Cake: 0.7 } }, 'decorating', false],
  ['a comma before an uncertain word', { line: 'POS, systems', unsure: { systems: 0.7 } }, 'POS', true],
  ['ink without a word after it', { line: 'Class CDL', unread: [ink(27)] }, 'Class', false],
  ['ink without a word before it', { line: 'x decorating', unread: [ink(3)] }, 'decorating', false],
  ['ink further away', { line: 'Class', unread: [ink(33)] }, 'Class', true],
  ['ink of another line', { line: 'Class', unread: [{ ...ink(27), top: 109, bottom: 117 }] }, 'Class', true],
  ['a dot, which is no letter', { line: 'Class', unread: [ink(27, { height: 3 })] }, 'Class', true],
  ['ink before a word that ends it elsewhere', { line: 'x Bread rye bread', unread: [ink(3)] }, 'rye bread', true],
  ['ink before a bracket', { line: 'x (CDL) class', unread: [ink(3)] }, 'CDL class', true],
  ['a letter that reaches below', { line: 'Class', unread: [ink(27, { below: 2 })] }, 'Class', false],
  ['a bar, which separates', { line: 'Java R', unread: [ink(22, { width: 1, below: 2 })] }, 'Java', true],
  ['a stroke, which may be a letter', { line: 'Class', unread: [ink(27, { width: 1 })] }, 'Class', false],
  ['letters of one stroke', { line: 'Al' }, 'Al', false],
  ['a word in pieces', { line: 'J uniper' }, 'J uniper', false],
  ['an icon', { line: 'R Tulsa' }, 'R Tulsa', false],
  ['a text layer, which is certain', { line: 'Al', source: 'text_layer' }, 'Al', true],
];

for (const [why, print, value, isSure] of VALUES) {
  test(`a picture's value is ${isSure ? 'served' : 'withheld'}: ${why}`, () => {
    assert.equal(sureIn(pageOf(print))(value), isSure);
  });
}

const NAMES: readonly (readonly [name: string, email: string, isMisread: boolean])[] = [
  ['Mara Ellingsen', 'mara.ellingsen@example.com', false],
  ['Mara Ellingsen', 'mara.eilingsen@example.com', true],
  ['Mara Éllingsen', 'mara.ellingsen@example.com', false],
  ['Mara Ellingsen', 'office@example.com', false],
  ['Mia Roe', 'mia.ros@example.com', false],
];

for (const [name, email, isWrong] of NAMES) {
  test(`"${name}" and ${email} ${isWrong ? 'differ in one letter' : 'do not contradict each other'}`, () => {
    assert.equal(isMisread(pageOf({ line: `${name} ${email}` }), name, email), isWrong);
  });
}
