import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAcordForm } from '../../../../../core/documents/certificate/form/acord-reading.ts';
import type { FilledField, FilledForm } from '../../../../../core/documents/certificate/form/form-fields.ts';
import type { JsonObject } from '../../../../../core/json.ts';
import { FORM_BOXES } from '../../../../../core/documents/certificate/acord-25.ts';
import type { FormSource } from '../../../../../core/documents/certificate/form-box.ts';
import { HEAD_SOURCES, OTHER_BOXES } from '../../../../../core/documents/certificate/other-boxes.ts';

const SOURCES: readonly FormSource[] = [
  ...Object.values(HEAD_SOURCES),
  ...[...OTHER_BOXES, ...FORM_BOXES].map(({ source }) => source),
];

/** The fields of the boxes, and whether each is a checkbox. */
const FIELDS = new Map(
  SOURCES.flatMap((source): [string, boolean][] => {
    switch (source.kind) {
      case 'tick':
        return [[source.field, true]];
      case 'pair':
        return [
          [source.claimsMade, true],
          [source.occurrence, true],
        ];
      case 'either':
        return [
          [source.field, false],
          [source.own, true],
          [source.other, true],
        ];
      default:
        return [[source.field, false]];
    }
  }),
);

/** Reads a form whose fields are empty except those given; null removes a field. */
function read(filling: Readonly<Record<string, string | boolean | null>>): JsonObject | undefined {
  const fields = [...FIELDS].flatMap(([name, isTicked]): FilledField[] => {
    const value = name in filling ? (filling[name] ?? null) : isTicked ? false : '';
    return value === null ? [] : [{ name, value }];
  });
  const form: FilledForm = { fields, others: { pages: [], text: '', isUnread: false }, printed: '', stamp: null };
  return readAcordForm(form);
}

const HEAD = { NamedInsured_FullName_A: 'Oak LLC' };
const KEPT = 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A';
const DEDUCTIBLE = 'ExcessUmbrella_DeductibleIndicator_A';
const RETENTION = 'ExcessUmbrella_RetentionIndicator_A';

/** Returns the states of the deductible and the retention, which share an amount. */
function kept(filling: Readonly<Record<string, string | boolean>>): (string | undefined)[] {
  const section = read({ ...HEAD, ...filling })?.['umbrella_excess'] as JsonObject;
  return ['deductible', 'retention'].map((name) => (section[name] as { readonly state?: string }).state);
}

test('a form that lacks any field is not read', () => {
  assert.ok(read(HEAD));
  for (const field of FIELDS.keys()) assert.equal(read({ ...HEAD, [field]: null }), undefined, field);
});

test('a form is read if any of its boxes is filled in', () => {
  assert.equal(read({}), undefined);
  for (const [field, isTicked] of FIELDS) {
    const isShared = field === DEDUCTIBLE || field === RETENTION;
    assert.equal(read({ [field]: isTicked ? true : '1' }) !== undefined, !isShared, field);
  }
});

test('a shared amount belongs to the ticked box, and is illegible if both or neither is ticked', () => {
  assert.deepEqual(kept({}), ['blank', 'blank']);
  assert.deepEqual(kept({ [KEPT]: '1,000' }), ['illegible', 'illegible']);
  assert.deepEqual(kept({ [KEPT]: '1,000', [DEDUCTIBLE]: true }), ['present', 'blank']);
  assert.deepEqual(kept({ [KEPT]: '1,000', [RETENTION]: true }), ['blank', 'present']);
  assert.deepEqual(kept({ [KEPT]: '1,000', [DEDUCTIBLE]: true, [RETENTION]: true }), ['illegible', 'illegible']);
});

test('line ends in a text are normalized', () => {
  const section = read({ ...HEAD, CertificateHolder_FullName_A: 'Port\r\nof\rMade ' })?.['certificate_holder'];
  assert.equal((section as { readonly value?: unknown }).value, 'Port\nof\nMade');
});

test('a box is illegible if two fields with its name differ', () => {
  for (const field of [KEPT, DEDUCTIBLE, RETENTION]) {
    const fields = [...FIELDS].map(([name, isTicked]): FilledField => ({
      name,
      value: name === KEPT ? '1,000' : isTicked ? name === RETENTION : 'A',
    }));
    const copy = { name: `F[0].P2[0].${field}[0]`, value: field === KEPT ? '2,000' : field !== RETENTION };
    const form = { others: { pages: [], text: '', isUnread: false }, printed: '', stamp: null };
    const section = readAcordForm({ ...form, fields: [...fields, copy] })?.['umbrella_excess'] as JsonObject;
    for (const name of ['deductible', 'retention'])
      assert.equal((section[name] as { readonly state?: string }).state, 'illegible', `${field} ${name}`);
  }
});
