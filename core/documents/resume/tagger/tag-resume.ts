import { readBundled } from '../../../bundled-data.ts';
import type { Education } from '../rules/education.ts';
import { isName } from '../rules/name.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import type { WorkRole } from '../rules/roles.ts';
import { type Field } from './labels.ts';
import { seenPieces, type SeenPieces } from './piece-features.ts';
import { piecesOf } from './pieces.ts';
import { decodeResumeModel } from './resume-model.ts';
import { tagPieces, type TaggedPieces } from './tag-pieces.ts';
import { educationIn, rolesIn } from './tagged-records.ts';
import { likelyOf, valuesOf, type TaggedValue } from './values.ts';

/** A value is read from this likelihood on; titles and employers, which any words may be, from a higher one. */
const MIN_SURE = { role: 0.9, other: 0.7 };

/** What is less likely of a field is not served as one. */
const MIN_LIKELY = 0.003;

/** The longest lives have some 3,000; of a document that has more nothing is said. */
const MAX_PIECES = 12_000;

/** What a tagger that was trained on other resumes reads of one. */
export interface TaggedResume {
  readonly name: TaggedValue | undefined;
  readonly roles: readonly WorkRole[];
  readonly education: readonly Education[];
  readonly skills: readonly string[];
  /** False for a text of which every piece that it is the whole of is hardly likely to be of a field. */
  readonly mayBe: (field: Field, text: string) => boolean;
}

export const NO_TAGS: TaggedResume = { name: undefined, roles: [], education: [], skills: [], mayBe: () => true };

/** Loaded with this file, which the first resume loads. */
const MODEL = readBundled('resume-tagger.bin.gz', decodeResumeModel);

/** What the tagger reads of the rows of a resume. Linear. */
export function tagResume(rows: readonly TextRow[]): TaggedResume {
  const pieces = piecesOf(rows);
  if (pieces.length > MAX_PIECES) return NO_TAGS;
  const seen = seenPieces(rows, pieces);
  const tagged = tagPieces(seen, MODEL);
  const values = valuesOf(seen, tagged).filter(({ sure }) => sure > 0);
  const sure = (field: Field): TaggedValue[] =>
    values.filter((one) => one.field === field && one.sure >= MIN_SURE.other).toSorted((a, b) => b.sure - a.sure);
  return {
    name: sure('name').find(({ text }) => text.includes(' ') && isName(text)),
    roles: rolesIn(values, { seen, tagged, least: MIN_SURE.role }),
    education: educationIn(values, MIN_SURE.other),
    skills: sure('skill')
      .toSorted((a, b) => a.start - b.start)
      .map(({ text }) => text.replace(/\.$/, '')),
    mayBe: opinionOf(seen, tagged),
  };
}

function opinionOf({ pieces }: SeenPieces, tagged: TaggedPieces): TaggedResume['mayBe'] {
  const byText = Map.groupBy(pieces.keys(), (i) => folded(pieces[i]?.text ?? ''));
  return (field, text) => {
    const whole = byText.get(folded(text));
    return whole === undefined || whole.some((i) => likelyOf(tagged, i, field) >= MIN_LIKELY);
  };
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
