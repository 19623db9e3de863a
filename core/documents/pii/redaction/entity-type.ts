/** The kinds of personal data that are found, by their tokens. */
export const ENTITY_TYPES = ['PERSON', 'EMAIL', 'PHONE', 'ADDRESS', 'SSN', 'CREDIT_CARD', 'DATE_OF_BIRTH'] as const;

export type EntityType = (typeof ENTITY_TYPES)[number];

const BY_TOKEN: ReadonlyMap<string, EntityType> = new Map(ENTITY_TYPES.map((type) => [type, type]));

/** No token is longer; what is longer is not looked at. */
const MAX_TOKEN = 40;

/** The type that a reader's word for it names, in any letter case and with spaces or hyphens between words; undefined where it names none. */
export function entityType(word: string): EntityType | undefined {
  if (word.length > MAX_TOKEN) return undefined;
  return BY_TOKEN.get(word.trim().toUpperCase().replace(/[\s-]/g, '_'));
}
