import { readCertificate as served } from '../../../../../core/documents/certificate/read-certificate.ts';
import { readCertificatePages } from '../../../../../core/documents/certificate/page/read-certificate-page.ts';
import type { Extraction } from '../../../../../core/documents/certificate/extraction.ts';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import type { JsonObject } from '../../../../../core/json.ts';

/** Counts of the values of certificates by outcome. */
export interface Counts {
  /** Values served as printed. */
  readonly right: number;
  /** Values served differently, and values served for empty boxes. */
  readonly wrong: number;
  /** Values listed as withheld. */
  readonly withheld: number;
  /** Values missing as if their box were empty. */
  readonly lost: number;
}

/** The part of an answer that serves values. */
export interface Served {
  readonly parsed: JsonObject;
  readonly withheld: readonly string[];
}

type Flat = Readonly<Record<string, string | number | boolean | null>>;

/** Returns the extraction from a certificate's pages; undefined if they are not read as a certificate. */
export function extractionOf(pages: DocumentPages): Extraction | undefined {
  const document = { type: 'pdf', bytes: new Uint8Array() } as const;
  const find = quoteFinder(document, pages.text);
  return served(readCertificatePages(pages), { find, basis: { kind: 'boxes' }, year: 2026 });
}

/** Returns what is served from a certificate's pages. */
export function servedOf(pages: DocumentPages): Served | undefined {
  const extraction = extractionOf(pages);
  return extraction && { parsed: { ...extraction.parsed }, withheld: extraction.withheld };
}

/**
 * The values of a certificate, each held against what was printed. White space and an unticked box that is left out count for
 * nothing; a value that cannot be read for sure, `unreadable`, is right where it is withheld.
 */
export function compared(
  answer: Served | undefined,
  truth: JsonObject,
  unreadable: readonly string[] = [],
): Counts & { readonly paths: readonly string[] } {
  const wanted = flat(truth);
  const found = flat(answer?.parsed ?? {});
  const letters = ((answer?.parsed['insurers'] ?? []) as readonly { letter: string | null }[]).map((one) => one.letter);
  const withheld = answer?.withheld.map((own) =>
    own.replace(/^insurers\[(\d)\]/, (_, i: string) => `insurers[${letters[Number(i)] ?? i}]`),
  );
  const counts = { right: 0, wrong: 0, withheld: 0, lost: 0 };
  const paths: string[] = [];
  for (const path of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const [one, other] = [wanted[path] ?? null, found[path] ?? null];
    const mustWithhold = unreadable.includes(path);
    // For a pair of checkboxes, a no also says which one is ticked.
    const isNothing = one === null || (one === false && !path.endsWith('.claims_made'));
    if (path === 'confidence' || (other === null && isNothing && !mustWithhold)) continue;
    const isWithheld =
      withheld === undefined ||
      withheld.some((own) => path === own || path.startsWith(`${own}.`) || path.startsWith(`${own}[`));
    const isRight = mustWithhold ? other === null && isWithheld : one === other;
    const outcome = isRight ? 'right' : other !== null || mustWithhold ? 'wrong' : isWithheld ? 'withheld' : 'lost';
    counts[outcome] += 1;
    if (outcome !== 'right') paths.push(`${path} ${outcome}: ${String(other)} for ${String(one)}`);
  }
  return { ...counts, paths };
}

function flat(value: unknown, path = ''): Flat {
  if (Array.isArray(value)) {
    // An insurer is identified by its letter, whichever others were read.
    const parts = value.map((one: { letter?: string }, i) => flat(one, `${path}[${one.letter ?? i}]`));
    return Object.assign({}, ...parts) as Flat;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, one]) => flat(one, path === '' ? name : `${path}.${name}`));
    return Object.assign({}, ...parts) as Flat;
  }
  const plain = typeof value === 'string' ? value.replace(/\s{1,9}/g, ' ') : value;
  return { [path]: plain as string | number | boolean | null };
}
