import type { Form4Row } from '../form4/form4-row.ts';
import { anyOf, noteSlots, type Slots } from './note-slots.ts';

/** What may be said of a dealing: `sold`, `were sold`, `a sale of`. */
interface Dealing {
  readonly verbs: readonly string[];
  readonly passives: readonly string[];
  readonly nouns: readonly string[];
}

const ACQUIRED: Dealing = { verbs: ['acquired'], passives: ['acquired'], nouns: ['acquisition'] };
const DISPOSED: Dealing = { verbs: ['disposed of'], passives: ['disposed of'], nouns: ['disposition'] };
const UNKNOWN: Dealing = { verbs: [], passives: [], nouns: [] };

/** By code and direction; what a code leaves open (open market or private, exercise or conversion) stays open. */
const DEALINGS: ReadonlyMap<string, Dealing> = new Map([
  ['SD', { verbs: ['sold'], passives: ['sold'], nouns: ['(?:open market or private )?sale'] }],
  [
    'PA',
    {
      verbs: ['bought', 'purchased'],
      passives: ['bought', 'purchased'],
      nouns: ['(?:open market or private )?purchase'],
    },
  ],
  [
    'AA',
    {
      verbs: ['received'],
      passives: ['received'],
      nouns: ['grant, award,? or other acquisition(?: \\(e\\.g\\. equity compensation\\))?'],
    },
  ],
  ['GD', { verbs: ['gave', 'gifted'], passives: ['gifted'], nouns: ['(?:bona fide )?gift'] }],
  ['GA', { verbs: ['received'], passives: ['received'], nouns: ['(?:bona fide )?gift'] }],
  [
    'MD',
    { verbs: ['exercised or converted'], passives: ['exercised or converted'], nouns: ['exercise or conversion'] },
  ],
  [
    'FD',
    { verbs: ['delivered or had withheld'], passives: ['delivered or withheld'], nouns: ['delivery or withholding'] },
  ],
]);

/** Endings that belong to a code's own wording. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['MA', '(?:through|by|on|from) (?:the|an) exercise or conversion of a derivative security'],
  ['FD', 'to pay an exercise price or (?:a )?tax liability'],
]);

/**
 * The sentences that a note of this row may be made of, without their points, as patterns. There is no form that denies,
 * none on plan, footnotes or code, none on motives, and no place for a word that is not in the form or the row.
 */
export function noteForms(row: Form4Row): readonly string[] {
  const slots = noteSlots(row);
  const key = `${row.transaction_code ?? ''}${row.acquired_disposed_code ?? ''}`;
  const { verbs, passives, nouns } = dealing(row, key);
  const noun = anyOf([...nouns, 'transaction']);
  const line = lineOf(row);
  const after = `(?:after|following) (?:the|this) ${noun}`;
  const tails = tailsOf(slots, { line, after, ending: ENDINGS.get(key) });
  const { who, amount, held, date, month, price, value, one, many } = slots;
  const lead = `(?:(?:on ${date}|in ${month}),? )?`;
  const dealt = `(?:${anyOf([...nouns.map((each) => `${each} of`), 'transaction (?:in|of)'])} ${amount})`;
  const filing = '(?:the|this) (?:form 4 filing|filing|form 4|row)';
  const each = `(?: (?:per|for each) ${one})?`;
  const total = '(?:total |transaction |stated |reported )?value';
  const be = '(?:is|was)';
  const were = '(?:was|were)';
  return [
    `${lead}${who} ${anyOf(verbs)} ${amount}${tails}`,
    `${lead}${who} (?:reported|reports|made) (?:an?|the) ${dealt}${tails}`,
    `${filing} (?:reports|reported|shows|records|states) (?:an?|the) ${dealt}(?: by ${who})?${tails}`,
    `${lead}${amount} ${were} ${anyOf(passives)}(?: by ${who})?${tails}`,
    `(?:the|this) ${noun}(?: of ${amount})?(?: by ${who})? (?:was made|was carried out|took place)${tails}`,
    `(?:the|this) transaction ${be}(?: reported as)? (?:an?|the) ${anyOf(nouns)}(?: of ${amount})?${tails}`,
    `(?:the|its) (?:stated |reported |transaction )?price${each} ${be} ${price}${each}(?:,? (?:and|with|for|giving) (?:the |an? )?${total} (?:of|${be}) ${value})?`,
    `(?:the|its) ${total}(?: of the ${noun})? ${be} ${value}`,
    `${after},? ${held} (?:${were} (?:held|owned)|remained) ${line}`,
    `${held} (?:${were} (?:held|owned)|remained) ${line} ${after}`,
    `${after},? ${who} (?:held|owned) ${held} ${line}`,
    `${who} (?:held|owned) ${held} ${line} ${after}`,
    `(?:the )?(?:reported )?holdings on (?:this|the row's) (?:ownership )?line (?:were|are) ${held}(?: ${after})?`,
    `the ${many} (?:are|were) (?:held|owned) ${row.ownership_type ?? '(?!)'}ly`,
  ];
}

/** The code's own dealing beside its direction's; of a swap only the direction is sure. */
function dealing(row: Form4Row, key: string): Dealing {
  const { acquired_disposed_code: way, transaction_type } = row;
  const moved = way === null ? UNKNOWN : way === 'A' ? ACQUIRED : DISPOSED;
  const isSwap = transaction_type?.includes('equity swap') === true;
  const own = (isSwap ? undefined : DEALINGS.get(key)) ?? UNKNOWN;
  return {
    verbs: [...own.verbs, ...moved.verbs],
    passives: [...own.passives, ...moved.passives],
    nouns: [...own.nouns, ...moved.nouns],
  };
}

/** Holdings are those of the row's line, never all that the insider owns; of direct ones there is one line a title. */
function lineOf({ ownership_type }: Form4Row): string {
  const of = ownership_type === null ? '' : `(?: of ${ownership_type} ownership)?`;
  const on = `on this (?:ownership )?line${of}`;
  if (ownership_type === 'direct') return `(?:directly(?: ${on})?|${on})`;
  return ownership_type === 'indirect' ? `(?:indirectly )?${on}` : on;
}

const MAX_TAILS = 6;

function tailsOf(
  { date, month, price, value, held, one }: Slots,
  { line, after, ending }: { line: string; after: string; ending: string | undefined },
): string {
  const tail = anyOf([
    `(?:on|dated) ${date}`,
    `with a (?:transaction )?date of ${date}`,
    `in ${month}`,
    `at (?:(?:a|the) (?:stated |reported )?price of )?${price}(?: (?:per|an?|for each) ${one}| each)?`,
    `for (?:a total (?:value )?of )?${value}`,
    `(?:with |for )?a (?:total |transaction |stated )?value of ${value}`,
    `totall?ing ${value}`,
    `(?:leaving|with) ${held} (?:held|owned|remaining) ${line}(?: ${after})?`,
    ...(ending === undefined ? [] : [ending]),
  ]);
  return `(?:,?(?: and)? ${tail}){0,${String(MAX_TAILS)}}`;
}
