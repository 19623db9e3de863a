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

/** Made-up names of people in the shapes that the lists and registers write; firms as they are listed. */
const READINGS: readonly (readonly [name: string, reason: NameReading['reason'], why?: string])[] = [
  ['ZTE CORPORATION', 'legal_form'],
  ['Julie Doe Consulting, LLC', 'legal_form', 'a form decides before the given name'],
  ['JOHN DOE INC', 'legal_form'],
  ['John Doe, P.C.', 'legal_form', 'a professional corporation'],
  ['SHREELAL M DOE MD PA', 'legal_form', 'a professional association'],
  ['RUSSELL M DOE, D C, P A', 'legal_form', 'of a chiropractor'],
  ['Acme S.A.', 'legal_form'],
  ['Salim S.A.', 'legal_form', 'a dotted form, which leaves no full name'],
  ['Salim Sa', 'given_name', 'without dots it may be a surname'],
  ['Acme Sa', 'legal_form', 'but not after a word that is no given name'],
  ['John Doe, D.M.D., M.S., P.A.', 'legal_form', 'a professional association of a dentist'],
  ['IDRIS NAIM AC', 'legal_form', 'an asociación civil'],
  ['K.I.M. AEROTECH', 'trade_word', 'a word made of a trade'],
  ['KYLE DRUG STORE', 'trade_word', 'a trade word decides before the given name'],
  ['Dr. Doe Laboratories', 'trade_word'],
  ['Ministry of Defense', 'trade_word'],
  ['Acme Glass', 'trade_word', 'a surname that is a trade, with nothing personal beside it'],
  ['Philip Glass', 'given_name', 'the same word after a given name'],
  ['Glass, Philip', 'inverted'],
  ['DOE, JOHN A', 'inverted'],
  ['Doe, J.', 'inverted'],
  ['VAN DER DOE, Quux', 'no_sign', 'Quux is not among the names known'],
  ['DOE, QUUX K.', 'inverted', 'but an initial behind it tells'],
  ['ST. DOE, QUUX K.', 'inverted'],
  ['Quux Doe, Suite B', 'no_sign', 'without a dot it is no initial'],
  ['SHAH QUUX DOE', 'title'],
  ['MARKET, JOHN A', 'inverted', 'a surname that is a trade word, before a given name and an initial'],
  ['Bakery, Maria', 'inverted', 'as lists of persons write them'],
  ['Acme Market, John', 'trade_word', 'two words before the comma are no such surname'],
  ['Bakery, Market A', 'trade_word', 'no given name, but another trade word'],
  ['Acme Market, John, Doe', 'trade_word', 'two commas are no inversion'],
  ['John Coffee', 'given_name', 'a surname that is a trade, after a given name'],
  ['Acme Coffee', 'trade_word', 'the same word with nothing personal'],
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
  ['John', 'no_sign', 'one word is no full name'],
  ['John and Mary Doe', 'no_sign', 'a phrase'],
  ['Sergey 5', 'no_sign', 'a number'],
  ['St. John of the Cross', 'no_sign'],
  ['Nike', 'no_sign', 'a brand alone'],
  ['Acme, Zenith', 'no_sign', 'a comma alone is no inversion'],
  ['华为', 'no_sign'],
  ['', 'no_sign'],
];

test('names are read as the table says, with the reason', () => {
  for (const [name, reason, why = ''] of READINGS) assert.equal(readName(name).reason, reason, `${name}: ${why}`);
});

test('the two tests part on names that show nothing: exclusions keep them, company risk withholds them', () => {
  for (const [name] of READINGS) {
    const { reading, reason } = readName(name);
    assert.equal(readsAsPerson(name), reading === 'person', name);
    assert.equal(showsOrganization(name), reading === 'organization', name);
    assert.equal(hasLegalForm(name), reason === 'legal_form', name);
  }
  assert.deepEqual([readsAsPerson('Nike'), showsOrganization('Nike')], [false, false]);
});

test('of the organisations on the lists that are typed as such, few read as persons', (t) => {
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

test('however long a text is, it is read', () => {
  for (const unit of ['a ', 'John, ', 'ovich', '.', 'é'])
    assert.ok(readName(unit.repeat(200_000)).reading !== 'person');
});
