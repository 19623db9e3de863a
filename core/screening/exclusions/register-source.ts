import type { Source } from '../answer.ts';
import { withDoubts } from '../../whole-lists/doubt-note.ts';
import type { RegisterCopy } from '../lists/register/register-copy.ts';
import { registerDoubt } from '../lists/register/register-doubt.ts';

/** How current an extract is. */
export interface Currency {
  /** Whole days since the extract's day, in UTC; null if that day could not be read. */
  readonly ageDays: number | null;
  /** Whether it is older than seven days; null if unknown. */
  readonly stale: boolean | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** An extract is stale after this many days. */
export const STALE_AFTER_DAYS = 7;

/** Returns how current an extract of a day, YYYY-MM-DD, is. */
export function currencyOf(extractDate: string | null, now: Date): Currency {
  if (extractDate === null) return { ageDays: null, stale: null };
  const today = Math.floor(now.getTime() / DAY_MS);
  const ageDays = Math.max(0, today - Date.parse(extractDate) / DAY_MS);
  return { ageDays, stale: ageDays > STALE_AFTER_DAYS };
}

const SOURCE = {
  name: 'SAM.gov exclusions register',
  url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
  basis: 'live',
} as const;

/** Note if no copy of the register is loaded. */
const NO_COPY = 'No copy of the register is loaded, so nothing was checked against it.';

/** Note for a sample register. */
const SAMPLE = 'Sample data: nothing was checked against the real register.';

/** The parts of a copy that its source describes. */
type DescribedCopy = Pick<RegisterCopy, 'extractDate' | 'isSample' | 'remembered' | 'lostRecords'>;

/** Returns the source of the register's section: the date of the copy and, in the note, how current it is. */
export function registerSource(copy: DescribedCopy | undefined, now: Date): Source {
  if (!copy) return { ...SOURCE, as_of: null, note: NO_COPY };
  if (copy.isSample) return { ...SOURCE, basis: 'sample', as_of: copy.extractDate, note: SAMPLE };
  const note = currencyNote(copy.extractDate, currencyOf(copy.extractDate, now));
  const doubt = registerDoubt(copy);
  return withDoubts({ ...SOURCE, as_of: copy.extractDate, note }, doubt ? [doubt] : []);
}

function currencyNote(extractDate: string | null, { ageDays, stale }: Currency): string {
  if (extractDate === null) {
    return (
      "Answered from a local copy of the register's daily public extract. The date of the extract could not be read, so how current it is " +
      'cannot be verified.'
    );
  }
  const note = `Answered from a local copy of the register's daily public extract of ${extractDate}, not from a call for this request.`;
  return stale ? `${note} The data is stale: the extract is ${ageDays ?? 0} days old.` : note;
}

/** Added to the note if a match has, or may have, third-party business data. */
export const ATTRIBUTION =
  'Where thirdparty_open_data is applies or unknown, matched_name, address and state are D&B Open Data, provided by Dun & ' +
  "Bradstreet through the register. They are shown only as individual search results; that data's own terms apply.";
