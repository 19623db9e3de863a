import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEvidence } from '../../core/watch/evidence/evidence.ts';
import { createWebhooks } from '../../core/watch/webhooks/webhooks.ts';
import { DECIDE_EXAMPLES } from '../../handlers/watch/examples.ts';
import { watchService } from '../../handlers/watch/service.ts';
import { onCsl } from '../core/watch/made-records.ts';
import { watchUnderTest } from '../core/watch/watch-under-test.ts';
import { startFloor } from '../floor.ts';

/** Members of a decision that are specific to one list and one moment. */
const OF_ITS_LIST = ['finding', 'previous', 'digest', 'at'];

test('every documented example of a decision matches what the service answers', async (t) => {
  const tested = await watchUnderTest(t);
  tested.publish({ csl: { records: [onCsl('Alder Works')] }, uflpa: { records: [] }, register: { records: [] } });
  await tested.put('vendors', [{ reference: '1', name: 'Alder Works' }]);
  await tested.look();
  const parts = { watch: tested.watch, store: tested.store, now: () => new Date() };
  const service = watchService({ ...parts, webhooks: createWebhooks(parts), evidence: createEvidence(parts) });
  const { url } = await startFloor(t, { services: [service] });
  const list = { owner: '', name: 'vendors' };
  const found = await tested.watch.findings({ list, after: '', count: 1 });
  const id = found?.findings[0]?.id;
  assert.ok(id);
  for (const { name, request, status, response } of DECIDE_EXAMPLES) {
    const body = JSON.stringify(request.body);
    const answer = await fetch(`${url}/watch/findings/${id}/decisions`, { method: 'POST', body });
    const own = (of: unknown): object =>
      Object.fromEntries(Object.entries(of as object).filter(([member]) => !OF_ITS_LIST.includes(member)));
    assert.equal(answer.status, status, name);
    assert.deepEqual(own(await answer.json()), own(response), name);
  }
});
