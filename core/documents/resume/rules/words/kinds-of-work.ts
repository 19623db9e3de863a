import { wordsIn } from './lists.ts';
import { wordsOf } from './phrases.ts';

/** What says how long, when or for whom somebody worked: "night", "agency", "own". */
const QUALIFIERS: ReadonlySet<string> = new Set(
  wordsIn(`
  temp temporary night nights day days evening weekend early late split rotating full part zero term time casual contract seasonal summer
  winter holiday acting interim relief permanent fixed long short agency bank own self family private various several different multiple
  maternity paternity parental sick leave freelance voluntary unpaid paid ad hoc job share
`),
);

/** What a kind of work ends in: "cover", "shift", "contract". They name nobody. */
const ENDS: ReadonlySet<string> = new Set(
  wordsIn(`
  cover shift shifts work contract contracts role roles basis position post hours time term assignment assignments employment
  account client clients customers employers placement placements job jobs business duties share
`),
);

/** Kinds of work that are one word or are not made of the words above. */
const PLAIN =
  /^(?:temp(?:orary)?|(?:night|day|evening|weekend)s?|casual|contract|seasonal|acting|interim|per diem|prn|relief|permanent)$/i;

/** Whether a text says how somebody was employed, which is no employer: "Nights", "Maternity cover", "Own account", "Reception duties". */
export function isKindOfWork(text: string): boolean {
  if (PLAIN.test(text)) return true;
  const [first = '', ...rest] = wordsOf(text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' '));
  const last = rest.at(-1);
  if (last === undefined || !ENDS.has(last)) return false;
  return last === 'duties' || (QUALIFIERS.has(first) && rest.slice(0, -1).every((word) => QUALIFIERS.has(word)));
}
