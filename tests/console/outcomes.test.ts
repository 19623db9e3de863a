import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { queryOf, readAddress, valuesOf } from '../../console/address.js';
import { createTimeLeft } from '../../console/bulk/time-left.js';
import { labelOf } from '../../console/document/places.js';
import { outcomeOf } from '../../console/outcomes/outcome-of.js';
import { screenOutcome } from '../../console/outcomes/screening.js';
import { answerTable } from '../../console/views/answer-rows.js';
import type { Json, JsonObject } from '../../console/types.ts';
import { valuesOf as answersOf } from '../from-schema.ts';
import { getJson, type OpenApiDocument } from '../openapi-document.ts';
import { runServer } from '../running-server.ts';

type Part = Parameters<typeof screenOutcome>[0][number];

const part = (title: string, status: string, found = 0, isSample = false): Part => ({ title, status, found, isSample });

const SCREENS: readonly (readonly [parts: readonly Part[], isIncomplete: boolean, tone: string, text: string])[] = [
  [[part('a', 'no_match'), part('b', 'no_match')], false, 'good', 'No potential match to verify'],
  [
    [part('a', 'no_match'), part('b', 'no_match')],
    true,
    'warn',
    'Nothing found among the records screened, but coverage is incomplete',
  ],
  [[part('a', 'match', 1), part('b', 'possible_match', 1)], false, 'bad', '2 potential matches to verify'],
  [[part('a', 'possible_match', 1), part('b', 'no_match')], false, 'warn', '1 potential match to verify'],
  // What could not be checked is stated next to what was found as well.
  [[part('a', 'match', 1), part('b', 'error')], true, 'bad', '1 potential match to verify; b could not be checked'],
  [
    [part('a', 'no_match'), part('b', 'error')],
    true,
    'bad',
    'Screened in part: b could not be checked; nothing found on a',
  ],
  [[part('a', 'error'), part('b', 'error')], true, 'bad', 'Not screened: neither list could be checked'],
  [
    [part('a', 'error'), part('b', 'error'), part('c', 'error')],
    true,
    'bad',
    'Not screened: none of the lists could be checked',
  ],
  [[part('a', 'error')], false, 'bad', 'Not screened: a could not be checked'],
  [
    [part('a', 'no_match', 0, true), part('b', 'no_match', 0, true)],
    false,
    'plain',
    'Sample data: no potential match, and no real list was checked',
  ],
  [[part('a', 'match', 1, true)], true, 'bad', 'Sample data: 1 potential match to verify'],
];

for (const [parts, isIncomplete, tone, text] of SCREENS) {
  test(`a screening is summarised in one sentence: ${text}`, () => {
    const outcome = screenOutcome(parts, isIncomplete);
    assert.deepEqual([outcome.tone, outcome.text], [tone, text]);
  });
}

test('many screens of sample data are summarised as such', () => {
  const answerOf = (basis: string): object => {
    const section = { status: 'no_match', matches: [], source: { basis } };
    const one = { exclusions_register: section, csl: section, overall: { incomplete_coverage: basis === 'sample' } };
    return { results: [one, one] };
  };
  const textOf = (basis: string): string | undefined => outcomeOf('/exclusions/screen/batch', answerOf(basis))?.text;
  assert.equal(textOf('sample'), 'Sample data: 2 entities: 2 not fully checked');
  assert.equal(textOf('live'), '2 entities: no potential match to verify');
});

test('a value is labelled by its path, and by its place in a list', () => {
  for (const [path, label] of [
    ['line_items[0].unit_price', 'Line item 1: unit price'],
    ['work_history[2].start_date', 'Work history 3: start date'],
    ['insurers[1].name', 'Insurer 2: name'],
    ['auto_liability.combined_single_limit', 'Automobile liability: combined single limit'],
  ] as const)
    assert.equal(labelOf(path), label);
});

const deficiency = (field: string, status: string): object => ({ field, status, required: '', actual: '', reason: '' });
const GL = 'general_liability';

const VERDICTS: readonly (readonly [answer: object, text: string])[] = [
  [
    { verdict: 'compliant', evaluated: [`${GL}.each_occurrence_min`], deficiencies: [] },
    'Compliant: 1 requirement met',
  ],
  [
    {
      verdict: 'deficient',
      evaluated: [`${GL}.each_occurrence_min`, `${GL}.med_exp_min`, 'x.a_required', 'x.b_required'],
      deficiencies: [deficiency(`${GL}.each_occurrence`, 'present')],
    },
    'Deficient: 1 of 4 requirements not met',
  ],
  [
    {
      verdict: 'deficient',
      evaluated: [`${GL}.each_occurrence_min`, `${GL}.med_exp_min`],
      deficiencies: [
        deficiency(`${GL}.each_occurrence`, 'present'),
        deficiency(`${GL}.policy_effective_date`, 'present'),
      ],
    },
    'Deficient: 1 of 2 requirements not met; 1 other deficiency',
  ],
  // A requirement on the expiration can fail on several coverages, and still counts once.
  [
    {
      verdict: 'deficient',
      evaluated: ['min_days_until_expiration', `${GL}.occurrence_form_required`],
      deficiencies: [
        deficiency(`${GL}.policy_expiration_date`, 'present'),
        deficiency('auto_liability.policy_expiration_date', 'present'),
      ],
    },
    'Deficient: 1 of 2 requirements not met',
  ],
  [
    {
      verdict: 'cannot_determine',
      evaluated: [`${GL}.each_occurrence_min`, `${GL}.occurrence_form_required`],
      deficiencies: [deficiency(`${GL}.each_occurrence`, 'unreadable'), deficiency(`${GL}.claims_made`, 'absent')],
    },
    'Cannot be determined: 1 of 2 requirements could not be read; 1 not met',
  ],
];

for (const [answer, text] of VERDICTS) {
  test(`a verdict is summarised in one sentence: ${text}`, () => {
    assert.equal(outcomeOf('/certificate/verify', answer)?.text, text);
  });
}

/** Whether anything in an answer marks it as incomplete. */
const NOT_WHOLE = /"status":"error"|"incomplete_coverage":true|"basis":"sample"|"error":"/;

suite('for any answer that follows its schema', () => {
  test('the sentence is green only when everything was checked, and the table has rows', async (t) => {
    const { url } = await runServer(t);
    const document = await getJson<OpenApiDocument>(`${url}/openapi.json`);
    let seen = 0;
    for (const [path, operations] of Object.entries(document.paths)) {
      const [operation] = Object.values(operations);
      const schema = operation?.responses['200']?.content['application/json']?.schema;
      if (!schema || path.includes('openapi')) continue;
      const answers = answersOf(schema as Readonly<Record<string, unknown>>, document.components.schemas as never);
      fc.assert(
        fc.property(answers, (answer) => {
          const outcome = outcomeOf(path, answer);
          if (outcome) {
            assert.doesNotMatch(outcome.text, /\bnull\b|undefined|NaN|\[object/);
            if (outcome.tone === 'good') assert.doesNotMatch(JSON.stringify(answer), NOT_WHOLE, outcome.text);
            seen++;
          }
          const { header, rows } = answerTable(path, answer as Json, true);
          assert.ok(rows.length > 0);
          assert.equal(header.at(-1), 'sample_data');
          for (const row of rows) assert.deepEqual([row.length, row.at(-1)], [header.length, 'yes']);
        }),
        { numRuns: 30, seed: 22 },
      );
    }
    assert.ok(seen >= 15 * 30, `${seen}`);
  });
});

const FORMS: readonly (readonly [values: JsonObject, query: string])[] = [
  [{ description: 'bicycle & pump', country_of_origin: 'CN' }, 'description=bicycle+%26+pump&country_of_origin=CN'],
  // Names and texts may be personal data.
  [
    { entity_name: 'Jane Roe', supplier_name: 'Jane Roe', company_name: 'Jane Roe', q: 'Jane Roe', state: 'TX' },
    'state=TX',
  ],
  [
    { text: 'Jane Roe', base64_file: 'SmFuZQ==', parties: [{ name: 'Jane Roe' }], address: '1 Main St', name: 'Jane' },
    '',
  ],
  [
    { requirements: { general_liability: { each_occurrence_min: 1000000, occurrence_form_required: true } } },
    'requirements.general_liability.each_occurrence_min=1000000&requirements.general_liability.occurrence_form_required=true',
  ],
];

for (const [values, query] of FORMS) {
  test(`an address holds the form values that are not personal data: ${query}`, () => {
    assert.equal(queryOf(values), query);
    assert.equal(queryOf(valuesOf(query)), query, 'and restores it');
  });
}

test('an address never fills in values that it may not hold, and pollutes no prototype', () => {
  assert.deepEqual(valuesOf('entity_name=Jane&text=x&base64_file=SmFuZQ&requirements.__proto__.polluted=1'), {
    requirements: {},
  });
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { slug, place, query } = readAddress(`#/${text}`);
      assert.equal(typeof slug + typeof query, 'stringstring');
      assert.notEqual(place, '');
      valuesOf(query);
    }),
    { seed: 22 },
  );
});

test('the time left follows the pace since the run was last started', () => {
  const left = createTimeLeft();
  const counts = (waiting: number): Parameters<typeof left>[1] => ({
    ...{ total: 100, waiting, answered: 0, match: 0, possible: 0, incomplete: 0, failed: 0, refused: 0, unsent: 0 },
  });
  assert.equal(left(true, counts(100), 0), undefined);
  assert.equal(left(true, counts(90), 1_000), undefined, 'too soon to say');
  assert.equal(left(true, counts(80), 10_000), 'about 40 seconds left');
  assert.equal(left(false, counts(80), 11_000), undefined);
  assert.equal(left(true, counts(80), 500_000), undefined, 'a pause does not count');
  assert.equal(left(true, counts(75), 560_000), 'about 15 minutes left');
});
