import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  hasLegalForm,
  readName,
  readsAsPerson,
  showsOrganization,
  type NameReading,
} from '../../../core/names/person-or-organization.ts';
import { sharedFile } from '../../shared-data.ts';

/** Made-up names of people in the forms used by lists and registers; firms as they are listed. */
const READINGS: readonly (readonly [name: string, reason: NameReading['reason'], why?: string])[] = [
  ['ZTE CORPORATION', 'legal_form'],
  ['Julie Doe Consulting, LLC', 'legal_form', 'a form decides before the given name'],
  ['JOHN DOE INC', 'legal_form'],
  ['John Doe, P.C.', 'legal_form', 'a professional corporation'],
  ['SHREELAL M DOE MD PA', 'legal_form', 'a professional association'],
  ['RUSSELL M DOE, D C, P A', 'legal_form', 'a chiropractor’s professional association'],
  ['Acme S.A.', 'legal_form'],
  ['Salim S.A.', 'legal_form', 'a dotted form, which leaves no full name'],
  ['Salim Sa', 'given_name', 'without dots it may be a surname'],
  ['Acme Sa', 'legal_form', 'but not after a word that is not a given name'],
  ['John Doe, D.M.D., M.S., P.A.', 'legal_form', 'a dentist’s professional association'],
  ['IDRIS NAIM AC', 'legal_form', 'an asociación civil'],
  ['K.I.M. AEROTECH', 'trade_word', 'a compound with a trade word'],
  ['KYLE DRUG STORE', 'trade_word', 'a trade word decides before the given name'],
  ['Dr. Doe Laboratories', 'trade_word'],
  ['Ministry of Defense', 'trade_word'],
  ['Acme Glass', 'trade_word', 'a surname that is a trade word, without a sign of a person'],
  ['Philip Glass', 'given_name', 'the same word after a given name'],
  ['Glass, Philip', 'inverted'],
  ['DOE, JOHN A', 'inverted'],
  ['Doe, J.', 'inverted'],
  ['VAN DER DOE, Quux', 'no_sign', 'Quux is not a known name'],
  ['DOE, QUUX K.', 'inverted', 'but an initial after it decides'],
  ['ST. DOE, QUUX K.', 'inverted'],
  ['Quux Doe, Suite B', 'no_sign', 'without a dot it is not an initial'],
  ['SHAH QUUX DOE', 'title'],
  ['MARKET, JOHN A', 'inverted', 'a surname that is a trade word, before a given name and an initial'],
  ['Bakery, Maria', 'inverted', 'as on lists of persons'],
  ['Acme Market, John', 'trade_word', 'two words before the comma are not a surname'],
  ['Bakery, Market A', 'trade_word', 'not a given name, but another trade word'],
  ['Acme Market, John, Doe', 'trade_word', 'two commas are not an inversion'],
  ['John Coffee', 'given_name', 'a surname that is a trade word, after a given name'],
  ['Acme Coffee', 'trade_word', 'the same word without a sign of a person'],
  ['QUUX DOE KHAN', 'honorific'],
  ['Khan Trading', 'trade_word'],
  ['MR. DOE ASAS', 'title'],
  ['Dr. Quux Doe', 'title'],
  ['Quux Doe, MD', 'professional_suffix'],
  ['Quux Doe D.D.S.', 'professional_suffix'],
  ['Quux Doe Jr.', 'generation_suffix'],
  ['Quux bin Doe', 'filiation'],
  ['Quux Ivanovich Doe', 'patronymic'],
  ['Sergey Doe', 'given_name'],
  ['Serkan Doe', 'given_name'],
  ['J. Robert Doe', 'given_name'],
  ['Maria de Sá', 'given_name', 'a surname, not a Société Anonyme'],
  ['John Doe, P.A.', 'given_name', 'a physician assistant as likely as a professional association'],
  ['John', 'no_sign', 'one word is not a full name'],
  ['John and Mary Doe', 'no_sign', 'a phrase'],
  ['Sergey 5', 'no_sign', 'a number'],
  ['St. John of the Cross', 'no_sign'],
  ['Nike', 'no_sign', 'only a brand'],
  ['Acme, Zenith', 'no_sign', 'a comma by itself is not an inversion'],
  ['华为', 'no_sign'],
  ['', 'no_sign'],
];

test('names are read as listed, with the reason', () => {
  for (const [name, reason, why = ''] of READINGS) assert.equal(readName(name).reason, reason, `${name}: ${why}`);
});

test('the two tests differ on names without a sign: exclusions keeps them, company risk withholds them', () => {
  for (const [name] of READINGS) {
    const { reading, reason } = readName(name);
    assert.equal(readsAsPerson(name), reading === 'person', name);
    assert.equal(showsOrganization(name), reading === 'organization', name);
    assert.equal(hasLegalForm(name), reason === 'legal_form', name);
  }
  assert.deepEqual([readsAsPerson('Nike'), showsOrganization('Nike')], [false, false]);
});

test('few organisations typed as such on the lists read like persons', (t) => {
  const file = sharedFile(t, 'csl/csl_organisations_2026-07-31.jsonl');
  if (file === undefined) return;
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  const names = rows.flatMap((row) => {
    const { name, type } = JSON.parse(row) as { name: string; type: string | null };
    return type === 'Entity' ? [name] : [];
  });
  const persons = names.filter(readsAsPerson);
  assert.equal(names.length, 10206);
  assert.ok(persons.length <= 40, `${persons.length} read as persons`);
});

test('a text of any length is read', () => {
  for (const unit of ['a ', 'John, ', 'ovich', '.', 'é'])
    assert.ok(readName(unit.repeat(200_000)).reading !== 'person');
});
