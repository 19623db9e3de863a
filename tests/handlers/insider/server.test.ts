import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { runServer, type RunningServer } from '../../running-server.ts';
import { PAGE_CONTENT, startEdgar, type EdgarStandIn, type EdgarStandInOptions } from '../../standins/edgar.ts';
import { startMistral } from '../../standins/mistral.ts';
import { ISSUER, madeFilings } from './lookups.ts';

interface Served extends RunningServer {
  readonly edgar: EdgarStandIn;
}

interface ServerOptions extends Partial<EdgarStandInOptions> {
  readonly environment?: Readonly<Record<string, string>>;
}

/** The whole server over a stand-in EDGAR. */
async function startServer(t: TestContext, { environment, ...options }: ServerOptions = {}): Promise<Served> {
  const edgar = await startEdgar(t, { companies: [{ ...ISSUER, filings: madeFilings(3) }], ...options });
  const server = await runServer(t, {
    LOG_LEVEL: 'debug',
    EDGAR_URL: edgar.url,
    EDGAR_DATA_URL: edgar.dataUrl,
    EDGAR_USER_AGENT: 'Tracewell tests@tracewell.test',
    ...environment,
  });
  return { ...server, edgar };
}

interface Body {
  readonly error?: string;
  readonly filings?: readonly { readonly shares: number; readonly ai_significance_note: string }[];
  readonly narrative_provider?: string;
  readonly narrative_status?: string;
}

test('the server answers from EDGAR and prints EDGAR as live at start', async (t) => {
  const { url, edgar, printed } = await startServer(t);
  assert.match(printed(), new RegExp(`live +EDGAR at ${edgar.url}\n`));
  const answer = await fetch(`${url}/insider/insider-transactions?ticker=hbml.a&limit=2`);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  const { filings } = (await answer.json()) as Body;
  assert.deepEqual(
    filings?.map((row) => row.shares),
    [100, 101],
  );
  assert.equal((await fetch(`${url}/insider/terms`)).status, 200);
  const post = await fetch(`${url}/insider/insider-transactions?ticker=hbml`, { method: 'POST', body: '{}' });
  assert.equal(post.status, 405);
});

test('without a contact address the server starts, prints that, and answers provider_misconfigured', async (t) => {
  for (const userAgent of ['', 'Tracewell', 'Tracewell/1.0 (+https://tracewell.test)', 'ops @ tracewell.test']) {
    const { url, printed, edgar } = await startServer(t, { environment: { EDGAR_USER_AGENT: userAgent } });
    assert.match(printed(), /not configured +EDGAR \(EDGAR_USER_AGENT/, userAgent);
    const answer = await fetch(`${url}/insider/insider-transactions?ticker=HBML-A`);
    assert.equal(answer.status, 500, userAgent);
    assert.equal(((await answer.json()) as Body).error, 'provider_misconfigured');
    assert.equal((await fetch(`${url}/insider/terms`)).status, 200);
    assert.equal(edgar.requests().length, 0);
  }
});

test("a configured model chooses the order of the notes' sentences, and the template takes over when it fails", async (t) => {
  const order = ['plan', 'role'];
  const provider = await startMistral(t, [{ object: { notes: [{ row: 0, order }] } }, 'refusal', 401]);
  const { url } = await startServer(t, {
    environment: { MISTRAL_API_KEY: 'key', MISTRAL_URL: provider.url, MISTRAL_MODEL: 'writer' },
  });
  const statuses: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    const answer = (await (await fetch(`${url}/insider/insider-transactions?cik=9990001`)).json()) as Body;
    const notes = answer.filings?.map((row) => row.ai_significance_note) ?? [];
    statuses.push([
      answer.narrative_provider,
      answer.narrative_status,
      notes.filter((one) => one.startsWith("The row's own footnotes")).length,
    ]);
    assert.equal(notes.filter((one) => one.includes('Lind Astrid')).length, 3);
  }
  assert.deepEqual(statuses, [
    ['writer', 'partial', 1],
    ['template-1', 'unavailable', 0],
    ['template-1', 'unavailable', 0],
  ]);
  assert.equal(provider.requests().length, 3);
  assert.equal(JSON.stringify(provider.requests()).includes('tests@tracewell.test'), false);
});

test('Retry-After reaches the caller', async (t) => {
  const { url } = await startServer(t, { misbehave: () => 'rate_block' });
  const answer = await fetch(`${url}/insider/insider-transactions?ticker=HBML-A`);
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '600']);
  assert.equal(((await answer.json()) as Body).error, 'source_unavailable');
});

test("neither the caller's query nor EDGAR's reply appears in a log line or an error", async (t) => {
  const pages = ['rate_block', 'agent_block', 'forbidden', 'not_found', 'html', 'server_error'] as const;
  let n = 0;
  const { url, printed, stop } = await startServer(t, {
    misbehave: (path) => (path.startsWith('/submissions/') && n > 0 ? pages[n % pages.length] : undefined),
  });
  const errors: string[] = [];
  for (n = 0; n <= pages.length; n++) {
    for (const query of [
      'ticker=HBML-A',
      'cik=9990001',
      'ticker=C4N4RY',
      'ticker=%24c4n4ry',
      'limit=c4n4ry&cik=c4n4ry',
    ]) {
      const answer = await fetch(`${url}/insider/insider-transactions?${query}&c4n4ry=c4n4ry`);
      if (!answer.ok) errors.push(await answer.text());
    }
  }
  await stop();
  assert.match(printed(), /"service":"insider","route":"\/insider-transactions"/);
  for (const secret of ['c4n4ry', 'hbml', '9990001', 'harbor', 'lind', PAGE_CONTENT]) {
    const found = new RegExp(secret, 'i');
    assert.doesNotMatch(printed(), found);
    assert.doesNotMatch(errors.join(), found);
  }
});

test('when the client disconnects, EDGAR gets no further requests', async (t) => {
  const { url, edgar, stop } = await startServer(t, {
    companies: [{ ...ISSUER, filings: madeFilings(40) }],
    misbehave: (path) => (path.startsWith('/Archives/') ? 'never' : undefined),
  });
  const client = new AbortController();
  const answered = fetch(`${url}/insider/insider-transactions?cik=9990001&limit=40`, { signal: client.signal });
  await edgar.untilArchiveRequests(7);
  client.abort();
  await assert.rejects(answered);
  // Stopping waits for in-flight calls; there are none left.
  await stop();
  assert.ok(edgar.requests().length <= 10, `${edgar.requests().length} requests`);
});
