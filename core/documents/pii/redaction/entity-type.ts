/** The entity types. */
export const ENTITY_TYPES = ['PERSON', 'EMAIL', 'PHONE', 'ADDRESS', 'SSN', 'CREDIT_CARD', 'DATE_OF_BIRTH'] as const;

export type EntityType = (typeof ENTITY_TYPES)[number];

const BY_TOKEN: ReadonlyMap<string, EntityType> = new Map(ENTITY_TYPES.map((type) => [type, type]));

/** Longer words are ignored. */
const MAX_TOKEN = 40;

/** Parses a type name in any letter case, with spaces or hyphens between words. Undefined if unknown. */
export function entityType(word: string): EntityType | undefined {
  if (word.length > MAX_TOKEN) return undefined;
  return BY_TOKEN.get(word.trim().toUpperCase().replace(/[\s-]/g, '_'));
}
