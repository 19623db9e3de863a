import { writeSync } from 'node:fs';
import {
  EVERYONE,
  requirementProfiles,
} from '../../../core/documents/certificate/requirements/requirement-profiles.ts';
import { openStore } from '../../../core/open-store.ts';

/** Saves profiles, several at a time, for as long as it lives, and prints each id once it is saved. */
const [dataDir = '', storeUrl = '', round = '0'] = process.argv.slice(2);

const store = openStore({ dataDir, storeUrl: storeUrl === '' ? undefined : storeUrl }, (fault) => {
  throw new Error(fault);
});
const { save } = requirementProfiles(store);
const requirements = { min_days_until_expiration: 30 };

async function saveOn(writer: number): Promise<never> {
  for (let i = 0; ; i++) {
    const id = `req_${round}_${writer}_${i}`;
    await save({ id, name: 'x'.repeat(200), requirements, created_at: '2026-03-04T13:00:00.000Z' }, EVERYONE);
    writeSync(1, `${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => saveOn(writer)));
