import type { Deficiency } from '../answer.ts';
const NOT_FOUND = 'not found on certificate';
const NOT_READ = 'present on the certificate but could not be read';

/** What is required of which box. */
export interface RequiredBox {
  readonly field: string;
  readonly required: string;
  /** What sentences call the box. */
  readonly label: string;
}

/** The deficiency of a box with nothing in it, or of a section that is not on the certificate. */
export function absent({ field, required, label }: RequiredBox): Deficiency {
  const reason = `${label}: the certificate states nothing, and something is required.`;
  return { field, required, actual: NOT_FOUND, status: 'absent', reason };
}

/** The deficiency of a box that has something in it that could not be read; `why` where that is not its print. */
export function unreadable({ field, required, label }: RequiredBox, why?: string): Deficiency {
  const reason = `${label}: ${why ?? 'it could not be read. A clearer copy of the certificate is needed to check it.'}`;
  return { field, required, actual: NOT_READ, status: 'unreadable', reason };
}

/** Why nothing of a coverage counts that a sentence of the certificate takes away. */
export function doubtful(sentence: string): string {
  return `the certificate says "${sentence}". Ask the producer whether the coverage holds.`;
}

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** A number with its thousands grouped. */
export function amountText(amount: number): string {
  return amounts.format(amount);
}
