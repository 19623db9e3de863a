import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../../core/http/errors.ts';
import { UNREAD_REASONS } from '../../../core/edgar/form4/unread-filing.ts';
import { EDGAR_REPLIES } from '../../standins/edgar.ts';
import { createLeapingClock } from '../../standins/leaping-clock.ts';
import { createManualClock } from '../../standins/manual-clock.ts';
import { ISSUER, madeFiling, madeFilings, startLookups } from './lookups.ts';

type ReplyName = keyof typeof EDGAR_REPLIES;
type Code = keyof typeof UNREAD_REASONS;

/** For one failing document: the reason in the answer, and how often it is requested. */
const ONE_BAD: readonly (readonly [reply: ReplyName, reason: Code, asked: number])[] = [
  ['agent_block', 'agent_block', 1],
  ['access_denied', 'missing', 1],
  ['not_found', 'missing', 1],
  ['forbidden', 'unavailable', 1],
  ['too_many', 'rate_block', 2],
  ['server_error', 'unavailable', 1],
  ['down', 'unavailable', 2],
  ['redirect', 'unavailable', 1],
  ['html', 'html_page', 1],
  ['rendering', 'html_page', 1],
  ['empty', 'empty', 1],
  ['json_list', 'not_well_formed', 1],
  ['broken_gzip', 'unavailable', 1],
  ['bomb', 'too_large', 1],
  ['cut', 'unavailable', 2],
  ['reset', 'unavailable', 2],
];

test('one bad filing leaves the rows of the others unchanged and is listed with its reason', async (t) => {
  const filings = madeFilings(4);
  const bad = filings[1]!.accession;
  for (const [reply, reason, asked] of ONE_BAD) {
    const isBad = (path: string): boolean => path.includes(bad.replaceAll('-', ''));
    const { edgar, get } = await startLookups(t, {
      filings,
      misbehave: (path) => (isBad(path) ? reply : undefined),
    });
    const answer = await get('ticker=HBML-A');
    assert.deepEqual(
      answer.filings.map((row) => row.shares),
      [100, 102, 103],
      reply,
    );
    assert.deepEqual(answer.unread_filings, [{ accession_number: bad, reason: UNREAD_REASONS[reason] }], reply);
    assert.equal(edgar.requests().filter((one) => isBad(one.url)).length, asked, reply);
  }
});

const DOCUMENTS: readonly (readonly [name: string, document: string | Uint8Array, reason: Code])[] = [
  [
    'an entity bomb',
    '<!DOCTYPE a [<!ENTITY b "c">]><ownershipDocument>&b;</ownershipDocument>',
    'doctype_or_entity_refused',
  ],
  ['an external entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><ownershipDocument/>', 'doctype_or_entity_refused'],
  ['a truncated document', String(madeFiling(1).document).slice(0, 900), 'not_well_formed'],
  ['another root', '<feed/>', 'not_an_ownership_document'],
  ['an amendment listed as an original', String(madeFiling(1, { documentType: '4/A' }).document), 'amended_form'],
  ['a Form 3', String(madeFiling(1, { documentType: '3' }).document), 'not_a_form_4'],
  ['deep nesting', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`, 'too_deep'],
  ['a name that JavaScript reserves', '<ownershipDocument><__proto__/></ownershipDocument>', 'not_well_formed'],
  ['bytes that are not UTF-8', Uint8Array.of(0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e), 'unknown_encoding'],
  ['more than a million bytes', `<ownershipDocument>${' '.repeat(1_000_000)}</ownershipDocument>`, 'too_large'],
];

test('a hostile document is listed as unread with its reason', async (t) => {
  for (const [name, document, reason] of DOCUMENTS) {
    const filings = [madeFiling(0), { ...madeFiling(1), document }];
    const { get } = await startLookups(t, { filings });
    const answer = await get('ticker=HBML-A');
    assert.deepEqual(
      answer.unread_filings?.map((one) => one.reason),
      [UNREAD_REASONS[reason]],
      name,
    );
    assert.equal(answer.filings.length, 1, name);
  }
});

test('a filing without XML, or whose name leads elsewhere, is listed as unread and not requested', async (t) => {
  const names = ['form4.htm', '../../../etc/passwd.xml', 'xslF345X05/../secret.xml', 'a%2Fb.xml', 'form4.xml?x=1', ''];
  const filings = names.map((primaryDocument, n) => ({ ...madeFiling(n), primaryDocument }));
  const { edgar, get } = await startLookups(t, { filings });
  const answer = await get('ticker=HBML-A');
  assert.deepEqual(
    answer.unread_filings?.map((one) => one.reason),
    names.map(() => UNREAD_REASONS.no_xml),
  );
  assert.equal(
    edgar.requests().some((one) => one.url.startsWith('/Archives')),
    false,
  );
});

/** What the caller gets when every call of a kind fails: the message, and Retry-After. */
const ALL_BAD: readonly (readonly [reply: ReplyName, message: string, retryAfter: string | undefined])[] = [
  ['rate_block', 'EDGAR accepts no more requests from this server for now.', '600'],
  ['agent_block', "EDGAR rejects this server's User-Agent; the operator must correct it.", undefined],
  ['forbidden', 'EDGAR could not be read.', undefined],
  ['too_many', 'EDGAR accepts no more requests from this server for now.', undefined],
  ['too_many_for_a_moment', 'EDGAR accepts no more requests from this server for now.', '0'],
  ['too_many_for_an_hour', 'EDGAR accepts no more requests from this server for now.', '3600'],
  ['server_error', 'EDGAR could not be read.', undefined],
  ['down', 'EDGAR could not be read.', undefined],
  ['redirect', 'EDGAR could not be read.', undefined],
  ['cut', 'EDGAR could not be read.', undefined],
  ['reset', 'EDGAR could not be read.', undefined],
  ['broken_gzip', 'EDGAR could not be read.', undefined],
  ['html', 'EDGAR could not be read.', undefined],
  ['empty', 'EDGAR could not be read.', undefined],
];

/** Replies that are wrong for a list but cannot stand for a document. */
const BAD_LISTS: readonly (readonly [reply: ReplyName, message: string, retryAfter: string | undefined])[] = [
  ...ALL_BAD,
  ['json_list', 'EDGAR could not be read.', undefined],
  ['json_of_another_shape', 'EDGAR could not be read.', undefined],
  ['broken_json', 'EDGAR could not be read.', undefined],
  ['bomb', 'EDGAR sent more data than this server reads.', undefined],
];

function isUnavailable(message: string, retryAfter: string | undefined) {
  return (error: unknown): boolean => {
    assert.ok(error instanceof CodedError);
    assert.deepEqual(
      [error.code, error.status, error.message, error.headers['retry-after']],
      ['source_unavailable', 503, message, retryAfter],
    );
    return true;
  };
}

test('answers 503 when EDGAR is unreadable, with Retry-After if known', async (t) => {
  for (const part of ['/files/', '/submissions/', '/Archives/']) {
    for (const [reply, message, retryAfter] of part === '/Archives/' ? ALL_BAD : BAD_LISTS) {
      const { get } = await startLookups(t, {
        filings: madeFilings(2),
        misbehave: (path) => (path.startsWith(part) ? reply : undefined),
      });
      await assert.rejects(get('ticker=HBML-A'), isUnavailable(message, retryAfter), `${part} ${reply}`);
    }
  }
});

test('filings that each fail on their own are listed and are not an outage', async (t) => {
  for (const reply of ['not_found', 'access_denied', 'bomb'] as const) {
    const { get } = await startLookups(t, {
      filings: madeFilings(2),
      misbehave: (path) => (path.startsWith('/Archives/') ? reply : undefined),
    });
    const answer = await get('ticker=HBML-A');
    assert.deepEqual([answer.filings.length, answer.unread_filings?.length], [0, 2], reply);
  }
});

test('filings of other issuers do not hide that none of the requested issuer was readable', async (t) => {
  const foreign = { ...madeFiling(0), document: String(madeFiling(0).document).replace('0009990001', '9990008') };
  const { get } = await startLookups(t, {
    filings: [foreign, ...madeFilings(3).slice(1)],
    misbehave: (path) => (/00089\d\/form4/.test(path) ? 'server_error' : undefined),
  });
  await assert.rejects(get('ticker=HBML-A'), isUnavailable('EDGAR could not be read.', undefined));
  assert.deepEqual((await get('ticker=HBML-A&limit=1')).filings, []);
});

test('a rate block stops further requests, and what was read is served', async (t) => {
  let served = 0;
  const { edgar, get } = await startLookups(t, {
    filings: madeFilings(40),
    misbehave: (path) => (path.startsWith('/Archives/') && ++served > 12 ? 'rate_block' : undefined),
  });
  const answer = await get('ticker=HBML-A&limit=40');
  const reasons = answer.unread_filings?.map((one) => one.reason) ?? [];
  assert.equal(answer.filings.length + reasons.length, 40);
  assert.ok(reasons.includes(UNREAD_REASONS.rate_block));
  assert.ok(reasons.filter((one) => one === UNREAD_REASONS.blocked).length >= 12);
  assert.deepEqual(new Set(reasons), new Set([UNREAD_REASONS.rate_block, UNREAD_REASONS.blocked]));
  assert.ok(answer.filings.length > 0);
  const asked = edgar.requests().length;
  assert.ok(asked < 30, `EDGAR was asked ${asked} times`);
  await assert.rejects(
    get('ticker=HBML-A'),
    (error) =>
      error instanceof CodedError &&
      error.message === 'EDGAR accepts no more requests from this server for now.' &&
      Number(error.headers['retry-after']) > 500,
  );
  assert.equal(edgar.requests().length, asked, 'nothing is requested during a block');
});

test('after a third refusal of another kind the rest is skipped and reported as such', async (t) => {
  for (const [reply, reason] of [
    ['agent_block', UNREAD_REASONS.agent_block],
    ['too_many', UNREAD_REASONS.rate_block],
  ] as const) {
    let served = 0;
    const { get } = await startLookups(t, {
      filings: madeFilings(40),
      misbehave: (path) => (path.startsWith('/Archives/') && ++served > 5 ? reply : undefined),
    });
    const answer = await get('ticker=HBML-A&limit=40');
    const reasons = answer.unread_filings?.map((one) => one.reason) ?? [];
    assert.equal(answer.filings.length + reasons.length, 40, reply);
    assert.ok(answer.filings.length > 0, reply);
    assert.equal(reasons.filter((one) => one === reason).length, 3, reply);
    assert.deepEqual(new Set(reasons), new Set([reason, UNREAD_REASONS.given_up]), reply);
    assert.ok(served < 30, `${served} filings were asked for`);
  }
});

test('when EDGAR asks for a long wait, queued requests are dropped', async (t) => {
  const { edgar, get } = await startLookups(t, {
    filings: madeFilings(40),
    misbehave: (path) => (path.includes('000897/form4') ? 'too_many_for_an_hour' : undefined),
  });
  const answer = await get('ticker=HBML-A&limit=40').catch((error: unknown) => error);
  assert.ok(!(answer instanceof CodedError) || answer.headers['retry-after'] === '3600');
  const asked = edgar.requests().length;
  assert.ok(asked < 20, `EDGAR was asked ${asked} times`);
  await assert.rejects(
    get('ticker=HBML-A'),
    (error) =>
      error instanceof CodedError &&
      error.message === 'EDGAR accepts no more requests from this server for now.' &&
      Number(error.headers['retry-after']) > 500,
    'the hint applies to the whole process, for at most ten minutes',
  );
  assert.equal(edgar.requests().length, asked);
});

test('lookups succeed again once a block has passed', async (t) => {
  let blocked = true;
  let passed = 0;
  const leaping = createLeapingClock();
  const { get } = await startLookups(t, {
    filings: madeFilings(4),
    clock: { ...leaping, now: () => leaping.now() + passed },
    misbehave: (path) => (blocked && path.startsWith('/Archives/') ? 'rate_block' : undefined),
  });
  await assert.rejects(get('ticker=HBML-A'));
  blocked = false;
  await assert.rejects(get('ticker=HBML-A'));
  passed = 600_000;
  assert.equal((await get('ticker=HBML-A')).filings.length, 4);
});

test('lookups beyond what EDGAR can serve in time are rejected at once, and a small one does not wait for large ones', async (t) => {
  const small = { cik: '0009990005', name: 'SMALL CORP', tickers: ['SMLL'], filings: [madeFiling(0)] };
  const { edgar, get } = await startLookups(t, {
    companies: [{ ...ISSUER, filings: madeFilings(40) }, small],
  });
  await get('ticker=SMLL');
  const before = edgar.requests().length;
  let atSmall = 0;
  const large = Array.from({ length: 7 }, () =>
    get('cik=9990001&limit=40').then(
      ({ filings, unread_filings }) => [filings.length, unread_filings],
      (error: unknown) => error,
    ),
  );
  const asked = get('cik=9990005').then(() => {
    atSmall = edgar.requests().length - before;
  });
  const outcomes = await Promise.all(large);
  await asked;
  const refused = outcomes.filter((one) => one instanceof CodedError);
  assert.deepEqual(
    outcomes.filter((one) => !(one instanceof CodedError)),
    [[40, undefined]],
    'an admitted lookup gets every filing',
  );
  assert.equal(refused.length, 6);
  for (const error of refused) {
    assert.equal(error.message, 'This server has too many other requests to EDGAR in flight.');
    assert.equal(error.code, 'source_unavailable');
    assert.ok(Number(error.headers['retry-after']) >= 5);
  }
  assert.ok(atSmall < 30, `the small lookup ended after ${atSmall} calls of all`);
});

test('a filing that does not arrive in time is unread, and the others are served', async (t) => {
  const clock = createManualClock();
  const filings = madeFilings(3);
  const { edgar, get } = await startLookups(t, {
    filings,
    clock,
    misbehave: (path) => (path.includes('000900/form4') ? 'never' : undefined),
  });
  const answered = get('cik=9990001');
  await edgar.untilArchiveRequests(3);
  // The deadlines of the other calls end with them; those of the lookup and of the hanging call are left.
  while (clock.timers().length > 2) await new Promise((resolve) => setImmediate(resolve));
  clock.advance(10_000);
  const answer = await answered;
  assert.deepEqual(answer.unread_filings, [
    { accession_number: '0009990002-25-000900', reason: 'The document did not arrive in time.' },
  ]);
  assert.deepEqual(
    answer.filings.map((row) => row.shares),
    [101, 102],
  );
});

for (const hung of ['/files/', '/submissions/', '/Archives/']) {
  test(`a lookup gives up ten seconds after it began when EDGAR hangs at ${hung}`, async (t) => {
    const clock = createManualClock();
    const { edgar, get } = await startLookups(t, {
      filings: madeFilings(3),
      clock,
      misbehave: (path) => (path.startsWith(hung) ? 'never' : undefined),
    });
    let isEnded = false;
    const answered = get('ticker=HBML-A').finally(() => {
      isEnded = true;
    });
    const rejected = assert.rejects(
      answered,
      (error) => error instanceof CodedError && error.code === 'source_unavailable' && error.status === 503,
    );
    // Six seconds pass before EDGAR hangs: they count toward the deadline.
    clock.advance(6_000);
    while (!edgar.requests().some(({ url }) => url.startsWith(hung)))
      await new Promise((resolve) => setImmediate(resolve));
    clock.advance(3_999);
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(isEnded, false);
    clock.advance(1);
    await rejected;
  });
}

test('retries a short failure', async (t) => {
  for (const reply of ['down', 'reset', 'cut', 'too_many', 'too_many_for_a_moment'] as const) {
    const { get } = await startLookups(t, {
      filings: madeFilings(2),
      misbehave: (_, nth) => (nth === 0 ? reply : undefined),
    });
    const answer = await get('ticker=HBML-A');
    assert.equal(answer.filings.length, 2, reply);
    assert.equal('unread_filings' in answer, false, reply);
  }
});

test('when the caller disconnects, no further filing is requested', async (t) => {
  const caller = new AbortController();
  const { edgar, get } = await startLookups(t, {
    filings: madeFilings(40),
    misbehave: (path) => (path.startsWith('/Archives/') ? 'never' : undefined),
  });
  const answered = get('cik=9990001&limit=40', caller.signal);
  await edgar.untilArchiveRequests(8);
  caller.abort();
  await assert.rejects(answered, (error) => error instanceof CodedError && error.code === 'source_unavailable');
  const asked = edgar.requests().length;
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  assert.equal(edgar.requests().length, asked);
  assert.equal(asked, 1 + 8, 'the list, and the filings read concurrently');
});

test('when the caller disconnects, a partial result is not an answer', async (t) => {
  const caller = new AbortController();
  const { edgar, get } = await startLookups(t, {
    filings: madeFilings(4),
    misbehave: (path) =>
      path.includes('000900/form4') ? undefined : path.startsWith('/Archives/') ? 'never' : undefined,
  });
  const answered = get('cik=9990001', caller.signal);
  await edgar.untilArchiveRequests(4);
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  caller.abort();
  await assert.rejects(answered, (error) => error instanceof CodedError && error.code === 'source_unavailable');
});
