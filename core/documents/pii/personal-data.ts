import { bankNumbers } from './redaction/card-numbers.ts';
import { cuedNumbers } from './cued-numbers.ts';
import { dialledPhones } from './dialled-phones.ts';
import { columnValues } from './labelled/columns.ts';
import { labelledValues } from './labelled/labelled-values.ts';
import { isDateOfThing, isNumberOfThing } from './labelled/other-values.ts';
import { keyedRecords, ruledOut, valuesOfRecord } from './labelled/records.ts';
import type { Lexicon } from './lexicon.ts';
import { isOrdinary } from './tagger/ordinary-words.ts';
import { tokensOfText } from './tagger/tag-text.ts';
import type { EvidenceTrees } from './tagger/evidence-trees.ts';
import { acceptedCandidates } from './tagger/candidates.ts';
import { partsOfLines } from './tagger/line-parts.ts';
import { tagTokens, type TaggerWeights } from './tagger/tagger.ts';
import { valueOf } from './tagger/value-bounds.ts';
import { wholeNames } from './tagger/whole-names.ts';
import { visibleText } from './visible-text.ts';

/** A reported value. */
export interface PersonalValue {
  readonly type: 'PERSON' | 'PHONE' | 'ADDRESS' | 'SSN' | 'CREDIT_CARD' | 'DATE_OF_BIRTH';
  readonly value: string;
  /** Present when only this letter case matches: the name is also an ordinary word. */
  readonly as_written?: true;
}

/** Word lists, tagger weights and evidence trees. */
export interface PersonalModel {
  readonly lexicon: Lexicon;
  readonly weights: TaggerWeights;
  readonly evidence: EvidenceTrees;
}

/**
 * Finds names, postal addresses and dates of birth with the tagger, and numbers by their cues. Deterministic. Values with a fixed form
 * (e-mail addresses, most cards) are left to the patterns.
 */
export function personalData(original: string, { lexicon, weights, evidence }: PersonalModel): PersonalValue[] {
  const { text } = visibleText(original);
  const cued = cuedNumbers(text);
  const tokens = tokensOfText(text, lexicon, cued);
  const banks = bankNumbers(text);
  const columns = columnValues(text);
  const records = [...columns.records, ...keyedRecords(text)];
  const isRuledOut = ruledOut(records);
  const valueOfName = (type: 'PERSON' | 'ADDRESS', value: string): PersonalValue =>
    type === 'ADDRESS' || isOrdinary(value.toLowerCase(), lexicon.ordinaryWords)
      ? { type, value, as_written: true }
      : { type, value };
  const tagging = tagTokens(tokens, weights);
  const whole = wholeNames(tokens, tagging.tagged);
  const tagged = acceptedCandidates(tokens, tagging, evidence, partsOfLines(text, tokens)).flatMap(
    (stretch): PersonalValue[] => {
      const { tag, from, to } = valueOf(tokens, whole(stretch));
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (!first || !last || first.start > last.start) return [];
      const value = text.slice(first.start, tag === 'PERSON' ? endOfHyphenated(text, last.end) : last.end);
      if (isWithinWord(text, first.start, last.end)) return [];
      if (tag === 'DATE_OF_BIRTH' && isDateOfThing(text, { start: first.start, end: last.end })) return [];
      if (isRuledOut(tag, { start: first.start, end: last.end })) return [];
      if (banks.some((bank) => bank.start < last.end && bank.end > first.start)) return [];
      const isWord = tag === 'PERSON' && first === last && isOrdinary(first.lower, lexicon.ordinaryWords);
      return [isWord ? { type: tag, value, as_written: true } : { type: tag, value }];
    },
  );
  const named = records.flatMap((fields) =>
    valuesOfRecord(text, fields).map(({ type, start, end }) => valueOfName(type, text.slice(start, end))),
  );
  const labelled = labelledValues(text, columns);
  // The tagger was trained on texts in which only the cued numbers are one token each.
  const dialled = dialledPhones(text).map((place) => ({ type: 'PHONE', ...place }) as const);
  const inText = [...cued, ...dialled].filter((one) => one.type !== 'PHONE' || !isNumberOfThing(text, one));
  const numbers = [...inText, ...labelled].map(
    ({ type, start, end }) =>
      ({ type: type === 'POSTCODE' ? 'ADDRESS' : type, value: text.slice(start, end) }) as const,
  );
  return [...new Map([...named, ...tagged, ...numbers].map((one) => [`${one.type} ${one.value}`, one])).values()];
}

/** The rest of a word that is divided at a line end. */
const DIVIDED = /-[ \t]{0,8}\n[ \t]{0,8}\p{Ll}[\p{L}\p{M}]{0,30}(?![\p{L}\p{M}-])/uy;

function endOfHyphenated(text: string, end: number): number {
  DIVIDED.lastIndex = end;
  return DIVIDED.test(text) ? DIVIDED.lastIndex : end;
}

/** Two letters or two digits in a row. */
const WITHIN = /^(?:[\p{L}\p{M}]{2}|\p{N}{2})/u;

/** Whether a stretch starts or ends inside a word or number. Very long words are cut into several tokens. */
function isWithinWord(text: string, start: number, end: number): boolean {
  return WITHIN.test(text.slice(start - 1, start + 1)) || WITHIN.test(text.slice(end - 1, end + 1));
}
