/* Written from answer-schema.ts by `npm run types`. */

/** One transaction as stated on a Form 4; a member is null if the filing has no readable value for it. */
export type InsiderTransaction = {
  /** The first-listed reporting owner, as filed. */
  readonly insider_name: string | null;
  /** Central Index Key, ten digits. */
  readonly insider_cik: string | null;
  /** Officer title, Director, 10% owner or other, as filed; several are separated by semicolons. */
  readonly role: string | null;
  /** The meaning of the code. */
  readonly transaction_type: string | null;
  /** Form 4 transaction code. */
  readonly transaction_code: string | null;
  /** A acquired, D disposed. */
  readonly acquired_disposed_code: 'A' | 'D' | null;
  readonly security_title: string | null;
  readonly is_derivative: boolean;
  readonly shares: number | null;
  /** In U.S. dollars for one of the row's securities; null if its footnotes say otherwise. An explicit 0 stays 0. */
  readonly price_per_share: number | null;
  /** Shares times price for this row's own instrument; null if either is missing. */
  readonly transaction_value_usd: number | null;
  readonly transaction_date: string | null;
  /** On this row's ownership line, not the insider's total position. */
  readonly post_transaction_holdings: number | null;
  /** How the holdings on this line are owned. */
  readonly ownership_type: 'direct' | 'indirect' | null;
  /** Whether the row's own footnotes place it under a Rule 10b5-1 plan; false means they do not say so, not that no plan existed. */
  readonly is_rule_10b5_1_plan: boolean;
  /** Prepared sentences, written only from this row's parsed fields. */
  readonly ai_significance_note: string;
  readonly accession_number: string;
  readonly filing_date: string;
  readonly period_of_report: string | null;
  readonly filing_index_url: string;
};

/** The recent insider transactions of a company. */
export type InsiderTransactions = {
  readonly company: {
    readonly name: string;
    /** Null if the company has none. */
    readonly ticker: string | null;
    /** Central Index Key, ten digits. */
    readonly cik: string;
  };
  /** One item per transaction: newest filing first, and within a filing in the filing's order. */
  readonly filings: readonly InsiderTransaction[];
  readonly disclaimer: string;
  /** What selected the sentences of the notes: the template or the model. */
  readonly narrative_provider: string;
  /** partial: some notes fell back to the template; unavailable: all did. Without a model it is always ok. */
  readonly narrative_status: 'ok' | 'partial' | 'unavailable';
  readonly data_source: string;
  readonly generated_at: string;
  /** Listed filings that could not be read; absent if there are none. */
  readonly unread_filings?: readonly UnreadFiling[];
};

/** A listed filing that could not be read. */
export type UnreadFiling = {
  readonly accession_number: string;
  readonly reason:
    | 'The filing list names no XML document for this filing.'
    | 'EDGAR does not have the document that its filing list names.'
    | 'EDGAR refused to serve the document: too many requests.'
    | 'The document was not requested: EDGAR accepts no more requests from this server for now.'
    | 'The document was not requested: this server has too many other requests to EDGAR in flight.'
    | 'The request was dropped: EDGAR refused others for this answer.'
    | "EDGAR rejects this server's User-Agent."
    | 'The document did not arrive in time.'
    | 'EDGAR did not serve the document.'
    | 'The document is larger than any Form 4.'
    | 'The document is empty.'
    | 'EDGAR served a web page instead of the document.'
    | 'The document is not text in its declared encoding.'
    | 'The document declares a document type or entities, which no Form 4 does.'
    | 'The document is not well-formed XML, or is truncated.'
    | 'The document is nested deeper than any Form 4.'
    | 'The document is not an ownership document.'
    | 'The document is an amendment (Form 4/A).'
    | 'The document is not a Form 4.'
    | 'The document names no issuer, or more than one.'
    | 'The document has more transactions than any Form 4.'
    | 'The document has more footnotes than any Form 4.'
    | 'The document has transactions outside its tables.';
};
