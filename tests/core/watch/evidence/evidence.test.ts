import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { WatchEvidence } from '../../../../core/watch/evidence/answer.ts';
import { createEvidence } from '../../../../core/watch/evidence/evidence.ts';
import { createWebhooks } from '../../../../core/watch/webhooks/webhooks.ts';
import { watchService } from '../../../../handlers/watch/service.ts';
import { startFloor } from '../../../floor.ts';
import { onCsl } from '../made-records.ts';
import { watchUnderTest } from '../watch-under-test.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOSTILE = 'Alder <script>alert(1)</script> & "Works" LLC';

/** A finding with a decision, and its evidence over HTTP. */
async function decided(t: TestContext) {
  const tested = await watchUnderTest(t);
  const { store, watch, publish, put, look } = tested;
  publish({ csl: { records: [onCsl(HOSTILE)] } });
  await put('vendors', [{ reference: 'V1', name: HOSTILE }]);
  await look();
  const page = await watch.findings({ list: { owner: '', name: 'vendors' }, after: '', count: 10 });
  const id = page?.findings[0]?.id ?? '';
  await watch.decide('', { findingId: id, decision: 'match', note: '<b>seen</b>', by: 'A. Reviewer' });
  const parts = { watch, store, now: () => NOW };
  const webhooks = createWebhooks({ store, now: () => NOW });
  const { url } = await startFloor(t, {
    services: [watchService({ watch, webhooks, evidence: createEvidence(parts), now: () => NOW })],
  });
  const ask = (query = '', accept = '*/*') =>
    fetch(`${url}/watch/findings/${id}/evidence${query}`, { headers: { accept } });
  return { ...tested, id, ask, json: async () => (await (await ask()).json()) as WatchEvidence };
}

test('evidence says what was screened, what the list said in which version, how they were compared and who decided', async (t) => {
  const { json, watch, publish, look, pass, id } = await decided(t);
  const evidence = await json();
  assert.equal(evidence.finding.party.name, HOSTILE);
  assert.deepEqual(evidence.finding, await watch.finding('', id));
  const list = await watch.list({ owner: '', name: 'vendors' });
  assert.deepEqual(evidence.published.newest, list?.sources[0]);
  assert.equal(evidence.published.first.copy?.version, 1);
  assert.deepEqual([evidence.published.is_kept, evidence.comparison.is_repeated], [true, true]);
  assert.equal(evidence.comparison.party, evidence.comparison.record);
  assert.deepEqual(
    evidence.changes.map(({ kind }) => kind),
    ['new'],
  );
  assert.deepEqual([evidence.decisions.length, evidence.chain.intact], [1, true]);
  assert.match(evidence.decided ?? '', /^match by A\. Reviewer at /);
  // A later copy with other records does not change the version in which this record was first published.
  pass(60_000);
  publish({ csl: { records: [onCsl(HOSTILE), onCsl('Birch Works')] } });
  await look();
  const later = (await json()).published;
  assert.deepEqual([later.first.copy?.version, later.newest.copy?.version], [1, 2]);
});

test('evidence reveals manual changes in the store, to the record or to a decision', async (t) => {
  const { json, store } = await decided(t);
  await store.run(`UPDATE watch_records SET published = '{"name":"Other"}'`);
  await store.run(`UPDATE watch_decisions SET decision = 'not_a_match'`);
  const evidence = await json();
  assert.deepEqual([evidence.published.is_kept, evidence.chain.intact, evidence.chain.broken_at], [false, false, 1]);
});

test('evidence is served as HTML on request: complete, without scripts, and with all text escaped', async (t) => {
  const { ask } = await decided(t);
  for (const answer of [await ask('?format=html'), await ask('', 'text/html,application/xhtml+xml')]) {
    assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8');
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'sha256-/);
    assert.doesNotMatch(policy, /script-src|unsafe/);
    const text = await answer.text();
    assert.doesNotMatch(text, /<script|<b>|<link|<img| on\w+=|href=|src=/);
    assert.match(text, /Alder &lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &quot;Works&quot; LLC/);
    assert.match(text, /&lt;b&gt;seen&lt;\/b&gt;/);
  }
  assert.match((await ask('', 'application/json')).headers.get('content-type') ?? '', /json/);
  assert.equal((await ask('?format=pdf')).status, 400);
});
