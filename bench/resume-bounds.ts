import { readFileSync } from 'node:fs';
import { chanceBy } from '../build-data/chance.ts';
import { drawnResume } from '../build-data/resume-tagger/draw-resume.ts';
import { originOf, type DrawnDocument } from '../build-data/resume-tagger/drawing.ts';
import { materialOf } from '../build-data/resume-tagger/material.ts';
import { makerOf } from '../build-data/resume-tagger/people.ts';
import { seededRandom } from '../build-data/classifier/random.ts';
import type { JsonObject } from '../core/json.ts';
import { readTextLayers } from '../core/documents/pages/pdf-pages.ts';
import type { DocumentPages } from '../core/documents/pages/pages.ts';
import { textPages } from '../core/documents/pages/text-pages.ts';
import { decodeLexicon } from '../core/documents/pii/lexicon.ts';
import { boundsOf, type Bound, type Bounds } from '../core/documents/resume/tagger/bounds.ts';
import { readResume } from '../core/documents/resume/rules/read-resume.ts';
import { tagResume, type TaggedResume } from '../core/documents/resume/tagger/tag-resume.ts';
import type { Truth } from '../tests/core/documents/resume/made/layout.ts';
import { HALVES, madeResumes } from '../tests/core/documents/resume/made/made-resumes.ts';
import { WORDS } from '../tests/core/documents/resume/made/words.ts';
import { wordsOf } from '../core/documents/resume/rules/words/phrases.ts';

/** Generated resumes of each layout, and randomly drawn ones. Their people are not those of the tests or of the tagger's training. */
const EACH = 1;
const DRAWN = 600;
const SEED = 300;

/** A wrong value costs as much as this many missing ones. */
const COST = 6;

/** The highest bounds for values that the rules also read, because values of short texts and real resumes are less certain than generated ones, and the share of right values that may be lost. */
const MAX_HELD = { entry: 0.003, skill: 0.02 };
const MAX_LOST = 1 / 200;

const GRID = [0, 0.003, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98];

type Name = keyof Bounds;
const NAMES = Object.keys(boundsOf({ hasFaces: false })) as Name[];

/** A document and the values it prints by field, folded. */
interface Sample {
  readonly document: DocumentPages;
  readonly printed: Readonly<Record<Name, ReadonlySet<string>>>;
  readonly tags: Map<string, TaggedResume>;
}

/** A served value, the tagger's certainty, and whether such a value is printed. */
interface Served {
  readonly field: Name;
  readonly text: string;
  readonly sure: number;
  readonly isRight: boolean;
}

/** Prints the bounds of each field. `held` is found on generated resumes, `read` on drawn ones as well. */
export async function resumeBounds(): Promise<void> {
  const made = await madeSamples();
  const samples = [...made, ...drawnSamples()];
  console.log(`${samples.length} resumes`);
  const held = fitted(made, { serving: allOf({ held: 0, read: 2 }), beside: allOf({ held: 2, read: 2 }) });
  const kept = boundsBy((field) => ({ held: held[field], read: 2 }));
  const read = fitted(samples, { serving: boundsBy((field) => ({ held: held[field], read: 0 })), beside: kept });
  for (const field of NAMES) console.log(`  ${field}: { held: ${held[field]}, read: ${read[field]} },`);
}

async function madeSamples(): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const half of HALVES)
    for (const { text, pdf, truth } of madeResumes(half, { each: EACH, seed: SEED })) {
      const printed = printedBy((field) => textsOf(truth, field));
      if (text !== null) found.push({ document: textPages(text), printed, tags: new Map() });
      const read = await readTextLayers(await pdf());
      if ('document' in read) found.push({ document: read.document, printed, tags: new Map() });
    }
  return found;
}

function textsOf({ work_history: roles, education, skills }: Truth, field: Name): readonly (string | null)[] {
  switch (field) {
    case 'title':
    case 'company':
      return roles.map((one) => one[field]);
    case 'skill':
      return skills;
    default:
      return education.map((one) => one[field]);
  }
}

/** Resumes of the drawings that the tagger is trained on others of; the rules know none of them. */
function drawnSamples(): Sample[] {
  const lexicon = decodeLexicon(readFileSync(new URL('../data/personal-words.json', import.meta.url)));
  const material = materialOf(
    lexicon,
    Object.values(WORDS).flatMap(({ companies }) => companies),
  );
  const maker = makerOf(chanceBy(seededRandom(SEED)), material);
  return Array.from({ length: DRAWN }, () => {
    const drawn = drawnResume(maker, material);
    return { document: drawn.document, printed: printedBy((field) => drawnTexts(drawn, field)), tags: new Map() };
  });
}

function drawnTexts({ bits }: DrawnDocument, field: Name): readonly (string | null)[] {
  return bits.flatMap((one) => (one && originOf(one.bit).field === field ? [originOf(one.bit).text] : []));
}

function printedBy(of: (field: Name) => readonly (string | null)[]): Sample['printed'] {
  const folded = (field: Name): Set<string> => new Set(of(field).map((text) => fold(text ?? '')));
  return Object.fromEntries(NAMES.map((field) => [field, folded(field)])) as Record<Name, Set<string>>;
}

function fold(text: string): string {
  return wordsOf(text).join(' ');
}

/** For each field the best bound of what is served by some bounds and not by others. */
function fitted(
  samples: readonly Sample[],
  { serving, beside }: { readonly serving: Bounds; readonly beside: Bounds },
): Readonly<Record<Name, number>> {
  const all = samples.flatMap((sample) => {
    const before = new Set(servedIn(sample, beside).map(({ field, text }) => `${field} ${text}`));
    return servedIn(sample, serving).filter(({ field, text }) => !before.has(`${field} ${text}`));
  });
  const bestOf = (field: Name): number => {
    const own = all.filter((one) => one.field === field);
    const worth = (bound: number): number =>
      own.reduce((sum, one) => sum + (one.sure < bound ? 0 : one.isRight ? 1 : -COST), 0);
    const isHeld = serving[field].read > 1;
    const right = own.filter((one) => one.isRight);
    const lost = (bound: number): number => right.filter(({ sure }) => sure < bound).length / right.length;
    const best = isHeld
      ? Math.max(
          ...GRID.filter(
            (bound) => bound <= MAX_HELD[field === 'skill' ? 'skill' : 'entry'] && !(lost(bound) > MAX_LOST),
          ),
        )
      : GRID.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    const count = (isRight: boolean, isServed: boolean): number =>
      own.filter((one) => one.isRight === isRight && one.sure >= best === isServed).length;
    console.log(
      `  ${field} from ${best}: ${count(true, true)} right, ${count(false, true)} wrong; below: ${count(true, false)} right, ${count(false, false)} wrong`,
    );
    return best;
  };
  return Object.fromEntries(NAMES.map((field) => [field, bestOf(field)])) as Record<Name, number>;
}

/** What is served of a sample by some bounds. */
function servedIn({ document, printed, tags }: Sample, bounds: Bounds): Served[] {
  const tag: typeof tagResume = (rows) => tags.getOrInsertComputed('', () => tagResume(rows));
  const { work_history: roles, education, skills } = readResume(document, tag, bounds);
  const values = (list: unknown, field: string): string[] =>
    (list as readonly JsonObject[]).flatMap((one) => {
      const value = one[field];
      const text = typeof value === 'object' && value !== null ? (value as JsonObject)['value'] : value;
      return typeof text === 'string' ? [text] : [];
    });
  const served: Readonly<Record<Name, readonly string[]>> = {
    title: values(roles, 'title'),
    company: values(roles, 'company'),
    institution: values(education, 'institution'),
    degree: values(education, 'degree'),
    field: values(education, 'field'),
    skill: skills as readonly string[],
  };
  return NAMES.flatMap((field) =>
    served[field].map((text): Served => {
      const sure = tags.get('')?.sure(field, text) ?? 0;
      const isRight = printed[field].has(fold(text));
      return { field, text, sure, isRight };
    }),
  );
}

function allOf(bound: Bound): Bounds {
  return boundsBy(() => bound);
}

function boundsBy(of: (field: Name) => Bound): Bounds {
  return Object.fromEntries(NAMES.map((field) => [field, of(field)])) as Record<Name, Bound>;
}
