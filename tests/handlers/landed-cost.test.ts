import type { Estimate } from '../../core/tariff/answer.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CodedError } from '../../core/http/errors.ts';
import type { JsonObject } from '../../core/json.ts';
import type { JsonAnswer } from '../../core/http/route.ts';
import type { Model, ModelReply, Question } from '../../core/model/model.ts';
import type { EmbeddedClassifier } from '../../core/tariff/classifier/embedded.ts';
import type { Candidate } from '../../core/tariff/classifier/several-goods.ts';
import { indexSchedule } from '../../core/tariff/estimate.ts';
import { decodeSchedule } from '../../core/tariff/schedule-file.ts';
import { landedCostService } from '../../handlers/landed-cost/service.ts';

const schedule = indexSchedule(
  decodeSchedule(readFileSync(new URL('../../data/tariff-schedule.json', import.meta.url))),
);

const NOW = new Date('2026-06-09');

/** A classifier with a fixed ranking that records the descriptions it was asked about. */
function ranking(
  ...candidates: readonly (readonly [hs6: string, probability: number])[]
): EmbeddedClassifier & { asked: string[] } {
  const asked: string[] = [];
  return {
    version: 'made-1',
    asked,
    classify(description, count): Candidate[] {
      asked.push(description);
      return candidates.slice(0, count).map(([hs6, probability]) => ({
        hs6,
        probability,
        goods: description.includes(' and ') ? 2 : 1,
      }));
    },
  };
}

/** A model with a fixed reply that records the questions. */
function replying(reply: ModelReply): Model & { questions: Question[] } {
  const questions: Question[] = [];
  return {
    id: 'model-1',
    questions,
    ask(question) {
      questions.push(question);
      return Promise.resolve(reply);
    },
  };
}

async function post(
  body: JsonObject,
  parts: { classifier?: EmbeddedClassifier; model?: Model; signal?: AbortSignal } = {},
): Promise<Estimate> {
  const classifier = parts.classifier ?? ranking(['610910', 0.6], ['610990', 0.2], ['611020', 0.01]);
  const service = landedCostService({ tariff: () => ({ schedule, classifier }), model: parts.model, now: () => NOW });
  const route = service.routes.find(({ path }) => path === '/estimate');
  assert.ok(typeof route?.answer === 'function');
  const answer = (await route.answer({
    params: {},
    query: new Map(),
    body,
    signal: parts.signal ?? new AbortController().signal,
  })) as JsonAnswer;
  assert.equal(answer.status, 200);
  return answer.body as Estimate;
}

test('an estimate has exactly the members of the contract', async () => {
  const answer = await post({ description: 'cotton t-shirt', country_of_origin: 'cn' });
  assert.deepEqual(Object.keys(answer), [
    'hs_code',
    'classification_level',
    'description',
    'confidence',
    'duty_estimate',
    'applicable_surcharges',
    'alternate_subheadings',
    'surcharge_coverage',
    'tariff_schedule_snapshot',
    'disclaimer',
    'provider',
  ]);
  assert.equal(answer.hs_code, '6109.10');
  assert.equal(
    answer.description,
    'T-shirts, singlets, tank tops and similar garments, knitted or crocheted > Of cotton',
  );
  assert.equal(answer.confidence, 0.6);
  assert.deepEqual([answer.duty_estimate.min_pct, answer.duty_estimate.max_pct], [16.5, 16.5]);
  assert.deepEqual(answer.applicable_surcharges[0]?.lists, [{ list: 'List 4A', additional_rate: 7.5 }]);
  assert.deepEqual(
    answer.alternate_subheadings.map(({ hs_code, confidence }) => [hs_code, confidence]),
    [['6109.90', 0.2]],
    'an alternate below 0.05 is noise',
  );
  assert.equal(answer.tariff_schedule_snapshot, '2026-06-08');
  assert.equal(answer.provider, 'made-1');
});

const ALTERNATES: readonly (readonly [
  name: string,
  ranking: readonly (readonly [string, number])[],
  offered: readonly string[],
])[] = [
  [
    'a clear description has no alternates',
    [
      ['610910', 0.93],
      ['610990', 0.04],
    ],
    [],
  ],
  [
    'a likely alternate is offered however certain the choice is',
    [
      ['610910', 0.85],
      ['610990', 0.12],
    ],
    ['6109.90'],
  ],
  [
    'when the choice is below 0.5, a twentieth of its probability is enough',
    [
      ['610910', 0.4],
      ['610990', 0.021],
      ['611020', 0.019],
    ],
    ['6109.90'],
  ],
  [
    'at most five alternates are offered',
    [
      ['610910', 0.2],
      ['610990', 0.12],
      ['611020', 0.11],
      ['611030', 0.1],
      ['620520', 0.09],
      ['620530', 0.08],
      ['620640', 0.07],
    ],
    ['6109.90', '6110.20', '6110.30', '6205.20', '6205.30'],
  ],
];

test('alternates are offered only when the description is ambiguous', async () => {
  for (const [name, candidates, offered] of ALTERNATES) {
    const answer = await post({ description: 'x' }, { classifier: ranking(...candidates) });
    assert.deepEqual(
      answer.alternate_subheadings.map(({ hs_code }) => hs_code),
      offered,
      name,
    );
  }
});

const REFUSALS: readonly (readonly [body: JsonObject, code: string, why: string])[] = [
  [{}, 'missing_fields', 'not sent'],
  [{ description: null }, 'missing_fields', 'null counts as not sent'],
  [{ description: '' }, 'missing_fields', 'empty'],
  [{ description: ' \n\t\u00a0\u200b\u0000' }, 'missing_fields', 'nothing visible'],
  [{ description: 7 }, 'invalid_fields', 'not a string'],
  [{ description: ['x'] }, 'invalid_fields', 'not a string'],
  [{ description: 'x'.repeat(2001) }, 'input_too_large', 'over 2,000 characters'],
  [{ description: '𝓐'.repeat(2001) }, 'input_too_large', 'over 2,000 characters of two units each'],
  [{ description: 'x', country_of_origin: 'CHN' }, 'invalid_fields', 'three letters'],
  [{ description: 'x', country_of_origin: '' }, 'invalid_fields', 'no letters'],
  [{ description: 'x', country_of_origin: 'C1' }, 'invalid_fields', 'a digit'],
  [{ description: 'x', country_of_origin: 156 }, 'invalid_fields', 'not a string'],
  [{ description: 'x', country_of_origin: 'CN\n' }, 'invalid_fields', 'a line break'],
];

test('a list of goods is answered by one of them, and says so', async () => {
  const { duty_estimate } = await post({ description: 'toys and umbrellas' });
  assert.match(duty_estimate.precision_note, /lists several goods/);
});

test('an invalid request is rejected with its code before anything is classified', async () => {
  for (const [body, code, why] of REFUSALS) {
    const classifier = ranking(['610910', 0.6]);
    await assert.rejects(
      post(body, { classifier }),
      (error) => error instanceof CodedError && error.code === code,
      why,
    );
    assert.deepEqual(classifier.asked, [], why);
  }
});

test('limits are inclusive, unknown members are ignored and a null origin means no origin', async () => {
  const answer = await post({
    description: 'x'.repeat(2000),
    country_of_origin: null,
    hts: '8517620090',
    __proto__: { a: 1 },
  });
  assert.deepEqual(answer.applicable_surcharges, []);
  assert.match(answer.surcharge_coverage, /no origin was given/);
});

test('a description with nothing to classify is a 422', async () => {
  await assert.rejects(
    post({ description: '???' }, { classifier: ranking() }),
    (error) => error instanceof CodedError && error.code === 'classification_failed' && error.status === 422,
  );
});

test('a lesser candidate that is missing from the served schedule is skipped', async () => {
  const answer = await post(
    { description: 'x' },
    { classifier: ranking(['610910', 0.5], ['999999', 0.3], ['610990', 0.1]) },
  );
  assert.deepEqual(
    [answer.hs_code, ...answer.alternate_subheadings.map(({ hs_code }) => hs_code)],
    ['6109.10', '6109.90'],
  );
});

test('if the schedule lacks the best candidate, the next one is not served as the answer', async () => {
  await assert.rejects(
    post({ description: 'x' }, { classifier: ranking(['999999', 0.5], ['610910', 0.3]) }),
    (error) => error instanceof CodedError && error.code === 'service_misconfigured' && error.status === 503,
  );
});

test('the model call is aborted when the client disconnects', async () => {
  const leaving = new AbortController();
  let heard: AbortSignal | undefined;
  const model: Model = {
    id: 'model-1',
    ask(_question, { signal }) {
      heard = signal;
      leaving.abort();
      return Promise.resolve({ kind: 'unavailable' });
    },
  };
  await post({ description: 'tee' }, { model, signal: leaving.signal });
  assert.equal(heard?.aborted, true);
});

const object = (value: JsonObject): ModelReply => ({ kind: 'object', value });
const choice = (hs_code: unknown, confidence: unknown): JsonObject => ({ hs_code, confidence });

const MODEL_REPLIES: readonly (readonly [
  name: string,
  reply: ModelReply,
  code: string,
  confidence: number | null,
  provider: string,
])[] = [
  ['a choice among the candidates', object({ choices: [choice('6109.90', 0.8)] }), '6109.90', 0.8, 'model-1'],
  [
    'a code that was not offered, before one that was',
    object({ choices: [choice('8517.62', 0.9), choice('6109.90', 0.4)] }),
    '6109.90',
    0.4,
    'model-1',
  ],
  ['only codes that were not offered', object({ choices: [choice('8517.62', 0.9)] }), '6109.10', 0.6, 'made-1'],
  ['a ten-digit code', object({ choices: [choice('6109.90.10.07', 0.9)] }), '6109.10', 0.6, 'made-1'],
  ['a confidence that is not a number', object({ choices: [choice('6109.90', 'high')] }), '6109.90', null, 'model-1'],
  ['a confidence over one', object({ choices: [choice('6109.90', 7)] }), '6109.90', null, 'model-1'],
  ['no choices', object({ choices: [] }), '6109.10', 0.6, 'made-1'],
  ['choices that are not a list', object({ choices: choice('6109.90', 0.8) }), '6109.10', 0.6, 'made-1'],
  ['a different object', object({ answer: 42 }), '6109.10', 0.6, 'made-1'],
  ['a reply cut off', { kind: 'cut_off' }, '6109.10', 0.6, 'made-1'],
  ['a refusal', { kind: 'refused' }, '6109.10', 0.6, 'made-1'],
  ['prose', { kind: 'not_json' }, '6109.10', 0.6, 'made-1'],
  ['no reply in time', { kind: 'unavailable' }, '6109.10', 0.6, 'made-1'],
  ['a wrong key', { kind: 'misconfigured' }, '6109.10', 0.6, 'made-1'],
];

test('the model chooses among the candidates, and the embedded answer is served on every failure', async () => {
  for (const [name, reply, code, confidence, provider] of MODEL_REPLIES) {
    const answer = await post({ description: 'tee' }, { model: replying(reply) });
    assert.deepEqual([answer.hs_code, answer.confidence, answer.provider], [code, confidence, provider], name);
  }
});

test('the model is offered at most twenty candidates', async () => {
  const model = replying(object({ choices: [choice('6109.90', 0.8)] }));
  const codes = schedule.schedule.subheadings.slice(0, 30).map(({ code }) => [code.replace('.', ''), 0.03] as const);
  await post({ description: 'tee' }, { model, classifier: ranking(...codes) });
  assert.equal(JSON.stringify(model.questions[0]?.content).match(/\\n\d{4}\.\d\d [A-Z]/g)?.length, 20);
});

test('the model is offered the candidates with their descriptions, and is not called without candidates', async () => {
  const model = replying(object({ choices: [choice('6109.90', 0.8)] }));
  await post({ description: 'tee of viscose' }, { model });
  const asked = JSON.stringify(model.questions[0]?.content);
  assert.match(asked, /6109\.10 T-shirts.*lines: .*6109\.90 T-shirts.*tee of viscose/);
  await assert.rejects(post({ description: '???' }, { model, classifier: ranking() }));
  assert.equal(model.questions.length, 1);
});
