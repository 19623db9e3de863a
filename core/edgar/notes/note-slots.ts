import type { Form4Row } from '../form4/form4-row.ts';
import { plainNumber, sayable, unitOf } from './note-text.ts';

/**
 * The row's own values as patterns, each of which matches nothing but a spelling of that value; a value that the row does
 * not have matches nothing at all.
 */
export interface Slots {
  /** The owner's name as filed, with or without the role, or the role or `the insider` in its place. */
  readonly who: string;
  /** The number dealt in and what it counts, with or without the title. */
  readonly amount: string;
  /** The number held afterwards and what it counts. */
  readonly held: string;
  readonly date: string;
  /** The date's month and year. */
  readonly month: string;
  /** With the dollar sign. */
  readonly price: string;
  readonly value: string;
  /** What one of the number is: `share`. */
  readonly one: string;
  readonly many: string;
}

const NOTHING = '(?!)';

/** The patterns of a row's values. */
export function noteSlots(row: Form4Row): Slots {
  const unit = unitOf(row);
  const one = row.is_derivative ? '(?:derivative )?security' : anyOf([unit.one, 'security']);
  const many = row.is_derivative ? '(?:derivative )?securities' : anyOf([unit.many, 'securities']);
  const units = `(?:${one}|${many})`;
  const title = textSlot(row.security_title);
  const counted = `(?:${units}(?: (?:of )?(?:the )?${title}| \\(${title}\\))?|(?:of (?:the )?)?${title})`;
  return {
    who: whoSlot(row),
    amount: `${numberSlot(row.shares)} ${counted}`,
    held: `${numberSlot(row.post_transaction_holdings)} ${counted}`,
    ...dateSlots(row.transaction_date),
    price: moneySlot(row.price_per_share),
    value: moneySlot(row.transaction_value_usd),
    one,
    many,
  };
}

function whoSlot({ insider_name, role }: Form4Row): string {
  const name = textSlot(insider_name);
  const parts = role?.split('; ') ?? [];
  const place = anyOf(
    [role, ...parts, parts.join(' and '), parts.join(', ')]
      .filter((text) => sayable(text) !== null)
      .map((text) => escapePattern(plainMarks(text ?? ''))),
  );
  return anyOf([
    `${name}(?: \\(${place}\\)|, (?:the |an? )?${place},)?`,
    `(?:the )?${place}(?: ${name})?`,
    'the (?:insider|reporting owner|reporting person)',
  ]);
}

function textSlot(text: string | null): string {
  const said = sayable(text);
  return said === null ? NOTHING : `(?:${escapePattern(plainMarks(said))})`;
}

/** 1,000 and 1000. */
function numberSlot(value: number | null): string {
  if (value === null) return NOTHING;
  const grouped = plainNumber(value);
  return anyOf([grouped, grouped.replaceAll(',', '')].map(escapePattern));
}

/** $12.5 and $12.50. */
function moneySlot(value: number | null): string {
  if (value === null) return NOTHING;
  const cents = /\.\d$/.test(plainNumber(value)) ? '0?' : Number.isInteger(value) ? '(?:\\.00)?' : '';
  return `\\$${numberSlot(value)}${cents}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function dateSlots(date: string | null): Pick<Slots, 'date' | 'month'> {
  const [year, month, day] = date?.split('-') ?? [];
  const long = MONTHS[Number(month) - 1];
  if (date === null || year === undefined || long === undefined || day === undefined)
    return { date: NOTHING, month: NOTHING };
  const name = `(?:${long}|${long.slice(0, 3)}\\.?)`;
  const [dd, mm] = [String(Number(day)), String(Number(month))];
  return {
    date: anyOf([date, `${name} ${dd}, ${year}`, `${dd} ${name} ${year}`, `0?${mm}/0?${dd}/${year}`]),
    month: `${name} ${year}`,
  };
}

/** Curled quotation marks and long dashes as plain ones, as models change them. */
export function plainMarks(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2014]/g, '-')
    .trim();
}

/** The pattern that matches a text and nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}

/** The pattern of one of several. */
export function anyOf(patterns: readonly string[]): string {
  return patterns.length === 0 ? NOTHING : `(?:${patterns.join('|')})`;
}
