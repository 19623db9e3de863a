import { isCity } from '../../city-names.ts';
import { readBundled } from '../../../bundled-data.ts';
import type { Education } from '../rules/education.ts';
import { isName } from '../rules/name.ts';
import { isRegion } from '../rules/role-places.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import type { WorkRole } from '../rules/roles/roles.ts';
import { type Field } from './labels.ts';
import { seenPieces, type SeenPieces } from './piece-features.ts';
import { hasFaces } from './piece-looks.ts';
import { piecesOf } from './pieces.ts';
import { decodeResumeModel } from './resume-model.ts';
import { tagPieces, type TaggedPieces } from './tag-pieces.ts';
import { educationIn, rolesIn } from './tagged-records.ts';
import { isOfSkills, likelyHeading, likelyOf, valuesOf, type TaggedValue } from './values.ts';

/** A less likely value is ignored. */
const MIN_SURE = 0.5;

/** The same for a place that no word confirms. */
const MIN_SURE_PLACE = 0.9;

/** What is less likely to be a heading is none. */
const MIN_HEADING = 0.2;

/** The most pieces of a value, and the most occurrences of a text that are looked at. */
const MAX_TOGETHER = 6;
const MAX_PLACES = 40;

/** The longest CVs have some 3,000 pieces; a longer document is not tagged. */
const MAX_PIECES = 12_000;

/** What the tagger reads from a resume. It was trained on other resumes. */
export interface TaggedResume {
  readonly name: TaggedValue | undefined;
  readonly location: TaggedValue | undefined;
  readonly roles: readonly WorkRole[];
  readonly education: readonly Education[];
  readonly skills: readonly string[];
  /** Whether typefaces tell the document's parts apart. */
  readonly hasFaces: boolean;
  /** Whether a row, by its number, begins with the name of a list of skills, though its words are those of a heading: "Languages: SQL, Julia". */
  readonly isNoHeading: (row: number) => boolean;
  /** The likelihood, from 0 to 1, that a text is exactly a value of a field, at its most likely occurrence. */
  readonly sure: (field: Field, text: string) => number;
}

export const NO_TAGS: TaggedResume = {
  name: undefined,
  location: undefined,
  roles: [],
  education: [],
  skills: [],
  hasFaces: false,
  isNoHeading: () => false,
  sure: () => 1,
};

/** Loaded with this module, on the first resume. */
const MODEL = readBundled('resume-tagger.bin.gz', decodeResumeModel);

/** Tags the rows of a resume. Linear. */
export function tagResume(rows: readonly TextRow[]): TaggedResume {
  const pieces = piecesOf(rows);
  if (pieces.length > MAX_PIECES) return NO_TAGS;
  const seen = seenPieces(rows, pieces);
  const tagged = tagPieces(seen, MODEL);
  const values = valuesOf(seen, tagged).filter(({ sure }) => sure > 0);
  const sure = (field: Field): TaggedValue[] =>
    values.filter((one) => one.field === field && one.sure >= MIN_SURE).toSorted((a, b) => b.sure - a.sure);
  return {
    name: sure('name').find(({ text }) => text.includes(' ') && isName(text)),
    location: sure('location').find((one) => one.sure >= MIN_SURE_PLACE),
    roles: rolesIn(values, { seen, tagged, least: MIN_SURE }),
    education: educationIn(values, MIN_SURE),
    skills: sure('skill')
      .toSorted((a, b) => a.start - b.start)
      .map(({ text }) => text.replace(/\.$/, '')),
    hasFaces: hasFaces(seen.looks.ofPieces),
    isNoHeading: noHeadingsOf(seen, tagged),
    sure: opinionOf(seen, tagged),
  };
}

/** Looks up the first piece of each row. What follows it in the row must be a skill: "Hobbies: chess" begins a section. */
function noHeadingsOf({ pieces }: SeenPieces, tagged: TaggedPieces): TaggedResume['isNoHeading'] {
  const firstOf = new Map(pieces.map(({ row }, i) => [row, i] as const).toReversed());
  return (row) => {
    const first = firstOf.get(row) ?? pieces.length;
    const isBeside = pieces[first + 1]?.row === row && isOfSkills(tagged, first + 1);
    return isBeside && likelyHeading(tagged, first) < MIN_HEADING;
  };
}

/** Looks up each text that consists of whole pieces. */
function opinionOf({ pieces }: SeenPieces, tagged: TaggedPieces): TaggedResume['sure'] {
  const words = pieces.map(({ text }) => folded(text));
  const places = new Map<string, { readonly from: number; readonly to: number }[]>();
  for (const from of pieces.keys())
    for (let [to, text] = [from + 1, words[from] ?? '']; to <= Math.min(pieces.length, from + MAX_TOGETHER); to += 1) {
      places.getOrInsertComputed(text, () => []).push({ from, to });
      text += ` ${words[to]}`;
    }
  return (field, text) => {
    const own = places.get(folded(text))?.slice(0, MAX_PLACES) ?? [];
    // A city or country after a name is not part of it: "University of Leiden, Netherlands".
    const isPlace = (text: string): boolean => isRegion(text) || isCity(text);
    const nextOf = (to: number): number => (isPlace(pieces[to]?.text ?? '') ? pieces.length : to);
    return Math.max(0, ...own.map(({ from, to }) => likelyOf(tagged, { field, from, to, next: nextOf(to) })));
  };
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
