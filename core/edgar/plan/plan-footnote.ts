import { placement, type Placement } from './plan-clause.ts';
import { sentencePlacement } from './plan-sentence.ts';
import { markPlan, planText, tokens, type PlanText } from './plan-text.ts';
import {
  BOUNDARIES,
  DEALINGS,
  DEALT,
  DESCRIBES,
  DETERMINERS,
  EXCLUDES,
  FINITE,
  ISSUERS,
  MODALS,
  NEGATIONS,
  NON_RULE,
  OTHERS,
  PLACES,
  PLAN_ADJECTIVES,
  PLAN_AGAIN,
  PLAN_EVENTS,
  PLAN_NOUNS,
  RULE,
  TIES,
  TIMES,
} from './plan-words.ts';

/** What one footnote says of the transaction that it hangs on. */
type Standing = 'under' | 'denied' | 'silent';

/** Names given to plans are looked for in every footnote; a filing has one or two. */
const MAX_TERMS = 20;

/** A footnote names its plan once or twice; one that does so more often than this is no statement to rely on. */
const MAX_MENTIONS = 20;

/** Words between an article and the rule. */
const MAX_PHRASE = 12;

const MENTIONS = new Set([RULE, PLAN_AGAIN, NON_RULE, 'thereunder', 'thereto', 'therewith']);

/**
 * Whether a transaction's own footnotes place it under a Rule 10b5-1 plan: one of them says so of this transaction, and
 * none denies it. False means that they do not say so, not that no plan existed.
 */
export function isRule10b51Plan(footnotes: readonly string[]): boolean {
  const texts = new Map(footnotes.map((text, i) => [String(i), text]));
  return planReader(texts)([...texts.keys()]);
}

/**
 * The judgement of `isRule10b51Plan` for the rows of one filing, each given by the ids of its footnotes. Every footnote
 * is read once, however many rows hang on it; ids that name no footnote say nothing.
 */
export function planReader(footnotes: ReadonlyMap<string, string>): (ids: readonly string[]) => boolean {
  const texts = new Map([...footnotes].map(([id, text]) => [id, planText(text)]));
  const terms = new Set([...texts.values()].flatMap((text) => text.terms).slice(0, MAX_TERMS));
  const read = new Map<string, Standing>();

  function standing(id: string, text: PlanText, ruleNamed: boolean): Standing {
    if (!text.namesRule && (!ruleNamed || terms.size === 0)) return 'silent';
    const known = read.get(id) ?? footnoteStanding(text, terms);
    read.set(id, known);
    return known;
  }

  return function isPlan(ids) {
    const own = ids.flatMap((id) => {
      const text = texts.get(id);
      return text ? [{ id, text }] : [];
    });
    const ruleNamed = own.some(({ text }) => text.namesRule);
    const standings = new Set(own.map(({ id, text }) => standing(id, text, ruleNamed)));
    return standings.has('under') && !standings.has('denied');
  };
}

/** A denial of the whole transaction outweighs every other sentence; a denial of a part of it does not. */
function footnoteStanding(text: PlanText, terms: ReadonlySet<string>): Standing {
  const marked = text.namesRule ? markPlan(text, terms) : markTerms(text, terms);
  const cut = marked.map((sentence) => {
    const words = tokens(sentence);
    return { words, mentions: words.flatMap((word, i) => (MENTIONS.has(word) ? [i] : [])) };
  });
  if (cut.reduce((sum, { mentions }) => sum + mentions.length, 0) > MAX_MENTIONS) return 'silent';
  const verdicts = new Set(cut.flatMap(({ words, mentions }) => sentencePlacements(words, mentions)));
  if (verdicts.has('denied')) return 'denied';
  return verdicts.has('placed') ? 'under' : 'silent';
}

/** In a footnote that does not name the rule itself, only the names given elsewhere stand for the plan. */
function markTerms(text: PlanText, terms: ReadonlySet<string>): string[] {
  return text.sentences.map((sentence) => {
    let marked = sentence;
    for (const term of terms) marked = marked.replaceAll(`the ${term}`, ` ${PLAN_AGAIN} `);
    return marked;
  });
}

function sentencePlacements(words: readonly string[], mentions: readonly number[]): Placement[] {
  if (isBareDenial(words)) return ['denied'];
  if (mentions.length === 0) return [];
  const whole = sentencePlacement(words);
  if (whole !== undefined) return [whole];
  return mentions.map((i) => {
    if (words[i] === NON_RULE) return placement(words, i) === 'silent' ? 'silent' : 'denied';
    return words[i] === RULE || words[i] === PLAN_AGAIN ? mention(words, i) : placement(words, i);
  });
}

/** `this sale was not`, of a plan that the footnote named before. */
function isBareDenial(words: readonly string[]): boolean {
  const end = words.findLastIndex((word) => /[a-z]/.test(word));
  if (words[end] !== 'not' || !FINITE.has(words[end - 1] ?? '')) return false;
  return words.slice(Math.max(0, end - 8), end).some((word) => DEALINGS.has(word));
}

/** What one mention of the rule or the plan says. */
function mention(words: readonly string[], rule: number): Placement {
  const head = planHead(words, rule);
  if (head.isDenied) return 'denied';
  if (words[rule] === RULE && isDealingLabel(words, rule)) return label(words, rule);
  const lead = leadTo(words, head.at);
  const after = relativeClause(words, rule);
  if (after !== undefined) return after;
  if (lead.kind === 'start') return isFragment(words, rule) ? 'placed' : 'silent';
  if (lead.kind === 'denial') return keptOut(words, lead.at);
  if (lead.kind === 'none') return 'silent';
  if (isOfOthers(words, lead.at, rule)) return 'silent';
  return placement(words, lead.at);
}

/** What is kept out of the plan is denied; where none is (`no sales outside of the plan`), they are under it. */
function keptOut(words: readonly string[], at: number): Placement {
  const said = placement(words, at);
  if (words[at] !== 'not' && said === 'denied') return 'placed';
  return said === 'partly_denied' ? said : 'denied';
}

/**
 * The plan that the rule belongs to: the noun after the rule (`a Rule 10b5-1 trading plan`), else one before it that the
 * words between tie to it (`a plan intended to satisfy Rule 10b5-1`), which a negation between them denies; else the rule.
 */
function planHead(words: readonly string[], rule: number): { at: number; isDenied: boolean } {
  if (words[rule] === PLAN_AGAIN || nounAfter(words, rule)) return { at: rule, isDenied: false };
  let tied = false;
  let isDenied = false;
  let small = true;
  for (let i = rule - 1; i >= 0; i--) {
    const word = words[i] ?? '';
    if ((PLAN_NOUNS.has(word) && words[i - 1] !== 'which') || word === PLAN_AGAIN) {
      return tied || small ? { at: i, isDenied } : { at: rule, isDenied: false };
    }
    if (word === ';' || (DEALT.has(word) && word !== 'made')) break;
    if (TIES.has(word)) tied = true;
    if (word === 'not' && (TIES.has(words[i + 1] ?? '') || TIES.has(words[i + 2] ?? ''))) isDenied = true;
    if (!PLACES.has(word) && !['sec', 'the', 'a', 'of', 'with', ',', '(', '"'].includes(word)) small = false;
  }
  return { at: rule, isDenied: false };
}

/** The index of the plan's noun after the rule, or undefined. */
function nounAfter(words: readonly string[], rule: number): number | undefined {
  for (let i = rule + 1; i < Math.min(words.length, rule + 7); i++) {
    const word = words[i] ?? '';
    if (PLAN_NOUNS.has(word)) return i;
    if (!PLAN_ADJECTIVES.has(word) && word !== '"' && word !== '(') return undefined;
  }
  return undefined;
}

/** `a Rule 10b5-1 sale`: the rule as the label of a transaction. */
function isDealingLabel(words: readonly string[], rule: number): boolean {
  const noun = nounAfter(words, rule);
  const next = words[(noun ?? rule) + 1] ?? '';
  return noun === undefined ? DEALINGS.has(next) : /^(?:sale|trade|transaction|purchase|disposition)s?$/.test(next);
}

function label(words: readonly string[], rule: number): Placement {
  const before = words.slice(Math.max(0, rule - 3), rule);
  if (before.some((word) => NEGATIONS.has(word))) return 'denied';
  return before.some((word) => MODALS.has(word) || OTHERS.has(word) || EXCLUDES.has(word) || TIMES.has(word))
    ? 'silent'
    : 'placed';
}

type Lead =
  | { readonly kind: 'places'; readonly at: number }
  | { readonly kind: 'denial'; readonly at: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'none' };

/** The words that lead to a plan, looked for leftwards through its own phrase and no further. */
function leadTo(words: readonly string[], head: number): Lead {
  for (let i = phraseStart(words, head) - 1; i >= 0; i--) {
    const word = words[i] ?? '';
    if (PLACES.has(word)) return { kind: 'places', at: i };
    if (EXCLUDES.has(word)) return keepsOutMore(words, i, head) ? { kind: 'none' } : { kind: 'denial', at: i };
    if (word === 'not' && isRightBefore(words, i, head)) return { kind: 'denial', at: i };
    if (TIMES.has(word) || FINITE.has(word) || MODALS.has(word) || DEALT.has(word) || PLAN_EVENTS.has(word)) {
      return { kind: 'none' };
    }
    if (NEGATIONS.has(word) || BOUNDARIES.has(word)) return { kind: 'none' };
    if (word === ',' && !words.slice(i, head).some((one) => one === 'or' || one === 'and')) return { kind: 'none' };
  }
  return { kind: 'start' };
}

/**
 * Where the phrase that names the plan begins: after an article, a possessive or the words that lead to it, participles
 * and adverbs describe the plan (`a previously adopted Rule 10b5-1 plan`) and are no verbs of the sentence.
 */
function phraseStart(words: readonly string[], head: number): number {
  for (let i = head - 1; i >= Math.max(0, head - MAX_PHRASE); i--) {
    const word = words[i] ?? '';
    if (PLACES.has(word)) return i + 1;
    if (DETERMINERS.has(word) || /s?'s?$/.test(word)) return i;
    const describes = PLAN_ADJECTIVES.has(word) || /(?:ed|ly)$/.test(word) || DESCRIBES.has(word);
    if (!describes || MODALS.has(word) || FINITE.has(word) || word === 'subsequently') return head;
  }
  return head;
}

/** `other than sales in a plan`, `without violating a plan`: what is kept out is something else than the plan. */
function keepsOutMore(words: readonly string[], from: number, to: number): boolean {
  return words
    .slice(from + 1, to)
    .some((word) => !PLAN_ADJECTIVES.has(word) && (DEALINGS.has(word) || DEALT.has(word) || word.endsWith('ing')));
}

/** `not a Rule 10b5-1 plan`, `not a written plan`. */
function isRightBefore(words: readonly string[], from: number, to: number): boolean {
  return words
    .slice(from + 1, to)
    .every((word) => /^(?:a|an|any|the|part|of|in|such)$/.test(word) || PLAN_ADJECTIVES.has(word));
}

/** `the plan under which these shares were sold`: undefined where no such clause follows. */
function relativeClause(words: readonly string[], rule: number): Placement | undefined {
  const which = words.indexOf('which', rule + 1);
  if (which === -1 || !PLACES.has(words[which - 1] ?? '')) return undefined;
  const clause = words.slice(which + 1, which + 16);
  const verb = clause.findIndex((word) => DEALT.has(word));
  const before = clause.slice(0, verb);
  if (verb === -1 || before.some((word) => MODALS.has(word) || word === 'to' || word === 'had')) return undefined;
  if (before.some((word) => OTHERS.has(word) || ISSUERS.has(word))) return undefined;
  const denied = before.some(
    (word, i) => (word === 'not' && FINITE.has(before[i - 1] ?? '')) || word === 'no' || word === 'none',
  );
  return denied ? 'denied' : 'placed';
}

/** A note that is only the plan's name, perhaps with its date, labels the transaction that it hangs on. */
function isFragment(words: readonly string[], rule: number): boolean {
  const before = words.slice(0, rule).filter((word) => /[a-z]/.test(word));
  if (before.some((word) => word !== 'a' && word !== 'an' && !PLAN_ADJECTIVES.has(word))) return false;
  const end = nounAfter(words, rule) ?? rule;
  const next = words[end + 1];
  if (words.slice(end + 1).some((word) => FINITE.has(word) || MODALS.has(word) || /^terminat|^expire/.test(word)))
    return false;
  return (
    next === undefined || ['adopted', 'dated', 'established', 'entered', 'effective', '(', ',', ')', ':'].includes(next)
  );
}

/** The issuer's plan, another person's, one that ended before or came after, or purchases that stand in another report. */
function isOfOthers(words: readonly string[], lead: number, rule: number): boolean {
  const end = (nounAfter(words, rule) ?? rule) + 1;
  const inside = words.slice(lead + 1, Math.min(phraseStart(words, rule) + 1, rule));
  const owner = inside.slice(inside.findLastIndex((word) => word === 'and' || word === 'or') + 1);
  if (owner.some((word) => word === 'another' || (word.endsWith("'s") && ISSUERS.has(word.slice(0, -2))))) return true;
  if (words.slice(lead + 1, end).some((word) => /^(?:re-?purchase|buy-?back)$/.test(word))) return true;
  const after = words.slice(end).join(' ');
  if (OF_ISSUER.test(after) || ENDED_BEFORE.test(after)) return true;
  return REPORTED_ELSEWHERE.test(after) && !words.slice(0, lead).some((word) => FINITE.has(word));
}

const OF_ISSUER =
  /^(?:of|(?:that |which )?(?:was |is |has been )?(?:adopted|established|maintained|entered into) by) (?:the )?(?:issuer|company|corporation|registrant)(?!')\b/;
const DEALING_HERE = '(?:the|this|these|such) (?:reported |above )?(?:sale|transaction|purchase|trade|disposition)s?';
const ENDED_BEFORE = new RegExp(
  `\\b(?:(?:terminated|expired|cancell?ed|ended|lapsed)\\b.{0,60}\\b(?:prior_to|before)|(?:adopted|entered)\\b.{0,60}\\b(?:after|following|subsequent_to)) ${DEALING_HERE}\\b`,
);
const REPORTED_ELSEWHERE =
  /\b(?:is|are|were|be) (?:being )?reported (?:[\w-]+ ){0,3}(?:separate|separately|another|other|additional|different|footnotes?)\b/;
