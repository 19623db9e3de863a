import { markPlans } from './plan-phrase.ts';
import { recordsOf, type ClauseRecord } from './plan-records.ts';
import { planText, planWords, type PlanText } from './plan-text.ts';

/** What a footnote says about the transaction that refers to it. */
type Verdict = 'under' | 'denied' | 'silent';

/** Names of plans are searched for in every footnote; a filing has one or two. */
const MAX_TERMS = 20;

/**
 * Clause contents and their verdicts: the first row whose members all match decides; if none matches, the clause is
 * silent.
 */
const VERDICTS: readonly (readonly [said: Partial<ClauseRecord>, verdict: Verdict])[] = [
  [{ tense: 'not_yet' }, 'silent'],
  [{ tense: 'supposed' }, 'silent'],
  [{ tense: 'withdrawn' }, 'denied'],
  [{ subject: 'all_but_this' }, 'denied'],
  [{ relation: 'absent' }, 'denied'],
  [{ subject: 'this', relation: 'under', polarity: 'affirmed' }, 'under'],
  [{ subject: 'this', relation: 'under', polarity: 'denied' }, 'denied'],
  [{ subject: 'this', relation: 'outside', polarity: 'affirmed' }, 'denied'],
  [{ subject: 'this', relation: 'outside', polarity: 'denied' }, 'under'],
  [{ subject: 'part', relation: 'under', polarity: 'affirmed' }, 'under'],
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
 * Creates `isRule10b51Plan` for the rows of one filing, each given by its footnote ids. Every footnote is parsed once,
 * however many rows refer to it; unknown ids are ignored.
 */
export function planReader(footnotes: ReadonlyMap<string, string>): (ids: readonly string[]) => boolean {
  const texts = new Map([...footnotes].map(([id, text]) => [id, planText(text)]));
  const terms = new Set([...texts.values()].flatMap((text) => text.terms).slice(0, MAX_TERMS));
  const read = new Map([...texts].map(([id, text]) => [id, footnoteVerdict(text, terms)]));
  return function isPlan(ids) {
    const verdicts = new Set(ids.map((id) => read.get(id)));
    const namesRule = ids.some((id) => texts.get(id)?.namesRule);
    return namesRule && verdicts.has('under') && !verdicts.has('denied');
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
  const said = new Map(Object.entries(record));
  const row = VERDICTS.find(([members]) => Object.entries(members).every(([key, value]) => said.get(key) === value));
  return row?.[1] ?? 'silent';
}
