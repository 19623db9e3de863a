import { isComparable } from '../../../names/fold.ts';
import { americanDay } from '../../calendar-day.ts';
import { effectiveDate } from './effective-date.ts';
import { entityNames, type EntityNames } from './entity-names.ts';
import { readPageTables, type PageTable } from './page-tables.ts';

/** One listing: an entity in one category; some entities are in several. */
export interface UflpaListing extends EntityNames {
  /** Category in the statute, such as `Section 2(d)(2)(B)(ii)`. */
  readonly basis: string;
  /** When the listing took effect, YYYY-MM-DD. */
  readonly listedDate: string;
}

/** The list as stated on its page. */
export interface EntityList {
  readonly listings: readonly UflpaListing[];
  /** When the page says it was updated, YYYY-MM-DD; null if that cannot be read. */
  readonly updated: string | null;
}

/** Longer pages and cells are not the list's: the page has 134 kB, its longest cell 300 characters. */
const MAX_PAGE = 4_000_000;
const MAX_CELL = 4_000;

/** A category as in headings, which are no longer than this. */
const AT_END = /\bSection 2\(d\)\(2\)\(B\)\(([ivx]{1,5})\)[.:]?$/i;
const AT_START = /^Section 2\(d\)\(2\)\(B\)\(([ivx]{1,5})\)/i;
const REFERENCE_LENGTH = 40;

/**
 * Parses the list from its page: each table belongs to the category of the last heading before it, not necessarily its
 * own, because one category has a heading and no table. Undefined for a page of another shape: no table under a
 * category, a table without entities or dates, a row without a comparable name, or an unreadable date.
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
  // A row published twice counts once.
  const distinct = [...new Map(listings.map((one) => [JSON.stringify(one), one])).values()];
  return distinct.length === 0 ? undefined : { listings: distinct, updated: updatedDate(after) };
}

/**
 * Returns the category that a heading begins or ends with; a sentence that mentions one in the middle is not a heading.
 */
function categoryOf(block: string): string | undefined {
  const found = AT_END.exec(block.slice(-REFERENCE_LENGTH)) ?? AT_START.exec(block.slice(0, REFERENCE_LENGTH));
  return found?.[1] === undefined ? undefined : `Section 2(d)(2)(B)(${found[1].toLowerCase()})`;
}

/** Returns the listings of a table; none for a table before the first category that is not a list. */
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
