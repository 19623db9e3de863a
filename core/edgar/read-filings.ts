import type { UnreadFiling } from './answer.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import type { EdgarLookup } from './edgar.ts';
import { edgarTrouble } from './edgar-failure.ts';
import { readForm4, type Form4Reading } from './form4/form4.ts';
import type { Form4Entry } from './submissions.ts';
import { UNREAD_REASONS, type UnreadCode } from './form4/unread-filing.ts';

/** A filing that was read. */
export interface ReadFiling {
  readonly entry: Form4Entry;
  readonly document: Extract<Form4Reading, { kind: 'filing' }>;
}

/** Result of reading a list's filings. */
export interface FilingsReading {
  /** In the order of the entries. */
  readonly filings: readonly ReadFiling[];
  readonly unread: readonly UnreadFiling[];
  /** The first failure of EDGAR as a whole rather than of one document; undefined if there was none. */
  readonly outage: UpstreamFailure | undefined;
}

/** The filings to read. */
export interface FilingsRequest {
  readonly cik: string;
  readonly entries: readonly Form4Entry[];
  readonly signal: AbortSignal;
}

/** What EDGAR serves instead of documents during maintenance: a failure of EDGAR, whatever the status. */
const IS_NO_DOCUMENT: ReadonlySet<UnreadCode> = new Set(['html_page', 'empty']);

/** One refused call may be particular to that document; after this many, the others would be refused as well. */
const MIN_REFUSALS_OF_BLOCK = 3;

/**
 * Reads filings in parallel and independently: a problem with one does not affect the others. Once EDGAR refuses us,
 * the rest is not requested, because it would be refused as well. Throws `UpstreamFailure` of kind `aborted` if the
 * caller leaves, and for no failure of EDGAR.
 */
export async function readFilings(
  edgar: EdgarLookup,
  { cik, entries, signal }: FilingsRequest,
): Promise<FilingsReading> {
  edgar.expect(entries.filter(({ xmlName }) => xmlName !== null).length);
  const block = new AbortController();
  const ended = AbortSignal.any([signal, block.signal]);
  let outage: UpstreamFailure | undefined;
  let refusals = 0;

  function reasonOf(failure: UpstreamFailure): UnreadCode {
    if (failure.kind === 'aborted' && block.signal.aborted && !signal.aborted) return 'given_up';
    if (failure.kind === 'aborted') throw failure;
    const trouble = edgarTrouble(failure);
    if (trouble === 'missing' || trouble === 'too_large') return trouble;
    outage ??= failure;
    if (trouble === 'rate_block' || trouble === 'agent_block') refusals++;
    if (refusals === MIN_REFUSALS_OF_BLOCK) block.abort();
    return failure.kind === 'timeout' ? 'timeout' : trouble;
  }

  async function read(entry: Form4Entry): Promise<ReadFiling | UnreadFiling> {
    const unread = (code: UnreadCode): UnreadFiling => ({
      accession_number: entry.accession,
      reason: UNREAD_REASONS[code],
    });
    if (entry.xmlName === null) return unread('no_xml');
    const filing = { cik, accession: entry.accession };
    try {
      const document = readForm4(await edgar.document(filing, { xmlName: entry.xmlName, signal: ended }));
      if (document.kind === 'filing') return { entry, document };
      if (IS_NO_DOCUMENT.has(document.reason)) outage ??= new UpstreamFailure({ source: 'EDGAR', kind: 'shape' });
      return unread(document.reason);
    } catch (error) {
      if (error instanceof UpstreamFailure) return unread(reasonOf(error));
      throw error;
    }
  }

  const outcomes = await Promise.all(entries.map(read));
  return {
    filings: outcomes.filter((one) => 'document' in one),
    unread: outcomes.filter((one) => 'reason' in one),
    outage,
  };
}
