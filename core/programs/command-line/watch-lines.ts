import { cellOf, listAt, memberAt } from './members.ts';

export const LIST_COLUMNS = ['list', 'parties', 'status', 'open', 'undecided', 'gone', 'incomplete'];

/** Formats a list as a row of `LIST_COLUMNS`. */
export function listLine(list: unknown): string[] {
  return [
    ['name'],
    ['parties'],
    ['status'],
    ['findings', 'open'],
    ['findings', 'undecided'],
    ['findings', 'gone'],
    ['incomplete_coverage'],
  ].map((path) => cellOf(memberAt(list, ...path)));
}

export const FINDING_COLUMNS = ['finding', 'status', 'decision', 'score', 'reference', 'party', 'source', 'record'];

/** Formats a finding as a row of `FINDING_COLUMNS`. */
export function findingLine(finding: unknown): string[] {
  return [
    ['id'],
    ['status'],
    ['decision'],
    ['match', 'score'],
    ['party', 'reference'],
    ['party', 'name'],
    ['record', 'source'],
    ['record', 'published', 'name'],
  ].map((path) => cellOf(memberAt(finding, ...path)));
}

export const CHANGE_COLUMNS = ['change', 'at', 'kind', 'what', ...FINDING_COLUMNS];

/** Formats a change as a row of `CHANGE_COLUMNS`: what differs, or why the finding is gone. */
export function changeLine(change: unknown): string[] {
  const differs = listAt(change, 'changed').map((one) => {
    const [of, member, before, after] = ['of', 'member', 'before', 'after'].map((name) => cellOf(memberAt(one, name)));
    return `${of} ${member}: ${before} -> ${after}`;
  });
  const what = differs.length > 0 ? differs.join('; ') : cellOf(memberAt(change, 'reason'));
  const [cursor, at, kind] = ['cursor', 'at', 'kind'].map((name) => cellOf(memberAt(change, name)));
  return [cursor ?? '', at ?? '', kind ?? '', what, ...findingLine(memberAt(change, 'finding'))];
}
