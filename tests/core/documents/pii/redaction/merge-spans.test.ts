import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { EntityType } from '../../../../../core/documents/pii/redaction/entity-type.ts';
import { mergeSpans } from '../../../../../core/documents/pii/redaction/merge-spans.ts';

type Written = readonly [type: EntityType, start: number, end: number];

const CASES: readonly {
  readonly says: string;
  readonly spans: readonly Written[];
  readonly merged: readonly (readonly [...Written, ...types: EntityType[]])[];
}[] = [
  { says: 'are empty for no spans', spans: [], merged: [] },
  {
    says: 'are in text order',
    spans: [
      ['EMAIL', 9, 12],
      ['PERSON', 0, 3],
    ],
    merged: [
      ['PERSON', 0, 3],
      ['EMAIL', 9, 12],
    ],
  },
  {
    says: 'stay separate if they only touch',
    spans: [
      ['EMAIL', 0, 13],
      ['SSN', 13, 24],
    ],
    merged: [
      ['EMAIL', 0, 13],
      ['SSN', 13, 24],
    ],
  },
  {
    says: 'take the type of the longest span, wherever it begins',
    spans: [
      ['PERSON', 0, 8],
      ['ADDRESS', 5, 20],
      ['PHONE', 18, 22],
    ],
    merged: [['ADDRESS', 0, 22, 'PERSON', 'ADDRESS', 'PHONE']],
  },
  {
    says: 'take the type of the first of equally long spans',
    spans: [
      ['ADDRESS', 5, 13],
      ['PERSON', 0, 8],
    ],
    merged: [['PERSON', 0, 13, 'PERSON', 'ADDRESS']],
  },
  {
    says: 'absorb a span inside another',
    spans: [
      ['PERSON', 3, 8],
      ['ADDRESS', 0, 15],
    ],
    merged: [['ADDRESS', 0, 15, 'ADDRESS', 'PERSON']],
  },
  {
    says: 'list the longest first among spans with the same start',
    spans: [
      ['PERSON', 0, 4],
      ['EMAIL', 0, 16],
    ],
    merged: [['EMAIL', 0, 16, 'EMAIL', 'PERSON']],
  },
  {
    says: 'list no types if all overlaps have one type',
    spans: [
      ['PERSON', 0, 8],
      ['PERSON', 4, 12],
      ['PERSON', 0, 8],
    ],
    merged: [['PERSON', 0, 12]],
  },
  {
    says: 'join a chain of overlaps',
    spans: [
      ['PERSON', 0, 4],
      ['ADDRESS', 3, 7],
      ['PERSON', 6, 10],
      ['EMAIL', 10, 14],
    ],
    merged: [
      ['PERSON', 0, 10, 'PERSON', 'ADDRESS'],
      ['EMAIL', 10, 14],
    ],
  },
];

suite('merged spans', () => {
  for (const { says, spans, merged } of CASES) {
    test(says, () => {
      assert.deepEqual(
        mergeSpans(spans.map(([type, start, end]) => ({ type, start, end }))),
        merged.map(([type, start, end, ...types]) => ({
          type,
          start,
          end,
          ...(types.length > 0 && { mergedTypes: types }),
        })),
      );
    });
  }
});
