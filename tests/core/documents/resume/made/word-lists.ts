/** What people are made of. */
export interface Words {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly companies: readonly string[];
  readonly titles: readonly string[];
  readonly places: readonly string[];
  readonly schools: readonly string[];
  readonly studies: readonly (readonly [degree: string, field: string])[];
  readonly skills: readonly string[];
  readonly deeds: readonly string[];
  readonly summaries: readonly string[];
  readonly phones: readonly string[];
}

/** The parts of a text between semicolons. */
export const list = (text: string): readonly string[] => text.split(/\s*;\s*/);
