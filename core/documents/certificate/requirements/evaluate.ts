import type { CertificateVerification, Deficiency } from '../answer.ts';
import type { BoxValue, Extraction } from '../extraction.ts';
import { checkExpirations } from './expirations.ts';
import { EXPIRATION_KEY, REQUIREMENT_ROWS, type RequirementRow } from './requirement-rows.ts';
import type { AskedRequirements } from './requirements.ts';
import { absent, amountText, doubtful, unreadable } from './deficiency.ts';

/** The result of checking a certificate against requirements. */
export type Evaluation = Pick<CertificateVerification, 'compliant' | 'verdict' | 'deficiencies' | 'evaluated'>;

/**
 * Checks an extraction against requirements: a pure function of both and of today's date, YYYY-MM-DD. If any requirement depends on
 * something that could not be read, the verdict is `cannot_determine`, whatever else is wrong. Every deficiency is listed.
 */
export function evaluate(requirements: AskedRequirements, extraction: Extraction, today: string): Evaluation {
  const asked = REQUIREMENT_ROWS.filter((row) => isAsked(requirements, row));
  const days = requirements[EXPIRATION_KEY];
  const deficiencies = [
    ...asked.flatMap((row) => checkRow(row, requirements[row.section]?.[row.key], extraction)),
    ...(days === undefined
      ? []
      : checkExpirations({ days, today, named: new Set(asked.map((row) => row.section)) }, extraction)),
  ];
  const verdict = verdictOf(deficiencies);
  return {
    compliant: verdict === 'compliant',
    verdict,
    deficiencies,
    evaluated: [...asked.map((row) => `${row.section}.${row.key}`), ...(days === undefined ? [] : [EXPIRATION_KEY])],
  };
}

/** A requirement set to false asks for nothing. */
function isAsked(requirements: AskedRequirements, { section, key }: RequirementRow): boolean {
  const value = requirements[section]?.[key];
  return value !== undefined && value !== false;
}

function verdictOf(deficiencies: readonly Deficiency[]): Evaluation['verdict'] {
  if (deficiencies.some((one) => one.status === 'unreadable')) return 'cannot_determine';
  return deficiencies.length > 0 ? 'deficient' : 'compliant';
}

function checkRow(
  row: RequirementRow,
  asked: number | boolean | undefined,
  { parsed, withheld, evidence, doubts, elsewhere }: Extraction,
): Deficiency[] {
  const path = `${row.section}.${row.box}`;
  const required = requiredText(row, asked);
  const subject = { field: path, required, label: row.label };
  const doubt = doubts[row.section] ?? doubts[path];
  if (doubt !== undefined) return [unreadable(subject, doubtful(doubt))];
  if (withheld.includes(path) || withheld.includes(row.section)) return [unreadable(subject)];
  const section = parsed[row.section];
  const stated = elsewhere[section === null ? row.section : path];
  const missing = stated === undefined ? absent(subject) : unreadable(subject, stated);
  if (section === null) return [missing];
  const value = section[row.box] ?? null;
  const quote = evidence[path]?.quote ?? null;
  if (quote === null) return [row.demand === 'occurrence' ? unreadable(subject) : missing];
  if (isMet(row, value, asked)) return [];
  const actual = actualText(row, value, quote);
  const reason = `${row.label}: the certificate states ${actual}; ${required} is required.`;
  return [{ field: path, required, actual, status: 'present', reason }];
}

function isMet({ demand }: RequirementRow, value: BoxValue, asked: number | boolean | undefined): boolean {
  switch (demand) {
    case 'minimum':
      return typeof value === 'number' && typeof asked === 'number' && value >= asked;
    case 'yes':
      return value === true;
    case 'occurrence':
      return value === false;
    default:
      return demand satisfies never;
  }
}

function requiredText({ demand }: RequirementRow, asked: number | boolean | undefined): string {
  if (demand === 'minimum') return `at least ${amountText(Number(asked))}`;
  return demand === 'yes' ? 'yes' : 'occurrence form';
}

/** A box with words instead of an amount is shown as printed. */
function actualText({ demand }: RequirementRow, value: BoxValue, quote: string): string {
  if (demand === 'minimum') return typeof value === 'number' ? amountText(value) : quote;
  return demand === 'yes' ? 'no' : 'claims-made form';
}
