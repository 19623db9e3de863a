import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { newestExtract, type SamAnswer } from '../../../../../../core/screening/lists/register/refresh/sam.ts';
import { UpstreamFailure } from '../../../../../../core/upstream/failure.ts';
import { startSam, type SamStandInOptions } from '../../../../../standins/sam.ts';
import { closedOrigin, type Upstream } from '../../../../../standins/upstream.ts';

const NOW = new Date('2026-03-04T13:00:00Z');
const KEY = 'key-c4n4ry';

const name = (day: number): string => `SAM_Exclusions_Public_Extract_V2_260${day}.ZIP`;
const files = (...days: readonly number[]): ReadonlyMap<string, Uint8Array> =>
  new Map(days.map((day) => [name(day), Buffer.from(`archive of ${day}`)]));

interface Asking {
  readonly apiKey?: string | undefined;
  readonly servedDate?: string | null;
  readonly signal?: AbortSignal;
}

function ask(origin: string, { apiKey, servedDate = null, signal }: Asking = {}): Promise<SamAnswer> {
  const question = { servedDate, now: NOW, signal: signal ?? new AbortController().signal };
  return newestExtract({ url: origin, apiKey }, question);
}

/** The answer in short: its status, or the name and content of the extract. */
async function short(answer: Promise<SamAnswer>): Promise<string> {
  const found = await answer;
  return found.status === 'extract'
    ? `${found.extract.name}: ${Buffer.from(found.extract.bytes).toString()}`
    : found.status;
}

const paths = ({ requests }: Upstream): string[] => requests.map(({ url }) => url.split('?')[0]!.split('/').at(-1)!);

test('without a key the newest listed extract is downloaded', async (t) => {
  const shuffled = new Map([...files(60, 62, 61), ['SAM_PUBLIC_MONTHLY_V2_20260301.ZIP', Buffer.from('another')]]);
  for (const redirects of [false, true]) {
    const sam = await startSam(t, { files: shuffled, redirects });
    assert.equal(await short(ask(sam.origin)), `${name(62)}: archive of 62`);
    assert.deepEqual(paths(sam), ['listfiles', name(62), ...(redirects ? [name(62)] : [])]);
    const [listing] = sam.requests;
    assert.equal(
      listing?.url,
      `/api/prod/fileextractservices/v1/api/listfiles?random=${NOW.getTime()}&domain=Exclusions%2FPublic%20V2&privacy=Public`,
    );
    assert.equal(
      sam.requests[1]?.url,
      `/api/prod/fileextractservices/v1/api/download/Exclusions/Public%20V2/${name(62)}?privacy=Public`,
    );
  }
});

test('an extract no newer than the served copy is not downloaded', async (t) => {
  const sam = await startSam(t, { files: files(61, 62) });
  assert.equal(await short(ask(sam.origin, { servedDate: '2026-03-03' })), 'not_newer');
  assert.equal(await short(ask(sam.origin, { servedDate: '2026-04-01' })), 'not_newer');
  assert.deepEqual(paths(sam), ['listfiles', 'listfiles']);
  assert.equal(await short(ask(sam.origin, { servedDate: '2026-03-02' })), `${name(62)}: archive of 62`);
});

test('a listed name whose file is not there yet falls back to the one before it', async (t) => {
  const sam = await startSam(t, { files: new Map([...files(60, 61), [name(62), undefined]]) });
  assert.equal(await short(ask(sam.origin)), `${name(61)}: archive of 61`);
  assert.equal(await short(ask(sam.origin, { servedDate: '2026-03-02' })), 'not_newer');
  const none = new Map([60, 61, 62, 63, 64].map((day) => [name(day), undefined]));
  const empty = await startSam(t, { files: none });
  assert.equal(await short(ask(empty.origin)), 'not_published');
  assert.deepEqual(
    paths(empty),
    ['listfiles', name(64), name(63), name(62)],
    'not every name of a long list is requested',
  );
  assert.equal(await short(ask((await startSam(t, { files: new Map() })).origin)), 'not_published');
});

test('with a key the documented service is called once, and the name comes with the file', async (t) => {
  for (const redirects of [false, true]) {
    const sam = await startSam(t, { files: files(61, 62), apiKey: KEY, redirects });
    assert.equal(await short(ask(sam.origin, { apiKey: KEY, servedDate: '2026-03-03' })), `${name(62)}: archive of 62`);
    assert.equal(sam.requests[0]?.url, `/data-services/v1/extracts?api_key=${KEY}&fileType=EXCLUSION`);
  }
  const none = await startSam(t, { files: files(), apiKey: KEY, instead: reply(204) });
  assert.equal(await short(ask(none.origin, { apiKey: KEY })), 'not_published');
});

type Instead = NonNullable<SamStandInOptions['instead']>;

function reply(status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Instead {
  return (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
    return true;
  };
}

const LISTING = '{"_embedded": {"customS3ObjectSummaryList": []}}';

const FAULTS: readonly (readonly [what: string, instead: Instead, kind: string, keyed: boolean])[] = [
  ['an error', reply(500), 'http', false],
  ['a temporary error, every time', reply(503), 'http', false],
  ['too many requests', reply(429, { 'retry-after': '3600' }), 'rate_limited', false],
  ['a page of HTML', reply(200, { 'content-type': 'text/html' }, '<html>Maintenance</html>'), 'shape', false],
  ['JSON of another shape', reply(200, {}, '{"files": []}'), 'shape', false],
  ['a list that is an object', reply(200, {}, LISTING.replace('[]', '{}')), 'shape', false],
  ['truncated JSON', reply(200, {}, LISTING.slice(0, -2)), 'shape', false],
  ['an empty reply', reply(204), 'shape', false],
  ['a redirect of the listing', reply(302, { location: '/elsewhere' }), 'redirect', false],
  ['a wrong key', reply(403), 'http', true],
  ['no such file', reply(400), 'http', true],
  ['a redirect to nowhere', reply(303), 'redirect', true],
  ['a redirect to another host without encryption', reply(303, { location: 'http://192.0.2.1/x' }), 'redirect', true],
  ['a redirect to a file of this machine', reply(303, { location: 'file:///etc/passwd' }), 'redirect', true],
  ['a redirect to an invalid URL', reply(303, { location: 'http://[' }), 'redirect', true],
  ['endless redirects', reply(303, { location: '/again' }), 'redirect', true],
];

test('any other SAM.gov reply is a failure that names neither URL nor key', async (t) => {
  for (const [what, instead, kind, keyed] of FAULTS) {
    const sam = await startSam(t, { files: files(62), apiKey: KEY, instead });
    await assert.rejects(
      ask(sam.origin, { apiKey: keyed ? KEY : undefined }),
      (error) =>
        error instanceof UpstreamFailure &&
        error.kind === kind &&
        error.message.startsWith('SAM.gov ') &&
        !/c4n4ry|http:|https:|127\.0/.test(error.message),
      what,
    );
  }
  await assert.rejects(ask(await closedOrigin()), { name: 'UpstreamFailure', kind: 'network' });
});

test('a download that the caller stops fails as aborted', async (t) => {
  const stopped = new AbortController();
  const sam = await startSam(t, {
    files: files(62),
    instead(response, { url }) {
      if (!url.includes('download')) return false;
      response.writeHead(200, { 'content-length': '1000' }).write('part');
      stopped.abort();
      return true;
    },
  });
  await assert.rejects(ask(sam.origin, { signal: stopped.signal }), { name: 'UpstreamFailure', kind: 'aborted' });
});
