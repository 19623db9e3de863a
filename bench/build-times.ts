import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTariff } from '../build-data/tariff.ts';

const EXPORT = '../shared/data/hts/hts_2026_rev_10.json.gz';

/** Measures how long it takes to compile the tariff schedule and to train the classifier. */
export async function buildTimes(): Promise<void> {
  if (!existsSync(EXPORT)) {
    console.log(`The tariff build is not timed: there is no ${EXPORT}.`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-tariff-'));
  const started = performance.now();
  await buildTariff([
    EXPORT,
    '--edition',
    '2026 Revision 10',
    '--date',
    '2026-06-08',
    '--out',
    join(folder, 'out.json'),
  ]);
  console.log(`npm run build-data -- tariff: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  rmSync(folder, { recursive: true });
}
