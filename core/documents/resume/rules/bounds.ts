import type { Field } from '../tagger/labels.ts';

/** How sure the tagger is at the least of a value as a whole, from 0 to 1: of one that the rules read too, and of one that it reads alone. */
export interface Bound {
  readonly held: number;
  readonly read: number;
}

export type Bounds = Readonly<Record<Exclude<Field, 'name' | 'location' | 'role_place' | 'study_place'>, Bound>>;

/**
 * What `npm run bench -- resume-bounds` finds: the highest bounds at which one in 250 of what is read right of made resumes is
 * lost, and those of the tagger alone at which a wrong value costs as much as six missing ones.
 */
export const BOUNDS: Bounds = {
  title: { held: 0.02, read: 0.8 },
  company: { held: 0.02, read: 0.8 },
  role_date: { held: 0.02, read: 0.7 },
  institution: { held: 0.02, read: 0.6 },
  degree: { held: 0.02, read: 0.8 },
  field: { held: 0.02, read: 0.6 },
  study_date: { held: 0.02, read: 0.5 },
  skill: { held: 0.02, read: 0.8 },
};
