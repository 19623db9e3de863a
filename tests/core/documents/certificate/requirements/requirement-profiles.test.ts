import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import type { Database } from '../../../../../core/store/database.ts';
import type { RequirementProfile } from '../../../../../core/documents/certificate/answer.ts';
import { requirementProfiles } from '../../../../../core/documents/certificate/requirements/requirement-profiles.ts';
import { overStores } from '../../../store/stores.ts';

const PROFILE: RequirementProfile = {
  id: 'req_AAAAAAAAAAAAAAAAAAAAAA',
  name: 'Dock work, "east"; \\ naïve — 東',
  requirements: {
    general_liability: { each_occurrence_min: 1_000_000.5, additional_insured_required: true },
    min_days_until_expiration: 30,
  },
  created_at: '2026-03-04T13:00:00.000Z',
};

overStores('saved profiles', (newStore) => {
  const opened = async (t: { after: (end: () => Promise<void>) => void }, open: () => Promise<Database>) => {
    const database = await open();
    t.after(() => database.close());
    return database;
  };

  test('a profile comes back as it was saved, also after the store was closed', async (t) => {
    const open = await newStore(t);
    const database = await open();
    await requirementProfiles(database).save(PROFILE);
    assert.deepEqual(await requirementProfiles(database).find(PROFILE.id), PROFILE);
    await database.close();
    assert.deepEqual(await requirementProfiles(await opened(t, open)).find(PROFILE.id), PROFILE);
  });

  test('a profile without a name has none', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    await profiles.save({ ...PROFILE, name: null });
    assert.equal((await profiles.find(PROFILE.id))?.name, null);
  });

  test('an id that was never given is found nowhere, whatever it holds', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    await profiles.save(PROFILE);
    for (const id of ['', 'req_', PROFILE.id.toLowerCase(), `${PROFILE.id} `, "' OR 1=1 --", '%', '$1', '?']) {
      assert.equal(await profiles.find(id), undefined, id);
    }
  });

  test('an id is taken once: what is saved does not change', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    await profiles.save(PROFILE);
    await assert.rejects(profiles.save({ ...PROFILE, name: 'another' }), { name: 'StoreFailure' });
    assert.deepEqual(await profiles.find(PROFILE.id), PROFILE);
  });

  test('many connections that open a new store at once find it whole, and what each saves', async (t) => {
    const open = await newStore(t);
    const databases = await Promise.all(Array.from({ length: 8 }, open));
    t.after(() => Promise.all(databases.map((one) => one.close())));
    const ids = Array.from({ length: 80 }, (_, i) => `req_${i}`);
    await Promise.all(
      ids.map((id, i) => requirementProfiles(databases[i % databases.length]!).save({ ...PROFILE, id })),
    );
    const found = await Promise.all(ids.map((id) => requirementProfiles(databases[0]!).find(id)));
    assert.deepEqual(
      found.map((one) => one?.id),
      ids,
    );
  });

  test('a failure quotes nothing of what was to be saved', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    await profiles.save({ ...PROFILE, id: 'canary-7f3e' });
    await assert.rejects(profiles.save({ ...PROFILE, id: 'canary-7f3e' }), (error: Error) => {
      assert.doesNotMatch(inspect(error, { showHidden: true }), /canary/);
      return true;
    });
  });

  test('tables of a later version of the program are left alone', async (t) => {
    const open = await newStore(t);
    const database = await open();
    await database.run('UPDATE schema_version SET version = 99');
    await database.close();
    await assert.rejects(open(), { name: 'StoreFailure', fault: 'schema_is_newer' });
  });
});
