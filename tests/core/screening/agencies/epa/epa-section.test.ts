import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import { createEcho, type Echo } from '../../../../../core/screening/agencies/epa/echo.ts';
import {
  lookUpFacility,
  type EpaFinding,
  type EpaLookup,
} from '../../../../../core/screening/agencies/epa/epa-section.ts';
import { screenedName } from '../../../../../core/screening/agencies/published-score.ts';
import { startEcho, type EchoStandIn, type EchoStandInOptions } from '../../../../standins/echo.ts';
import { createLeapingClock } from '../../../../standins/leaping-clock.ts';
import { createManualClock } from '../../../../standins/manual-clock.ts';
import { closedOrigin } from '../../../../standins/upstream.ts';
import { madeFacility } from './made-facility.ts';

const TODAY = '2026-11-20';

interface Asked {
  readonly echo: Echo;
  readonly standIn: EchoStandIn;
  readonly look: (lookup: Partial<EpaLookup> & { readonly name?: string }) => Promise<EpaFinding>;
}

async function ask(t: TestContext, options: EchoStandInOptions): Promise<Asked> {
  const standIn = await startEcho(t, options);
  const echo = createEcho({ url: standIn.url, clock: createLeapingClock(), random: () => 0 });
  t.after(() => echo.close());
  return { echo, standIn, look: ({ name, ...lookup }) => look(echo, { ...lookup, name }) };
}

function look(
  echo: Echo,
  { name, ...lookup }: Partial<EpaLookup> & { readonly name?: string | undefined },
  signal = new AbortController().signal,
): Promise<EpaFinding> {
  return lookUpFacility(
    echo,
    { today: TODAY, ...lookup, screened: name === undefined ? undefined : screenedName(name) },
    signal,
  );
}

/** The members of every unresolved section. */
const NOTHING = {
  resolved: false,
  facility: null,
  risk_score: null,
  risk_tier: null,
  match_count: null,
  unreadable_inputs: null,
};

suite('a company with one facility', () => {
  test('is scored by it, and the section is complete', async (t) => {
    const { look, standIn } = await ask(t, { facilities: [madeFacility({ CurrVioFlag: '1', FacMajorFlag: 'Y' })] });
    const { section, nameMatches, incomplete, history } = await look({ name: 'Acme Widgets, Inc.' });
    assert.deepEqual(section, {
      resolved: true,
      facility: {
        name: 'ACME WIDGETS INC',
        address: '1 MILL ROAD',
        city: 'DAYTON',
        state: 'OH',
        zip: '45402',
        epa_registry_id: '110000000001',
        epa_region: '05',
        is_major_facility: true,
        detailed_report_url: 'https://echo.epa.gov/detailed-facility-report?fid=110000000001',
      },
      risk_score: 20,
      risk_tier: 'medium',
      match_count: 1,
      unreadable_inputs: [],
      note: 'One facility was found and scored. Facilities of parent companies and subsidiaries are not linked.',
    });
    assert.deepEqual([nameMatches, incomplete], [true, false]);
    assert.equal(history?.enforcement_history.formal_actions, 0);
    assert.deepEqual(standIn.steps(), ['metadata', 'get_facilities', 'get_qid']);
    const query = new URLSearchParams(standIn.requests[1]?.url.split('?')[1]);
    // Without the comma, which ECHO would read as "Acme Widgets" or "Inc.".
    assert.equal(query.get('p_fn'), 'Acme Widgets');
    assert.equal(query.get('p_fntype'), 'CONTAINS');
  });

  test('is requested again for each screen, and the columns once', async (t) => {
    const { look, standIn } = await ask(t, { facilities: [madeFacility()] });
    for (let i = 0; i < 3; i++) assert.equal((await look({ name: 'Acme Widgets' })).section.resolved, true);
    assert.equal(standIn.steps().filter((step) => step === 'metadata').length, 1);
    assert.equal(standIn.steps().filter((step) => step === 'get_qid').length, 3);
  });

  test('whose name differs from the company’s shows a score that does not count', async (t) => {
    const { look } = await ask(t, { facilities: [madeFacility({ FacName: 'ACME WIDGETS TURNAROUND PROJECT' })] });
    const { section, nameMatches, incomplete } = await look({ name: 'Acme Widgets' });
    assert.deepEqual([section.resolved, section.risk_score, nameMatches, incomplete], [true, 0, false, true]);
    assert.match(section.note, /matches the company's with a score of 0\.910, below 0\.92/);
  });

  test('with a blank flag is complete, and the flag is named as unreadable', async (t) => {
    const { look } = await ask(t, { facilities: [madeFacility({ SDWASNCFlag: null })] });
    const { section, absentInputs, incomplete } = await look({ name: 'Acme Widgets' });
    assert.deepEqual([section.unreadable_inputs, absentInputs, incomplete], [['SDWASNCFlag'], 0, false]);
  });

  test('is searched with commas and repeated spaces replaced by one space', async (t) => {
    const { look, standIn } = await ask(t, { facilities: [] });
    await look({ name: 'Smith, Jones\u00a0 Foods, Inc.' });
    const query = new URLSearchParams(standIn.requests[1]?.url.split('?')[1]);
    assert.equal(query.get('p_fn'), 'Smith Jones Foods');
  });

  test('with a flag that the metadata does not list is incomplete, and the flag is named as unreadable', async (t) => {
    const { look } = await ask(t, { facilities: [madeFacility({ CurrSvFlag: '1' })], unlisted: ['CurrSvFlag'] });
    const { section, absentInputs, incomplete } = await look({ name: 'Acme Widgets' });
    assert.deepEqual([section.risk_score, section.unreadable_inputs], [0, ['CurrSvFlag']]);
    assert.deepEqual([absentInputs, incomplete], [1, true]);
  });
});

suite('a company with several facilities', () => {
  const facilities = [
    madeFacility({ FacName: 'ACME WIDGETS ANNEX', RegistryID: '110000000002', CurrVioFlag: '1' }),
    madeFacility({ FacName: 'ACME WIDGETS, INC.', RegistryID: '110000000003', FacCity: 'TOLEDO' }),
    madeFacility({ FacName: 'ACME WIDGETS INC', RegistryID: '110000000004', FacState: 'TX', FacCity: 'HOUSTON' }),
  ];

  test('is scored by the best-named one, the first among equals, and the section says how many are not scored', async (t) => {
    const { look } = await ask(t, { facilities });
    const { section, nameMatches, incomplete } = await look({ name: 'ACME Widgets' });
    assert.equal(section.facility?.epa_registry_id, '110000000004');
    assert.equal(section.match_count, 3);
    assert.match(section.note, /^3 facilities were found; one was scored and 2 were not\./);
    assert.deepEqual([nameMatches, incomplete], [true, true]);
  });

  test('is narrowed by state and city, or selected by the registry ID', async (t) => {
    const { look, standIn } = await ask(t, { facilities });
    const inTexas = await look({ name: 'Acme Widgets', state: 'TX' });
    assert.deepEqual([inTexas.section.facility?.epa_registry_id, inTexas.incomplete], ['110000000004', false]);
    const inToledo = await look({ name: 'Acme Widgets', city: 'Toledo' });
    assert.deepEqual([inToledo.section.facility?.epa_registry_id, inToledo.incomplete], ['110000000003', false]);
    // The ID does not waive the requirement that the name agrees.
    const byId = await look({ name: 'Acme Widgets', state: 'TX', registryId: '110000000002' });
    assert.deepEqual(
      [byId.section.risk_score, byId.section.match_count, byId.nameMatches, byId.incomplete],
      [20, 1, false, true],
    );
    const sent = new URLSearchParams(standIn.requests.at(-2)?.url.split('?')[1]);
    assert.equal(sent.get('p_frs'), '110000000002');
    assert.deepEqual([sent.get('p_fn'), sent.get('p_st')], [null, null]);
  });

  test('is found by street and ZIP code without a name', async (t) => {
    const { look } = await ask(t, { facilities });
    const { section } = await look({ street: '1 mill', zip: '45402', city: 'Toledo' });
    assert.equal(section.facility?.name, 'ACME WIDGETS, INC.');
    assert.doesNotMatch(section.note, /below/);
  });
});

suite('no facility', () => {
  test('is unresolved, not a clean result', async (t) => {
    const { look } = await ask(t, { facilities: [madeFacility()] });
    const { section, incomplete, nameMatches, history } = await look({ name: 'Beta Corp' });
    const { note, ...rest } = section;
    assert.deepEqual(rest, NOTHING);
    assert.match(note, /No EPA-regulated facility was found/);
    assert.deepEqual([incomplete, nameMatches, history], [true, false, null]);
  });

  test('is the answer for an individual’s facility', async (t) => {
    const { look } = await ask(t, { facilities: [madeFacility({ FacName: 'SMITH, JOHN' })] });
    const { section, incomplete } = await look({ name: 'Smith' });
    assert.deepEqual([section.resolved, incomplete], [false, true]);
    assert.doesNotMatch(JSON.stringify(section), /john/i);
    assert.match(section.note, /withheld/);
  });

  test('under an individual’s name is scored, and the note counts it as left out', async (t) => {
    const { look } = await ask(t, {
      facilities: [madeFacility({ FacName: 'MARY ACME' }), madeFacility({ FacName: 'MARY ACME FOODS INC' })],
    });
    const { section, isWithheld, incomplete } = await look({ name: 'Mary Acme' });
    assert.equal(section.match_count, 1);
    assert.match(section.note, /^One facility was found and scored\. Not counted: 1 under what reads as/);
    assert.equal(section.facility?.name, 'MARY ACME FOODS INC');
    assert.deepEqual([isWithheld, incomplete], [true, true]);
  });

  test('is looked up by a name that cannot be compared, unless a registry ID is given', async (t) => {
    const { look, standIn } = await ask(t, { facilities: [madeFacility({ FacName: 'CO LTD' })] });
    for (const name of ['\u65e5\u672c Co., Ltd.', 'Ромашка GmbH']) {
      const { section } = await look({ name });
      assert.deepEqual([section.status, section.resolved], ['error', false]);
    }
    assert.equal(standIn.requests.length, 0);
    const byId = await look({ name: 'Ромашка GmbH', registryId: '110000000001' });
    assert.deepEqual([byId.section.resolved, byId.nameMatches], [true, false]);
  });

  test('other than the one with the requested ID is returned', async (t) => {
    const { look } = await ask(t, { facilities: [madeFacility()] });
    const { section } = await look({ name: 'Acme Widgets', registryId: '110000000009' });
    assert.equal(section.resolved, false);
  });

  test('is resolved from rows of other facilities when ECHO ignores the ID', async (t) => {
    const { echo } = await ask(t, { facilities: [] });
    const ignoring: Echo = {
      ...echo,
      find: () => Promise.resolve({ kind: 'facilities', rows: [madeFacility()], count: 1 }),
    };
    const { section } = await look(ignoring, { name: 'Acme Widgets', registryId: '110000000009' });
    assert.deepEqual([section.status, section.resolved], [undefined, false]);
  });
});

suite('a failing ECHO', () => {
  type Misbehave = NonNullable<EchoStandInOptions['misbehave']>;
  const cases: readonly (readonly [why: string, misbehave: Misbehave, error: RegExp | null])[] = [
    ['blocks robots', () => 'robot_top', /accepts no more calls for now/],
    ['blocks robots in the second step', (step) => (step === 'get_qid' ? 'robot_nested' : undefined), /no more calls/],
    [
      'finds too many facilities',
      (step) => (step === 'get_facilities' ? 'limit' : undefined),
      /Narrow the search by state and city/,
    ],
    ['hides an error', (step) => (step === 'get_qid' ? 'other_error' : undefined), /answered with an error/],
    ['throttles', () => 'throttled', /accepts no more calls for now\. Try again in about 60 minutes\./],
    ['is being maintained', () => 'maintenance', /answered with an error/],
    ['is broken', () => 'server_error', /answered with an error/],
    ['returns an HTML page', () => 'html', /cannot be read/],
    ['returns an empty body', (step) => (step === 'get_facilities' ? 'empty' : undefined), /cannot be read/],
    ['returns another shape', (step) => (step === 'get_facilities' ? 'other_shape' : undefined), /cannot be read/],
    ['counts rows but returns none', (step) => (step === 'get_qid' ? 'no_rows' : undefined), /cannot be read/],
    ['returns rows without a name', (step) => (step === 'get_qid' ? 'garbage_rows' : undefined), /cannot be read/],
    ["returns another query's row", (step) => (step === 'get_qid' ? 'other_company' : undefined), /cannot be read/],
    ['returns a row of another state', (step) => (step === 'get_qid' ? 'other_state' : undefined), /cannot be read/],
    ['drops the connection', () => 'reset', /could not be reached/],
    ['loses the query every time', (step) => (step === 'get_qid' ? 'lost_query' : undefined), /cannot be read/],
    // Failures that pass on retry.
    ['loses the query once', (step, nth) => (step === 'get_qid' && nth === 0 ? 'lost_query' : undefined), null],
    [
      "returns another query's row once",
      (step, nth) => (step === 'get_qid' && nth === 0 ? 'other_company' : undefined),
      null,
    ],
    ['stumbles once', (step, nth) => (step === 'get_facilities' && nth === 0 ? 'server_error' : undefined), null],
  ];
  for (const [why, misbehave, error] of cases) {
    test(`that ${why} ${error ? 'is an error, never "no facility"' : 'is retried'}`, async (t) => {
      const { look } = await ask(t, { facilities: [madeFacility()], misbehave });
      const { section, incomplete } = await look({ name: 'Acme Widgets', state: 'OH' });
      if (error === null) {
        assert.equal(section.resolved, true);
        return;
      }
      const { note, error: reason, ...rest } = section;
      assert.deepEqual(rest, { status: 'error', ...NOTHING });
      assert.match(reason ?? '', error);
      assert.match(note, /could not be checked/);
      assert.equal(incomplete, true);
      assert.doesNotMatch(JSON.stringify(section), /acme|beta|robotic|ORA-|html/i);
    });
  }

  test('whose columns moved gets its columns looked up again on the next screen', async (t) => {
    const { look, standIn } = await ask(t, {
      facilities: [madeFacility()],
      misbehave: (step, nth) => (step === 'get_qid' && nth === 0 ? 'garbage_rows' : undefined),
    });
    assert.equal((await look({ name: 'Acme Widgets' })).section.status, 'error');
    assert.equal((await look({ name: 'Acme Widgets' })).section.resolved, true);
    assert.equal(standIn.steps().filter((step) => step === 'metadata').length, 2);
  });

  test('that returns rows without a readable ID is an error when an ID was requested', async (t) => {
    const { look } = await ask(t, {
      facilities: [madeFacility()],
      misbehave: (step) => (step === 'get_qid' ? 'rows_without_ids' : undefined),
    });
    const { section } = await look({ registryId: '110000000001' });
    assert.match(section.error ?? '', /cannot be read/);
  });

  test('is not inferred from an error member that is null', async (t) => {
    const { look } = await ask(t, {
      facilities: [],
      misbehave: (step) => (step === 'metadata' ? undefined : 'null_errors'),
    });
    const { section, absentInputs } = await look({ name: 'Acme Widgets' });
    assert.deepEqual([section.resolved, absentInputs], [true, 11]);
  });

  test('that is not listening is an error', async (t) => {
    const echo = createEcho({ url: await closedOrigin(), clock: createLeapingClock() });
    t.after(() => echo.close());
    assert.match((await look(echo, { name: 'Acme' })).section.error ?? '', /could not be reached/);
  });

  test('that never answers is an error when the deadline passes', async (t) => {
    const standIn = await startEcho(t, { facilities: [], misbehave: () => 'never' });
    const clock = createManualClock();
    const echo = createEcho({ url: standIn.url, clock });
    t.after(() => echo.close());
    const finding = look(echo, { name: 'Acme' });
    await clock.untilTimers(1);
    clock.advance(45_000);
    assert.match((await finding).section.error ?? '', /did not answer in time/);
  });

  test('that throttles is not called again for a while', async (t) => {
    const { look, standIn } = await ask(t, { facilities: [madeFacility()], misbehave: () => 'throttled' });
    await look({ name: 'Acme' });
    const asked = standIn.requests.length;
    const { section } = await look({ name: 'Acme' });
    assert.match(section.error ?? '', /accepts no more calls for now\. Try again in about (?:59|60) minutes\./);
    assert.equal(standIn.requests.length, asked);
  });
});

test('calls beyond the limit are rejected locally before ECHO would reject them', async (t) => {
  const standIn = await startEcho(t, { facilities: [] });
  const clock = createManualClock();
  const echo = createEcho({ url: standIn.url, clock });
  t.after(() => echo.close());
  for (let i = 0; i < 269; i++) assert.equal((await look(echo, { name: 'Acme' })).section.error, undefined);
  const { section, incomplete } = await look(echo, { name: 'Acme' });
  assert.match(section.error ?? '', /Try again in about 60 minutes\./);
  assert.equal(incomplete, true);
  assert.equal(standIn.requests.length, 270);
});

test('a facility listed twice counts once, with or without an ID', async (t) => {
  const facilities = [
    madeFacility({ CurrVioFlag: '1' }),
    madeFacility({ FacName: 'ACME WIDGETS OF OHIO', RegistryID: '110000000002' }),
    madeFacility({ FacName: 'ACME WIDGETS MILL', RegistryID: null }),
  ];
  for (const lookup of [{ name: 'Acme Widgets' }, { registryId: '110000000001' }]) {
    const once = await ask(t, { facilities });
    const twice = await ask(t, { facilities: [...facilities, ...facilities] });
    assert.deepEqual(await twice.look(lookup), await once.look(lookup));
  }
});
