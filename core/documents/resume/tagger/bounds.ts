/** The least certainty of the tagger, from 0 to 1: `held` for a value that the rules also read, `read` for one that only the tagger reads. */
export interface Bound {
  readonly held: number;
  readonly read: number;
}

/** The fields that are judged. Dates that the rules read are served whatever the tagger says. */
export type Bounds = Readonly<Record<'title' | 'company' | 'institution' | 'degree' | 'field' | 'skill', Bound>>;

/** Bounds that are the same for all names. */
function boundsBy(name: Bound, skill: Bound): Bounds {
  return { title: name, company: name, institution: name, degree: name, field: name, skill };
}

/**
 * Found by `npm run bench -- resume-bounds`. `held` is the highest bound that loses hardly any right value of generated resumes, capped at
 * 0.003 (0.02 for skills) because values of short texts and real resumes are less certain: at 0.03, real resumes lose six of 404 right values.
 * `read` weighs a wrong value like six missing ones, on layouts that the tagger has not seen.
 */
const WITHOUT_FACES = boundsBy({ held: 0.003, read: 0.9 }, { held: 0.02, read: 0.9 });

/**
 * Where typefaces tell the parts of a document apart, the tagger is more certain, and where it disagrees with the rules it is more often right.
 * Of several bounds, these did best with a wrong value weighed like six missing ones, on templates of other programs.
 */
const WITH_FACES = boundsBy({ held: 0.3, read: 0.9 }, { held: 0.1, read: 0.9 });

/** The bounds for a document, by whether its typefaces tell its parts apart. */
export function boundsOf({ hasFaces }: { readonly hasFaces: boolean }): Bounds {
  return hasFaces ? WITH_FACES : WITHOUT_FACES;
}
