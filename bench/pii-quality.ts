import { ENTITY_TYPES, type EntityType } from '../core/documents/pii/redaction/entity-type.ts';
import { redact } from '../core/documents/pii/redaction/redact.ts';
import type { Lexicon } from '../core/documents/pii/lexicon.ts';
import { personalData } from '../core/documents/pii/personal-data.ts';

/** A text with the places that somebody annotated. */
export interface AnnotatedText {
  readonly text: string;
  readonly spans: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

/** How well one type is found. */
export interface Quality {
  readonly type: EntityType;
  readonly annotated: number;
  /** Share of the entities that hold something annotated; null where there are none. */
  readonly precision: number | null;
  /** Share of the annotated places that lie wholly within entities of their type. */
  readonly recall: number | null;
  /** Both in one, recall counting twice. */
  readonly f2: number | null;
}

/** Annotations that make an entity of a type right, although they are of another: towns and codes are parts of addresses. */
const ALSO_RIGHT: Readonly<Partial<Record<EntityType, readonly string[]>>> = {
  ADDRESS: ['GPE', 'ZIP_CODE'],
  DATE_OF_BIRTH: ['DATE'],
};

/** The halves of the annotated texts: the rules were written with the even ones in view, and never with the odd ones. */
export function halvesOf<Text>(texts: readonly Text[]): { readonly seen: Text[]; readonly unseen: Text[] } {
  return { seen: texts.filter((_, i) => i % 2 === 0), unseen: texts.filter((_, i) => i % 2 === 1) };
}

/** How well the embedded reader and the patterns redact annotated texts, by type. */
export function redactionQuality(texts: readonly AnnotatedText[], lexicon: Lexicon): Quality[] {
  const redacted = texts.map(({ text, spans }) => ({
    spans,
    entities: redact(text, personalData(text, lexicon)).entities,
  }));
  return ENTITY_TYPES.map((type) => {
    const right = [type, ...(ALSO_RIGHT[type] ?? [])];
    let [annotated, covered, found, justified] = [0, 0, 0, 0];
    for (const { spans, entities } of redacted) {
      const ofType = entities.filter((one) => one.type === type);
      const wanted = spans.filter((one) => one.type === type);
      annotated += wanted.length;
      covered += wanted.filter((one) => ofType.some(({ start, end }) => start <= one.start && end >= one.end)).length;
      found += ofType.length;
      justified += ofType.filter(({ start, end }) =>
        spans.some((one) => right.includes(one.type) && one.start < end && one.end > start),
      ).length;
    }
    const [precision, recall] = [share(justified, found), share(covered, annotated)];
    return { type, annotated, precision, recall, f2: fBeta(precision, recall) };
  });
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function fBeta(precision: number | null, recall: number | null): number | null {
  if (precision === null || recall === null || precision + recall === 0) return null;
  return (5 * precision * recall) / (4 * precision + recall);
}
