import { FORM_BOXES, SECTION_NAMES } from '../../../../core/documents/certificate/acord-25.ts';
import type { SectionName } from '../../../../core/documents/certificate/form-box.ts';
import type { Extraction, ParsedCertificate } from '../../../../core/documents/certificate/extraction.ts';
import { readCertificate as served } from '../../../../core/documents/certificate/read-certificate.ts';
import { evaluate } from '../../../../core/documents/certificate/requirements/evaluate.ts';
import { REQUIREMENT_ROWS } from '../../../../core/documents/certificate/requirements/requirement-rows.ts';
import type { AskedRequirements } from '../../../../core/documents/certificate/requirements/requirements.ts';
import { readCertificatePages } from '../../../../core/documents/certificate/page/read-certificate-page.ts';
import { quoteFinder } from '../../../../core/documents/reading/find-quote.ts';
import type { DocumentPages } from '../../../../core/documents/pages/pages.ts';
import { compared, type Counts } from './page/compared.ts';
import { chanceOf, madeCertificate, type MadeCertificate, type Print } from './page/made-certificate.ts';
import { madeOldCertificate } from './page/made-old-certificate.ts';
import { madePages, type Laying } from './page/made-pages.ts';

/** A made certificate as it was laid down, with its truth and something to ask of it. */
export interface MadeCase {
  readonly prints: readonly Print[];
  readonly rules: MadeCertificate['rules'];
  readonly truth: MadeCertificate['truth'];
  readonly laying: Laying;
  readonly requirements: AskedRequirements;
  /** Coverages that a sentence of it takes back. */
  readonly taken: readonly SectionName[];
}

/** The day on which certificates are held against requirements. */
const TODAY = '2025-09-01';

/** Sentences that take coverages back, and those that only seem to. */
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

/** A case by chance: any edition, print off its boxes by up to 8 points, scaled, turned, with remarks and more pages. */
export function madeCase(seed: number): MadeCase {
  const chance = chanceOf(seed + 77_777);
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!;
  const made = pick(true, true, false) ? madeCertificate(seed) : madeOldCertificate(seed);
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

/** The certificate with a line below its remarks. */
function withRemark(made: MadeCertificate, text: string): Pick<MadeCertificate, 'prints' | 'truth'> {
  const label = made.prints.find((print) => /^DESCRIPTION OF OPERATIONS ?\//.test(print.text));
  const before = made.truth['description_of_operations'] as string | null;
  if (label === undefined) return made;
  const y = label.y + 16 + 11 * (before?.split('\n').length ?? 0);
  const line: Print = { text, x: 24, y, size: 8, font: 'sans', isFilled: true };
  const remarks = before === null ? text : `${before}\n${text}`;
  return { prints: [...made.prints, line], truth: { ...made.truth, description_of_operations: remarks } };
}

function requirementsBy(chance: () => number): AskedRequirements {
  const asked: Record<string, Record<string, number | boolean>> = {};
  for (let i = 0; i < 1 + Math.floor(chance() * 4); i += 1) {
    const row = REQUIREMENT_ROWS[Math.floor(chance() * REQUIREMENT_ROWS.length)]!;
    const least = [5000, 100_000, 500_000, 1_000_000, 2_000_000][Math.floor(chance() * 5)]!;
    (asked[row.section] ??= {})[row.key] = row.demand === 'minimum' ? least : true;
  }
  return { ...asked, ...(chance() < 0.4 && { min_days_until_expiration: Math.floor(chance() * 200) }) };
}

/** What became of cases: their values, and verdicts that say what the truth says, leave it open, or say something else. */
export interface CaseCounts extends Counts {
  readonly cases: number;
  readonly refused: number;
  readonly verdicts: { readonly same: number; readonly open: number; readonly wrong: number };
  /** Seeds of cases with something wrong. */
  readonly wrongSeeds: readonly number[];
}

/** Reads cases, from a seed on, and holds them against their truth. */
export function measureCases(
  from: number,
  count: number,
  pagesOf: (made: MadeCase) => DocumentPages = (made) => madePages(made, made.laying),
): CaseCounts {
  const sums = { right: 0, wrong: 0, withheld: 0, lost: 0 };
  const verdicts = { same: 0, open: 0, wrong: 0 };
  const wrongSeeds: number[] = [];
  let refused = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const made = madeCase(seed);
    const pages = pagesOf(made);
    const extraction = extractionOf(pages);
    if (extraction === undefined) {
      refused += 1;
      continue;
    }
    const counts = compared(pages, made.truth);
    for (const name of ['right', 'wrong', 'withheld', 'lost'] as const) sums[name] += counts[name];
    const { verdict } = evaluate(made.requirements, extraction, TODAY);
    const wanted = evaluate(made.requirements, truthOf(made), TODAY).verdict;
    const outcome = verdict === wanted ? 'same' : verdict === 'cannot_determine' ? 'open' : 'wrong';
    verdicts[outcome] += 1;
    if (outcome === 'wrong' || counts.wrong > 0) wrongSeeds.push(seed);
  }
  return { ...sums, cases: count, refused, verdicts, wrongSeeds };
}

function extractionOf(pages: DocumentPages): Extraction | undefined {
  const find = quoteFinder({ type: 'pdf', bytes: new Uint8Array() }, pages.text);
  return served(readCertificatePages(pages), { find, basis: { kind: 'boxes' }, year: 2025 });
}

/** The truth as an extraction that read everything. */
function truthOf({ truth, taken }: MadeCase): Extraction {
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
  return { parsed, withheld: [], evidence, doubts, elsewhere: {}, skippedPages: [] };
}
