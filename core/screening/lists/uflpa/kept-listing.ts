import { isJsonObject } from '../../../json.ts';
import type { UflpaListing } from './read-list.ts';

/** Restores a kept listing; undefined for anything else. */
export function keptListing(value: unknown): UflpaListing | undefined {
  if (!isJsonObject(value)) return undefined;
  const { name, basis, listedDate, aliases } = value;
  if (typeof name !== 'string' || typeof basis !== 'string' || typeof listedDate !== 'string') return undefined;
  return isTextList(aliases) ? { name, aliases, basis, listedDate } : undefined;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
