import { markPlans } from './plan-phrase.ts';
import { recordsOf, type ClauseRecord } from './plan-records.ts';
import { planText, planWords, type PlanText } from './plan-text.ts';

/** What a footnote says of the transaction that refers to it. */
type Verdict = 'under' | 'denied' | 'silent';

/** Names given to plans are looked for in every footnote; a filing has one or two. */
const MAX_TERMS = 20;

/** What a clause has to say, member by member, and the verdict that follows; what matches no row is silent. */
const VERDICTS: readonly (Partial<ClauseRecord> & { readonly verdict: Verdict })[] = [
  { tense: 'not_yet', verdict: 'silent' },
  { tense: 'supposed', verdict: 'silent' },
  { tense: 'withdrawn', verdict: 'denied' },
  { subject: 'all_but_this', verdict: 'denied' },
  { relation: 'absent', verdict: 'denied' },
  { subject: 'this', relation: 'under', polarity: 'affirmed', verdict: 'under' },
  { subject: 'this', relation: 'under', polarity: 'denied', verdict: 'denied' },
  { subject: 'this', relation: 'outside', polarity: 'affirmed', verdict: 'denied' },
  { subject: 'this', relation: 'outside', polarity: 'denied', verdict: 'under' },
  { subject: 'part', relation: 'under', polarity: 'affirmed', verdict: 'under' },
];

/**
 * Whether a transaction's own footnotes place it under a Rule 10b5-1 plan: one of them says so of this transaction, and
 * none denies it. False means that they do not say so, not that no plan existed.
 */
export function isRule10b51Plan(footnotes: readonly string[]): boolean {
  const texts = new Map(footnotes.map((text, i) => [String(i), text]));
  return planReader(texts)([...texts.keys()]);
}

/**
 * The judgment of `isRule10b51Plan` for the rows of one filing, each given by the ids of its footnotes. Every footnote
 * is read once, however many rows refer to it; ids that name no footnote say nothing.
 */
export function planReader(footnotes: ReadonlyMap<string, string>): (ids: readonly string[]) => boolean {
  const texts = new Map([...footnotes].map(([id, text]) => [id, planText(text)]));
  const terms = new Set([...texts.values()].flatMap((text) => text.terms).slice(0, MAX_TERMS));
  const read = new Map<string, Verdict>();

  function verdict(id: string, text: PlanText): Verdict {
    const known = read.get(id) ?? footnoteVerdict(text, terms);
    read.set(id, known);
    return known;
  }

  return function isPlan(ids) {
    const own = ids.flatMap((id) => {
      const text = texts.get(id);
      return text ? [{ id, text }] : [];
    });
    const namesRule = own.some(({ text }) => text.namesRule);
    const verdicts = new Set(own.map(({ id, text }) => (namesRule ? verdict(id, text) : 'silent')));
    return verdicts.has('under') && !verdicts.has('denied');
  };
}

/** A denial outweighs every other sentence. */
function footnoteVerdict(text: PlanText, terms: ReadonlySet<string>): Verdict {
  const records = markPlans(planWords(text, terms), text).flatMap(recordsOf);
  const verdicts = new Set(records.map(verdictOf));
  if (verdicts.has('denied')) return 'denied';
  return verdicts.has('under') && !records.some(({ relation }) => relation === 'ended') ? 'under' : 'silent';
}

function verdictOf(record: ClauseRecord): Verdict {
  const row = VERDICTS.find((one) =>
    (['subject', 'polarity', 'tense', 'relation'] as const).every(
      (key) => one[key] === undefined || one[key] === record[key],
    ),
  );
  return row?.verdict ?? 'silent';
}
