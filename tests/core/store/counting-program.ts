import { writeSync } from 'node:fs';
import { createUsageCounter } from '../../../core/gateway/usage-counter.ts';
import { openStore } from '../../../core/open-store.ts';
import { usageTable } from '../../../core/gateway/usage-table.ts';

/**
 * Counts calls, several at a time, and prints `asked` before each and its outcome afterwards, for as long as it lives
 * or until the cap has refused one call of each counter.
 */
const [dataDir = '', storeUrl = '', cap = ''] = process.argv.slice(2);

const store = openStore({ dataDir, storeUrl: storeUrl === '' ? undefined : storeUrl }, (fault) => {
  throw new Error(fault);
});
const usage = createUsageCounter(usageTable(store));
const number = { keyId: 'k', service: 's', period: '2026-11', cap: cap === '' ? undefined : Number(cap) };

async function countOn(): Promise<void> {
  for (;;) {
    writeSync(1, 'asked\n');
    const { isGranted } = await usage.count(number);
    writeSync(1, isGranted ? 'granted\n' : 'refused\n');
    if (!isGranted) return;
  }
}

await Promise.all(Array.from({ length: 8 }, countOn));
await store.close();
