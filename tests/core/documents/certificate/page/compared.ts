import { readCertificate as served } from '../../../../../core/documents/certificate/read-certificate.ts';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import type { JsonObject } from '../../../../../core/json.ts';
import { readCertificatePages } from '../../../../../core/documents/certificate/page/read-certificate-page.ts';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';

/** What became of the values of certificates. */
export interface Counts {
  /** Values served as they are printed. */
  readonly right: number;
  /** Values served otherwise, and values served of boxes that are empty. */
  readonly wrong: number;
  /** Values that are not served and said to be withheld. */
  readonly withheld: number;
  /** Values that are not served, as if their box were empty. */
  readonly lost: number;
}

type Flat = Readonly<Record<string, string | number | boolean | null>>;

/** What is served of a certificate's pages, and the paths of what is withheld; undefined where they are taken for no certificate. */
export function servedOf(pages: DocumentPages): { parsed: JsonObject; withheld: readonly string[] } | undefined {
  const document = { type: 'pdf', bytes: new Uint8Array() } as const;
  const extraction = served(readCertificatePages(pages), {
    find: quoteFinder(document, pages.text),
    basis: { kind: 'boxes' },
    year: 2026,
  });
  return extraction && { parsed: { ...extraction.parsed }, withheld: extraction.withheld };
}

/** The values of a certificate, each held against what was printed. White space and an unticked box that is left out count for nothing. */
export function compared(pages: DocumentPages, truth: JsonObject): Counts & { readonly paths: readonly string[] } {
  const answer = servedOf(pages);
  const wanted = flat(truth);
  const found = flat(answer?.parsed ?? {});
  const counts = { right: 0, wrong: 0, withheld: 0, lost: 0 };
  const paths: string[] = [];
  for (const path of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const [one, other] = [wanted[path] ?? null, found[path] ?? null];
    if (path === 'confidence' || (other === null && (one === null || one === false))) continue;
    const isWithheld =
      answer === undefined || answer.withheld.some((own) => path === own || path.startsWith(`${own}.`));
    const outcome = one === other ? 'right' : other !== null ? 'wrong' : isWithheld ? 'withheld' : 'lost';
    counts[outcome] += 1;
    if (outcome !== 'right') paths.push(`${path} ${outcome}`);
  }
  return { ...counts, paths };
}

function flat(value: unknown, path = ''): Flat {
  if (Array.isArray(value)) {
    // An insurer is known by its letter, whichever of the others were read.
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
