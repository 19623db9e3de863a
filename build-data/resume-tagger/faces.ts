import type { Field } from '../../core/documents/resume/tagger/labels.ts';
import type { Chance } from '../chance.ts';

/** What has a typeface of its own in some documents, besides fields: headings, labels, whole rows and lines between entries. */
export type SetApart = 'heading' | 'label' | 'row' | 'aside' | 'headline' | 'contact';

/** The typeface of what is of a field or set apart; of other text without either. */
export type Faces = (of: Field | SetApart | undefined) => string;

const PLAIN = 'plain';
const BOLD: readonly string[] = ['bold', 'bold', 'bold', 'semibold', 'other', 'small capitals'];
const SLANTED: readonly string[] = ['italic', 'italic', 'light', 'other', 'bold', 'bold italic'];

/** The typefaces of one document, by chance. */
export function facesOf({ is, pick }: Chance): Faces {
  if (is(0.12)) return () => PLAIN;
  const maybe = (share: number, faces: readonly string[]): string => (is(share) ? pick(faces) : PLAIN);
  const [title, company] = [maybe(0.6, is(0.7) ? BOLD : SLANTED), maybe(0.55, is(0.55) ? BOLD : SLANTED)];
  // Studies are mostly set like roles, the school like the employer or like the title.
  const [school, degree] = is(0.75)
    ? is(0.6)
      ? [company, title]
      : [title, company]
    : [maybe(0.6, BOLD), maybe(0.5, SLANTED)];
  const [dates, place] = [maybe(0.4, SLANTED), maybe(0.35, SLANTED)];
  const own: Readonly<Record<string, string>> = {
    heading: maybe(0.8, BOLD),
    label: maybe(0.6, BOLD),
    row: is(0.5) ? title : pick(BOLD),
    aside: maybe(0.3, SLANTED),
    headline: maybe(0.4, SLANTED),
    contact: maybe(0.15, SLANTED),
    name: maybe(0.8, BOLD),
    title,
    company,
    institution: school,
    degree,
    field: is(0.85) ? degree : maybe(0.4, SLANTED),
    role_date: dates,
    study_date: is(0.9) ? dates : maybe(0.4, SLANTED),
    role_place: place,
    study_place: place,
    skill: maybe(0.08, [...BOLD, ...SLANTED]),
  };
  return (of) => own[of ?? ''] ?? PLAIN;
}
