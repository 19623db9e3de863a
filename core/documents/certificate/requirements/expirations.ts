import type { Deficiency } from '../answer.ts';
import type { Extraction } from '../extraction.ts';
import { SECTION_NAMES, SECTION_TITLES } from '../acord-25.ts';
import type { SectionName } from '../form-box.ts';
import { absent, amountText, doubtful, unreadable } from './deficiency.ts';

/** How many days policies must remain in force from today, and the sections that other requirements name. */
export interface ExpirationDemand {
  readonly days: number;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly named: ReadonlySet<SectionName>;
}

const DAY_MS = 86_400_000;
const BOX = 'policy_expiration_date';
const FIRST_BOX = 'policy_effective_date';

interface DatedRow {
  readonly path: string;
  /** The name of the row in sentences. */
  readonly title: string;
  readonly date: unknown;
  readonly begins: unknown;
  readonly doubt?: string | undefined;
}

/**
 * Returns what is wrong with the dates of the coverage rows that a requirement names or, if none names any, of every row on the
 * certificate. Days are counted from date to date, so a policy that ends today has 0 left.
 */
export function checkExpirations(demand: ExpirationDemand, extraction: Extraction): Deficiency[] {
  const rows = rowsOf(demand.named, extraction);
  const required = `at least ${amountText(demand.days)} days until expiration`;
  if (rows.length === 0) {
    const [why] = Object.values(extraction.elsewhere);
    const subject = { field: BOX, required, label: 'Policy expiration date' };
    return [why === undefined ? absent(subject) : unreadable(subject, why)];
  }
  return rows.flatMap((row) => checkRow(row, demand, required));
}

function checkRow(
  { path, title, date, begins, doubt }: DatedRow,
  { days, today }: ExpirationDemand,
  required: string,
): Deficiency[] {
  const subject = { field: `${path}.${BOX}`, required, label: `${title}, policy expiration date` };
  if (doubt !== undefined) return [unreadable(subject, doubtful(doubt))];
  if (typeof date !== 'string') return [unreadable(subject)];
  if (typeof begins === 'string' && begins > today) {
    const actual = `${begins}, starts in ${daysText(daysBetween(today, begins))}`;
    const reason = `${title}, policy effective date: ${actual}; a policy in force is required.`;
    const field = `${path}.${FIRST_BOX}`;
    return [{ field, required: 'a policy in force', actual, status: 'present', reason }];
  }
  const left = daysBetween(today, date);
  if (left >= days) return [];
  const actual = `${date}, ${left < 0 ? `expired ${daysText(-left)} ago` : `${daysText(left)} left`}`;
  const reason = `${subject.label}: ${actual}; ${required} are required.`;
  return [{ field: subject.field, required, actual, status: 'present', reason }];
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The paths of the coverage rows that `min_days_until_expiration` checks. */
export function rowsToOutlast(named: ReadonlySet<SectionName>, extraction: Extraction): string[] {
  return rowsOf(named, extraction).map(({ path }) => path);
}

function rowsOf(named: ReadonlySet<SectionName>, { parsed, withheld, doubts }: Extraction): DatedRow[] {
  const sections = SECTION_NAMES.filter((name) => named.size === 0 || named.has(name)).flatMap((name) => {
    const section = parsed[name];
    if (section === null && !withheld.includes(name)) return [];
    return [
      {
        path: name,
        title: SECTION_TITLES[name],
        date: section?.[BOX] ?? null,
        begins: section?.[FIRST_BOX] ?? null,
        doubt: doubts[name] ?? doubts[`${name}.${BOX}`],
      },
    ];
  });
  if (named.size > 0) return sections;
  const others = parsed.other_coverages.map((one, i) => ({
    path: `other_coverages[${i}]`,
    title: typeof one['description'] === 'string' ? one['description'] : `Other coverage ${i + 1}`,
    date: one[BOX] ?? null,
    begins: one[FIRST_BOX] ?? null,
  }));
  const unread = withheld.includes('other_coverages')
    ? [{ path: 'other_coverages', title: 'Other coverages', date: null, begins: null }]
    : [];
  return [...sections, ...others, ...unread];
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${amountText(days)} days`;
}
