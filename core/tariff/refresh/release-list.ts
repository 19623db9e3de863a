import { isJsonObject } from '../../json.ts';
import { isEditionName } from '../edition-name.ts';

/** A release of the schedule as listed by its publisher. */
export interface Release {
  /** As in answers, "2026 Revision 10". */
  readonly edition: string;
  /** The day it took effect, YYYY-MM-DD. */
  readonly date: string;
}

/** Returns the release in force in the publisher's list; undefined if no release in the list can be read. */
export function currentRelease(list: unknown): Release | undefined {
  if (!Array.isArray(list)) return undefined;
  const releases = list.filter(isJsonObject);
  const current = releases.filter(({ status }) => status === 'current');
  const [release, ...others] = current.map(readRelease);
  return others.length === 0 ? release : undefined;
}

function readRelease({
  name,
  description,
  releaseStartDate,
  date,
}: Readonly<Record<string, unknown>>): Release | undefined {
  const edition = editionOf(textOf(name)) ?? editionOf(textOf(description));
  const day = dayOf(textOf(releaseStartDate)) ?? dayOf(textOf(date));
  return edition !== undefined && day !== undefined && isEditionName(edition) ? { edition, date: day } : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** "2026HTSRev10" and "2026 HTS Revision 10" become 2026 Revision 10; "2025HTSBasic" becomes 2025 Basic. */
function editionOf(text: string): string | undefined {
  const [, year, revision] = /^(\d{4}) ?HTS ?(?:Rev(?:ision)? ?(\d{1,3})|Basic(?: Edition)?)$/i.exec(text) ?? [];
  if (year === undefined) return undefined;
  return revision === undefined ? `${year} Basic` : `${year} Revision ${Number(revision)}`;
}

/** Converts MM/DD/YYYY to YYYY-MM-DD; undefined for an impossible day. */
function dayOf(text: string): string | undefined {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const written = `${year}-${month}-${day}`;
  return date.toISOString().startsWith(written) ? written : undefined;
}
