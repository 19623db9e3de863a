import type { Field } from '../tagger/labels.ts';

/** How sure the tagger is at the least of a value as a whole, from 0 to 1: of one that the rules read too, and of one that it reads alone. */
export interface Bound {
  readonly held: number;
  readonly read: number;
}

export type Bounds = Readonly<Record<Exclude<Field, 'name' | 'location' | 'role_place' | 'study_place'>, Bound>>;

/**
 * As `npm run bench -- resume-bounds` finds them: the highest bounds at which hardly any right value of made resumes is lost, up to
 * 0.003 (0.02 of skills), as values of short texts and real resumes are less sure; and those of the tagger alone at which a
 * wrong value costs as much as six missing ones.
 */
export const BOUNDS: Bounds = {
  title: { held: 0.003, read: 0.6 },
  company: { held: 0.003, read: 0.7 },
  role_date: { held: 0.003, read: 0 },
  institution: { held: 0.003, read: 0.9 },
  degree: { held: 0.003, read: 0.9 },
  field: { held: 0.003, read: 0.6 },
  study_date: { held: 0.003, read: 0 },
  skill: { held: 0.02, read: 0.6 },
};
