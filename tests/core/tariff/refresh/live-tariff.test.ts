import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { runScheduleProgram } from '../../../../core/tariff/refresh/schedule-program.ts';
import { decodeSchedule } from '../../../../core/tariff/schedule-file.ts';
import type { Estimate } from '../../../../core/tariff/answer.ts';
import { runServer } from '../../../running-server.ts';
import { sharedFile } from '../../../shared-data.ts';
import { listedRelease, startHts } from '../../../standins/hts.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const bundled = decodeSchedule(readFileSync(new URL('../../../../data/tariff-schedule.json', import.meta.url)));

async function estimateAt(url: string): Promise<{ status: number; answer: Estimate }> {
  const response = await fetch(`${url}/landed-cost/estimate`, {
    method: 'POST',
    body: JSON.stringify({ description: 'hex bolts of steel', country_of_origin: 'CN' }),
  });
  return { status: response.status, answer: (await response.json()) as Estimate };
}

test('a server started with 2025 Basic switches to 2026 Revision 10 under load, and no request fails', async (t) => {
  const basic = sharedFile(t, 'hts/hts_2025_basic.json.gz');
  const revision = sharedFile(t, 'hts/hts_2026_rev_10.json.gz');
  if (basic === undefined || revision === undefined) return;
  const dataDir = await temporaryFolder(t);
  const older = await startHts(t, {
    releases: [listedRelease('2025HTSBasic', '01/01/2025')],
    bytes: gunzipSync(readFileSync(basic)),
  });
  const newer = await startHts(t, {
    releases: [listedRelease('2026HTSRev10', '06/08/2026')],
    bytes: gunzipSync(readFileSync(revision)),
  });
  const refresh = (url: string, args: readonly string[]): Promise<number> =>
    runScheduleProgram(args, { dataDir, url, bundled, now: new Date('2026-11-01'), print: () => undefined });
  assert.equal(await refresh(older.origin, []), 11, 'older than the bundled edition, and not requested by name');
  assert.equal(await refresh(older.origin, ['--edition', '2025 Basic']), 0);

  const { url } = await runServer(t, { DATA_DIR: dataDir, REGISTER_REFRESH: 'off' });
  const before = await estimateAt(url);
  assert.equal(before.answer.tariff_schedule_snapshot, '2025-01-01');
  assert.match(before.answer.duty_estimate.basis, /2025 Basic.*more than 120 days old/);

  assert.equal(await refresh(newer.origin, []), 0);
  const statuses = new Set<number>();
  const seen = new Set<string>();
  // As many calls as it takes: the server checks for a new edition every two seconds.
  while (!seen.has('2026-06-08')) {
    for (const { status, answer } of await Promise.all(Array.from({ length: 8 }, () => estimateAt(url)))) {
      statuses.add(status);
      seen.add(answer.tariff_schedule_snapshot);
      const edition = answer.tariff_schedule_snapshot === '2026-06-08' ? '2026 Revision 10' : '2025 Basic';
      assert.ok(answer.duty_estimate.basis.includes(edition), 'an answer uses one edition only');
    }
  }
  assert.deepEqual([...statuses], [200]);
  assert.deepEqual([...seen], ['2025-01-01', '2026-06-08']);
  const terms = (await (await fetch(`${url}/landed-cost/terms`)).json()) as { sources: readonly { edition: string }[] };
  assert.equal(terms.sources[0]?.edition, '2026 Revision 10');
  const metrics = await (await fetch(`${url}/metrics`)).text();
  assert.match(metrics, /tracewell_tariff_schedule_info\{edition="2026 Revision 10",date="2026-06-08"\} 1/);
});
