import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import type { Database } from '../../../../../core/store/database.ts';
import type { RequirementProfile } from '../../../../../core/documents/certificate/answer.ts';
import {
  EVERYONE,
  requirementProfiles,
} from '../../../../../core/documents/certificate/requirements/requirement-profiles.ts';
import { accountsTable } from '../../../../../core/gateway/accounts-table.ts';
import { STORE_VERSIONS } from '../../../../../core/open-store.ts';
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

  test('a profile is found as saved, even after the store is reopened', async (t) => {
    const open = await newStore(t);
    const database = await open();
    await requirementProfiles(database).save(PROFILE, 'a firm');
    assert.deepEqual(await requirementProfiles(database).find(PROFILE.id, 'a firm'), PROFILE);
    await database.close();
    assert.deepEqual(await requirementProfiles(await opened(t, open)).find(PROFILE.id, 'a firm'), PROFILE);
  });

  test('a profile without a name has a null name', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    await profiles.save({ ...PROFILE, name: null }, 'a firm');
    assert.equal((await profiles.find(PROFILE.id, 'a firm'))?.name, null);
  });

  test('an unknown id finds nothing, whatever its characters', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    await profiles.save(PROFILE, 'a firm');
    for (const id of ['', 'req_', PROFILE.id.toLowerCase(), `${PROFILE.id} `, "' OR 1=1 --", '%', '$1', '?']) {
      assert.equal(await profiles.find(id, 'a firm'), undefined, id);
    }
  });

  test('a profile cannot be overwritten under its id', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    await profiles.save(PROFILE, 'a firm');
    await assert.rejects(profiles.save({ ...PROFILE, name: 'another' }, 'a firm'), { name: 'StoreFailure' });
    assert.deepEqual(await profiles.find(PROFILE.id, 'a firm'), PROFILE);
  });

  test('many connections can open a new store at once, and one finds what all save', async (t) => {
    const open = await newStore(t);
    const databases = await Promise.all(Array.from({ length: 8 }, open));
    t.after(() => Promise.all(databases.map((one) => one.close())));
    const ids = Array.from({ length: 80 }, (_, i) => `req_${i}`);
    await Promise.all(
      ids.map((id, i) => requirementProfiles(databases[i % databases.length]!).save({ ...PROFILE, id }, 'a firm')),
    );
    const found = await Promise.all(ids.map((id) => requirementProfiles(databases[0]!).find(id, 'a firm')));
    assert.deepEqual(
      found.map((one) => one?.id),
      ids,
    );
  });

  test('an owner finds its own profiles and those of everyone, and a caller without an owner finds all', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    const owners = ['a firm', 'A firm', "o'firm; DROP TABLE requirement_profiles --", '%', EVERYONE];
    for (const [i, owner] of owners.entries()) await profiles.save({ ...PROFILE, id: `req_${i}` }, owner);
    const seenBy = async (owner: string): Promise<string[]> => {
      const found = await Promise.all(owners.map((_, i) => profiles.find(`req_${i}`, owner)));
      return found.flatMap((one) => one?.id ?? []);
    };
    for (const [i, owner] of owners.entries())
      assert.deepEqual(
        await seenBy(owner),
        owner === EVERYONE ? owners.map((_, n) => `req_${n}`) : [`req_${i}`, 'req_4'],
      );
    assert.deepEqual(await seenBy('another'), ['req_4']);
  });

  test('an owner at the limit saves no more, keeps its profiles and does not block others', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)), 3);
    for (const owner of ['a firm', EVERYONE]) {
      const saved = [];
      for (let i = 0; i < 5; i++) saved.push(await profiles.save({ ...PROFILE, id: `req_${owner}_${i}` }, owner));
      assert.deepEqual(saved, [true, true, true, false, false]);
      assert.deepEqual(
        (await Promise.all([0, 2, 3].map((i) => profiles.find(`req_${owner}_${i}`, owner)))).map((one) => one?.id),
        [`req_${owner}_0`, `req_${owner}_2`, undefined],
      );
    }
  });

  test('a profile from before owners existed is found by everyone, and such a key belongs to its name', async (t) => {
    const open = await newStore(t);
    const before = await open(STORE_VERSIONS.slice(0, 3));
    await before.run('INSERT INTO requirement_profiles (id, name, requirements, created_at) VALUES ($1, $2, $3, $4)', [
      PROFILE.id,
      PROFILE.name,
      JSON.stringify(PROFILE.requirements),
      PROFILE.created_at,
    ]);
    await before.run("INSERT INTO api_keys (key_id, digest, name, created_at) VALUES ('k', '00', 'a firm', '')");
    await before.close();
    const database = await opened(t, open);
    for (const owner of ['a firm', 'another', EVERYONE])
      assert.deepEqual(await requirementProfiles(database).find(PROFILE.id, owner), PROFILE);
    assert.equal((await accountsTable(database).find('k', 'certificate'))?.owner, 'a firm');
    assert.deepEqual(
      (await accountsTable(database).keys()).map(({ owner }) => owner),
      ['a firm'],
    );
  });

  test('a failure does not quote the profile', async (t) => {
    const profiles = requirementProfiles(await opened(t, await newStore(t)));
    await profiles.save({ ...PROFILE, id: 'canary-7f3e' }, 'a firm');
    await assert.rejects(profiles.save({ ...PROFILE, id: 'canary-7f3e' }, 'a firm'), (error: Error) => {
      assert.doesNotMatch(inspect(error, { showHidden: true }), /canary/);
      return true;
    });
  });

  test('a store with a later schema is refused', async (t) => {
    const open = await newStore(t);
    const database = await open();
    await database.run('UPDATE schema_version SET version = 99');
    await database.close();
    await assert.rejects(open(), { name: 'StoreFailure', fault: 'schema_is_newer' });
  });
});
