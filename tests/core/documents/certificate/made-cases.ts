import { FORM_BOXES, SECTION_NAMES } from '../../../../core/documents/certificate/acord-25.ts';
import type { Extraction, ParsedCertificate } from '../../../../core/documents/certificate/extraction.ts';
import type { SectionName } from '../../../../core/documents/certificate/form-box.ts';
import { REQUIREMENT_ROWS } from '../../../../core/documents/certificate/requirements/requirement-rows.ts';
import type { AskedRequirements } from '../../../../core/documents/certificate/requirements/requirements.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { madeFilling } from './form/made-filling.ts';
import type { Filling } from './form/made-form.ts';
import { chanceOf, madeCertificate, styleOf, type MadeCertificate, type Print } from './page/made-certificate.ts';
import { madeOldCertificate } from './page/made-old-certificate.ts';
import type { Laying } from './page/made-pages.ts';
import { AFRESH, respelled, type Vocabulary } from './page/made-respelled.ts';
import { madeUnseenCertificate } from './page/made-unseen-certificate.ts';

/** A generated certificate: what must be read from it, and the requirements for it. */
export interface MadeCase {
  readonly truth: JsonObject;
  /** The paths of values that cannot be read with certainty. */
  readonly unreadable: readonly string[];
  readonly requirements: AskedRequirements;
  /** Coverages that one of its sentences withdraws. */
  readonly taken: readonly SectionName[];
}

/** A certificate printed on a page. */
export interface PageCase extends MadeCase {
  readonly prints: readonly Print[];
  readonly rules: MadeCertificate['rules'];
  readonly laying: Laying;
}

/** A filled-in fillable form. */
export interface FormCase extends MadeCase {
  readonly filling: Filling;
}

/** Sentences that withdraw coverages, and those that only seem to. */
const SENTENCES: readonly (readonly [text: string, taken: readonly SectionName[]])[] = [
  ['General Liability policy was cancelled effective 05/01/2025.', ['general_liability']],
  ['THE UMBRELLA IS VOID.', ['umbrella_excess']],
  ['Workers compensation coverage is excluded.', ['workers_comp']],
  ['Automobile liability: CANCELLED', ['auto_liability']],
  ['All policies have been cancelled.', SECTION_NAMES],
  ['30 days notice of cancellation applies to general liability.', []],
  ['If the umbrella policy is cancelled, notice will be sent to the holder.', []],
  ['Should the automobile policy be cancelled before it expires, notice is given.', []],
  ['Workers compensation: the officers are excluded.', []],
];

/** Draws a random page. */
export type Draw = (seed: number) => MadeCertificate;

/** Any edition that rules were written on, with all its labels. */
const anyEdition: Draw = (seed) =>
  seed % 3 === 0 ? madeOldCertificate(seed) : madeCertificate(seed, { ...styleOf(seed), missing: 0 });

/** A drawing without a tenth of its labels, as in worn print. */
export const labelsLeftOut: Draw = (seed) => madeCertificate(seed, { ...styleOf(seed), missing: 0.1 });

/** A drawing that no rule was written on, with its own way of breaking labels. */
export const unseenDrawing: Draw = madeUnseenCertificate;

/** A later drawing: limit labels broken anywhere, other fonts, and columns some points off. */
export const rewrappedDrawing: Draw = (seed) => {
  const chance = chanceOf(seed + 31_337);
  const made = madeCertificate(seed, { ...styleOf(seed), missing: 0 });
  const [across, font] = [6 * chance() - 3, chance() < 0.5 ? 'serif' : 'mono'] as const;
  const prints = made.prints.flatMap((print): Print[] => {
    const own = { ...print, x: print.x + across, ...(print.right !== undefined && { right: print.right + across }) };
    const words = print.text.split(' ');
    const isLimit = print.isFilled !== true && print.x >= 425 && print.x < 430 && print.y > 300 && words.length > 1;
    if (!isLimit || chance() < 0.4) return [own];
    const at = 1 + Math.floor(chance() * (words.length - 1));
    const line = { ...own, size: font === 'mono' ? 4 : 5, font };
    return [
      { ...line, text: words.slice(0, at).join(' '), y: print.y - 3 },
      { ...line, text: words.slice(at).join(' '), y: print.y + 2.5 },
    ];
  });
  return { ...made, prints };
};

/** Any of these with other names, numbers and amounts. */
export const respelledDrawing: Draw = (seed) =>
  respelled([anyEdition, rewrappedDrawing, anyEdition, unseenDrawing][seed % 4]!(seed), seed);

/** Returns a draw of any drawing with a given vocabulary. */
export const namedDrawing =
  (vocabulary: Vocabulary): Draw =>
  (seed) =>
    respelled([anyEdition, madeOldCertificate, unseenDrawing, anyEdition][seed % 4]!(seed), seed + 7, vocabulary);

/** Any drawing with names that no rule was made on. */
export const renamedDrawing: Draw = namedDrawing(AFRESH);

/** Returns a random page: print up to 8 points off its boxes, scaled, rotated, with remarks and more pages. */
export function pageCase(seed: number, draw: Draw = anyEdition): PageCase {
  const chance = chanceOf(seed + 77_777);
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  const made = draw(seed);
  const isOff = pick(true, false);
  const [text, taken] = pick(...SENTENCES);
  const place = pick('remarks', 'page', 'nowhere', 'nowhere');
  const remarked = place === 'remarks' ? withRemark(made, text) : made;
  const isSaid = place === 'page' || remarked !== made;
  const second: Print[] = [
    { text: 'ADDITIONAL REMARKS SCHEDULE', x: 200, y: 60, size: 12, font: 'sans' },
    { text: place === 'page' ? text : 'Parking is at the rear.', x: 40, y: 120, size: 9, font: 'sans' },
  ];
  const hasMore = place === 'page' || chance() < 0.2;
  return {
    prints: remarked.prints,
    rules: made.rules,
    truth: remarked.truth,
    unreadable: [],
    laying: {
      scale: 0.95 + 0.1 * chance(),
      right: 10 * chance() - 5,
      down: 10 * chance() - 5,
      turn: 2 * chance() - 1,
      off: isOff ? [Math.round(16 * chance() - 8), Math.round(16 * chance() - 8)] : [0, 0],
      ...(hasMore && { more: [second] }),
    },
    requirements: requirementsBy(chance),
    taken: isSaid ? taken : [],
  };
}

/** Returns a random form; with `fits` every value fits its box. */
export function formCase(seed: number, fits = false): FormCase {
  const chance = chanceOf(seed + 99_999);
  const { filling, truth, withheld } = madeFilling(seed, fits);
  return { filling, truth, unreadable: withheld, requirements: requirementsBy(chance), taken: [] };
}

/** Returns the certificate with a line below its remarks. */
function withRemark(made: MadeCertificate, text: string): Pick<MadeCertificate, 'prints' | 'truth'> {
  const label = made.prints.find((print) => /^DESCRIPTION OF OPERATIONS ?\//.test(print.text));
  const before = made.truth['description_of_operations'] as string | null;
  if (label === undefined) return made;
  const y = label.y + 16 + 11 * (before?.split('\n').length ?? 0);
  const line: Print = { text, x: 24, y, size: 8, font: 'sans', isFilled: true };
  const remarks = before === null ? text : `${before}\n${text}`;
  return { prints: [...made.prints, line], truth: { ...made.truth, description_of_operations: remarks } };
}

/** Returns a few requirements or, as often, all of them, which checks each against its box. */
function requirementsBy(chance: () => number): AskedRequirements {
  const asked: Record<string, Record<string, number | boolean>> = {};
  const few = Array.from({ length: 1 + Math.floor(chance() * 4) }, () =>
    Math.floor(chance() * REQUIREMENT_ROWS.length),
  );
  const rows = chance() < 0.5 ? REQUIREMENT_ROWS : few.flatMap((i) => REQUIREMENT_ROWS[i] ?? []);
  for (const { section, key, demand } of rows) {
    const least = [5000, 100_000, 500_000, 1_000_000, 2_000_000][Math.floor(chance() * 5)]!;
    (asked[section] ??= {})[key] = demand === 'minimum' ? least : true;
  }
  return { ...asked, ...(chance() < 0.4 && { min_days_until_expiration: Math.floor(chance() * 200) }) };
}

/** Returns the truth as an extraction of everything legible. */
export function truthOf({ truth, unreadable, taken }: MadeCase): Extraction {
  const parsed = truth as unknown as ParsedCertificate;
  const evidence = Object.fromEntries(
    FORM_BOXES.flatMap(({ section, name }) => {
      const value = parsed[section]?.[name] ?? null;
      return value === null || (value === false && name !== 'claims_made')
        ? []
        : [[`${section}.${name}`, { quote: String(value) }] as const];
    }),
  );
  const doubts = Object.fromEntries(taken.map((section) => [section, 'taken back']));
  return { parsed, withheld: unreadable, evidence, doubts, sought: {}, elsewhere: {}, skippedPages: [] };
}
