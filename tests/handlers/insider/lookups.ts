import type { InsiderTransactions } from '../../../core/edgar/answer.ts';
import type { TestContext } from 'node:test';
import { createEdgar } from '../../../core/edgar/edgar.ts';
import type { JsonAnswer } from '../../../core/http/route.ts';
import { parseRequestTarget } from '../../../core/http/request-target.ts';
import type { Model } from '../../../core/model/model.ts';
import type { Clock } from '../../../core/upstream/clock.ts';
import { insiderService } from '../../../handlers/insider/service.ts';
import { madeForm4, madeRow, type MadeForm } from '../../core/edgar/form4/made-form4.ts';
import { startEdgar, type EdgarStandIn, type EdgarStandInOptions, type ListedFiling } from '../../standins/edgar.ts';
import { createLeapingClock } from '../../standins/leaping-clock.ts';

/** The issuer of every made-up filing. */
export const ISSUER = { cik: '0009990001', name: 'HARBOR MILL CORP', tickers: ['HBML-B', 'HBML-A'] };

/** The nth made-up filing, newest first: one sale, identified by its number of shares. */
export function madeFiling(n: number, form: MadeForm = {}): ListedFiling {
  const document = madeForm4({ nonDerivative: madeRow({ shares: String(100 + n) }), ...form });
  return { accession: `0009990002-25-${String(900 - n).padStart(6, '0')}`, filingDate: '2025-06-04', document };
}

export function madeFilings(count: number): ListedFiling[] {
  return Array.from({ length: count }, (_, n) => madeFiling(n));
}

export interface LookupOptions extends Partial<EdgarStandInOptions> {
  readonly filings?: readonly ListedFiling[];
  readonly model?: Model;
  readonly clock?: Clock;
}

export interface Lookups {
  readonly edgar: EdgarStandIn;
  /** The answer of `GET /insider-transactions?…`; rejects with the coded error. */
  readonly get: (query: string, signal?: AbortSignal) => Promise<InsiderTransactions>;
}

export const GENERATED = new Date('2026-11-20T12:00:00Z');

/** The service over a stand-in EDGAR that lists the made-up issuer's filings, or those of the given companies. */
export async function startLookups(t: TestContext, options: LookupOptions = {}): Promise<Lookups> {
  const companies = options.companies ?? [{ ...ISSUER, filings: options.filings ?? madeFilings(1) }];
  const edgar = await startEdgar(t, { ...options, companies });
  const client = createEdgar({
    url: edgar.url,
    dataUrl: edgar.dataUrl,
    userAgent: 'Tracewell tests@tracewell.test',
    clock: options.clock ?? createLeapingClock(),
    random: () => 0,
  });
  t.after(() => client.close());
  const service = insiderService({ edgar: client, model: options.model, now: () => GENERATED });
  const route = service.routes.find(({ path }) => path === '/insider-transactions');
  return {
    edgar,
    async get(query, signal = new AbortController().signal) {
      if (typeof route?.answer !== 'function') throw new TypeError('The route has no handler.');
      const { query: parsed } = parseRequestTarget(`/?${query}`);
      const answer = await route.answer({ params: {}, query: parsed, body: {}, signal });
      return (answer as JsonAnswer).body as InsiderTransactions;
    },
  };
}
