import type { Field } from '../../core/documents/resume/tagger/labels.ts';
import { partOf, type Bit, type Cell } from './drawing.ts';
import type { Chance } from '../chance.ts';

/** What an entry is made of: two names, where, when. */
export type Slot = 'a' | 'b' | 'place' | 'dates';

/** The texts of one entry and the fields that they are of; a slot that is missing is not printed. */
export interface EntryValues {
  readonly slots: Readonly<Partial<Record<Slot, readonly Bit[]>>>;
}

type Part = Slot | { readonly sign: string };

interface RowTemplate {
  readonly margin: Part[];
  readonly left: Part[];
  readonly middle: Part[];
  readonly right: Part[];
}

/** How all entries of a section are set. */
export interface EntryTemplate {
  readonly rows: readonly RowTemplate[];
  /** Where what is beside a margin begins, and where middle cells do, in shares of the column's width. */
  readonly indent: number;
  readonly middle: number;
  readonly capitals: ReadonlySet<Slot>;
  readonly scales: readonly number[];
  /** The row that is set in one typeface throughout, if any, and the row that ends in a full stop. */
  readonly rowInOneFace: number;
  readonly stoppedRow: number;
  /** Labels before the values, with what parts them. */
  readonly labels: Readonly<Partial<Record<Slot, string>>> | undefined;
  /** Whether labels stand in a column of their own. */
  readonly isLabelledWide: boolean;
  readonly gap: number;
}

const row = (...left: Part[]): RowTemplate => ({ margin: [], left, middle: [], right: [] });
const sign = (text: string): Part => ({ sign: text });

const BETWEEN = [
  ', ',
  ', ',
  ', ',
  ' | ',
  ' | ',
  ' - ',
  ' – ',
  ' — ',
  ' / ',
  ' · ',
  ' • ',
  ' at ',
  ' @ ',
  ': ',
  ' // ',
  ' » ',
];

/** A way to set entries, by chance, in a column so wide. */
export function entryTemplate(
  chance: Chance,
  { width, isStudy, isText }: { readonly width: number; readonly isStudy: boolean; readonly isText: boolean },
): EntryTemplate {
  const { pick, is, whole } = chance;
  const isWide = width > 300;
  const names = chance.shuffled<Slot>(['a', 'b']);
  const [first = 'a', second = 'b'] = names;
  const between = pick(
    isStudy
      ? BETWEEN.filter((one) => !/at|@/.test(one))
      : first === 'b'
        ? BETWEEN.filter((one) => !/at|@/.test(one))
        : BETWEEN,
  );
  const rows: RowTemplate[] = is(0.5)
    ? is(0.14)
      ? [
          {
            ...row(first),
            ...(is(0.5) && isWide ? { middle: [second] } : { left: [first, sign(' ('), second, sign(')')] }),
          },
        ]
      : [row(first, sign(between), second)]
    : [row(first), row(second)];
  const at = (slot: Slot): number => rows.findIndex(({ left, middle }) => left.includes(slot) || middle.includes(slot));
  const isMargin = isWide && is(0.2);
  const dates = isMargin
    ? 'margin'
    : pick(
        isWide
          ? ['right', 'right', 'right', 'own', 'own', 'end', 'end', 'start', 'above', 'between']
          : ['own', 'own', 'above', 'end', 'between', 'start'],
      );
  const bracket = (inner: Part[]): Part[] =>
    pick([
      [sign(' ('), ...inner, sign(')')],
      [sign(', '), ...inner],
      [sign(' | '), ...inner],
      [sign(' – '), ...inner],
      [sign(' · '), ...inner],
      [sign(' ['), ...inner, sign(']')],
      [sign(', '), ...inner],
    ]);
  const placeAt = is(0.3) ? 'none' : pick(['beside', 'beside', 'right', 'own', 'dates', 'dates', 'margin']);
  if (placeAt === 'beside') {
    const beside = pick<Slot>(['b', 'b', 'b', is(0.5) ? 'a' : 'b']);
    const target = rows[at(beside)];
    if (target && target.middle.length === 0) {
      const list = target.left;
      list.splice(
        list.indexOf(beside) + 1,
        0,
        ...pick<Part[]>([
          [sign(', '), 'place'],
          [sign(', '), 'place'],
          [sign(' - '), 'place'],
          [sign(' ('), 'place', sign(')')],
          [sign(' | '), 'place'],
          [sign(' — '), 'place'],
          [sign(' · '), 'place'],
        ]),
      );
    }
  }
  if (dates === 'right') rows[whole(0, rows.length - 1)]?.right.push('dates');
  else if (dates === 'end') rows[is(0.6) ? rows.length - 1 : 0]?.left.push(...bracket(['dates']));
  else if (dates === 'start') rows[0]?.left.unshift('dates', sign(pick([': ', ' | ', '  ', ', ', ' – ', '   '])));
  else if (dates === 'margin') rows[0]?.margin.push('dates');
  else if (dates === 'above') rows.unshift(row('dates'));
  else if (dates === 'between') rows.splice(1, 0, row('dates'));
  else rows.push(row('dates'));
  if (placeAt === 'right' && isWide) {
    const free = rows.filter(
      ({ right, left }) => right.length === 0 && left.some((part) => part === 'a' || part === 'b'),
    );
    if (free.length > 0) pick(free).right.push('place');
  } else if (placeAt === 'own') rows.splice(rows.length - (is(0.25) ? 1 : 0), 0, row('place'));
  else if (placeAt === 'margin' && dates === 'margin')
    (rows[1] ?? rows[0])?.[rows[1] ? 'margin' : 'left'].push(
      ...(rows[1] ? ['place' as const] : [sign(', '), 'place' as const]),
    );
  else if (placeAt === 'dates') {
    const own = rows.find(({ left, right, margin }) =>
      [left, right, margin].some((all) => all.length === 1 && all[0] === 'dates'),
    );
    const cell = own && [own.left, own.right, own.margin].find((all) => all[0] === 'dates');
    const joint = pick([' | ', ', ', ' · ', ' - ', '    ', ' • ', ' ', ' — ']);
    if (own && cell && cell !== own.margin) {
      if (own.left === cell && is(0.12) && isWide) own.right.push('place');
    }
    if (cell && cell !== own.margin && own.right[0] !== 'place') {
      if (is(0.65)) cell.push(sign(joint), 'place');
      else cell.unshift('place', sign(joint === ' ' ? ', ' : joint));
    }
  }
  const capitals = new Set<Slot>([
    ...(is(0.1) ? (['a'] as const) : []),
    ...(is(0.14) ? (['b'] as const) : []),
    ...(is(0.1) ? (['dates'] as const) : []),
    ...(is(0.04) ? (['place'] as const) : []),
  ]);
  const isSized = !isText && is(0.45);
  const scales = rows.map(() => (isSized ? pick([1, 1, 1.1, 1.2, 0.9, 0.85]) : 1));
  const isLabelled = is(0.08);
  const isLabelledWide = isLabelled && isWide && is(0.5);
  const isListed = is(0.4);
  const labels = isLabelled ? labelled(chance, { isStudy, bullet: isLabelledWide && isListed ? '• ' : '' }) : undefined;
  const separate: RowTemplate[] = chance
    .shuffled<Slot>(['a', 'b', 'dates', 'place'])
    .slice(0, 4)
    .map((slot) => row(slot));
  return {
    rows: isLabelled ? separate : rows,
    indent: isMargin ? pick([0.16, 0.2, 0.24, 0.28]) : 0,
    middle: pick([0.35, 0.4, 0.45, 0.5]),
    capitals,
    scales,
    rowInOneFace: is(0.25) ? whole(0, rows.length - 1) : -1,
    stoppedRow: is(0.04) ? rows.length - 1 : -1,
    labels,
    isLabelledWide,
    gap: pick([0, 0.3, 0.5, 0.5, 0.8, 1, 1.2]),
  };
}

function labelled(
  { pick }: Chance,
  { isStudy, bullet }: { readonly isStudy: boolean; readonly bullet: string },
): Partial<Record<Slot, string>> {
  const found = isStudy
    ? {
        a: pick(['Institution', 'School', 'University', 'Name of institution']),
        b: pick(['Degree', 'Qualification', 'Title of qualification awarded']),
        dates: pick(['Dates', 'Year', 'Period']),
        place: pick(['Location', 'City']),
      }
    : {
        a: pick(['Position', 'Title', 'Job title', 'Role', 'Occupation or position held', 'Designation']),
        b: pick(['Company', 'Employer', 'Organization', 'Name of employer', 'Client']),
        dates: pick(['Dates', 'Period', 'Duration', 'From – To', 'Dates (from – to)']),
        place: pick(['Location', 'Place', 'City']),
      };
  return Object.fromEntries(Object.entries(found).map(([slot, label]) => [slot, bullet + label]));
}

/** One row of an entry that is set: its cells and how much higher than usual it is. */
export interface SetRow {
  readonly cells: readonly Cell[];
  readonly scale: number;
}

/** The rows of an entry by its template. */
export function entryRows({ slots }: EntryValues, template: EntryTemplate, width: number): SetRow[] {
  const { rows, indent, middle, capitals, scales, rowInOneFace, stoppedRow, labels, isLabelledWide } = template;
  const bitsOf = (parts: readonly Part[]): Bit[] => {
    const found: Bit[] = [];
    let pending: string | undefined;
    let isCut = false;
    for (const part of parts) {
      if (typeof part !== 'string') {
        pending = part.sign;
        if (/^[)\]]/.test(part.sign) && found.length > 0 && !isCut) {
          found.push({ text: part.sign });
          pending = undefined;
        }
        continue;
      }
      const own = slots[part];
      isCut = own === undefined || own.length === 0;
      if (isCut) continue;
      if (pending !== undefined && (found.length > 0 || /^\s?[([]/.test(pending)))
        found.push({ text: found.length > 0 ? pending : pending.trimStart() });
      pending = undefined;
      const label = labels?.[part];
      if (label !== undefined && !isLabelledWide) found.push({ text: `${label}: `, face: 'label' });
      found.push(...(own ?? []).map((bit) => (capitals.has(part) ? partOf(bit, bit.text.toUpperCase()) : bit)));
    }
    return found;
  };
  return rows.flatMap((one, i): SetRow[] => {
    const from = indent * width;
    const left = bitsOf(one.left);
    const [slot] = one.left;
    const label = typeof slot === 'string' && left.length > 0 && isLabelledWide ? labels?.[slot] : undefined;
    if (label !== undefined)
      return [
        {
          cells: [
            { x: 0, bits: [{ text: label, face: 'label' }] },
            { x: middle * width, bits: left },
          ],
          scale: 1,
        },
      ];
    const cells: Cell[] = [
      { x: 0, bits: bitsOf(one.margin) },
      { x: from, bits: i === stoppedRow && left.length > 0 ? [...left, { text: '.' }] : left },
      { x: middle * width, bits: bitsOf(one.middle) },
      { x: -1, bits: bitsOf(one.right) },
    ].filter(({ bits }) => bits.length > 0);
    const own = i === rowInOneFace ? cells.map(inOneFace) : cells;
    return cells.length === 0 ? [] : [{ cells: own, scale: scales[i] ?? 1 }];
  });
}

function inOneFace(cell: Cell): Cell {
  return { ...cell, bits: cell.bits.map((bit) => partOf(bit, bit.text, 'row')) };
}

/** A value of a field in an entry. */
export function value(field: Field, text: string, entry: object): Bit {
  return { text, field, entry };
}
