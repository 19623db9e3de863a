import { accountCodes } from './account-codes.ts';
import type { Subheading, TariffSchedule } from './subheading.ts';

/**
 * Lists the changes from one edition to another, one line each: subheadings, descriptions, each rate with its numbers,
 * China lists.
 */
export function compareSchedules(before: TariffSchedule, after: TariffSchedule): string[] {
  const { codeOf, mapped, dropped, added } = accountCodes(before, after);
  const fresh = new Map(after.subheadings.map((one) => [one.code, one]));
  const changes = before.subheadings.flatMap((old) => {
    const code = codeOf.get(old.code);
    const now = code === undefined ? undefined : fresh.get(code);
    if (!now) return [`${old.code} is gone: ${old.path.join(' > ')}`];
    const moved = now.code === old.code ? [] : [`${old.code} is now ${now.code}`];
    return [...moved, ...changesWithin(old, now).map((change) => `${now.code} ${change}`)];
  });
  const news = added.map((code) => `${code} is new: ${fresh.get(code)?.path.join(' > ') ?? ''}`);
  const names = [before, after].map(({ edition, date }) => (date === '' ? edition : `${edition} of ${date}`));
  return [
    `From ${names.join(' to ')}: ${mapped.length} subheadings renumbered, ${dropped.length} gone, ${added.length} new, ${changes.length} changes in all`,
    ...changes,
    ...news,
  ];
}

function changesWithin(old: Subheading, now: Subheading): string[] {
  const changes: string[] = [];
  if (old.path.join('\n') !== now.path.join('\n')) changes.push(`has a new description: ${now.path.join(' > ')}`);
  const [ratesBefore, ratesAfter] = [ratesOf(old), ratesOf(now)];
  for (const text of new Set([...ratesBefore.keys(), ...ratesAfter.keys()])) {
    const [had, has] = [ratesBefore.get(text) ?? 0, ratesAfter.get(text) ?? 0];
    if (had !== has) changes.push(`rate ${text}: ${had} numbers before, ${has} now`);
  }
  const [listsBefore, listsAfter] = [listsOf(old), listsOf(now)];
  if (listsBefore !== listsAfter) changes.push(`China lists: ${listsBefore} before, ${listsAfter} now`);
  if (old.review !== now.review) changes.push(`four-year review: ${old.review} rate lines before, ${now.review} now`);
  return changes;
}

function ratesOf({ rates, unrated }: Subheading): Map<string, number> {
  const counts = new Map(rates.map(({ text, numbers }) => [text, numbers]));
  return unrated === 0 ? counts : counts.set('not published', unrated);
}

function listsOf({ lines, listed }: Subheading): string {
  if (listed.length === 0) return `none of ${lines}`;
  return listed.map((one) => `${one.lists.join(' and ')} ${one.lines} of ${lines}`).join(', ');
}
