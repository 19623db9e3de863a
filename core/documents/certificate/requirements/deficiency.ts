import type { Deficiency } from '../answer.ts';

const NOT_FOUND = 'not found on certificate';
const NOT_READ = 'present on the certificate but could not be read';

/** A box and what is required of it. */
export interface RequiredBox {
  readonly field: string;
  readonly required: string;
  /** The name of the box in sentences. */
  readonly label: string;
}

/** The deficiency of an empty box, or of a section that is not on the certificate. */
export function absent({ field, required, label }: RequiredBox): Deficiency {
  const reason = `${label}: required, but not shown on the certificate.`;
  return { field, required, actual: NOT_FOUND, status: 'absent', reason };
}

/** The deficiency of a box that could not be read. `why` replaces the usual advice to send a clearer copy. */
export function unreadable({ field, required, label }: RequiredBox, why?: string): Deficiency {
  const reason = `${label}: ${why ?? 'could not be established. Check this box on the certificate, or ask for a clearer copy.'}`;
  return { field, required, actual: NOT_READ, status: 'unreadable', reason };
}

/** The reason given when a sentence of the certificate takes a coverage back. */
export function doubtful(sentence: string): string {
  return `the certificate says "${sentence}". Ask the producer whether the coverage is in force.`;
}

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** Formats a number with commas between thousands. */
export function amountText(amount: number): string {
  return amounts.format(amount);
}
