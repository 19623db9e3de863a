import { setTimeout as wait } from 'node:timers/promises';
import { readConfiguration } from '../core/configuration.ts';
import { start } from '../start.ts';
import { startEdgar, type ListedFiling } from '../tests/standins/edgar.ts';
import { median } from './quantile.ts';

const FILINGS = 40;
const LATENCY_MS = 50;
const RUNS = 3;

/** The server's own EDGAR budget: calls in any second. */
const CALLS_A_SECOND = 8;

/** Measures an answer with forty filings, relative to the minimum given by the call budget for EDGAR. */
export async function insiderBench(): Promise<void> {
  const ends: (() => void)[] = [];
  const company = { cik: '0009990001', name: 'HARBOR MILL CORP', tickers: ['HBML'], filings: filings() };
  const edgar = await startEdgar({ after: (end) => ends.push(end) }, { companies: [company], latencyMs: LATENCY_MS });
  const server = await start(
    readConfiguration({
      PORT: '0',
      LOG_LEVEL: 'silent',
      EDGAR_URL: edgar.url,
      EDGAR_DATA_URL: edgar.dataUrl,
      EDGAR_USER_AGENT: 'Tracewell bench@tracewell.test',
    }),
    { log: () => undefined, summary: () => undefined },
  );
  const times: number[] = [];
  // The first lookup also reads the ticker map, which is then kept.
  for (let run = 0; run <= RUNS; run++) {
    // By then the budget used by the last run is available again.
    await wait(1_100);
    const took = await lookup(server.url);
    if (run > 0) times.push(took);
  }
  await server.stop();
  for (const end of ends) end();

  const calls = FILINGS + 1;
  const floor = (Math.ceil(calls / CALLS_A_SECOND) - 1) * 1_000 + LATENCY_MS;
  const took = median(times);
  console.log(
    `GET /insider/insider-transactions of ${FILINGS} filings, EDGAR ${LATENCY_MS} ms away: ${took.toFixed(0)} ms, median of ${RUNS}`,
  );
  console.log(
    `  ${calls} calls at ${CALLS_A_SECOND} a second take at least ${floor} ms (ratio ${(took / floor).toFixed(3)}, to be at most 1.15)`,
  );
}

async function lookup(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/insider/insider-transactions?ticker=HBML&limit=${FILINGS}`);
  const { filings: rows } = (await answer.json()) as { filings?: readonly unknown[] };
  if (rows?.length !== FILINGS * ROWS) throw new Error('The answer does not hold every row.');
  return performance.now() - started;
}

/** As in a filing of an officer's sale in tranches. */
const ROWS = 8;

function filings(): ListedFiling[] {
  return Array.from({ length: FILINGS }, (_, n) => ({
    accession: `0009990002-25-${String(900 - n).padStart(6, '0')}`,
    filingDate: '2025-06-04',
    document: form4(n),
  }));
}

function form4(n: number): string {
  const row = (i: number): string => `<nonDerivativeTransaction>
    <securityTitle><value>Common Stock</value></securityTitle><transactionDate><value>2025-06-02</value></transactionDate>
    <transactionCoding><transactionFormType>4</transactionFormType><transactionCode>S</transactionCode><footnoteId id="F1"/></transactionCoding>
    <transactionAmounts><transactionShares><value>${100 + i}</value></transactionShares>
    <transactionPricePerShare><value>12.${n}</value></transactionPricePerShare>
    <transactionAcquiredDisposedCode><value>D</value></transactionAcquiredDisposedCode></transactionAmounts>
    <postTransactionAmounts><sharesOwnedFollowingTransaction><value>900</value></sharesOwnedFollowingTransaction></postTransactionAmounts>
    <ownershipNature><directOrIndirectOwnership><value>D</value></directOrIndirectOwnership></ownershipNature>
  </nonDerivativeTransaction>`;
  return `<?xml version="1.0"?><ownershipDocument><documentType>4</documentType><periodOfReport>2025-06-02</periodOfReport>
  <issuer><issuerCik>0009990001</issuerCik><issuerName>HARBOR MILL CORP</issuerName></issuer>
  <reportingOwner><reportingOwnerId><rptOwnerCik>0009990002</rptOwnerCik><rptOwnerName>Lind Astrid</rptOwnerName></reportingOwnerId>
  <reportingOwnerRelationship><isDirector>1</isDirector></reportingOwnerRelationship></reportingOwner>
  <nonDerivativeTable>${Array.from({ length: ROWS }, (_, i) => row(i)).join('')}</nonDerivativeTable>
  <footnotes><footnote id="F1">Effected pursuant to a Rule 10b5-1 trading plan adopted on December 2, 2024.</footnote></footnotes>
</ownershipDocument>`;
}
