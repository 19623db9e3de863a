import { cutTariffNumbers } from './tariff-number.ts';

/** Returns a JSON value with every tariff number in its strings cut to six digits; member names stay. */
export function cutAnswer<T>(value: T): T {
  return cutValue(value) as T;
}

function cutValue(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value);
  if (Array.isArray(value)) return value.map(cutValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cutValue(member)]));
}

/** Cutting a run of many groups can leave a shorter number to cut; each pass shortens the text. */
function cutText(text: string): string {
  const cut = cutTariffNumbers(text);
  return cut === text ? text : cutText(cut);
}
