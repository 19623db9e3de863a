import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import type { ExclusionsScreen } from '../../core/screening/exclusions/answer.ts';
import type { PartiesScreen, ShipmentScreen } from '../../core/screening/import-risk/answer.ts';
import { createCsl } from '../../core/screening/lists/csl/csl.ts';
import { createUflpa } from '../../core/screening/lists/uflpa/uflpa.ts';
import { exclusionsService } from '../../handlers/exclusions/service.ts';
import { importRiskService } from '../../handlers/import-risk/service.ts';
import { record, registerOf } from '../core/screening/lists/register/made-register.ts';
import { startFloor } from '../floor.ts';
import { CSL_KEY, ENTITY_LIST, startCsl, type MadeRecord } from '../standins/csl.ts';
import { createHurriedClock } from '../standins/hurried-clock.ts';
import { startUflpa, uflpaPage, wholeLists } from '../standins/uflpa.ts';

/** The names under which each firm is listed: none scores close to the one word that everyone calls it. */
const RECORDS: readonly MadeRecord[] = [
  'Huawei Technologies Co., Ltd.',
  'Huawei Cloud Computing Technology Co., Ltd.',
  'State Corporation for Assistance to Development of Industrial Products Rostec',
  'VTB Capital Holdings Closed Joint Stock Company',
  'Zhejiang Dahua Technology Co., Ltd.',
].map((name) => ({ name, source: ENTITY_LIST }));

/** How many names on the screening list and the forced-labor list contain each word. */
const ASKED: readonly (readonly [name: string, csl: number, uflpa: number])[] = [
  ['Huawei', 2, 0],
  ['Hoshine', 0, 1],
  ['Rostec', 1, 0],
  ['VTB', 1, 0],
  ['Dahua', 1, 0],
];

const heldNames = (list: string, count: number): string =>
  `On the ${list}, ${count === 1 ? '1 listed name contains' : `${count} listed names contain`} this one-word name but ` +
  `score${count === 1 ? 's' : ''} below 0.72: send the full registered name.`;

async function serve(t: TestContext): Promise<<T>(path: string, body: object) => Promise<T>> {
  const clock = createHurriedClock(8_000);
  const lists = wholeLists();
  const named = ['Hoshine Silicon Industry (Shanshan) Co., Ltd.', 'June 21, 2022'] as const;
  const upstream = await startUflpa(t, [{ page: uflpaPage({ ...lists, i: [named, ...(lists['i'] ?? [])] }) }]);
  const csl = createCsl({ url: (await startCsl(t, RECORDS)).origin, apiKey: CSL_KEY, clock });
  const uflpa = createUflpa({ url: upstream.origin, clock });
  t.after(() => Promise.all([csl.close(), uflpa.close()]));
  const register = registerOf([record('Quarry Meadow Holdings LLC')]);
  const exclusions = exclusionsService({
    register: () => register,
    csl,
    now: () => new Date('2026-03-04T13:00:00Z'),
    refreshRuns: () => Promise.resolve([]),
  });
  const floor = await startFloor(t, { services: [exclusions, importRiskService({ csl, uflpa, model: undefined })] });
  return async <T>(path: string, body: object) => {
    const response = await fetch(`${floor.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
    assert.equal(response.status, 200, path);
    return (await response.json()) as T;
  };
}

suite('a firm screened by one word, over HTTP', () => {
  test('is not a match but never clean, and the answer says how many listed names contain the word and what to send', async (t) => {
    const post = await serve(t);
    for (const [name, onCsl, onUflpa] of ASKED) {
      const sentences = [
        ...(onUflpa > 0 ? [heldNames('forced-labor entity list', onUflpa)] : []),
        ...(onCsl > 0 ? [heldNames('Consolidated Screening List', onCsl)] : []),
      ];
      const shipment = await post<ShipmentScreen>('/import-risk/screen/shipment', { supplier_name: name });
      assert.deepEqual(
        [shipment.uflpa.status, shipment.csl.status, shipment.csl.records_below_match_threshold],
        ['no_match', 'no_match', onCsl],
        name,
      );
      assert.deepEqual(shipment.exposure_summary, {
        overall_risk: 'none',
        reasons: sentences,
        incomplete_coverage: true,
      });
      assert.match(shipment.narrative, /incomplete/);
      const { results } = await post<PartiesScreen>('/import-risk/screen/parties', { parties: [{ name }] });
      const notes = [results[0]?.uflpa.source.note, results[0]?.csl.source.note].join(' ');
      assert.equal(results[0]?.incomplete_coverage, true, name);
      for (const sentence of sentences) assert.ok(notes.includes(sentence), notes);
      if (onCsl === 0) continue;
      const screen = await post<ExclusionsScreen>('/exclusions/screen', { entity_name: name });
      const scored = onCsl === 1 ? '1 record scored' : `${onCsl} records scored`;
      const shown = `Consolidated Screening List: ${scored} below the match floor of 0.72 and ${onCsl === 1 ? 'is' : 'are'} not shown.`;
      assert.deepEqual(
        [screen.overall.status, screen.overall.incomplete_coverage, screen.overall.reasons],
        ['no_matches_among_screened_records', true, [shown]],
        name,
      );
    }
  });

  test('is a match by its full registered name', async (t) => {
    const post = await serve(t);
    const full = 'Huawei Technologies Co., Ltd.';
    const shipment = await post<ShipmentScreen>('/import-risk/screen/shipment', { supplier_name: full });
    assert.deepEqual([shipment.csl.status, shipment.exposure_summary.incomplete_coverage], ['match', false]);
  });
});

suite('a name with letters of another script, over HTTP', () => {
  const OTHER_SCRIPT = /The name has letters of another script/;

  test('is never clean: its other words were not compared', async (t) => {
    const post = await serve(t);
    const name = 'Роснефть Quuxworth Blarg';
    const shipment = await post<ShipmentScreen>('/import-risk/screen/shipment', { supplier_name: name });
    assert.deepEqual([shipment.uflpa.status, shipment.csl.status], ['no_match', 'no_match']);
    assert.equal(shipment.exposure_summary.incomplete_coverage, true);
    assert.match(shipment.exposure_summary.reasons.join(' '), OTHER_SCRIPT);
    const { results } = await post<PartiesScreen>('/import-risk/screen/parties', { parties: [{ name }] });
    assert.equal(results[0]?.incomplete_coverage, true);
    assert.match(results[0].csl.source.note, OTHER_SCRIPT);
    const { overall } = await post<ExclusionsScreen>('/exclusions/screen', { entity_name: name });
    assert.equal(overall.status, 'no_matches_among_screened_records');
    assert.match(overall.reasons.join(' '), OTHER_SCRIPT);
  });

  test('is found if they only look like Latin letters', async (t) => {
    const post = await serve(t);
    const name = 'Ниаwеi Тесhnоlоgiеs Со., Ltd.'.replace('Ниа', 'Hu\u0430');
    const shipment = await post<ShipmentScreen>('/import-risk/screen/shipment', { supplier_name: name });
    assert.deepEqual([shipment.csl.status, shipment.csl.matches[0]?.score], ['match', 1]);
  });
});
