import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { LOADED_SERVICES } from '../../bench/loaded-services.ts';
import { openLoad } from '../../bench/open-load.ts';
import { startExampleReader, startExampleUpstreams } from '../standins/example-upstreams.ts';

const ROUNDS = 10;
const SECONDS_PER_ROUND = 3;
const PER_SECOND = 20;

/** Rounds in which caches fill and code is compiled. */
const WARM_ROUNDS = 4;

/**
 * Anything held per request, such as its body or its answer, is larger than this; what is not collected yet is smaller.
 */
const MAX_BYTES_PER_REQUEST = 1_000;

interface Soaked {
  readonly url: string;
  readonly heldBytes: () => Promise<number>;
}

/** A server in a process of its own, as what the stand-ins remember is in this one. */
async function startSoaked(t: TestContext, environment: Readonly<Record<string, string>>): Promise<Soaked> {
  const child = fork(join(import.meta.dirname, 'soaked-server.ts'), {
    env: { PORT: '0', REGISTER_REFRESH: 'off', ...environment },
  });
  t.after(() => child.kill('SIGKILL'));
  const url = String(await messageOf(child));
  return {
    url,
    async heldBytes() {
      child.send('held');
      return Number(await messageOf(child));
    },
  };
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message', { signal: AbortSignal.timeout(30_000) })) as unknown[];
  return message;
}

test('half a minute of steady load leaves no memory behind', async (t) => {
  const plain = await startSoaked(t, { ...(await startExampleUpstreams(t)), CSL_API_KEY: '' });
  const reading = await startSoaked(t, await startExampleReader(t));
  const asked = LOADED_SERVICES.filter((one) => one.mostPerSecond === undefined);
  const held: number[] = [];
  let answered = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const results = await Promise.all(
      asked.map(({ request, readByModel }) =>
        openLoad((readByModel ? reading : plain).url, request, { perSecond: PER_SECOND, seconds: SECONDS_PER_ROUND }),
      ),
    );
    assert.equal(results.filter((one) => one.failed > 0).length, 0);
    held.push((await plain.heldBytes()) + (await reading.heldBytes()));
    if (round >= WARM_ROUNDS) answered += results.reduce((sum, one) => sum + one.answered, 0);
  }
  // The minimum of the first and of the last rounds: what is not collected yet is not a leak.
  const growth = Math.min(...held.slice(-3)) - Math.min(...held.slice(WARM_ROUNDS - 1, WARM_ROUNDS + 2));
  const perRequest = growth / answered;
  const rounds = held.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ');
  t.diagnostic(`${answered} answers, ${perRequest.toFixed(0)} bytes each; ${rounds} MB`);
  assert.ok(perRequest < MAX_BYTES_PER_REQUEST, `${perRequest.toFixed(0)} bytes a request; ${rounds} MB`);
});
