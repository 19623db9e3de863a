import type { Deficiency } from '../answer.ts';
import type { Extraction } from '../extraction.ts';
import { SECTION_NAMES, type SectionName } from '../sections.ts';
import { absent, amountText, unreadable } from './deficiency.ts';

/** The days that policies have to go on from a day, and the sections that other requirements are about. */
export interface ExpirationDemand {
  readonly days: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly named: ReadonlySet<SectionName>;
}

const DAY_MS = 86_400_000;
const BOX = 'policy_expiration_date';
const NOBODYS_LABEL = 'Policy expiration';

interface CoverageRow {
  readonly path: string;
  readonly date: unknown;
}

/**
 * What is wrong with the expiration dates: of the coverage rows that a requirement names, else of every row on the
 * certificate. Days are counted from date to date, so a policy that ends today has 0 left.
 */
export function checkExpirations(demand: ExpirationDemand, extraction: Extraction): Deficiency[] {
  const rows = rowsOf(demand.named, extraction);
  const required = `at least ${amountText(demand.days)} days until expiration`;
  if (rows.length === 0) return [absent({ field: BOX, required, label: NOBODYS_LABEL })];
  return rows.flatMap(({ path, date }) => {
    const subject = { field: `${path}.${BOX}`, required, label: `${NOBODYS_LABEL}, ${path}` };
    if (typeof date !== 'string') return [unreadable(subject)];
    const left = (Date.parse(date) - Date.parse(demand.today)) / DAY_MS;
    if (left >= demand.days) return [];
    const actual = `${date}, ${left < 0 ? `expired ${daysText(-left)} ago` : `${daysText(left)} left`}`;
    const reason = `${subject.label}: ${actual}, and ${required} are required.`;
    return [{ field: subject.field, required, actual, status: 'present' as const, reason }];
  });
}

function rowsOf(named: ReadonlySet<SectionName>, { parsed, withheld }: Extraction): CoverageRow[] {
  const sections = SECTION_NAMES.filter((name) => named.size === 0 || named.has(name)).flatMap((name) => {
    const section = parsed[name];
    if (section === null && !withheld.includes(name)) return [];
    return [{ path: name, date: section?.[BOX] ?? null }];
  });
  if (named.size > 0) return sections;
  const others = parsed.other_coverages.map((one, i) => ({ path: `other_coverages[${i}]`, date: one[BOX] ?? null }));
  const unread = withheld.includes('other_coverages') ? [{ path: 'other_coverages', date: null }] : [];
  return [...sections, ...others, ...unread];
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${amountText(days)} days`;
}
