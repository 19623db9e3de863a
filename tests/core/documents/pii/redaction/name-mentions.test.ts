import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { nameMentions } from '../../../../../core/documents/pii/redaction/name-mentions.ts';
import { assertLinear } from '../../../http/linear-time.ts';

const ORDINARY = new Set(['brown', 'will']);

const ROWS: readonly (readonly [name: string, text: string, ...found: string[]])[] = [
  ['Mara Ellingsen', 'Ellingsen and MARA, ellingsen, Ellingsens', 'Ellingsen', 'MARA'],
  ['Mara Ellingsen', 'M. Ellingsen, M Ellingsen, K. Ellingsen', 'M. Ellingsen', 'M Ellingsen', 'Ellingsen'],
  ['Ellingsen, Mara', "Mara's letter", 'Mara'],
  // A name that is also an ordinary word: only inside a sentence, and not before another capital.
  ['Sara Brown', 'Then Brown left in brown shoes. Brown shoes. The Brown Brothers. A BROWN box.', 'Brown'],
  // Behind a title or initials it is a name everywhere.
  [
    'Sara Brown',
    'Mr. Brown left. MR BROWN left. Signed: S. Brown. T. Brown? S. A. BROWN. S BROWN box',
    ...['Brown', 'BROWN', 'S. Brown', 'S. A. BROWN'],
  ],
  ['Sara Brown', 'Mr. Brown & Sons'],
  ['Will Stone', 'Will you come? I asked Will and Stone.', 'Will', 'Stone'],
  // Words of names that a hyphen or apostrophe joins.
  ['Abdel Fattah El-Sisi', "El-Sisi, el-Sisi's and anti-Sisi", 'El-Sisi', 'el-Sisi', 'Sisi'],
  ['Anne Lopez-Marsh', 'Lopez-Marsh, Lopez-Stone and T. Lopez-Marsh', 'Lopez-Marsh', 'Lopez', 'Lopez-Marsh'],
  ["Jeanne S. d'Arc", "d'Arc and Arc's", "d'Arc", 'Arc'],
  // Pieces of web addresses, and the sentence after one.
  ['Mara Ellingsen', 'https://x.com/Ellingsen, x.org/u/Mara and www.Ellingsen.com. Ellingsen?', 'Ellingsen'],
  // Company names: joined by `&` to a word that is not a person, or followed by a legal form.
  ['Mark Ellingsen', 'Ellingsen & Wesson, Smith & Ellingsen, Ellingsen&Sons, Ellingsen Ltd, Ellingsen, Inc.'],
  [
    'Mark Ellingsen',
    'Ellingsen & Mrs Stone, Ellingsen Left, then & Ellingsen, Ellingsen & they',
    ...fourTimes('Ellingsen'),
  ],
  ['Mark Ellingsen', 'Mark & Ellingsen', 'Mark', 'Ellingsen'],
  ['Mark Ellingsen', 'Ellingsen Co-Founder', 'Ellingsen'],
  // One word, and parts too short to search for on their own.
  ['Mara', 'Mara'],
  ['Li Wu', 'Li and Wu'],
  ['Li Wu', "Mr Wu and L. Wu, Dr. Li's and Wo Wu", 'Wu', 'L. Wu', 'Li'],
  ['Nina van der Berg', 'The van of Berg. Then Van and Der left', 'Berg'],
  // A whole passage, reported as if it were a name.
  ['Mara ate the bread. '.repeat(6), 'Then Mara left.'],
];

function fourTimes(word: string): string[] {
  return Array.from({ length: 4 }, () => word);
}

suite('mentions of part of a name', () => {
  for (const [name, text, ...found] of ROWS) {
    test(`of ${name} in ${JSON.stringify(text)}: ${found.join(', ') || 'none'}`, () => {
      const spans = nameMentions(text, [name], { isOrdinary: (word) => ORDINARY.has(word) });
      assert.deepEqual(
        spans.map(({ start, end }) => text.slice(start, end)),
        found,
      );
    });
  }
});

test('names as long as the text are taken apart in linear time', () => {
  assertLinear(
    (length) => 'Mara Lund '.repeat(length / 10),
    (name) => nameMentions('', [name], { isOrdinary: () => false }),
    200_000,
  );
});
