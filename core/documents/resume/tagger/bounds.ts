/** The least certainty of the tagger, from 0 to 1: `held` for a value that the rules also read, `read` for one that only the tagger reads. */
export interface Bound {
  readonly held: number;
  readonly read: number;
}

/** The fields that are judged. Dates that the rules read are right, whatever the tagger says. */
export type Bounds = Readonly<Record<'title' | 'company' | 'institution' | 'degree' | 'field' | 'skill', Bound>>;

const NAME: Bound = { held: 0.003, read: 0.9 };

/**
 * Found by `npm run bench -- resume-bounds`. `held` is the highest bound that loses hardly any right value of generated resumes, capped at
 * 0.003 (0.02 for skills) because values of short texts and real resumes are less certain: at 0.03, real resumes lose six of 404 right values.
 * `read` weighs a wrong value like six missing ones, on layouts that the tagger has not seen.
 */
const WITHOUT_FACES: Bounds = {
  title: NAME,
  company: NAME,
  institution: NAME,
  degree: NAME,
  field: NAME,
  skill: { held: 0.02, read: 0.9 },
};

const FACED: Bound = { held: 0.3, read: 0.9 };

/**
 * Where typefaces tell the parts of a document apart, the tagger is more certain, and right more often than the rules where the two disagree:
 * the same weighing, on templates of other programs.
 */
const WITH_FACES: Bounds = {
  title: FACED,
  company: FACED,
  institution: FACED,
  degree: FACED,
  field: FACED,
  skill: { held: 0.1, read: 0.9 },
};

/** The bounds for a document, by whether its typefaces tell its parts apart. */
export function boundsOf({ hasFaces }: { readonly hasFaces: boolean }): Bounds {
  return hasFaces ? WITH_FACES : WITHOUT_FACES;
}
