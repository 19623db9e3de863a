import { SECTION_NAMES } from './acord-25.ts';
import type { SectionName } from './form-box.ts';

/** A sentence of a certificate that says that a coverage is not there, or no longer. */
export interface CoverageStatement {
  readonly section: SectionName;
  readonly sentence: string;
}

/** What sentences call a coverage. */
const COVERAGES: Readonly<Record<SectionName, RegExp>> = {
  general_liability: /\b(?:c?gl|(?:commercial )?general liability|liability policy)\b/i,
  auto_liability: /\b(?:auto(?:mobile)?s?|vehicles?|bap)\b/i,
  umbrella_excess: /\b(?:umbrella|excess)\b/i,
  workers_comp: /\b(?:workers?'?s?'? ?comp(?:ensation)?|wc|employers?'?s?'? liability)\b/i,
};

/** Said of every coverage where none is named. */
const ANY =
  /\b(?:polic(?:y|ies)|coverages?|certificate|insurance)\b|^(?:is |has been )?(?:void|cancell?ed|terminated)\b/i;

/** What takes a coverage away. */
const TAKEN = new RegExp(
  [
    /\b(?:is|are|was|were|been|being|now|hereby|stands?)\s{0,3}(?:now |hereby |also )?(?:cancell?ed|excluded|void(?:ed)?|terminated|rescinded|lapsed|suspended|non-?renewed|expired|exhausted|null)\b/,
    /\b(?:will|shall) be (?:cancell?ed|voided|terminated|rescinded|non-?renewed)\b/,
    /\b(?:has|have) (?:lapsed|expired|terminated|exhausted)\b/,
    /\b(?:cancell?ed|voided|terminated|rescinded|lapsed|non-?renewed|expired) (?:effective|eff|as of|on|since|for|\d)/,
    /\bnot (?:in force|in effect|covered|included|provided|carried|afforded|renewed)\b/,
    /\b(?:no|excludes|excluding|without) (?:coverage|c?gl\b|general liability|auto(?:mobile)?\b|umbrella|excess|workers?|employers?)/,
    /\bdoes not (?:apply|include|cover|provide)\b/,
    /\b(?:void|cancell?ed|excluded|rescinded|terminated|lapsed|expired)$/,
    /^(?:void|cancell?ed|excluded|rescinded|terminated|lapsed|expired)\b/,
    /[:-]\s{0,3}(?:void|cancell?ed|excluded|rescinded|terminated|lapsed|none|not covered)\b/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'i',
);

/** Before those words these make a condition of them: what would be takes nothing away. */
const CONDITION =
  /\b(?:if|should|would|may|unless|before|prior to|in the event|when|until|whether|notice of|notice in case)\b/i;

/** What is said of a person or of a right is not said of the coverage. */
const OF_SOMETHING_ELSE = /\b(?:proprietors?|partners?|officers?|members?|executives?|subrogation)\b/i;

/** Sentences looked at, and their longest, in UTF-16 units. */
const MAX_SENTENCES = 400;
const MAX_SENTENCE = 400;

/**
 * The coverages that sentences say are cancelled, excluded or void. Notice clauses ("30 days notice of cancellation") and
 * conditions take nothing away. A sentence may go on in the next line.
 */
export function takenBack(texts: readonly string[]): CoverageStatement[] {
  const found: CoverageStatement[] = [];
  for (const text of texts) {
    const pieces = piecesOf(text);
    pieces.forEach((piece, i) => {
      const [before, after] = [pieces[i - 1], pieces[i + 1]];
      const own = isTaking(piece) ? piece : undefined;
      const isNamed = own !== undefined && (coveragesIn(own).length > 0 || ANY.test(own));
      // What a line says without a name, it says of the line before; what it only begins to say goes on in the next one.
      const across =
        own === undefined
          ? after !== undefined && !isTaking(after) && isTaking(`${piece} ${after}`) && `${piece} ${after}`
          : !isNamed && before !== undefined && `${before} ${own}`;
      const sentence = across === false ? own : across;
      if (sentence === undefined) return;
      const named = coveragesIn(sentence);
      const sections = named.length > 0 ? named : ANY.test(sentence) ? SECTION_NAMES : [];
      found.push(...sections.map((section) => ({ section, sentence })));
    });
  }
  return found;
}

function piecesOf(text: string): string[] {
  return text
    .split(/(?<=[.;!?])\s{1,40}|\n{1,9}|\s{2,40}\*|\*{2,40}/)
    .slice(0, MAX_SENTENCES)
    .map((piece) => piece.replace(/\s{1,40}/g, ' ').replace(/^[\s*#-]{1,20}|[\s*#.!;-]{1,20}$/g, ''))
    .filter((piece) => piece !== '' && piece.length <= MAX_SENTENCE);
}

function coveragesIn(sentence: string): SectionName[] {
  return SECTION_NAMES.filter((name) => COVERAGES[name].test(sentence));
}

function isTaking(sentence: string): boolean {
  const match = TAKEN.exec(sentence);
  if (match === null || OF_SOMETHING_ELSE.test(sentence)) return false;
  return !CONDITION.test(sentence.slice(0, match.index));
}

/** Whether a text speaks of a coverage at all. */
export function speaksOf(text: string, section: SectionName): boolean {
  return COVERAGES[section].test(text);
}
