import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exposureOf } from '../../../../core/screening/import-risk/exposure.ts';
import { madeCsl, madeUflpa } from './made-sections.ts';

/** Has only Latin letters, so it is compared in full. */
const NAME = 'Harbor Mill Linen';

const SECTIONS = {
  match: [['Acme', 0.95]],
  possible_match: [['Acme', 0.8]],
  no_match: [],
  error: 'error',
} as const;

type Status = keyof typeof SECTIONS;

/** The rating of every pair of statuses; the first word is the forced-labor list's status. */
const RATINGS: Readonly<Record<`${Status} ${Status}`, string>> = {
  'match match': 'high',
  'match possible_match': 'high',
  'match no_match': 'high',
  'match error': 'high',
  'possible_match match': 'high',
  'possible_match possible_match': 'elevated',
  'possible_match no_match': 'elevated',
  'possible_match error': 'elevated',
  'no_match match': 'high',
  'no_match possible_match': 'elevated',
  'no_match no_match': 'none',
  'no_match error': 'low',
  'error match': 'high',
  'error possible_match': 'elevated',
  'error no_match': 'low',
  'error error': 'low',
};

test('the rating depends only on the two statuses, and each cause has its sentence', () => {
  for (const [pair, rating] of Object.entries(RATINGS)) {
    const [first, second] = pair.split(' ') as [Status, Status];
    for (const truncated of [false, true]) {
      for (const below of [0, 7]) {
        const screened = { uflpa: madeUflpa(SECTIONS[first]), csl: madeCsl(SECTIONS[second], { truncated, below }) };
        const { overall_risk, reasons, incomplete_coverage } = exposureOf(screened, NAME);
        assert.equal(overall_risk, rating, pair);
        assert.equal(incomplete_coverage, truncated || first === 'error' || second === 'error', pair);
        const causes = [first, second].filter((status) => status !== 'no_match').length + Number(truncated);
        assert.equal(reasons.length, causes, `${pair}: ${reasons.join(' ')}`);
        assert.equal(new Set(reasons).size, causes);
      }
    }
  }
});

test('a section with matches of both kinds has a sentence for each', () => {
  const uflpa = madeUflpa([
    ['Acme Works', 1],
    ['Acme Steel', 0.93],
    ['Acne', 0.75],
  ]);
  assert.deepEqual(exposureOf({ uflpa, csl: madeCsl([], { truncated: true }) }, NAME).reasons, [
    'The forced-labor entity list has 2 entries that match (score 0.92 or higher, best 1).',
    'The forced-labor entity list has 1 entry that may match (score from 0.72 to 0.92, best 0.75): needs review by a person.',
    'The Consolidated Screening List returned only part of its results, or did not say how many it has.',
  ]);
});

test('a sample list makes the coverage incomplete and is named as sample data, whatever it contains', () => {
  const asSample = <T extends { readonly source: object }>(section: T): T => ({
    ...section,
    source: { ...section.source, basis: 'sample' },
  });
  const [uflpa, csl] = [madeUflpa([]), madeCsl([])];
  for (const [screened, names] of [
    [{ uflpa: asSample(uflpa), csl }, ['forced-labor entity list']],
    [{ uflpa, csl: asSample(csl) }, ['Consolidated Screening List']],
  ] as const) {
    const { incomplete_coverage, reasons } = exposureOf(screened, NAME);
    assert.equal(incomplete_coverage, true);
    assert.deepEqual(
      reasons,
      names.map((name) => `The ${name} in this answer is sample data; nothing was checked against the real one.`),
    );
  }
});

test('a one-word name that longer listed names contain leaves the screen incomplete', () => {
  const { overall_risk, reasons, incomplete_coverage } = exposureOf(
    {
      uflpa: madeUflpa([], { nested: { containing: 1, contained: 0 } }),
      csl: madeCsl([], { below: 160, nested: { containing: 139, contained: 0 } }),
    },
    NAME,
  );
  assert.deepEqual([overall_risk, incomplete_coverage], ['none', true]);
  assert.deepEqual(reasons, [
    'On the forced-labor entity list, 1 listed name contains this one-word name but scores below 0.72: send the full registered name.',
    'On the Consolidated Screening List, 139 listed names contain this one-word name but score below 0.72: send the full registered name.',
  ]);
});

test('a name that contains whole listed names leaves the screen incomplete', () => {
  const { overall_risk, reasons, incomplete_coverage } = exposureOf(
    {
      uflpa: madeUflpa([], { nested: { containing: 0, contained: 1 } }),
      csl: madeCsl([], { below: 3, nested: { containing: 0, contained: 2 } }),
    },
    NAME,
  );
  assert.deepEqual([overall_risk, incomplete_coverage], ['none', true]);
  assert.deepEqual(reasons, [
    'On the forced-labor entity list, 1 listed name is part of this name but scores below 0.72: send each name in it on its own, without places and remarks.',
    'On the Consolidated Screening List, 2 listed names are part of this name but score below 0.72: send each name in it on its own, without places and remarks.',
  ]);
});

test('a name with letters of another script was compared only in part, whatever its Latin words found', () => {
  const sections = { uflpa: madeUflpa([]), csl: madeCsl([]) };
  for (const name of ['Роснефть Trade House', 'Huawei 华为', 'Hu\u0430wei']) {
    const { overall_risk, reasons, incomplete_coverage } = exposureOf(sections, name);
    assert.deepEqual([overall_risk, incomplete_coverage, reasons.length], ['none', true, 1], name);
    assert.match(reasons[0] ?? '', /letters of another script/);
  }
});
