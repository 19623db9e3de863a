import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { cell } from '../../core/documents/resume/made-reading.ts';
import { amount, ILLEGIBLE, madeReading, madeSection, present } from '../../core/documents/certificate/made-reading.ts';
import { FULL, FULL_PARSED, madeForm, publishedFields } from '../../core/documents/certificate/form/made-form.ts';
import { runServer, type RunningServer } from '../../running-server.ts';
import { startMistral, type MistralStandInOptions, type ProviderReply, type REPLIES } from '../../standins/mistral.ts';
import { postgresAbsence, startPostgres } from '../../standins/postgres.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { PDF, PNG } from './certificate-under-test.ts';

const CANARY = 'c4n4ry-5e2a';
const REQUIREMENTS = { general_liability: { each_occurrence_min: 1_000_000 } };

async function startServer(
  t: TestContext,
  replies: Parameters<typeof startMistral>[1],
  options: MistralStandInOptions = {},
): Promise<RunningServer> {
  const provider = await startMistral(t, replies, options);
  const DATA_DIR = await temporaryFolder(t);
  return runServer(t, { LOG_LEVEL: 'debug', MISTRAL_API_KEY: 'key-of-the-test', MISTRAL_URL: provider.url, DATA_DIR });
}

function post(url: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${url}/certificate${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('saved requirements outlive the server, and certificates are checked against them', async (t) => {
  const DATA_DIR = await temporaryFolder(t);
  const first = await runServer(t, { DATA_DIR });
  const saved = await post(first.url, '/requirements', { requirements: REQUIREMENTS });
  assert.equal(saved.status, 201);
  const profile = (await saved.json()) as { id: string };
  await first.stop();
  const second = await runServer(t, { DATA_DIR });
  const found = await fetch(`${second.url}/certificate/requirements/${profile.id}`);
  assert.deepEqual([found.status, await found.json()], [200, profile]);
});

test('servers with the same PostgreSQL database share saved requirements', { skip: postgresAbsence() }, async (t) => {
  const STORE_URL = await (await startPostgres(t)).newDatabase();
  const [one, other] = [await runServer(t, { STORE_URL }), await runServer(t, { STORE_URL })];
  const profile = (await (await post(one.url, '/requirements', { requirements: REQUIREMENTS })).json()) as {
    id: string;
  };
  const found = await fetch(`${other.url}/certificate/requirements/${profile.id}`);
  assert.deepEqual([found.status, await found.json()], [200, profile]);
  assert.match(one.printed(), /store {11}saved requirements, keys and usage in PostgreSQL at 127\.0\.0\.1:\d+\n/);
});

test('the server starts even if its store is unreachable', async (t) => {
  const { url, printed } = await runServer(t, { STORE_URL: 'postgres://tracewell:secret-word@127.0.0.1:1/tracewell' });
  const response = await post(url, '/requirements', { requirements: REQUIREMENTS });
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '5']);
  assert.match(printed(), /"event":"store_failed","fault":"ECONNREFUSED"/);
  assert.doesNotMatch(printed() + (await response.text()), /secret-word/);
});

test('a body with a duplicate member is rejected, including when requirements are saved', async (t) => {
  const { url } = await runServer(t);
  const twice = '{"general_liability": {"each_occurrence_min": 9000000, "each_occurrence_min": 1000}}';
  const escaped = '{"general_liability": {"each_occurrence_min": 9000000, "each\\u005foccurrence_min": 1000}}';
  const bodies: readonly (readonly [path: string, body: string])[] = [
    ['/verify', `{"base64_image": "${PNG.base64_image}", "mime_type": "${PNG.mime_type}", "requirements": ${twice}}`],
    ['/verify', `{"base64_image": "${PNG.base64_image}", "mime_type": "${PNG.mime_type}", "requirements": ${escaped}}`],
    ['/requirements', `{"requirements": ${twice}}`],
    [
      '/requirements',
      '{"requirements": {"min_days_until_expiration": 9}, "requirements": {"min_days_until_expiration": 1}}',
    ],
    ['/parse', `{"mime_type": "image/png", "mime_type": "image/png", "base64_image": "${PNG.base64_image}"}`],
  ];
  for (const [path, body] of bodies) {
    const response = await post(url, path, body);
    assert.deepEqual(
      [response.status, ((await response.json()) as { error: string }).error],
      [400, 'invalid_fields'],
      path,
    );
  }
});

test('a filled-in form is checked against requirements without a model', async (t) => {
  const fields = publishedFields(t);
  if (!fields) return;
  const { url } = await runServer(t);
  const base64_image = Buffer.from(await madeForm(fields, FULL)).toString('base64');
  const response = await post(url, '/verify', {
    base64_image,
    mime_type: 'application/pdf',
    requirements: REQUIREMENTS,
  });
  assert.deepEqual([response.status, response.headers.get('x-reader')], [200, 'embedded']);
  const { parsed, verdict, withheld } = (await response.json()) as Record<string, unknown>;
  assert.deepEqual([parsed, verdict, withheld], [FULL_PARSED, 'compliant', []]);
});

test('a PDF without a form is transcribed, and quotes must be among its words', async (t) => {
  const reading = madeReading({
    general_liability: madeSection('general_liability', {
      each_occurrence: amount(1_000_000),
      general_aggregate: amount(2_000_000),
    }),
  });
  const pages = ['| A | MP-100 | 01/01/2026 | 01/01/2027 | EACH OCCURRENCE | \\$ 1,000,000 |'];
  const { url } = await startServer(t, [{ object: reading }], { ocr: [{ pages }] });
  const response = await post(url, '/parse', PDF);
  const { parsed, withheld } = (await response.json()) as {
    parsed: { general_liability: Record<string, unknown> };
    withheld: unknown;
  };
  assert.equal(parsed.general_liability['each_occurrence'], 1_000_000);
  assert.equal(parsed.general_liability['policy_expiration_date'], '2027-01-01');
  assert.deepEqual(withheld, ['general_liability.general_aggregate']);
});

/** Provider replies, and the resulting answers to the caller. */
const FAULTS: Readonly<Partial<Record<keyof typeof REPLIES, string>>> = {
  cut_off: '422 extraction_failed',
  cut_off_but_whole: '422 extraction_failed',
  cut_off_by_the_window: '422 extraction_failed',
  refusal: '422 extraction_failed',
  refusal_in_french: '422 extraction_failed',
  400: '422 extraction_failed',
  413: '422 extraction_failed',
  422: '422 extraction_failed',
  prose_before: '502 extraction_failed',
  prose_after: '502 extraction_failed',
  fences: '502 extraction_failed',
  two_objects: '502 extraction_failed',
  broken_json: '502 extraction_failed',
  not_a_number: '502 extraction_failed',
  list: '502 extraction_failed',
  null_value: '502 extraction_failed',
  nested_20000: '502 extraction_failed',
  good: '502 extraction_failed', // an object of the wrong shape
  empty: '502 extraction_failed',
  null_content: '502 extraction_failed',
  finish_error: '502 extraction_failed',
  404: '502 extraction_failed',
  429: '502 extraction_failed',
  500: '502 extraction_failed',
  301: '502 extraction_failed',
  html: '502 extraction_failed',
  broken_envelope: '502 extraction_failed',
  no_choices: '502 extraction_failed',
  cut: '502 extraction_failed',
  reset: '502 extraction_failed',
  401: '500 provider_misconfigured',
  403: '500 provider_misconfigured',
};

test('each provider failure has its status and code', async (t) => {
  let reply: ProviderReply = 'good';
  const { url, printed } = await startServer(t, () => reply);
  for (const [fault, expected] of Object.entries(FAULTS)) {
    reply = fault as keyof typeof REPLIES;
    const response = await post(url, '/verify', { ...PNG, requirements: REQUIREMENTS });
    const body = await response.text();
    assert.equal(`${response.status} ${(JSON.parse(body) as { error: string }).error}`, expected, fault);
    assert.doesNotMatch(body + printed(), /CONTENT-OF-THE-REPLY|key-of-the-test|internal_error/, fault);
  }
});

test('a marker in every field of requests and replies does not appear in logs, errors, headers or metrics', async (t) => {
  const { url, printed } = await startServer(t, [
    {
      object: madeReading({
        named_insured: present(CANARY, CANARY),
        general_liability: madeSection('general_liability', {
          each_occurrence: ILLEGIBLE,
          med_exp: present(1, CANARY),
        }),
      }),
    },
    { object: { is_certificate: CANARY } },
    { object: madeReading({ named_insured: cell(CANARY) }) },
    { content: `${CANARY} {` },
  ]);
  const good = await post(url, '/verify', { ...PNG, requirements: REQUIREMENTS, [CANARY]: CANARY });
  const answer = (await good.json()) as {
    parsed: { named_insured: unknown };
    withheld: unknown;
    deficiencies: unknown;
  };
  assert.equal(answer.parsed.named_insured, CANARY);
  assert.doesNotMatch(JSON.stringify([answer.withheld, answer.deficiencies]), new RegExp(CANARY));
  const saved = await post(url, '/requirements', { name: CANARY, requirements: REQUIREMENTS });
  assert.equal(saved.status, 201);
  const requests: readonly (readonly [path: string, body: unknown])[] = [
    ['/verify', { ...PNG, requirements: REQUIREMENTS }],
    ['/verify', { ...PNG, requirements: REQUIREMENTS }],
    ['/verify', { ...PNG, requirements: REQUIREMENTS }],
    ['/verify', { ...PNG, requirements: { [CANARY]: 1 } }],
    ['/verify', { ...PNG, requirements: { general_liability: { [CANARY]: 1 } } }],
    ['/verify', { ...PNG, requirements: { general_liability: { each_occurrence_min: CANARY } } }],
    ['/verify', { ...PNG, requirements: CANARY }],
    ['/verify', { ...PNG, requirements_id: CANARY }],
    ['/verify', { ...PNG, requirements_id: { [CANARY]: 1 } }],
    ['/parse', { base64_image: CANARY, mime_type: CANARY }],
    ['/parse', { base64_image: `?${CANARY}`, mime_type: 'image/png' }],
    ['/parse', { file_url: `https://${CANARY}.localhost/${CANARY}` }],
    ['/requirements', { name: `${CANARY}\0`, requirements: REQUIREMENTS }],
    ['/requirements', { name: CANARY.repeat(99), requirements: REQUIREMENTS }],
    ['/requirements', { name: CANARY, requirements: { [CANARY]: CANARY } }],
    ['/requirements', `{"${CANARY}": ${CANARY}`],
  ];
  const seen: string[] = [];
  for (const [path, body] of requests) {
    const response = await post(url, path, body);
    assert.ok(response.status >= 400, `${path} ${JSON.stringify(body)}`);
    seen.push(await response.text(), JSON.stringify([...response.headers]));
  }
  const missing = await fetch(`${url}/certificate/requirements/${CANARY}`);
  seen.push(await missing.text(), JSON.stringify([...good.headers]), printed());
  seen.push(await (await fetch(`${url}/metrics`)).text());
  assert.doesNotMatch(seen.join('\n'), new RegExp(CANARY, 'i'));
});
