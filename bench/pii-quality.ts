import { ENTITY_TYPES, type EntityType } from '../core/documents/pii/redaction/entity-type.ts';

/** A text with annotated spans. */
export interface AnnotatedText {
  readonly text: string;
  readonly spans: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

/** A redacted span. */
export interface Redacted {
  readonly type: EntityType;
  readonly start: number;
  readonly end: number;
}

/** Quality for one type. */
export interface Quality {
  readonly type: EntityType;
  readonly annotated: number;
  /** Share of entities that overlap an annotation; null if there are none. */
  readonly precision: number | null;
  /** Share of annotations fully covered by one entity. */
  readonly recall: number | null;
  readonly f1: number | null;
  /** Share of right entities with exact boundaries. */
  readonly exact: number | null;
  /** Share of the characters of right entities outside any annotation. */
  readonly beyond: number | null;
}

/** Annotation types that also justify an entity: towns and postal codes are parts of addresses. */
const ALSO_RIGHT: Readonly<Partial<Record<EntityType, readonly string[]>>> = {
  ADDRESS: ['GPE', 'ZIP_CODE', 'LOCATION'],
  DATE_OF_BIRTH: ['DATE'],
};

/** Compares the entities of each text with its annotations, by type. */
export function redactionQuality(
  texts: readonly AnnotatedText[],
  redacted: readonly (readonly Redacted[])[],
  types: readonly EntityType[] = ENTITY_TYPES,
): Quality[] {
  return types.map((type) => {
    const right = [type, ...(ALSO_RIGHT[type] ?? [])];
    let [annotated, covered, found, justified] = [0, 0, 0, 0];
    let [exact, taken, beyond] = [0, 0, 0];
    for (const [i, { spans }] of texts.entries()) {
      const ofType = (redacted[i] ?? []).filter((one) => one.type === type);
      const wanted = spans.filter((one) => one.type === type);
      annotated += wanted.length;
      covered += wanted.filter((one) => ofType.some(({ start, end }) => start <= one.start && end >= one.end)).length;
      found += ofType.length;
      for (const { start, end } of ofType) {
        const within = spans.filter((one) => right.includes(one.type) && one.start < end && one.end > start);
        if (within.length === 0) continue;
        justified += 1;
        exact += within.some((one) => one.start === start) && within.some((one) => one.end === end) ? 1 : 0;
        taken += end - start;
        for (let at = start; at < end; at++) beyond += within.some((one) => one.start <= at && at < one.end) ? 0 : 1;
      }
    }
    const [precision, recall] = [share(justified, found), share(covered, annotated)];
    return {
      ...{ type, annotated, precision, recall, f1: f1Of(precision, recall) },
      ...{ exact: share(exact, justified), beyond: share(beyond, taken) },
    };
  });
}

/** What counts as a false alarm: which types, and which names are right anyway. */
export interface AlarmCount {
  readonly rightNames?: ReadonlySet<string>;
  readonly types?: ReadonlySet<EntityType>;
}

/**
 * Counts the words of texts without personal annotations, and the names, addresses and dates of birth found in them.
 */
export function falseAlarms(
  texts: readonly AnnotatedText[],
  redacted: readonly (readonly Redacted[])[],
  { rightNames = NO_NAMES, types = FOUND_BY_WORDS }: AlarmCount = {},
): { readonly words: number; readonly alarms: number } {
  let [words, alarms] = [0, 0];
  for (const [i, { text, spans }] of texts.entries()) {
    if (spans.some(({ type }) => !IMPERSONAL.has(type))) continue;
    words += text.split(/\s+/).length;
    alarms += (redacted[i] ?? []).filter(({ type, start, end }) => {
      const words = text.slice(start, end).match(/[\p{L}'-]{2,}/gu) ?? [];
      const isRight = type === 'PERSON' && words.some((word) => rightNames.has(word.toLowerCase()));
      return types.has(type) && !isRight;
    }).length;
  }
  return { words, alarms };
}

const IMPERSONAL = new Set(['ORGANISATION', 'ORGANIZATION', 'LOCATION', 'DATE', 'NRP', 'TITLE', 'DOMAIN_NAME']);
const NO_NAMES: ReadonlySet<string> = new Set();
const FOUND_BY_WORDS = new Set<EntityType>(['PERSON', 'ADDRESS', 'DATE_OF_BIRTH']);

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function f1Of(precision: number | null, recall: number | null): number | null {
  if (precision === null || recall === null || precision + recall === 0) return null;
  return (2 * precision * recall) / (precision + recall);
}
