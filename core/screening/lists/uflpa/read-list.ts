import { isComparable } from '../../../names/fold.ts';
import { americanDay } from '../../calendar-day.ts';
import { effectiveDate } from './effective-date.ts';
import { entityNames, type EntityNames } from './entity-names.ts';
import { readPageTables, type PageTable } from './page-tables.ts';

/** One listing: an entity under one category, which some have several of. */
export interface UflpaListing extends EntityNames {
  /** The category of the statute, such as `Section 2(d)(2)(B)(ii)`. */
  readonly basis: string;
  /** When the listing took effect, YYYY-MM-DD. */
  readonly listedDate: string;
}

/** The list as its page states it. */
export interface EntityList {
  readonly listings: readonly UflpaListing[];
  /** When the page says that it was updated, YYYY-MM-DD; null where it says nothing that can be read. */
  readonly updated: string | null;
}

/** Longer pages and cells are not the list's: the page has 134 kB, its longest cell 300 characters. */
const MAX_PAGE = 4_000_000;
const MAX_CELL = 4_000;

/** A category, as headings refer to it; where they are looked through, they are no longer than this. */
const AT_END = /\bSection 2\(d\)\(2\)\(B\)\(([ivx]{1,5})\)[.:]?$/i;
const AT_START = /^Section 2\(d\)\(2\)\(B\)\(([ivx]{1,5})\)/i;
const REFERENCE_LENGTH = 40;

/**
 * Reads the list from its page: the tables, each under the category of the last heading before it, which need not be a
 * heading of its own, as one category has a heading and no table. Undefined where the page has another shape: no table under
 * a category, a table that names no entities or dates, a row without a name that can be compared, a date that cannot be read.
 */
export function readList(html: string): EntityList | undefined {
  if (html.length > MAX_PAGE) return undefined;
  const { tables, after, broken } = readPageTables(html);
  if (broken) return undefined;
  const listings: UflpaListing[] = [];
  let basis: string | undefined;
  for (const table of tables) {
    basis = table.before.map(categoryOf).findLast((category) => category !== undefined) ?? basis;
    const read = readTable(table, basis);
    if (!read) return undefined;
    listings.push(...read);
  }
  // A row that is published twice is one.
  const distinct = [...new Map(listings.map((one) => [JSON.stringify(one), one])).values()];
  return distinct.length === 0 ? undefined : { listings: distinct, updated: updatedDate(after) };
}

/** The category that a heading ends or begins with; a sentence that mentions one on its way is no heading. */
function categoryOf(block: string): string | undefined {
  const found = AT_END.exec(block.slice(-REFERENCE_LENGTH)) ?? AT_START.exec(block.slice(0, REFERENCE_LENGTH));
  return found?.[1] === undefined ? undefined : `Section 2(d)(2)(B)(${found[1].toLowerCase()})`;
}

/** The listings of a table; none of one that stands before every category and is no list's. */
function readTable({ rows }: PageTable, basis: string | undefined): UflpaListing[] | undefined {
  const [header = [], ...body] = rows.filter((row) => row.some((cell) => cell !== ''));
  const nameAt = header.findIndex((cell) => cell.length < MAX_CELL && /\b(?:name|entity)\b/i.test(cell));
  const dateAt = header.findIndex((cell) => cell.length < MAX_CELL && /\bdate\b/i.test(cell));
  const isList = nameAt !== -1 && dateAt !== -1 && nameAt !== dateAt;
  if (basis === undefined) return isList ? undefined : [];
  if (!isList) return undefined;
  const listings: UflpaListing[] = [];
  for (const row of body) {
    const name = row[nameAt] ?? '';
    const listedDate = effectiveDate(row[dateAt] ?? '');
    if (!isComparable(name) || name.length > MAX_CELL || listedDate === null) return undefined;
    listings.push({ ...entityNames(name), basis, listedDate });
  }
  return listings;
}

function updatedDate(blocks: readonly string[]): string | null {
  for (const block of blocks) {
    const date = /^Last Updated: ?(\d{1,2}\/\d{1,2}\/\d{4})$/i.exec(block.slice(0, REFERENCE_LENGTH))?.[1];
    if (date !== undefined) return americanDay(date);
  }
  return null;
}
