import { createHash } from 'node:crypto';
import { EAST_ASIAN_GIVEN_NAME, FAMILY_NAMES } from './east-asian-names.ts';
import { FOLD_TABLES } from './fold.ts';
import { LEGAL_FORMS } from './legal-forms.ts';
import { PERSONAL_FORMS } from './person-or-organization.ts';
import { SPELLINGS } from './spellings.ts';
import * as personWords from './person-words.ts';
import * as tradeWords from './trade-words.ts';

const TABLES = [
  FOLD_TABLES,
  LEGAL_FORMS,
  SPELLINGS,
  personWords,
  tradeWords,
  { FAMILY_NAMES, EAST_ASIAN_GIVEN_NAME, PERSONAL_FORMS },
];

/** In bytes. */
export const RULES_DIGEST_LENGTH = 32;

/**
 * SHA-256 of the tables used to fold names, strip legal forms and recognize persons: names compiled under another
 * digest may not compare as in this program.
 */
export const RULES_DIGEST: Buffer = createHash('sha256').update(TABLES.map(textOf).join('\n')).digest();

/** Serializes a table with its members in order of name, because bundling may change the order. */
function textOf(table: object): string {
  const members = Object.entries(table).map(([name, value]: [string, unknown]) => [name, plain(value)] as const);
  return JSON.stringify(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function plain(value: unknown): unknown {
  if (value instanceof Set) return [...value];
  return value instanceof RegExp ? String(value) : value;
}
