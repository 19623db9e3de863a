import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { registerSection } from '../../../core/screening/exclusions/register-section.ts';
import { exposureOf } from '../../../core/screening/import-risk/exposure.ts';
import { createCsl } from '../../../core/screening/lists/csl/csl.ts';
import { uflpaSection } from '../../../core/screening/lists/uflpa/uflpa-section.ts';
import { createUflpa } from '../../../core/screening/lists/uflpa/uflpa.ts';
import { CSL_KEY, startCsl } from '../../standins/csl.ts';
import { createHurriedClock } from '../../standins/hurried-clock.ts';
import { startUflpa, uflpaPage } from '../../standins/uflpa.ts';
import { record, registerOf } from './lists/register/made-register.ts';

const NAMES = [
  'Acme A S.A.',
  'Kunlun Steel Works Co., Ltd.',
  'Bravo Trading LLC',
  'Müller Import and Export',
  'LLC Eltekhnord',
  'Harbor Nr 7 Shipping',
];

/** Each name as it is, with its end changed, with a word left out, with a form; and names on no list. */
const QUERIES = [
  ...NAMES.flatMap((name) => [name, name.replace(/.{3}$/, 'q'), name.replace(/ \S+/, ''), `The ${name} Inc`]),
  'Acme S.A.',
  'Quite Unlisted',
  'Kunlun',
];

type Change = (name: string) => string;

/** Changes to listed names that change nothing about the parties. */
const CHANGES: Readonly<Record<string, Change>> = {
  'a bracket': (name) => `${name} (Zvx Jwz)`,
  'a bracket before the form': (name) => name.replace(/(?=,? (?:Co|LLC)\b)|$/, ' (Zvx)'),
  'a closing clause': (name) => `${name} and any successor, sub-unit, or subsidiary thereof`,
  'another closing clause': (name) => `${name}, and its affiliated entities`,
  'an article': (name) => `The ${name}`,
  both: (name) => `The ${name} (Zvx); and any successor, sub-unit, or subsidiary thereof`,
};

interface Said {
  readonly status: string;
  readonly scores: readonly number[];
}

/**
 * The result of every section of both services for each query, given the listed names: search, download, page, register
 * and rating.
 */
async function saidOf(t: TestContext, listed: readonly string[], queries: readonly string[]): Promise<unknown[]> {
  const upstream = await startCsl(
    t,
    listed.map((name) => ({ name, type: 'Entity' })),
  );
  const page = await startUflpa(t, [{ page: uflpaPage({ ii: listed.map((name) => [name, 'June 21, 2022']) }) }]);
  const clock = createHurriedClock(8_000);
  const [search, download] = [CSL_KEY, undefined].map((apiKey) =>
    createCsl({ url: upstream.origin, apiKey, remembered: { usual: {} }, clock }),
  );
  const uflpa = createUflpa({ url: page.origin, remembered: { usual: {} }, clock });
  t.after(() => Promise.all([search?.close(), download?.close(), uflpa.close()]));
  const register = registerOf(listed.map((name) => record(name)));
  const { signal } = new AbortController();
  const reading = await uflpa.read(signal);
  const answers: unknown[] = [];
  for (const name of queries) {
    const csl = await download!.screen(name, signal);
    const listing = uflpaSection(name, reading);
    const sections = [
      csl,
      await search!.screen(name, signal),
      listing,
      registerSection(register, { query: { name }, now: new Date('2026-03-04T13:00:00Z') }),
    ];
    const said = sections.map(({ status, matches }): Said => ({ status, scores: matches.map(({ score }) => score) }));
    const { overall_risk, incomplete_coverage } = exposureOf({ uflpa: listing, csl }, name);
    answers.push([name, ...said, overall_risk, incomplete_coverage]);
  }
  return answers;
}

for (const [what, change] of Object.entries(CHANGES)) {
  test(`every section gives the same result when listed names have ${what}`, async (t) => {
    assert.deepEqual(await saidOf(t, NAMES.map(change), QUERIES), await saidOf(t, NAMES, QUERIES));
  });
}

test('every section gives the same result when the query has an article or rows are published twice', async (t) => {
  const before = await saidOf(t, NAMES, QUERIES);
  const withArticle = await saidOf(
    t,
    NAMES,
    QUERIES.map((name) => `the ${name}`),
  );
  const answers = (all: readonly unknown[]) => all.map((one) => (one as unknown[]).slice(1));
  assert.deepEqual(answers(withArticle), answers(before));
  const doublings = fc.sample(fc.array(fc.nat(NAMES.length - 1), { minLength: 1, maxLength: 8 }), {
    numRuns: 5,
    seed: 15,
  });
  for (const doubled of doublings)
    assert.deepEqual(await saidOf(t, [...NAMES, ...doubled.map((at) => NAMES[at] ?? '')], QUERIES), before);
});
