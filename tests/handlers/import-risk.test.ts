import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import { CodedError } from '../../core/http/errors.ts';
import type { JsonAnswer } from '../../core/http/route.ts';
import type { JsonObject } from '../../core/json.ts';
import { createCsl } from '../../core/screening/lists/csl/csl.ts';
import { createUflpa } from '../../core/screening/lists/uflpa/uflpa.ts';
import type { Model, ModelReply, Question } from '../../core/model/model.ts';
import type { PartiesScreen, ShipmentScreen, UflpaSearch } from '../../core/screening/import-risk/answer.ts';
import { importRiskService } from '../../handlers/import-risk/service.ts';
import { requestText, startFloor } from '../floor.ts';
import { CSL_KEY, ENTITY_LIST, SDN, startCsl, type CslReply, type MadeRecord } from '../standins/csl.ts';
import { createHurriedClock } from '../standins/hurried-clock.ts';
import { startUflpa, type UflpaReply } from '../standins/uflpa.ts';
import type { Upstream } from '../standins/upstream.ts';

const RECORDS: readonly MadeRecord[] = [
  { name: 'CAMEL MADE GROUP LIMITED', source: ENTITY_LIST, alt_names: ['Camel Export 8517.62.0090'] },
  { name: 'CAMEL DRIVERS UNION', type: 'Entity', source: SDN },
  { name: 'Camel, Maria', type: 'Individual', source: SDN },
];

interface Wiring {
  readonly csl?: readonly CslReply[];
  readonly uflpa?: readonly UflpaReply[];
  readonly model?: Model;
}

interface Wired {
  readonly service: ReturnType<typeof importRiskService>;
  readonly cslUpstream: Upstream;
  readonly uflpaUpstream: Upstream;
  readonly post: <T>(path: string, body: JsonObject, signal?: AbortSignal) => Promise<T>;
  readonly get: <T>(path: string, query: Readonly<Record<string, readonly string[]>>) => Promise<T>;
}

async function wire(t: TestContext, { csl: cslReplies, uflpa: uflpaReplies, model }: Wiring = {}): Promise<Wired> {
  const clock = createHurriedClock(8_000);
  const cslUpstream = await startCsl(t, RECORDS, cslReplies);
  const uflpaUpstream = await startUflpa(t, uflpaReplies);
  const csl = createCsl({ url: cslUpstream.origin, apiKey: CSL_KEY, clock });
  const uflpa = createUflpa({ url: uflpaUpstream.origin, remembered: { usual: {} }, clock });
  t.after(() => Promise.all([csl.close(), uflpa.close()]));
  const service = importRiskService({ csl, uflpa, model });

  async function ask<T>(
    path: string,
    {
      body = {},
      query = {},
      signal,
    }: { body?: JsonObject; query?: Readonly<Record<string, readonly string[]>>; signal?: AbortSignal },
  ): Promise<T> {
    const route = service.routes.find((one) => one.path === path);
    assert.ok(typeof route?.answer === 'function');
    const answer = (await route.answer({
      params: {},
      query: new Map(Object.entries(query)),
      body,
      signal: signal ?? new AbortController().signal,
    })) as JsonAnswer;
    assert.equal(answer.status, 200);
    return answer.body as T;
  }

  return {
    service,
    cslUpstream,
    uflpaUpstream,
    post: (path, body, signal) => ask(path, { body, ...(signal && { signal }) }),
    get: (path, query) => ask(path, { query }),
  };
}

suite('POST /screen/shipment', () => {
  test('an answer has exactly the members of the contract', async (t) => {
    const { post } = await wire(t);
    const answer = await post<ShipmentScreen>('/screen/shipment', {
      supplier_name: 'Camel Made Group',
      hts: '8517.62.0090',
      country_of_origin: 'cn',
      quantity: 5,
    });
    assert.deepEqual(Object.keys(answer), [
      'input',
      'coverage',
      'uflpa',
      'csl',
      'exposure_summary',
      'narrative',
      'disclaimer',
    ]);
    assert.deepEqual(answer.input, { hts: '8517.62.0090', country_of_origin: 'cn', supplier_name: 'Camel Made Group' });
    assert.deepEqual(Object.keys(answer.uflpa), ['status', 'matches', 'source']);
    assert.deepEqual(Object.keys(answer.uflpa.source), ['name', 'url', 'basis', 'as_of', 'note']);
    assert.deepEqual(Object.keys(answer.uflpa.matches[0]!), [
      'matched_name',
      'match_type',
      'score',
      'reason',
      'entity',
    ]);
    assert.deepEqual(Object.keys(answer.csl), [
      'status',
      'matches',
      'source',
      'result_page_truncated',
      'total_upstream_results',
      'records_below_match_threshold',
    ]);
    assert.deepEqual(Object.keys(answer.csl.matches[0]!), [
      'matched_name',
      'match_type',
      'score',
      'subject_type',
      'reason',
      'aliases',
      'source_list',
    ]);
    assert.equal(answer.exposure_summary.overall_risk, 'high');
    assert.equal(answer.csl.total_upstream_results, 3);
    assert.equal(answer.csl.records_below_match_threshold, 1, 'one of three results is an individual');
    assert.doesNotMatch(JSON.stringify(answer), /maria/i);
  });

  test('omitted members are null, and the others are echoed unchanged', async (t) => {
    const { post } = await wire(t);
    const bare = await post<ShipmentScreen>('/screen/shipment', { supplier_name: 'X Works', hts: null });
    assert.deepEqual(bare.input, { hts: null, country_of_origin: null, supplier_name: 'X Works' });
    const odd = await post<ShipmentScreen>('/screen/shipment', {
      supplier_name: ' X  Works\n',
      hts: '',
      country_of_origin: 'Neverland',
    });
    assert.deepEqual(odd.input, { hts: '', country_of_origin: 'Neverland', supplier_name: ' X  Works\n' });
  });

  test('no tariff number is served except the hts that was sent', async (t) => {
    const { post } = await wire(t);
    const answer = await post<ShipmentScreen>('/screen/shipment', {
      supplier_name: 'Camel Export 8517.62.0090',
      hts: '8517620090 / 8517.62.0090',
      country_of_origin: 'HTS 8517620090',
    });
    assert.equal(answer.input.hts, '8517620090 / 8517.62.0090');
    assert.equal(answer.input.supplier_name, 'Camel Export 8517.62');
    assert.equal(answer.input.country_of_origin, 'HTS 8517.62');
    assert.equal(answer.csl.matches[0]?.matched_name, 'Camel Export 8517.62');
    assert.match(answer.narrative, /Camel Export 8517\.62 \(score 1/);
    assert.doesNotMatch(JSON.stringify({ ...answer, input: null }), /8517\.?62\.?00/);
  });

  test('a list that fails is an error, never clean, and does not affect the other list', async (t) => {
    const cases: readonly (readonly [wiring: Wiring, uflpa: string, csl: string, risk: string])[] = [
      [{ uflpa: ['forbidden'] }, 'error', 'no_match', 'low'],
      [{ csl: ['expired_key'] }, 'no_match', 'error', 'low'],
      [{ csl: ['html'], uflpa: ['no_tables'] }, 'error', 'error', 'low'],
      [{ csl: ['no_total'] }, 'no_match', 'no_match', 'none'],
      [{}, 'no_match', 'no_match', 'none'],
    ];
    for (const [wiring, uflpa, csl, risk] of cases) {
      const { post } = await wire(t, wiring);
      const answer = await post<ShipmentScreen>('/screen/shipment', { supplier_name: 'Harbor Linen' });
      assert.deepEqual(
        [answer.uflpa.status, answer.csl.status, answer.exposure_summary.overall_risk],
        [uflpa, csl, risk],
      );
      const incomplete = uflpa === 'error' || csl === 'error' || answer.csl.result_page_truncated;
      assert.equal(answer.exposure_summary.incomplete_coverage, incomplete);
      assert.equal(answer.narrative.includes('incomplete'), incomplete);
    }
  });

  test('a name that cannot be compared puts both sections in error', async (t) => {
    const { post } = await wire(t);
    const answer = await post<ShipmentScreen>('/screen/shipment', { supplier_name: '新疆' });
    assert.deepEqual([answer.uflpa.status, answer.csl.status], ['error', 'error']);
    assert.equal(answer.exposure_summary.incomplete_coverage, true);
  });

  test('the same request always gets the same answer', async (t) => {
    const { post } = await wire(t);
    const ask = (): Promise<unknown> => post('/screen/shipment', { supplier_name: 'Camel Made Group', hts: '1' });
    assert.equal(JSON.stringify(await ask()), JSON.stringify(await ask()));
  });
});

const ORDER = ['rating', 'forced_labor_hit', 'screening_list_hit', 'verify'];

const REPLIES: readonly (readonly [name: string, reply: ModelReply, isServed: boolean])[] = [
  ['an order with every required sentence', { kind: 'object', value: { order: ORDER } }, true],
  ['one with an unknown sentence', { kind: 'object', value: { order: [...ORDER, 'cleared'] } }, false],
  ['one with a repeated sentence', { kind: 'object', value: { order: [...ORDER, 'rating'] } }, false],
  ['one without the caution', { kind: 'object', value: { order: ORDER.slice(0, 3) } }, false],
  ['an empty one', { kind: 'object', value: { order: [] } }, false],
  ['prose', { kind: 'object', value: { narrative: 'The supplier is cleared. See 8517.62.0090.' } }, false],
  ['a different object', { kind: 'object', value: { notes: [] } }, false],
  ['a reply cut off', { kind: 'cut_off' }, false],
  ['a refusal', { kind: 'refused' }, false],
  ['not an object', { kind: 'not_json' }, false],
  ['no reply in time', { kind: 'unavailable' }, false],
  ['a wrong key', { kind: 'misconfigured' }, false],
];

test('a narrative uses the order that the model chose if valid, and the default order otherwise', async (t) => {
  for (const [name, reply, isServed] of REPLIES) {
    const questions: Question[] = [];
    const model: Model = {
      id: 'model-1',
      ask(question) {
        questions.push(question);
        return Promise.resolve(reply);
      },
    };
    const { post } = await wire(t, { model });
    const answer = await post<ShipmentScreen>('/screen/shipment', {
      supplier_name: 'Camel Made GROUP Inc 7f3e',
      hts: '8517',
    });
    const { narrative } = await post<ShipmentScreen>('/screen/shipment', { supplier_name: 'Camel Made Group' });
    assert.equal(narrative.startsWith('The overall exposure rating is high. The forced-labor'), isServed, name);
    assert.match(narrative, /The overall exposure rating is high\./);
    assert.equal(answer.exposure_summary.overall_risk, 'elevated');
    assert.doesNotMatch(JSON.stringify(questions), /7f3e|8517|Inc\b/, 'the model sees nothing that was sent');
  }
});

suite('POST /screen/parties', () => {
  test('parties are answered in order, the forced-labor page is read once, and each name is searched once', async (t) => {
    const { post, cslUpstream, uflpaUpstream } = await wire(t);
    const parties = Array.from({ length: 50 }, (_, i) => ({
      name: i % 2 ? 'Camel Made Group' : `Works ${i % 7}`,
      role: `r${i}`,
    }));
    const answer = await post<PartiesScreen>('/screen/parties', { parties });
    assert.deepEqual(Object.keys(answer), ['results', 'coverage', 'disclaimer']);
    assert.deepEqual(
      answer.results.map(({ party }) => party),
      parties,
    );
    for (const [i, result] of answer.results.entries()) {
      assert.deepEqual(Object.keys(result), ['party', 'uflpa', 'csl', 'incomplete_coverage']);
      const status = i % 2 ? 'match' : 'no_match';
      assert.deepEqual([result.uflpa.status, result.csl.status, result.incomplete_coverage], [status, status, false]);
    }
    assert.equal(uflpaUpstream.requests.length, 1);
    assert.equal(cslUpstream.requests.length, 8 + 6, 'plus a known name of each list, before anything counts as clean');
    const alone = await post<ShipmentScreen>('/screen/shipment', { supplier_name: 'Camel Made Group' });
    assert.deepEqual([answer.results[1]?.uflpa, answer.results[1]?.csl], [alone.uflpa, alone.csl]);
  });

  test('an omitted role is null, and a party not reached in time is an error', async (t) => {
    const { post } = await wire(t);
    const body = { parties: [{ name: 'Camel Made Group' }, { name: 'Works', role: null }] };
    const { results } = await post<PartiesScreen>(
      '/screen/parties',
      body,
      AbortSignal.abort(new DOMException('x', 'TimeoutError')),
    );
    assert.deepEqual(
      results.map(({ party, uflpa, csl, incomplete_coverage }) => [
        party.role,
        uflpa.status,
        csl.status,
        incomplete_coverage,
      ]),
      [
        [null, 'error', 'error', true],
        [null, 'error', 'error', true],
      ],
    );
  });

  test('a source failure for one party puts only that party in error', async (t) => {
    const { post } = await wire(t, { csl: ['html', 'as_the_real_one'] });
    const { results } = await post<PartiesScreen>('/screen/parties', {
      parties: [{ name: 'Works 1' }, { name: 'Works 2' }],
    });
    assert.deepEqual(new Set(results.map(({ csl }) => csl.status)), new Set(['error', 'no_match']));
    for (const { csl, incomplete_coverage } of results) assert.equal(incomplete_coverage, csl.status === 'error');
  });
});

test('GET /uflpa/entities answers with the query and the section', async (t) => {
  const { get, cslUpstream } = await wire(t);
  const answer = await get<UflpaSearch>('/uflpa/entities', { q: ['Akesu Made'], limit: ['1'] });
  assert.deepEqual(Object.keys(answer), ['query', 'uflpa', 'coverage', 'disclaimer']);
  assert.deepEqual([answer.query, answer.uflpa.status, answer.uflpa.matches.length], ['Akesu Made', 'match', 2]);
  assert.equal(cslUpstream.requests.length, 0);
  const cut = await get<UflpaSearch>('/uflpa/entities', { q: ['Works HTS 8517620090'] });
  assert.equal(cut.query, 'Works HTS 8517.62');
});

const long = 'x'.repeat(513);
const good = { name: 'Works' };

const REFUSED: readonly (readonly [path: string, body: JsonObject, code: string, message: string])[] = [
  ['/screen/shipment', {}, 'missing_fields', 'supplier_name is required.'],
  ['/screen/shipment', { supplier_name: null }, 'missing_fields', 'supplier_name is required.'],
  ['/screen/shipment', { supplier_name: ' \n\u200b' }, 'missing_fields', 'supplier_name is required.'],
  ['/screen/shipment', { supplier_name: 7 }, 'invalid_fields', 'supplier_name must be a string.'],
  ['/screen/shipment', { supplier_name: ['Works'] }, 'invalid_fields', 'supplier_name must be a string.'],
  ['/screen/shipment', { supplier_name: long }, 'invalid_fields', 'supplier_name is longer than 512 characters.'],
  ['/screen/shipment', { supplier_name: 'Works', hts: 8517 }, 'invalid_fields', 'hts must be a string.'],
  ['/screen/shipment', { supplier_name: 'Works', hts: long }, 'invalid_fields', 'hts is longer than 512 characters.'],
  [
    '/screen/shipment',
    { supplier_name: 'Works', country_of_origin: {} },
    'invalid_fields',
    'country_of_origin must be a string.',
  ],
  ['/screen/parties', {}, 'missing_fields', 'parties must be a non-empty list.'],
  ['/screen/parties', { parties: null }, 'missing_fields', 'parties must be a non-empty list.'],
  ['/screen/parties', { parties: [] }, 'missing_fields', 'parties must be a non-empty list.'],
  ['/screen/parties', { parties: good }, 'missing_fields', 'parties must be a non-empty list.'],
  ['/screen/parties', { parties: Array(51).fill(good) }, 'batch_too_large', 'parties has more than 50 items.'],
  ['/screen/parties', { parties: [good, 'Works'] }, 'invalid_fields', 'parties[1] must be an object.'],
  ['/screen/parties', { parties: [good, null] }, 'invalid_fields', 'parties[1] must be an object.'],
  ['/screen/parties', { parties: [good, [good]] }, 'invalid_fields', 'parties[1] must be an object.'],
  ['/screen/parties', { parties: [good, { role: 'x' }] }, 'missing_fields', 'parties[1].name is required.'],
  ['/screen/parties', { parties: [good, { name: '' }] }, 'missing_fields', 'parties[1].name is required.'],
  [
    '/screen/parties',
    { parties: [good, { name: long }] },
    'invalid_fields',
    'parties[1].name is longer than 512 characters.',
  ],
  ['/screen/parties', { parties: [good, { ...good, role: 3 }] }, 'invalid_fields', 'parties[1].role must be a string.'],
];

const REFUSED_QUERIES: readonly (readonly [query: Readonly<Record<string, readonly string[]>>, code: string])[] = [
  [{}, 'missing_fields'],
  [{ q: [''] }, 'missing_fields'],
  [{ q: [' '] }, 'missing_fields'],
  [{ q: ['a', 'b'] }, 'invalid_fields'],
  [{ q: [long] }, 'invalid_fields'],
];

test('an invalid request is rejected with its code before any source is called', async (t) => {
  const { post, get, cslUpstream, uflpaUpstream } = await wire(t);
  for (const [path, body, code, message] of REFUSED) {
    await assert.rejects(
      post(path, body),
      (error) =>
        error instanceof CodedError && error.code === code && error.message === message && error.status === 400,
      `${path} ${message}`,
    );
  }
  for (const [query, code] of REFUSED_QUERIES) {
    await assert.rejects(get('/uflpa/entities', query), (error) => error instanceof CodedError && error.code === code);
  }
  assert.deepEqual([cslUpstream.requests.length, uflpaUpstream.requests.length], [0, 0]);
});

test('limits are inclusive and count characters, whatever their width', async (t) => {
  const { post } = await wire(t);
  for (const name of ['x'.repeat(512), '𝓐'.repeat(512)]) {
    const answer = await post<ShipmentScreen>('/screen/shipment', {
      supplier_name: name,
      hts: name,
      country_of_origin: name,
    });
    assert.equal(answer.uflpa.status, 'no_match');
  }
});

const CANARY = 'c4n4ry7f3e';

test('no name that was sent is in a log line, a metric or an error', async (t) => {
  const faults: Wiring = { csl: ['broken'], uflpa: ['rejected'] };
  for (const wiring of [{}, faults]) {
    const { service } = await wire(t, wiring);
    const floor = await startFloor(t, { services: [service] });
    const bodies: readonly (readonly [line: string, body: object])[] = [
      ['POST /import-risk/screen/shipment', { supplier_name: CANARY, hts: CANARY, country_of_origin: CANARY }],
      ['POST /import-risk/screen/shipment', { supplier_name: CANARY.repeat(60) }],
      ['POST /import-risk/screen/shipment', { supplier_name: CANARY, hts: [CANARY] }],
      ['POST /import-risk/screen/parties', { parties: [{ name: CANARY, role: CANARY }] }],
      ['POST /import-risk/screen/parties', { parties: [{ name: { [CANARY]: 1 } }] }],
    ];
    const answers: string[] = [];
    for (const [line, body] of bodies) {
      const session = floor.session();
      session.write(requestText(line, {}, JSON.stringify(body)));
      answers.push(...(await session.answers(1)).filter(({ status }) => status !== 200).map((one) => one.body));
    }
    const search = floor.session();
    search.write(
      requestText(`GET /import-risk/uflpa/entities?q=${CANARY}`),
      requestText(`GET /import-risk/uflpa/entities?q=${CANARY}&q=${CANARY}`),
    );
    answers.push(...(await search.answers(2)).filter(({ status }) => status !== 200).map((one) => one.body));
    await floor.stop();
    assert.equal(answers.length, 4, 'four of them are rejected');
    assert.ok(floor.lines.length >= 7);
    assert.doesNotMatch(
      [JSON.stringify(floor.lines), floor.metrics.text(), ...answers].join('\n'),
      new RegExp(CANARY, 'i'),
    );
  }
});
