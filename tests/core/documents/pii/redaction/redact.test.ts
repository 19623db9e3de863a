import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { ENTITY_TYPES } from '../../../../../core/documents/pii/redaction/entity-type.ts';
import { patternSpans } from '../../../../../core/documents/pii/redaction/patterns.ts';
import { visibleText } from '../../../../../core/documents/pii/visible-text.ts';
import { redact, redactedText } from '../../../../../core/documents/pii/redaction/redact.ts';
import type { ReportedValue } from '../../../../../core/documents/pii/redaction/reported-values.ts';
import { CODE_POINTS } from '../../../../code-points.ts';

const person = (value: string): ReportedValue => ({ type: 'PERSON', value });
const unknown = (value: string): ReportedValue => ({ type: null, value });

suite('redaction', () => {
  test('removes reported values and pattern matches together', () => {
    assert.deepEqual(redact('Jane Roe, jane.roe@example.com', [person('jane roe')]), {
      redacted_text: '[REDACTED_PERSON], [REDACTED_EMAIL]',
      entities: [
        { type: 'PERSON', value: 'Jane Roe', start: 0, end: 8 },
        { type: 'EMAIL', value: 'jane.roe@example.com', start: 10, end: 30 },
      ],
    });
  });

  test('returns a text without personal data unchanged, including lone surrogates and line ends', () => {
    const text = '\ud83d a\r\nb\ufeff\u0000 \udc00';
    assert.deepEqual(redact(text, []), { redacted_text: text, entities: [] });
  });

  test('has a placeholder for each type', () => {
    const placeholders = ENTITY_TYPES.map((type) => redact('xyzzy', [{ type, value: 'xyzzy' }]).redacted_text);
    assert.deepEqual(placeholders, [
      '[REDACTED_PERSON]',
      '[REDACTED_EMAIL]',
      '[REDACTED_PHONE]',
      '[REDACTED_ADDRESS]',
      '[REDACTED_SSN]',
      '[REDACTED_CREDIT_CARD]',
      '[REDACTED_DATE_OF_BIRTH]',
    ]);
  });

  test('merges overlapping values into one entity that lists their types, and keeps the others separate', () => {
    const text = 'Smith of 12 Smith Street';
    const { entities } = redact(text, [person('Smith'), { type: 'ADDRESS', value: '12 Smith Street' }]);
    assert.deepEqual(entities, [
      { type: 'PERSON', value: 'Smith', start: 0, end: 5 },
      { type: 'ADDRESS', value: '12 Smith Street', start: 9, end: 24, merged_types: ['ADDRESS', 'PERSON'] },
    ]);
  });

  test('removes a whole name from a web address but not part of a name, and redacts an email address as a whole', () => {
    const text =
      'Mara Ellingsen: x.com/mara-ellingsen, MaraEllingsen.net, mara_ellingsen, x.org/Ellingsen, Ellingsen@x.org';
    const { redacted_text: redacted, entities } = redact(text, [person('Mara Ellingsen')]);
    assert.equal(
      redacted.replaceAll('[REDACTED_PERSON]', 'P'),
      'P: x.com/P, P.net, P, x.org/Ellingsen, [REDACTED_EMAIL]',
    );
    assert.deepEqual(entities.at(-1), { type: 'EMAIL', value: 'Ellingsen@x.org', start: 90, end: 105 });
  });

  test('searches for parts only of person names that are in the text', () => {
    const reported: ReportedValue[] = [person('Mara Ellingsen'), { type: 'ADDRESS', value: 'Gull Street' }];
    assert.equal(
      redact('Mara saw a Gull near Gull Street', reported).redacted_text,
      'Mara saw a Gull near [REDACTED_ADDRESS]',
    );
  });

  test('removes a pattern match in every other form', () => {
    const { redacted_text: text } = redact('123-45-6789, 123 45 6789, 123456789; A@b.co and a@B.CO', []);
    assert.equal(text, '[REDACTED_SSN], [REDACTED_SSN], [REDACTED_SSN]; [REDACTED_EMAIL] and [REDACTED_EMAIL]');
  });
});

const COUNTED: readonly {
  readonly says: string;
  readonly reported: readonly ReportedValue[];
  readonly codes: readonly string[];
  readonly count: number | undefined;
}[] = [
  { says: 'an empty report', reported: [], codes: [], count: undefined },
  { says: 'values that are found', reported: [person('Jane'), person('JANE')], codes: [], count: undefined },
  {
    says: 'a value that occurs only inside another of its type',
    reported: [person('Jane met'), person('met')],
    codes: [],
    count: undefined,
  },
  { says: 'a missing value', reported: [person('Bob')], codes: ['value_not_located'], count: 1 },
  {
    says: 'a missing value in two letter cases and types once',
    reported: [person('Bob'), { type: 'ADDRESS', value: 'BOB ' }],
    codes: ['value_not_located'],
    count: 1,
  },
  { says: 'two missing values', reported: [person('Bob'), person('Joe')], codes: ['value_not_located'], count: 2 },
  { says: 'an unknown type', reported: [unknown('met')], codes: ['unrecognized_type'], count: 1 },
  {
    says: 'an unknown type for a value that is redacted',
    reported: [unknown('Jane'), person('Jane')],
    codes: [],
    count: undefined,
  },
  {
    says: 'an unknown type for a missing value once',
    reported: [unknown('Bob'), person('Bob')],
    codes: ['value_not_located'],
    count: 1,
  },
  {
    says: 'an unknown type and a missing value',
    reported: [unknown('met'), person('Bob')],
    codes: ['value_not_located', 'unrecognized_type'],
    count: 2,
  },
  { says: 'an empty value', reported: [person(''), person(' \n')], codes: [], count: undefined },
  { says: 'a punctuation mark', reported: [person('-')], codes: ['value_not_located'], count: 1 },
];

suite('the count of reported values that were not redacted', () => {
  for (const { says, reported, codes, count } of COUNTED) {
    test(`${codes.length === 0 ? 'omits' : 'includes'} ${says}`, () => {
      const redaction = redact('Jane met me', reported);
      assert.deepEqual(redaction.warnings?.map(({ code }) => code) ?? [], codes);
      assert.equal('warnings' in redaction, codes.length > 0);
      assert.equal(redaction.unlocated_count, count);
      assert.equal('unlocated_count' in redaction, count !== undefined);
    });
  }

  test('is in the message, without a value', () => {
    const { warnings } = redact('x', [person('Bob Roe'), person('Joe Roe'), unknown('Zed')]);
    assert.deepEqual(
      warnings?.map(({ message }) => message),
      [
        '2 reported values were not found in the text and could not be redacted.',
        '1 reported value has an unknown type and was not redacted.',
      ],
    );
  });
});

const piece = fc.constantFrom(
  ...[
    'Ann',
    'ann',
    'Lee',
    ' ',
    '  ',
    '\r\n',
    '-',
    '(',
    ')',
    '+1 ',
    '.',
    ',',
    '@',
    'a@b.co',
    '123-45-6789',
    '4111 1111 1111 1111',
    '555-123-4567',
  ],
  ...[
    '5551234567',
    '1',
    '12',
    'é',
    'e\u0301',
    '😀',
    '\ud83d',
    '\udc00',
    'ß',
    'SS',
    '王芳',
    'Main St',
    '\u200b',
    '１２３',
    '[REDACTED_SSN]',
  ],
);
const anyText = fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(''));
const anyValue = fc.record({
  type: fc.constantFrom(...ENTITY_TYPES, null),
  value: fc.oneof(anyText, piece, fc.string({ unit: CODE_POINTS, maxLength: 5 })),
});

suite('for any text and any reported values', () => {
  test('entities are ordered, disjoint slices of the text that give the redacted text', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyValue, { maxLength: 8 }), (text, reported) => {
        const { redacted_text: redacted, entities } = redact(text, reported);
        let end = 0;
        for (const entity of entities) {
          assert.ok(entity.start >= end && entity.end > entity.start && entity.end <= text.length);
          assert.equal(text.slice(entity.start, entity.end), entity.value);
          assert.ok(!splitsPair(text, entity.start) && !splitsPair(text, entity.end));
          end = entity.end;
        }
        assert.equal(redactedText(text, entities), redacted);
      }),
      { numRuns: 2_000 },
    );
  });

  test('entities cover every pattern match', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyValue, { maxLength: 4 }), (text, reported) => {
        const { entities } = redact(text, reported);
        const visible = visibleText(text);
        for (const span of patternSpans(visible.text)) {
          const [start, end] = [visible.starts[span.start] ?? 0, visible.ends[span.end - 1] ?? 0];
          assert.ok(entities.some((one) => one.start <= start && one.end >= end));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  const PATTERN_VALUES = ['4111 1111 1111 1111', '123-45-6789', '(207) 555-0142', 'mara.ellingsen@example.com'];
  const MAIL_JOINTS = /[@.]/;

  test('a pattern match with an invisible character or a line end anywhere in it is removed whole', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PATTERN_VALUES),
        fc.nat(),
        fc.constantFrom('\u00ad', '\u200b', '\u200d', '\n', '\r\n', '\n> '),
        (value, place, inserted) => {
          const at = 1 + (place % (value.length - 1));
          // Inside a word of an email address, a line end looks the same as the end of a sentence.
          const isJoint = MAIL_JOINTS.test(value.slice(at - 1, at + 1));
          if (value.includes('@') && inserted.includes('\n') && (!isJoint || at < value.indexOf('@'))) return;
          const broken = value.slice(0, at) + inserted + value.slice(at);
          assert.doesNotMatch(redact(`It is ${broken} here.`, []).redacted_text, /\d|example|ellingsen/, broken);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('a reported value between punctuation marks is redacted', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('Ann Lee', 'José', '12 Main St', '555-123-4567', '王芳', 'O’Neil'),
        anyText,
        (before, value, after) => {
          const { redacted_text: redacted, unlocated_count: count } = redact(`${before}|${value}|${after}`, [
            person(value),
          ]);
          assert.ok(!redacted.includes(`|${value}|`));
          assert.equal(count, undefined);
        },
      ),
    );
  });
});

function splitsPair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1)) && at > 0;
}
