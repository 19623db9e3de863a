import type { CpscRecall } from '../answer.ts';
import { isJsonObject, type JsonObject } from '../../../json.ts';
import { publishedDay, publishedId, publishedText } from '../published-values.ts';
import { CPSC_ROLES, type CpscRole } from './cpsc-api.ts';

/** The companies that a recall names, by role. */
export type NamesByRole = Readonly<Record<CpscRole, readonly string[]>>;

/** The companies that a row names, as published: "Acme Co. Ltd., dba Acme, of China". */
export function namesByRole(row: JsonObject): NamesByRole {
  return {
    manufacturer: namesIn(row['Manufacturers']),
    importer: namesIn(row['Importers']),
    distributor: namesIn(row['Distributors']),
  };
}

/** The recall in a row; `isClose` tells whether a name resembles the one screened. */
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

/** The names of a list of things that have one; a list may be empty, null or missing. */
function namesIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => (isJsonObject(item) ? (publishedText(item, 'Name') ?? []) : []));
}
