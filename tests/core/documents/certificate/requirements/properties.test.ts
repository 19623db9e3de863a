import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Extraction } from '../../../../../core/documents/certificate/extraction.ts';
import { readCertificate } from '../../../../../core/documents/certificate/read-certificate.ts';
import { SECTION_NAMES } from '../../../../../core/documents/certificate/acord-25.ts';
import type { BoxKind } from '../../../../../core/documents/certificate/form-box.ts';
import { OTHER_COVERAGE, SECTIONS } from '../../../../../core/documents/certificate/coverage-sections.ts';
import { evaluate } from '../../../../../core/documents/certificate/requirements/evaluate.ts';
import {
  REQUIREMENT_ROWS,
  type RequirementRow,
} from '../../../../../core/documents/certificate/requirements/requirement-rows.ts';
import type { AskedRequirements } from '../../../../../core/documents/certificate/requirements/requirements.ts';
import { ILLEGIBLE, madeReading, type MadeCell } from '../made-reading.ts';

const TODAY = '2026-03-04';

const AS_GIVEN = { find: (quote: string) => ({ quote }), basis: { kind: 'picture' }, year: 2026 } as const;

/** Only a few values of each, to make requirements and certificates match often. */
const AMOUNTS = [0, 5_000, 1_000_000, 2_000_000];
const DAYS = ['2025-12-31', '2026-03-04', '2026-04-03', '2027-01-01'];
const COUNTS = [0, 29, 30, 31, 400];

const BLANKS: readonly MadeCell[] = [{ value: null, quote: null, state: 'blank' }, ILLEGIBLE];

function cells(values: readonly MadeCell['value'][], quotes: readonly (string | null)[]): fc.Arbitrary<MadeCell> {
  return fc.oneof(
    fc.constantFrom(...BLANKS),
    fc.record({
      value: fc.constantFrom(...values, null),
      quote: fc.constantFrom(...quotes, null),
      state: fc.constantFrom(
        'present' as const,
        'present' as const,
        'present' as const,
        'blank' as const,
        'illegible' as const,
      ),
    }),
  );
}

const AMOUNT_CELL = cells(AMOUNTS, [...AMOUNTS.map((one) => one.toLocaleString('en-US')), 'EXCLUDED']);
const DAY_CELL = cells(
  DAYS,
  DAYS.map((day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')),
);
const MARK_CELL = cells([true, false], ['X', 'N', 'X OCCUR', 'X CLAIMS-MADE']);
const TEXT_CELL = cells(['A'], ['A', 'B']);

const CELLS: Readonly<Record<BoxKind, fc.Arbitrary<MadeCell>>> = {
  text: TEXT_CELL,
  letter: TEXT_CELL,
  amount: AMOUNT_CELL,
  day: DAY_CELL,
  start: DAY_CELL,
  end: DAY_CELL,
  mark: MARK_CELL,
  ticked: MARK_CELL,
  form: MARK_CELL,
};

const row = (kinds: Readonly<Record<string, BoxKind>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, CELLS[kind]])));

const EXTRACTIONS: fc.Arbitrary<Extraction> = fc
  .record({
    ...Object.fromEntries(SECTION_NAMES.map((name) => [name, fc.option(row(SECTIONS[name]))])),
    other_coverages: fc.array(row(OTHER_COVERAGE), { maxLength: 2 }),
  })
  .map((members) => readCertificate(madeReading(members), AS_GIVEN)!);

/** Single requirements, which are combined. */
const ONE: fc.Arbitrary<AskedRequirements> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...REQUIREMENT_ROWS).chain(ofRow) },
  { weight: 1, arbitrary: fc.constantFrom(...COUNTS).map((days) => ({ min_days_until_expiration: days })) },
);

function ofRow({ section, key, demand }: RequirementRow): fc.Arbitrary<AskedRequirements> {
  const value = demand === 'minimum' ? fc.constantFrom(...AMOUNTS) : fc.boolean();
  return value.map((asked) => ({ [section]: { [key]: asked } }));
}

const SEVERAL = fc.array(ONE, { minLength: 1, maxLength: 6 }).map((all) => all.reduce(together));

function together(one: AskedRequirements, other: AskedRequirements): AskedRequirements {
  const sections = SECTION_NAMES.flatMap((name) =>
    one[name] || other[name] ? [[name, { ...one[name], ...other[name] }] as const] : [],
  );
  return { ...one, ...other, ...Object.fromEntries(sections) };
}

/** Returns the same requirements with every minimum and day count raised. */
function raised(requirements: AskedRequirements): AskedRequirements {
  const up = (value: number | boolean): number | boolean => (typeof value === 'number' ? value + 1_000 : value);
  return Object.fromEntries(
    Object.entries(requirements).map(([key, value]) => [
      key,
      typeof value === 'number'
        ? value + 1_000
        : Object.fromEntries(Object.entries(value).map(([name, asked]) => [name, up(asked)])),
    ]),
  );
}

/** Returns the sections that the requirements name and evaluate. */
function named(requirements: AskedRequirements): Set<string> {
  const { evaluated } = evaluate(requirements, readCertificate(madeReading(), AS_GIVEN)!, TODAY);
  return new Set(evaluated.filter((key) => key.includes('.')).map((key) => key.split('.')[0] ?? ''));
}

const RUNS = { numRuns: 2_000 };

suite('for every certificate and requirements', () => {
  test('the same input gives the same bytes, whatever the order of its members', () => {
    fc.assert(
      fc.property(SEVERAL, EXTRACTIONS, (requirements, extraction) => {
        const turned = Object.fromEntries(Object.entries(requirements).reverse());
        const first = JSON.stringify(evaluate(requirements, extraction, TODAY));
        assert.equal(JSON.stringify(evaluate(turned, structuredClone(extraction), TODAY)), first);
      }),
      RUNS,
    );
  });

  test('a compliant verdict has no deficiency and no withheld value among those evaluated', () => {
    fc.assert(
      fc.property(SEVERAL, EXTRACTIONS, (requirements, extraction) => {
        const { verdict, compliant, deficiencies, evaluated } = evaluate(requirements, extraction, TODAY);
        assert.equal(compliant, verdict === 'compliant');
        assert.equal(compliant, deficiencies.length === 0);
        if (!compliant) return;
        for (const { section, key, box } of REQUIREMENT_ROWS) {
          if (!evaluated.includes(`${section}.${key}`)) continue;
          assert.ok(!extraction.withheld.includes(section) && !extraction.withheld.includes(`${section}.${box}`));
          assert.notEqual(extraction.parsed[section]?.[box] ?? null, null);
        }
      }),
      RUNS,
    );
  });

  test('the verdict is open exactly if a deficiency is unreadable', () => {
    fc.assert(
      fc.property(SEVERAL, EXTRACTIONS, (requirements, extraction) => {
        const { verdict, deficiencies } = evaluate(requirements, extraction, TODAY);
        assert.equal(
          verdict === 'cannot_determine',
          deficiencies.some(({ status }) => status === 'unreadable'),
        );
      }),
      RUNS,
    );
  });

  test('a higher requirement never makes a deficient certificate compliant', () => {
    fc.assert(
      fc.property(SEVERAL, EXTRACTIONS, (requirements, extraction) => {
        const before = evaluate(requirements, extraction, TODAY);
        const after = evaluate(raised(requirements), extraction, TODAY);
        if (before.verdict !== 'compliant') assert.notEqual(after.verdict, 'compliant');
      }),
      RUNS,
    );
  });

  test('one more requirement never makes an open or deficient verdict compliant', () => {
    fc.assert(
      fc.property(SEVERAL, SEVERAL, EXTRACTIONS, (requirements, more, extraction) => {
        const all = together(more, requirements);
        // The first requirement that names a section restricts the date check to named rows.
        const narrows =
          requirements.min_days_until_expiration !== undefined && named(requirements).size === 0 && named(all).size > 0;
        fc.pre(!narrows);
        if (evaluate(requirements, extraction, TODAY).verdict === 'compliant') return;
        assert.notEqual(evaluate(all, extraction, TODAY).verdict, 'compliant');
      }),
      RUNS,
    );
  });

  test('every verdict occurs', () => {
    const verdicts = fc
      .sample(fc.tuple(ONE, EXTRACTIONS), 500)
      .map(([requirements, extraction]) => evaluate(requirements, extraction, TODAY).verdict);
    assert.deepEqual([...new Set(verdicts)].sort(), ['cannot_determine', 'compliant', 'deficient']);
  });
});

suite('for every reading of a certificate', () => {
  test('a withheld value is null, listed once and never quoted', () => {
    const PATH =
      /^(?:(?:general_liability|auto_liability|umbrella_excess|workers_comp|other_coverages\[\d\])(?:\.[a-z_]+)?|other_coverages)$/;
    fc.assert(
      fc.property(EXTRACTIONS, ({ parsed, withheld, evidence }) => {
        assert.equal(new Set(withheld).size, withheld.length);
        for (const path of withheld) {
          assert.match(path, PATH);
          assert.ok(!(path in evidence));
          if (path !== 'other_coverages') assert.equal(at(parsed, path), null, path);
        }
      }),
      RUNS,
    );
  });

  test('every served number, date and yes has its quote', () => {
    fc.assert(
      fc.property(EXTRACTIONS, ({ parsed, evidence }) => {
        const rows = [
          ...SECTION_NAMES.map((name) => [name, parsed[name]] as const),
          ...parsed.other_coverages.map((one, i) => [`other_coverages[${i}]`, one] as const),
        ];
        for (const [path, boxes] of rows) {
          for (const [name, value] of Object.entries(boxes ?? {})) {
            const wantsQuote = typeof value === 'number' || value === true || /_date$/.test(name);
            if (wantsQuote && value !== null) assert.ok(`${path}.${name}` in evidence, `${path}.${name}`);
          }
        }
      }),
      RUNS,
    );
  });
});

/** Returns the value at a path of an answer. */
function at(parsed: unknown, path: string): unknown {
  return path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown>)[key], parsed);
}
