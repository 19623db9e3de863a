import type { Entry } from '../entries.ts';
import type { Period } from '../period.ts';
import { placeOf } from '../role-places.ts';
import { isWithin, type TextSpan } from '../resume-rows.ts';
import { organisationScore, SURE } from '../row-features.ts';

/** What follows a title up to its dates: "- Voice Process", ", Claims". */
const TAIL = /^(?:,| [\u2010-\u2015-]) \p{Lu}[^\d,|()]{1,40}$/u;

/** Where more of the entries than this share have something after their titles, it is a town. */
const MAX_TAILED = 0.5;

/** An entry's title and employer, as far as they are known. */
interface Named<Text extends TextSpan> {
  readonly title: Text | undefined;
  readonly company: Text | undefined;
  /** Whether the title is all that is before its dates, if that is known: false for "Cook" of "Cook, Leeds". */
  readonly isWhole?: boolean;
}

/** Returns the titles of entries with what follows them in their cell, if their employer is elsewhere: "Team Lead - Voice Process". */
export function withWholeTitles<Text extends TextSpan, Role extends Named<Text>>(
  entries: readonly Entry[],
  named: readonly (Role | undefined)[],
): (Role | undefined)[] {
  const tails = named.map((own, i) => (own ? tailOf(own, entries[i]) : ''));
  const titled = named.filter((own) => own?.title !== undefined).length;
  if (tails.filter((tail) => tail !== '').length > MAX_TAILED * titled) return [...named];
  return named.map((own, i) => {
    const tail = tails[i] ?? '';
    if (!own?.title || own.isWhole === false || tail === '') return own;
    const text = own.title.text + tail;
    return { ...own, title: { ...own.title, text, end: own.title.start + text.length } };
  });
}

function tailOf({ title, company }: Named<TextSpan>, entry: Entry | undefined): string {
  if (!title || !company) return '';
  const cell = entry?.header.flatMap(({ row }) => row.segments).find((one) => isWithin(title, one));
  if (!cell || (company.start >= cell.start && company.start < cell.end)) return '';
  const tail = cell.text.slice(title.end - cell.start, untilDates(cell, entry?.period) - cell.start).trimEnd();
  const words = tail.replaceAll(/^[^\p{L}]+|\)$/gu, '');
  const isOther = placeOf(words) !== undefined || organisationScore(words) >= SURE;
  return TAIL.test(tail) && !isOther ? tail : '';
}

/** Where a cell's text ends, before the entry's dates. */
function untilDates(cell: TextSpan, period: Period | undefined): number {
  if (!period || period.start < cell.start || period.start >= cell.end) return cell.end;
  const before = cell.text.slice(0, period.start - cell.start);
  return cell.start + before.replace(/[\s,|(\u2010-\u2015-]+$/u, '').length;
}
