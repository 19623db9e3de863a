import { INSIDER_TRANSACTIONS } from '../../core/edgar/answer-schema.ts';
import type { InsiderTransactions } from '../../core/edgar/answer.ts';
import { filingIndexUrl } from '../../core/edgar/archive-paths.ts';
import type { Edgar } from '../../core/edgar/edgar.ts';
import { filingsItem, type FilingSource, type Form4Row } from '../../core/edgar/form4/form4-row.ts';
import type { ReadFiling } from '../../core/edgar/read-filings.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { ApiRequest, JsonAnswer, Service } from '../../core/http/route.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import type { Model } from '../../core/model/model.ts';
import { INSIDER_EXAMPLES } from './examples.ts';
import { lookupRequest, lookUp } from './lookup.ts';
import { narrate } from './narrative.ts';
import { INSIDER_PARAMETERS } from './schema.ts';
import { DATA_SOURCE, INSIDER_DISCLAIMER, INSIDER_TERMS, SAMPLE_DATA_SOURCE } from './terms.ts';

/** Dependencies of the service. */
export interface InsiderParts {
  /** Undefined without a User-Agent with a contact address, which EDGAR requires. */
  readonly edgar: Edgar | undefined;
  /** Chooses the sentences of the notes, if configured. */
  readonly model: Model | undefined;
  readonly now: () => Date;
}

/** Ten seconds of reading, then twenty for a model's choice of notes. */
const ROUTE_MS = 35_000;

/** GET /insider-transactions and GET /terms of the insider-transaction lookup. */
export function insiderService(parts: InsiderParts): Service {
  return {
    slug: 'insider',
    title: 'Insider transactions',
    description: "A company's recent Form 4 transactions, read from EDGAR for each request, as structured rows.",
    routes: [
      {
        method: 'GET',
        path: '/insider-transactions',
        deadlineMs: ROUTE_MS,
        answer: (request) => answerTransactions(parts, request),
        operation: {
          id: 'insiderTransactions',
          summary: 'List recent insider transactions of a company',
          description:
            'Reads the newest Form 4 filings of an issuer and returns each transaction in them as a row. Informational only, not ' +
            'investment advice; each answer states its limits.',
          parameters: INSIDER_PARAMETERS,
          response: { description: 'The transactions.', schema: INSIDER_TRANSACTIONS },
          errors: [
            'missing_fields',
            'invalid_fields',
            'company_not_found',
            'provider_misconfigured',
            'source_unavailable',
          ],
          examples: INSIDER_EXAMPLES,
        },
      },
      termsRoute('insiderTerms', INSIDER_TERMS),
    ],
  };
}

async function answerTransactions(
  { edgar, model, now }: InsiderParts,
  request: ApiRequest,
): Promise<JsonAnswer<InsiderTransactions>> {
  const asked = lookupRequest(request.query);
  if (!edgar) {
    throw new CodedError('provider_misconfigured', 'The operator must set EDGAR_USER_AGENT with a contact address.');
  }
  const { company, ticker, reading } = await lookUp(edgar, asked, request.signal);
  // A company may file Form 4s itself, as an owner of other issuers.
  const rows = reading.filings.filter(({ document }) => document.issuerCik === company.cik).flatMap(rowsOf);
  const { notes, provider, status } = await narrate(
    rows.map(({ row }) => row),
    { model, signal: request.signal },
  );
  const body: InsiderTransactions = {
    company: { name: company.name, ticker, cik: company.cik },
    filings: rows.map(({ row, filing }, i) => filingsItem(row, { note: notes[i] ?? '', filing })),
    ...(reading.unread.length > 0 && { unread_filings: reading.unread }),
    disclaimer: INSIDER_DISCLAIMER,
    narrative_provider: provider,
    narrative_status: status,
    data_source: edgar.isSample ? SAMPLE_DATA_SOURCE : DATA_SOURCE,
    generated_at: now().toISOString(),
  };
  return { status: 200, body };
}

interface SourcedRow {
  readonly row: Form4Row;
  readonly filing: FilingSource;
}

function rowsOf({ entry, document }: ReadFiling): SourcedRow[] {
  const { accession, filingDate } = entry;
  const filing = { accession, filingDate, indexUrl: filingIndexUrl({ cik: document.issuerCik, accession }) };
  return document.rows.map((row) => ({ row, filing }));
}
