import type { Configuration } from '../../configuration.ts';
import { createEdgar } from '../../edgar/edgar.ts';
import { createMistral } from '../../model/mistral.ts';
import { prepareQuery } from '../../names/prepared-name.ts';
import { createCpscApi } from '../../screening/agencies/cpsc/cpsc-api.ts';
import { createDolApi, type DolDataset, type DolFilter } from '../../screening/agencies/dol/dol-api.ts';
import { MINE_VIOLATION_FIELDS } from '../../screening/agencies/dol/mine-violation.ts';
import { WAGE_HOUR_FIELDS } from '../../screening/agencies/dol/wage-hour-case.ts';
import { createEcho } from '../../screening/agencies/epa/echo.ts';
import { createOpenFda } from '../../screening/agencies/fda/openfda.ts';
import { INSPECTION_FIELDS } from '../../screening/agencies/osha/osha.ts';
import { CITATION_FIELDS } from '../../screening/agencies/osha/osha-citations.ts';
import { createCslDownload } from '../../screening/lists/csl/download.ts';
import { searchCopy } from '../../screening/lists/csl/list-copy.ts';
import { createCslSearch } from '../../screening/lists/csl/search.ts';
import { newestDay } from '../../screening/lists/register/refresh/sam.ts';
import { createUflpa } from '../../screening/lists/uflpa/uflpa.ts';
import { publishedHeading } from '../../tariff/refresh/publisher.ts';
import { systemClock } from '../../upstream/clock.ts';
import type { DoubtedList } from '../../whole-lists/answer.ts';
import { doubtSentences } from '../../whole-lists/doubt-note.ts';
import type { Probe, ProbeAnswer } from './probe.ts';

/** Records that each source has published for years; nothing submitted is ever asked about. */
export const KNOWN = {
  facility: '110005085898',
  inspection: 317_722_197,
  citation: 308_258_078,
  case: 1_755_299,
  mineViolation: '3643146',
  recallingFirm: 'Qualitest Pharmaceuticals',
  importer: 'Enhomee-Direct',
  listedParty: 'Huawei Technologies Co., Ltd.',
  forcedLaborEntity: 'Camel Group Co., Ltd.',
  filer: { ticker: 'AAPL', cik: '0000320193' },
  heading: '6109',
  subheading: '610910',
} as const;

/**
 * Age in days after which a source's newest data is old: each publishes at least every working day, and people go on
 * holiday.
 */
const MAX_AGE_DAYS = 14;

const DAY_MS = 24 * 60 * 60_000;

/** Returns a probe for every source that the server reads, in printing order. */
export function probesOf(configuration: Configuration): readonly Probe[] {
  return [
    register(configuration),
    screeningList(configuration),
    forcedLaborList(configuration),
    facilities(configuration),
    ...laborDatasets(configuration),
    drugRecalls(configuration),
    productRecalls(configuration),
    filings(configuration),
    schedule(configuration),
    model(configuration),
  ];
}

function register({ register: { url, apiKey } }: Configuration): Probe {
  return {
    source: 'exclusions register',
    settings: { url: 'SAM_URL', key: 'SAM_API_KEY' },
    async ask({ observe, signal, now }) {
      const day = await newestDay({ url, apiKey, observe }, { signal, now });
      if (day === undefined) return { changed: 'No extract of the register is listed.' };
      return day === null ? { well: 'An extract is available.' } : aged('The newest extract', day, now);
    },
  };
}

function aged(what: string, day: string, now: Date): ProbeAnswer {
  const days = Math.floor((now.getTime() - Date.parse(day)) / DAY_MS);
  return days > MAX_AGE_DAYS
    ? { changed: `${what} is dated ${day}, ${days} days ago.` }
    : { well: `${what} is dated ${day}.` };
}

function screeningList({ csl: { url, apiKey, calls } }: Configuration): Probe {
  return {
    source: 'Consolidated Screening List',
    settings: { url: 'CSL_URL', key: 'CSL_API_KEY', calls: 'CSL_CALLS' },
    async ask({ observe, signal }) {
      const name = KNOWN.listedParty;
      if (apiKey !== undefined) {
        const { search, close } = createCslSearch({ url, apiKey, calls, observe, clock: systemClock });
        const { found } = await search(name, signal).finally(close);
        return found.length === 0 ? NOT_FOUND : { well: `Records found for a known party: ${found.length}.` };
      }
      const download = createCslDownload({ url, observe, clock: systemClock });
      const { copy, doubts } = await download.copy(signal).finally(download.close);
      if (doubts.length > 0) return { changed: lostText(doubts) };
      const found = searchCopy(copy, { name, query: prepareQuery(name) });
      return found.length === 0 ? NOT_FOUND : { well: `The download has ${copy.entries.length} organizations.` };
    },
  };
}

const NOT_FOUND: ProbeAnswer = { changed: 'A record published for years was not found.' };

/** Describes what a list lost relative to its usual size; nothing was read here before. */
function lostText(doubts: readonly DoubtedList[]): string {
  return doubtSentences(doubts).join(' ');
}

function forcedLaborList({ uflpa }: Configuration): Probe {
  return {
    source: 'forced-labor entity list',
    settings: { url: 'UFLPA_URL', key: 'UFLPA_USER_AGENT' },
    async ask({ observe, signal }) {
      const list = createUflpa({ ...uflpa, observe });
      const reading = await list.read(signal).finally(list.close);
      if (reading.status === 'error') return { changed: 'It could not be read.' };
      const { doubted_lists: doubts = [] } = reading.source;
      if (doubts.length > 0) return { changed: lostText(doubts) };
      const isKnown = reading.listings.some(({ entry }) => entry.name === KNOWN.forcedLaborEntity);
      return isKnown ? { well: `The page has ${reading.listings.length} listings.` } : NOT_FOUND;
    },
  };
}

function facilities({ agencies: { echoUrl, echoCalls } }: Configuration): Probe {
  return {
    source: 'EPA ECHO',
    settings: { url: 'ECHO_URL', calls: 'ECHO_CALLS' },
    async ask({ observe, signal }) {
      const echo = createEcho({ url: echoUrl, calls: echoCalls, observe });
      const found = await echo.find({ registryId: KNOWN.facility }, signal).finally(echo.close);
      if (found.kind === 'too_many')
        return { changed: 'One registry ID returned more facilities than the source serves.' };
      return found.count === 1 ? { well: 'A known facility was found.' } : NOT_FOUND;
    },
  };
}

/** A DOL dataset and the known row to request from it. */
interface KnownRow {
  readonly dataset: DolDataset;
  readonly fields: readonly string[];
  readonly newestBy: string;
  readonly filter: DolFilter;
}

const LABOR_ROWS: readonly KnownRow[] = [
  {
    dataset: 'OSHA/inspection',
    fields: INSPECTION_FIELDS,
    newestBy: 'open_date',
    filter: { field: 'activity_nr', operator: 'eq', value: KNOWN.inspection },
  },
  {
    dataset: 'OSHA/violation',
    fields: CITATION_FIELDS,
    newestBy: 'issuance_date',
    filter: { field: 'activity_nr', operator: 'eq', value: KNOWN.citation },
  },
  {
    dataset: 'WHD/enforcement',
    fields: WAGE_HOUR_FIELDS,
    newestBy: 'findings_end_date',
    filter: { field: 'case_id', operator: 'eq', value: KNOWN.case },
  },
  {
    dataset: 'MSHA/violation',
    fields: MINE_VIOLATION_FIELDS,
    newestBy: 'iss_dt',
    filter: { field: 'viol_no', operator: 'eq', value: KNOWN.mineViolation },
  },
];

/** Maximum rows for one known item: an inspection may have several citations. */
const MAX_KNOWN_ROWS = 10;

function laborDatasets({ agencies: { dolUrl, dolApiKey, dolCalls } }: Configuration): readonly Probe[] {
  return LABOR_ROWS.map(({ dataset, ...query }) => ({
    source: `DOL ${dataset}`,
    settings: { url: 'DOL_URL', key: 'DOL_API_KEY', calls: 'DOL_CALLS' },
    lacks: dolApiKey === undefined ? 'DOL_API_KEY' : undefined,
    async ask({ observe, signal }) {
      const dol = createDolApi({ url: dolUrl, apiKey: dolApiKey ?? '', calls: dolCalls, observe });
      const { rows } = await dol.rows(dataset, { ...query, limit: MAX_KNOWN_ROWS, signal }).finally(dol.close);
      return rows.length === 0 ? NOT_FOUND : { well: 'A known record was found.' };
    },
  }));
}

function drugRecalls({ agencies: { openFdaUrl, openFdaApiKey } }: Configuration): Probe {
  return {
    source: 'openFDA',
    settings: { url: 'OPENFDA_URL', key: 'OPENFDA_API_KEY', calls: 'OPENFDA_API_KEY' },
    async ask({ observe, signal, now }) {
      const fda = createOpenFda({ url: openFdaUrl, apiKey: openFdaApiKey, observe });
      const found = await fda.recalls('drug', { phrases: [KNOWN.recallingFirm], signal }).finally(fda.close);
      if (found.rows.length === 0) return NOT_FOUND;
      if (found.lastUpdated === null) return { changed: 'The dataset does not say when it was updated.' };
      return aged('The dataset', found.lastUpdated, now);
    },
  };
}

function productRecalls({ agencies: { cpscUrl } }: Configuration): Probe {
  return {
    source: 'CPSC',
    settings: { url: 'CPSC_URL' },
    async ask({ observe, signal }) {
      const cpsc = createCpscApi({ url: cpscUrl, observe });
      const rows = await cpsc.recalls('importer', { term: KNOWN.importer, signal }).finally(cpsc.close);
      return rows.length === 0 ? NOT_FOUND : { well: `Recalls found for a known importer: ${rows.length}.` };
    },
  };
}

function filings({ edgar: { userAgent, ...edgar } }: Configuration): Probe {
  return {
    source: 'EDGAR',
    settings: { url: 'EDGAR_URL', key: 'EDGAR_USER_AGENT' },
    lacks: userAgent === undefined ? 'EDGAR_USER_AGENT' : undefined,
    async ask({ observe, signal }) {
      const client = createEdgar({ ...edgar, userAgent: userAgent ?? '', observe });
      const { ticker, cik } = KNOWN.filer;
      try {
        const { byTicker } = await client.tickerMap(signal);
        if (byTicker.get(ticker)?.cik !== cik) return NOT_FOUND;
        const lookup = client.begin(1);
        const company = await lookup.company(cik, { limit: 1, signal }).finally(lookup.end);
        if (!company?.form4s[0]) return NOT_FOUND;
        return { well: `The map has ${byTicker.size} tickers, and a known filer has filings.` };
      } finally {
        await client.close();
      }
    },
  };
}

function schedule({ schedule: { url } }: Configuration): Probe {
  return {
    source: 'tariff schedule',
    settings: { url: 'HTS_URL' },
    async ask({ observe, signal }) {
      const { release, rows } = await publishedHeading(KNOWN.heading, { url, signal, observe });
      const isKnown = rows.some(({ digits }) => digits.startsWith(KNOWN.subheading));
      return isKnown ? { well: `${release.edition} (${release.date}) is in force.` } : NOT_FOUND;
    },
  };
}

const QUESTION = {
  name: 'greeting',
  schema: {
    type: 'object',
    properties: { answer: { type: 'string' } },
    required: ['answer'],
    additionalProperties: false,
  },
  system: 'Answer with the word well.',
  content: [{ type: 'text', text: 'How are you?' }],
  maxTokens: 20,
} as const;

const MODEL_MS = 30_000;

function model({ mistral }: Configuration): Probe {
  return {
    source: 'model',
    settings: { url: 'MISTRAL_URL', key: 'MISTRAL_API_KEY' },
    lacks: mistral === undefined ? 'MISTRAL_API_KEY' : undefined,
    async ask({ observe, signal }) {
      if (!mistral) return { changed: 'It is not configured.' };
      const client = createMistral({ ...mistral, observe });
      const reply = await client.ask(QUESTION, { signal, deadlineMs: MODEL_MS }).finally(client.close);
      if (reply.kind === 'object' && typeof reply.value['answer'] === 'string') return { well: 'The model answers.' };
      return { changed: `The model did not answer as asked (${reply.kind}).` };
    },
  };
}
