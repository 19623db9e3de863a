import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { STORE_VERSIONS } from '../../core/open-store.ts';
import { openGateway } from '../../core/gateway/open-gateway.ts';
import { accountsTable } from '../../core/gateway/accounts-table.ts';
import { KEY_BYTES, keyText, readKey } from '../../core/gateway/api-key.ts';
import { openSqlite } from '../../core/store/sqlite-database.ts';
import type {
  DeletedWatchList,
  WatchChanges,
  WatchDecision,
  WatchFindings,
  WatchHealth,
  WatchList,
  WatchScreen,
  WatchTrail,
} from '../../core/watch/answer.ts';
import { createEvidence } from '../../core/watch/evidence/evidence.ts';
import { createWebhooks } from '../../core/watch/webhooks/webhooks.ts';
import { watchService } from '../../handlers/watch/service.ts';
import { onCsl, onRegister, onUflpa } from '../core/watch/made-records.ts';
import { NEVER, watchUnderTest, type WatchUnderTest } from '../core/watch/watch-under-test.ts';
import { startFloor, type Floor } from '../floor.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface Served extends WatchUnderTest {
  readonly floor: Floor;
  readonly file: string;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the test names the type of the answer
  readonly ask: <Body>(
    line: string,
    body?: string | object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Body }>;
}

const NOW = new Date('2026-11-20T12:00:00Z');

/** The service over HTTP with made-up sources, and optionally with a gateway. */
async function served(
  t: TestContext,
  { withGateway = false } = {},
): Promise<Served & { newKey: (owner: string, parties: number) => Promise<string> }> {
  const file = join(await temporaryFolder(t), 'store.sqlite');
  const store = await openSqlite(file, STORE_VERSIONS);
  t.after(() => store.close());
  const tested = await watchUnderTest(t, store);
  tested.publish({ csl: { records: [] }, uflpa: { records: [] }, register: { records: [] } });
  const names = { slugs: new Set(['watch']), serviceDomain: undefined };
  const floor = await startFloor(t, {
    services: [
      watchService({
        watch: tested.watch,
        webhooks: createWebhooks({ store, now: () => NOW }),
        evidence: createEvidence({ watch: tested.watch, store, now: () => NOW }),
        now: () => NOW,
      }),
    ],
    ...(withGateway && { admit: openGateway(store, { names, callsPerMinute: undefined, now: () => NOW }) }),
  });
  return {
    ...tested,
    floor,
    file,
    async ask(line, body, headers = {}) {
      const [method = '', path = ''] = line.split(' ');
      const text = typeof body === 'object' ? JSON.stringify(body) : body;
      const answer = await fetch(`${floor.url}/watch${path}`, {
        method,
        headers,
        ...(text !== undefined && { body: text }),
      });
      return { status: answer.status, body: (await answer.json()) as never };
    },
    async newKey(owner, parties) {
      const text = keyText(crypto.getRandomValues(Buffer.alloc(KEY_BYTES)));
      const key = readKey(text);
      assert.ok(key);
      const accounts = accountsTable(store);
      await accounts.add(key, { name: owner, owner, at: NOW });
      const allowance = { requests: parties, pastLimit: 'refused' } as const;
      await accounts.subscribe(key.id, { service: 'watch', plan: 'free', allowance, at: NOW });
      return text;
    },
  };
}

const VENDORS =
  'reference,name,state,screens\n1,Harborlight Freight Systems,OH,\n2,Quarry Meadow Holdings,,exclusions\n3,Ниже,,\n';

suite('a list of parties', () => {
  test('is screened on upload, and again whenever a source changes', async (t) => {
    const { ask, publish, look, work } = await served(t);
    publish({ register: { records: [onRegister('HARBORLIGHT FREIGHT SYSTEMS INC', { state: 'VA' })] } });
    const put = await ask<WatchList>('PUT /lists/vendors', VENDORS);
    assert.deepEqual(
      [put.status, put.body.parties, put.body.not_comparable, put.body.status],
      [200, 3, 1, 'screening'],
    );
    assert.ok(put.body.incomplete_coverage);
    await look();
    const list = (await ask<WatchList>('GET /lists/vendors')).body;
    assert.deepEqual([list.status, list.findings], ['screened', { open: 1, undecided: 1, gone: 0 }]);
    assert.deepEqual(
      list.sources.map(({ copy }) => copy?.records),
      [0, 0, 1],
    );
    publish({
      csl: { records: [onCsl('Quarry Meadow Holdings Ltd')] },
      uflpa: { records: [onUflpa('Quarry Meadow Holdings')] },
    });
    await look();
    const { findings } = (await ask<WatchFindings>('GET /findings?list=vendors')).body;
    // The second party asked only for the exclusions screen, which does not include the forced-labor list.
    assert.deepEqual(
      findings.map(({ party, record, match }) => [party.reference, record.source, match.match_type]).sort(),
      [
        ['1', 'register', 'exact'],
        ['2', 'csl', 'exact'],
      ],
    );
    publish({ csl: { records: [] } });
    await look();
    await work.settle(NEVER);
    const { changes, next } = (await ask<WatchChanges>('GET /changes')).body;
    assert.deepEqual(
      changes.map(({ kind, reason, finding }) => [kind, reason, finding.party.reference, finding.status]),
      [
        ['new', null, '1', 'open'],
        ['new', null, '2', 'open'],
        ['gone', 'record_removed', '2', 'gone'],
      ],
    );
    assert.deepEqual((await ask<WatchChanges>(`GET /changes?after=${next}&wait=0`)).body, { changes: [], next });
    assert.deepEqual(
      (await ask<WatchChanges>('GET /changes?after=1&limit=1')).body.changes.map(({ cursor }) => cursor),
      [2],
    );
    assert.equal((await ask<WatchHealth>('GET /health')).body.status, 'ok');
  });

  test('that is replaced screens new and changed parties, and drops findings of removed ones', async (t) => {
    const { ask, publish, look, work } = await served(t);
    publish({ csl: { records: [onCsl('Alder Harvest'), onCsl('Birchwood Nautical'), onCsl('Cedar Kinematics')] } });
    const list = (...names: string[]): string =>
      names.map((name, i) => JSON.stringify({ reference: String(i), name, country: 'us' })).join('\r\n');
    await ask('PUT /lists/a', list('Alder Harvest', 'Birchwood Nautical'));
    await look();
    const first = (await ask<WatchChanges>('GET /changes')).body;
    assert.equal(first.changes.length, 2);
    assert.equal(first.changes[0]!.finding.party.country, 'US');
    await ask('PUT /lists/a', list('Alder Harvest', 'Cedar Kinematics'));
    await work.settle(NEVER);
    const { changes } = (await ask<WatchChanges>(`GET /changes?after=${first.next}`)).body;
    assert.deepEqual(
      changes.map(({ kind, reason, finding }) => [kind, reason, finding.record.published.name]),
      [
        ['new', null, 'Cedar Kinematics'],
        ['gone', 'party_changed', 'Birchwood Nautical'],
      ],
    );
    await ask('PUT /lists/a', list('Alder Harvest'));
    await work.settle(NEVER);
    assert.deepEqual((await ask<WatchList>('GET /lists/a')).body.findings, { open: 1, undecided: 1, gone: 2 });
  });

  const REFUSED = [
    ['reference,name\n1,A Co\n2,\n', 'missing_fields', 'Line 3: name is required.'],
    [
      'vendor no,Vendor Name\n1,A Co\n',
      'missing_fields',
      'The header has no column reference and no name. Required: reference and name; optional: state, country and screens.',
    ],
    ['reference,name,Name\n1,A Co,B Co\n', 'invalid_fields', 'The header has the column name twice.'],
    ['reference,name\n1,A Co\n1,B Co\n', 'invalid_fields', 'The upload contains a reference twice.'],
    [
      'reference,name\n1,"A Co\n',
      'invalid_fields',
      'Line 2: it is not a row of comma-separated values under the header.',
    ],
    ['{"reference": "1", "name": "A Co"}\n[1]\n', 'invalid_fields', 'Line 2: it must be a JSON object.'],
    ['{"reference": 1, "name": "A Co"}', 'invalid_fields', 'Line 1: reference must be a string.'],
    [
      '{"reference": "1", "name": "A Co", "country": "USA"}',
      'invalid_fields',
      'Line 1: country must be a two-letter ISO 3166-1 code.',
    ],
    [
      '{"reference": "1", "name": "A Co", "screens": ["pii"]}',
      'invalid_fields',
      'Line 1: screens must be exclusions, import-risk or both.',
    ],
    [
      `{"reference": "1", "name": "${'A'.repeat(30_000)}"}`,
      'input_too_large',
      'Line 1 has more than 20000 characters.',
    ],
    ['\n \n', 'missing_fields', 'A list needs at least one party; use DELETE to remove the list.'],
  ] as const;

  test('that is invalid leaves the stored list unchanged, and nothing of the upload is stored', async (t) => {
    const { ask, store } = await served(t);
    await ask('PUT /lists/a', 'reference,name\n1,Kept Co\n');
    for (const [upload, error, message] of REFUSED) {
      assert.deepEqual(await ask('PUT /lists/a', upload), { status: 400, body: { error, message } });
      assert.deepEqual((await ask<object>('PUT /lists/b', upload)).status, 400);
    }
    const kept = await store.run('SELECT name FROM watch_parties UNION ALL SELECT name FROM watch_lists');
    assert.deepEqual(
      kept.map(({ name }) => name),
      ['Kept Co', 'a'],
    );
    assert.equal((await ask('GET /lists/b')).status, 404);
    assert.equal((await ask('PUT /lists/no%20name', 'reference,name\n1,A\n')).status, 400);
  });

  test('is deleted completely: no name remains in the store', async (t) => {
    const { ask, publish, look, store, file } = await served(t);
    publish({ csl: { records: [onCsl('Alder Works')] } });
    await ask('PUT /lists/a', 'reference,name\nREF-SECRET,Alder Workzz\n');
    await look();
    const [finding] = (await ask<WatchFindings>('GET /findings?list=a')).body.findings;
    await ask(`POST /findings/${finding!.id}/decisions`, { decision: 'match', note: 'NOTE-SECRET', by: 'BY-SECRET' });
    const { head } = (await ask<WatchList>('GET /lists/a')).body.decisions;
    const deleted = await ask<DeletedWatchList>('DELETE /lists/a');
    assert.deepEqual(deleted.body, { deleted: true, decisions: { entries: 1, head } });
    for (const path of [
      '/lists/a',
      '/findings?list=a',
      `/findings/${finding!.id}`,
      `/findings/${finding!.id}/decisions`,
    ])
      assert.equal((await ask(`GET ${path}`)).status, 404, path);
    assert.deepEqual((await ask<WatchChanges>('GET /changes')).body.changes, []);
    const heads = await store.run('SELECT entries, head FROM watch_deleted_lists');
    assert.deepEqual({ ...heads[0] }, { entries: 1, head });
    for (const part of [file, `${file}-wal`])
      assert.doesNotMatch(await readFile(part, 'latin1'), /-SECRET|Workzz/i, part);
  });
});

suite('a finding', () => {
  test('that is decided not a match stays quiet until what was compared changes, and then says what changed', async (t) => {
    const { ask, publish, look } = await served(t);
    publish({ register: { records: [onRegister('ALDER WORKS INC', { terminationDate: '2027-01-01' })] } });
    await ask('PUT /lists/a', 'reference,name\n1,Alder Works\n');
    await look();
    const { id } = (await ask<WatchFindings>('GET /findings?list=a')).body.findings[0]!;
    const decided = await ask<WatchDecision>(`POST /findings/${id}/decisions`, { decision: 'not_a_match', by: 'rk' });
    assert.deepEqual([decided.status, decided.body.entry, decided.body.by, decided.body.note], [201, 1, 'rk', null]);
    const quiet = async (): Promise<void> => {
      await look();
      assert.equal((await ask<WatchChanges>('GET /changes')).body.next, 1);
    };
    // Removed, listed again, and with another date: nothing that is compared has changed.
    publish({ register: { records: [] } });
    await quiet();
    publish({ register: { records: [onRegister('ALDER WORKS INC', { terminationDate: '2029-01-01' })] } });
    await quiet();
    assert.equal((await ask<WatchFindings>('GET /findings?list=a')).body.findings[0]!.decision, 'not_a_match');
    publish({ register: { records: [onRegister('ALDER WORKS INC', { terminationDate: '2029-01-01', state: 'OH' })] } });
    await look();
    const [change] = (await ask<WatchChanges>('GET /changes?after=1')).body.changes;
    assert.deepEqual(
      [change!.kind, change!.id, change!.changed, change!.finding.decision],
      ['changed', `${id}.2`, [{ of: 'record', member: 'state', before: 'VA', after: 'OH' }], null],
    );
  });

  test('keeps its decisions in a chain that reveals every change', async (t) => {
    const { ask, publish, look, store } = await served(t);
    publish({ csl: { records: [onCsl('Alder Works'), onCsl('Birch Works')] } });
    await ask('PUT /lists/a', 'reference,name\n1,Alder Works\n2,Birch Works\n');
    await look();
    const { findings } = (await ask<WatchFindings>('GET /findings?list=a')).body;
    const [one, other] = findings.map((finding) => finding.id);
    const decide = (id: string | undefined, decision: string): Promise<unknown> =>
      ask(`POST /findings/${id ?? ''}/decisions`, { decision });
    await Promise.all([decide(one, 'later'), decide(other, 'match'), decide(one, 'not_a_match')]);
    const trail = async (): Promise<WatchTrail> => (await ask<WatchTrail>(`GET /findings/${one ?? ''}/decisions`)).body;
    const intact = await trail();
    assert.deepEqual([intact.decisions.length, intact.chain.intact, intact.chain.entries], [2, true, 3]);
    const broken = [
      ["UPDATE watch_decisions SET decision = 'forged' WHERE entry = 2", 2],
      ["UPDATE watch_decisions SET at = '2020-01-01' WHERE entry = 1", 1],
      ['DELETE FROM watch_decisions WHERE entry = 3', 3],
      ['DELETE FROM watch_decisions WHERE entry = 1', 1],
      ['UPDATE watch_lists SET entries = 2', 4],
    ] as const;
    for (const [byHand, brokenAt] of broken) {
      await store.run('CREATE TABLE IF NOT EXISTS kept AS SELECT * FROM watch_decisions');
      await store.run(byHand);
      const { chain } = await trail();
      assert.deepEqual([chain.intact, chain.broken_at], [false, brokenAt], byHand);
      await store.run('DELETE FROM watch_decisions');
      await store.run('INSERT INTO watch_decisions SELECT * FROM kept');
      await store.run('UPDATE watch_lists SET entries = 3');
    }
    assert.equal((await trail()).chain.intact, true);
    assert.equal(((await decide(one, 'perhaps')) as { status: number }).status, 400);
  });

  test('does not become gone while a list of its source is in doubt', async (t) => {
    const { ask, publish, look } = await served(t);
    const alder = onCsl('Alder Works');
    publish({ csl: { records: [alder] } });
    await ask('PUT /lists/a', 'reference,name\n1,Alder Works\n');
    await look();
    const doubt = {
      list: 'Made List (ML)',
      records: 0,
      last_whole: '2026-11-20',
      missing: 1,
      since: '2026-11-20T12:00:00.000Z',
      still_compared: 0,
    };
    publish({ csl: { records: [], doubts: [doubt] } });
    await look();
    const list = (await ask<WatchList>('GET /lists/a')).body;
    assert.deepEqual([list.findings.open, list.incomplete_coverage], [1, true]);
    assert.match(list.reasons.join(' '), /Made List \(ML\) is not whole/);
    const { body } = await ask<WatchScreen>('POST /screen', { name: 'Birch Trading', screens: ['exclusions'] });
    assert.deepEqual(
      body.sections.map(({ status }) => status),
      ['error', 'no_match'],
    );
    publish({ csl: { records: [], unread: 1 } });
    await look();
    assert.equal((await ask<WatchList>('GET /lists/a')).body.findings.open, 1);
    publish({ csl: { records: [] } });
    await look();
    assert.equal((await ask<WatchList>('GET /lists/a')).body.findings.open, 0);
  });
});

suite('a screen', () => {
  test('as of a day is answered from the copies of that day, and says how far back they go', async (t) => {
    const { ask, publish, look, pass, work } = await served(t);
    await work.look(NEVER);
    pass(24 * 60 * 60_000);
    publish({ csl: { records: [onCsl('Alder Works')] } });
    await look();
    const screen = async (asOf: string | null) =>
      (await ask<WatchScreen>('POST /screen', { name: 'Alder Works', as_of: asOf, screens: ['exclusions'] })).body;
    // The service's own day is the 20th; the newest copies are from the 21st.
    const statuses = ({ sections }: WatchScreen): unknown[] =>
      sections.map(({ status, source }) => [status, source.copies_since]);
    assert.deepEqual(statuses(await screen(null)), [
      ['match', '2026-11-20'],
      ['no_match', '2026-11-20'],
    ]);
    assert.deepEqual(statuses(await screen('2026-11-20')), [
      ['no_match', '2026-11-20'],
      ['no_match', '2026-11-20'],
    ]);
    const before = await screen('2026-11-19');
    assert.deepEqual(statuses(before), [
      ['error', '2026-11-20'],
      ['error', '2026-11-20'],
    ]);
    assert.match(before.reasons[0]!, /has copies only from 2026-11-20 on/);
    for (const day of ['2026-11-31', '2026-12-24', '20261120', 5])
      assert.equal((await ask('POST /screen', { name: 'Alder', as_of: day })).status, 400);
  });
});

suite('an owner', () => {
  test('sees only its own lists and findings, and watches as many parties as its plan allows', async (t) => {
    const { ask, publish, look, newKey } = await served(t, { withGateway: true });
    publish({ csl: { records: [onCsl('Alder Works')] } });
    const [one, other] = [await newKey('one', 2), await newKey('other', 1)];
    const by = (key: string) => ({ 'X-Gateway-Key': key, 'X-Gateway-Host': 'watch' });
    const two = 'reference,name\n1,Alder Works\n2,Birch Works\n';
    assert.equal((await ask('PUT /lists/a', two, by(one))).status, 200);
    assert.deepEqual(await ask('PUT /lists/a', two, by(other)), {
      status: 429,
      body: { error: 'too_many_parties', message: "The plan's limit on watched parties over all lists is 1." },
    });
    assert.equal((await ask('PUT /lists/b', 'reference,name\n1,Alder Works\n', by(one))).status, 429);
    await look();
    const { id } = (await ask<WatchFindings>('GET /findings?list=a', undefined, by(one))).body.findings[0]!;
    for (const line of ['GET /lists/a', `GET /findings/${id}`, `GET /findings/${id}/decisions`, 'DELETE /lists/a'])
      assert.equal((await ask(line, undefined, by(other))).status, 404, line);
    assert.equal((await ask(`POST /findings/${id}/decisions`, { decision: 'match' }, by(other))).status, 404);
    assert.equal((await ask<WatchChanges>('GET /changes', undefined, by(other))).body.next, 0);
    // The plan does not count calls.
    for (let i = 0; i < 4; i++) assert.equal((await ask('GET /lists', undefined, by(other))).status, 200);
    assert.equal((await ask('GET /lists')).status, 401);
  });
});
