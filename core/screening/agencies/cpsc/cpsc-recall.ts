import type { CpscRecall } from '../answer.ts';
import { isJsonObject, type JsonObject } from '../../../json.ts';
import { publishedDay, publishedId, publishedText } from '../published-values.ts';
import { CPSC_ROLES, type CpscRole } from './cpsc-api.ts';

/** The companies named by a recall, by role. */
export type NamesByRole = Readonly<Record<CpscRole, readonly string[]>>;

const LISTS: Readonly<Record<CpscRole, string>> = {
  manufacturer: 'Manufacturers',
  importer: 'Importers',
  distributor: 'Distributors',
};

/** Returns the companies named by a row, as published: "Acme Co. Ltd., dba Acme, of China". */
export function namesByRole(row: JsonObject): NamesByRole {
  const { manufacturer, importer, distributor } = LISTS;
  return {
    manufacturer: namesIn(row[manufacturer]),
    importer: namesIn(row[importer]),
    distributor: namesIn(row[distributor]),
  };
}

/** Whether all companies of a row can be read: each list is present, and everything in it has a name. */
export function hasWholeNames(row: JsonObject): boolean {
  return Object.values(LISTS).every((list) => {
    const items = row[list];
    return Array.isArray(items) && items.every((item) => isJsonObject(item) && typeof item['Name'] === 'string');
  });
}

/** Returns the recall in a row; `isClose` says whether a name is similar to the screened one. */
export function cpscRecall(row: JsonObject, isClose: (name: string) => boolean): CpscRecall {
  const names = namesByRole(row);
  return {
    recall_id: publishedId(row, 'RecallID'),
    recall_number: publishedId(row, 'RecallNumber'),
    title: publishedText(row, 'Title'),
    recall_date: publishedDay(row, 'RecallDate'),
    last_publish_date: publishedDay(row, 'LastPublishDate'),
    url: publishedText(row, 'URL'),
    hazards: namesIn(row['Hazards']),
    roles: CPSC_ROLES.filter((role) => names[role].some(isClose)),
  };
}

/** Returns the names in a list of named items; the list may be empty, null or missing. */
function namesIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => (isJsonObject(item) ? (publishedText(item, 'Name') ?? []) : []));
}
