import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { recordAt } from '../../../core/screening/lists/register/register-copy.ts';
import { readExtract } from '../../../core/screening/lists/register/refresh/read-extract.ts';
import type { ExclusionsScreen } from '../../../core/screening/exclusions/answer.ts';
import { rowOf } from '../../core/screening/lists/register/headers.ts';
import { csvOf, firms } from '../../core/screening/lists/register/refresh/made-extract.ts';
import { REGISTER_ORGANIZATIONS, REGISTER_PERSONS } from '../../core/names/hand-labelled.ts';
import { sharedFile } from '../../shared-data.ts';
import { serviceUnderTest } from './service-under-test.ts';

const TODAY = new Date('2026-03-04T13:00:00Z');

/** Individuals in every form that the register uses for them. */
const INDIVIDUALS = [
  rowOf({ Classification: 'Individual', First: 'JANE', Middle: 'Q', Last: 'PERSONA', 'Address 1': '1 MAIN ST' }),
  rowOf({ Classification: 'Individual', Name: 'JANE PERSONA' }),
  rowOf({ Classification: ' INDIVIDUAL ', Name: 'PERSONA CONSULTING' }),
  rowOf({ Classification: 'Special Entity Designation', Name: 'PERSONA, JANE' }),
  rowOf({ Classification: '', Name: 'PERSONA', First: 'JANE', Last: 'PERSONA' }),
  rowOf({ Classification: 'Firm', Name: 'DR. JANE PERSONA' }),
];

test('no name finds an individual on the register, and the answer does not reveal that one is listed', async () => {
  const extract = (rows: readonly (readonly string[])[]) =>
    readExtract({ name: '', bytes: Buffer.from(csvOf(rows)) }, { today: TODAY });
  const { copy } = await extract([...INDIVIDUALS, ...firms(5)]);
  const without = await extract(firms(5));
  const [service, reference] = [copy, without.copy].map((register) => serviceUnderTest({ register }));
  for (const name of [
    'Jane Persona',
    'Persona, Jane',
    'PERSONA',
    'Persona Consulting',
    'Dr. Jane Persona',
    '1 Main St',
  ]) {
    const body = { entity_name: name };
    const answer = await service!.ask<ExclusionsScreen>('POST', '/screen', body);
    assert.deepEqual(answer.exclusions_register.matches, [], name);
    assert.deepEqual(answer, await reference!.ask<ExclusionsScreen>('POST', '/screen', body), name);
  }
});

test('no answer over the whole GSA sample contains an individual', async (t) => {
  const file = sharedFile(t, 'sam/gsa_sample_20049_orgs.csv');
  if (file === undefined) return;
  const bytes = readFileSync(file);
  const text = bytes.toString();
  for (const name of REGISTER_PERSONS) assert.ok(text.includes(`"${name}"`), `${name} is in the sample`);
  const { copy } = await readExtract({ name: 'SAM_Exclusions_Public_Extract_20049.CSV', bytes }, { today: TODAY });
  const { ask } = serviceUnderTest({ register: copy });
  let matches = 0;
  const found = new Set<string>();
  for (let number = 0; number < copy.rowsOfRecord.length; number++) {
    const { name } = recordAt(copy, number);
    const { exclusions_register: register } = await ask<ExclusionsScreen>('POST', '/screen', {
      entity_name: name.slice(0, 512),
    });
    assert.equal(register.status, 'match', `record ${number} is not found by its own name`);
    matches += register.matches.length;
    for (const match of register.matches) {
      assert.notEqual(match.subject_type.toLowerCase(), 'individual');
      assert.ok(!REGISTER_PERSONS.has(match.matched_name), match.matched_name);
      found.add(match.matched_name);
    }
  }
  assert.ok(matches > copy.rowsOfRecord.length);
  for (const name of REGISTER_ORGANIZATIONS) assert.ok(found.has(name), `${name} is an organisation`);
  // Ships are named after people.
  assert.ok(found.has('MANUELA SAENZ') && found.has('LUISA CACERES DE ARISMENDI'));
  for (const name of REGISTER_PERSONS) {
    const { exclusions_register: register } = await ask<ExclusionsScreen>('POST', '/screen', { entity_name: name });
    assert.ok(!register.matches.some(({ matched_name }) => matched_name === name), name);
  }
});
