import type { InsiderTransaction } from '../answer.ts';
import type { Form4Row } from './form4-row.ts';

/** What a row takes from the company's filing list. */
export interface FilingSource {
  readonly accession: string;
  /** YYYY-MM-DD. */
  readonly filingDate: string;
  readonly indexUrl: string;
}

/** A row with its note and its filing, in the contract's order of members. */
export function filingsItem(
  row: Form4Row,
  { note, filing }: { note: string; filing: FilingSource },
): InsiderTransaction {
  const { period_of_report, ...parsed } = row;
  return {
    ...parsed,
    ai_significance_note: note,
    accession_number: filing.accession,
    filing_date: filing.filingDate,
    period_of_report,
    filing_index_url: filing.indexUrl,
  };
}
