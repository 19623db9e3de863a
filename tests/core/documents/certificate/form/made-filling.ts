import { FORM_BOXES, SECTION_NAMES } from '../../../../../core/documents/certificate/acord-25.ts';
import type { FormBox } from '../../../../../core/documents/certificate/form-box.ts';
import { HEAD_SOURCES, INSURER_FIELDS, OTHER_BOXES } from '../../../../../core/documents/certificate/other-boxes.ts';
import type { JsonObject } from '../../../../../core/json.ts';
import { chanceOf } from '../page/made-certificate.ts';
import type { Filling } from './made-form.ts';

/** Field values, what must be served for them, and the paths that must be withheld. */
export interface MadeFilling {
  readonly filling: Filling;
  readonly truth: JsonObject;
  readonly withheld: readonly string[];
}

/** A spelling and its value: null if it says that there is none, undefined if it cannot be read with certainty. */
type Spelling = readonly [text: string, value: string | number | boolean | null | undefined];

/** Returns spellings of an amount, most of them plain. */
function amounts(amount: number): readonly Spelling[] {
  const plain = amount.toLocaleString('en-US');
  const read = [plain, plain, plain, plain, `$${plain}`, `$ ${plain}`, String(amount), `${plain}.00`, `USD ${plain}`];
  const unread = [
    `${plain} EXCLUDED`,
    `${plain} SIR`,
    `EUR ${plain}`,
    `${plain} / ${plain}`,
    `(${plain})`,
    'See attached',
    'SEE PG 2',
    '12 MOS',
    'ENDT 5',
  ];
  return [
    ...read.flatMap((text): Spelling[] => [
      [text, amount],
      [text, amount],
    ]),
    ...unread.map((text): Spelling => [text, undefined]),
    ...['', '', 'Excluded', 'N/A'].map((text): Spelling => [text, null]),
  ];
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Returns spellings of a date; an empty box is unreadable, because every policy has both dates. */
function days(day: string): readonly Spelling[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const read = [
    `${month}/${date}/${year}`,
    `${month}/${date}/${year}`,
    `${Number(month)}/${Number(date)}/${year}`,
    `${month}/${date}/${year.slice(2)}`,
    `${month}-${date}-${year}`,
    `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`,
  ];
  const unread = ['', 'Until cancelled', `CANCELLED ${month}/${date}/${year}`, `${month}/${year}`, `02/30/${year}`];
  return [
    ...read.flatMap((text): Spelling[] => Array<Spelling>(4).fill([text, day])),
    ...unread.map((text): Spelling => [text, undefined]),
  ];
}

const CODES: readonly Spelling[] = [
  ...['Y', 'Y', 'X', 'y', 'Yes'].map((text): Spelling => [text, true]),
  ...['N', 'No', 'n'].map((text): Spelling => [text, false]),
  ...['', '', ''].map((text): Spelling => [text, null]),
  ...['?', 'P'].map((text): Spelling => [text, undefined]),
];

/** Returns the field of a text outside the coverages. */
function fieldOf(name: keyof typeof HEAD_SOURCES): string {
  const source = HEAD_SOURCES[name];
  if ('field' in source) return source.field;
  throw new Error(`${name} is no single field.`);
}

/** The most characters that a date field of the published form accepts. */
const MAX_DATE = 10;

/**
 * Returns a form filled in at random, in any spelling; its field names are those of the table of boxes. `fits` leaves out what does not fit
 * into the boxes of the form.
 */
export function madeFilling(seed: number, fits = false): MadeFilling {
  const chance = chanceOf(seed + 9_000_049);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  const filling: Record<string, string | true> = {};
  const withheld: string[] = [];
  const fill = (path: string, field: string, [text, value]: Spelling): Spelling[1] => {
    if (text !== '') filling[field] = text;
    if (value === undefined) withheld.push(path);
    return value ?? null;
  };
  const dayIn = (year: number): string => `${year}-${pick(['01', '05', '09', '12'])}-${pick(['01', '08', '19', '28'])}`;

  const dates = (day: string): readonly Spelling[] => days(day).filter(([text]) => !fits || text.length <= MAX_DATE);

  const issued = dayIn(2026);
  const truth: Record<string, unknown> = {
    certificate_date: fill(
      'certificate_date',
      fieldOf('certificate_date'),
      pick(dates(issued).filter(([, value]) => value !== undefined)),
    ),
  };
  for (const [name, texts] of [
    ['named_insured', ['Oak & Ash Builders LLC', 'Made Paving Company, Inc.']],
    ['producer', ['Made Brokers', 'Old Mill Risk Partners']],
    ['certificate_holder', ['Port of Made', '']],
    ['description_of_operations', ['Dock repair,\nsouth quay.', '30 days notice of cancellation applies.', '']],
  ] as const) {
    const text = pick<string>(texts);
    truth[name] = fill(name, fieldOf(name), [text, text === '' ? null : text]);
  }
  truth['insurers'] = INSURER_FIELDS.flatMap(({ letter, name, naic_number: field }, i) => {
    if (chance() < 0.6) return [];
    const number = chance() < 0.8 ? String(10_000 + i) : null;
    filling[name] = `Made Mutual ${i + 1}`;
    if (number !== null) filling[field] = number;
    return [{ letter, name: `Made Mutual ${i + 1}`, naic_number: number }];
  });

  const policy = (path: string, boxes: readonly Pick<FormBox, 'name' | 'source'>[]): Record<string, unknown> => {
    const start = dayIn(2026);
    const end = `2027${start.slice(4)}`;
    return Object.fromEntries(
      boxes.map(({ name, source }) => {
        const own = `${path}.${name}`;
        switch (source.kind) {
          case 'text':
            return [name, fill(own, source.field, textOf(name, pick(['A', 'B', 'C']), seed))];
          case 'amount':
            return [name, fill(own, source.field, pick(amounts(pick([5_000, 300_000, 1_000_000, 2_000_000]))))];
          case 'date':
            return [name, fill(own, source.field, pick(dates(name === 'policy_effective_date' ? start : end)))];
          case 'code':
            return [name, fill(own, source.field, pick(CODES))];
          case 'tick': {
            const isTicked = pick([true, false]);
            if (isTicked) filling[source.field] = true;
            return [name, isTicked];
          }
          case 'pair': {
            const ticked = pick(['claims', 'occurrence', 'occurrence', 'both', 'none']);
            if (ticked === 'claims' || ticked === 'both') filling[source.claimsMade] = true;
            if (ticked === 'occurrence' || ticked === 'both') filling[source.occurrence] = true;
            if (ticked === 'both') withheld.push(own);
            return [name, ticked === 'claims' ? true : ticked === 'occurrence' ? false : null];
          }
          default: {
            // The ticked box decides whether the amount is the deductible or the retention.
            const { field, own: mine, other } = source;
            if (filling[field] === undefined && name === 'deductible') {
              filling[field] = '10,000';
              const ticked = pick(['own', 'other', 'both', 'none']);
              if (ticked === 'own' || ticked === 'both') filling[mine] = true;
              if (ticked === 'other' || ticked === 'both') filling[other] = true;
            }
            const [isMine, isOther] = [filling[mine] === true, filling[other] === true];
            if (isMine === isOther) withheld.push(own);
            return [name, isMine && !isOther ? 10_000 : null];
          }
        }
      }),
    );
  };
  for (const name of SECTION_NAMES) {
    const boxes = FORM_BOXES.filter(({ section }) => section === name);
    truth[name] = chance() < 0.8 ? policy(name, boxes) : null;
  }
  truth['other_coverages'] = chance() < 0.4 ? [{ ...policy('other_coverages[0]', OTHER_BOXES), limits: null }] : [];
  return { filling, truth: truth, withheld };
}

function textOf(name: string, letter: string, seed: number): Spelling {
  const text =
    name === 'insurer_letter'
      ? letter
      : name === 'description'
        ? 'Professional liability'
        : `GL-${1000 + seed} / ${letter}`;
  return [text, text];
}
