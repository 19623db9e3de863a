import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallOutcome } from '../../../../core/http/call-operation.ts';
import { createPacer } from '../../../../core/programs/command-line/pacer.ts';

const later = (seconds: number): CallOutcome => ({ kind: 'answer', body: 'part', retryAfterSeconds: seconds });
const whole: CallOutcome = { kind: 'answer', body: 'whole' };

/** Calls with these outcomes in order, repeating the last one. */
async function paced(...answers: readonly CallOutcome[]): Promise<{ last: unknown; waits: number[]; said: string }> {
  const waits: number[] = [];
  let said = '';
  const pacer = createPacer({
    wait(ms) {
      waits.push(ms);
      return Promise.resolve();
    },
    printError(text) {
      said += text;
    },
  });
  let calls = 0;
  const last = await pacer.ask(() => Promise.resolve(answers[Math.min(calls++, answers.length - 1)] ?? whole));
  return { last: last.kind === 'answer' ? last.body : last.code, waits, said };
}

test('a row that a source refused for its rate is retried when the source allows it', async () => {
  assert.deepEqual(await paced(later(42), whole), {
    last: 'whole',
    waits: [42_000],
    said: 'Waiting 42 s: a source accepts no more calls for now.\n',
  });
  const refused: CallOutcome = { kind: 'error', code: 'overloaded', message: '', retry: true, retryAfterSeconds: 600 };
  assert.match((await paced(refused, whole)).said, /Waiting 10 minutes/);
});

test('a row is waited for three times, but not for a day', async () => {
  assert.deepEqual((await paced(later(60))).waits, [60_000, 60_000, 60_000]);
  assert.deepEqual((await paced(later(86_400))).waits, []);
});

test('while one row waits, no other is sent', async () => {
  let end = (): void => undefined;
  let said = 0;
  const pacer = createPacer({ wait: () => new Promise((resolve) => (end = resolve)), printError: () => said++ });
  let asked = 0;
  const first = pacer.ask(() => Promise.resolve(asked++ === 0 ? later(9) : whole));
  await new Promise(setImmediate);
  const second = pacer.ask(() => Promise.resolve(asked++ > 0 ? whole : later(9)));
  await new Promise(setImmediate);
  assert.equal(asked, 1);
  end();
  await Promise.all([first, second]);
  assert.deepEqual([asked, said], [3, 1]);
});
