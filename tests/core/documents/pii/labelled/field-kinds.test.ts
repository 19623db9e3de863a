import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { fieldKind } from '../../../../../core/documents/pii/labelled/field-kinds.ts';

const ROWS: Readonly<Record<string, string>> = {
  name: 'first_name LastName customer_last_name Surname Family-Name Prénom',
  street: 'street home_street address_line1 address1 line1 Straße',
  town: 'city City shipTown billing-city Wohnort',
  thing: 'country Company company_name companyName productName state EMPLOYER',
  day: 'hired start Since joined left hire_date date_of_hire HireDate dueDate lastLogin customer_since Eintritt',
  nothing: 'name id date birth_date date_of_birth dob born citizen address1b phone name_of_the_first',
};

suite('what a label says that its field holds', () => {
  for (const [kind, labels] of Object.entries(ROWS)) {
    for (const label of labels.split(' ')) {
      test(`${label}: ${kind}`, () => {
        assert.equal(fieldKind(label) ?? 'nothing', kind);
      });
    }
  }
});

test('a long text is no label, and nor is a sentence', () => {
  assert.equal(fieldKind(`${'a '.repeat(30)}city`), undefined);
  assert.equal(fieldKind('firm; town'), undefined);
});
